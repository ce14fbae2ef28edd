'use server';

import { TRPCError } from '@trpc/server';
import type { Locale } from 'next-intl';
import { refresh } from 'next/cache';
import * as z from 'zod/mini';
import { api } from '@/api/server';

const Answered = z.object({ command: z.string(), coming: z.enum(['yes', 'no']) });

type Link = { readonly locale: Locale; readonly token: string };

/** Writes what was answered by a link; or says why it cannot be. Bugs go on to the error page. */
export async function answerLink(
  { locale, token }: Link,
  _before: string | null,
  form: FormData,
): Promise<string | null> {
  try {
    const ask = await api(locale);
    const { command, coming } = Answered.parse(Object.fromEntries(form));
    await ask.signups.answer({ token, command, coming: coming === 'yes' });
  } catch (error) {
    if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return error.message;
    throw error;
  }
  refresh();
  return null;
}
