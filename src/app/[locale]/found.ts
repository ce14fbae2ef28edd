import { TRPCError } from '@trpc/server';
import { notFound } from 'next/navigation';

/** The answer, or the page that says there is none: an address may name what does not exist. */
export async function found<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
    throw error;
  }
}
