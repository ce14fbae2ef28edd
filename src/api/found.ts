import type { Context } from './context';
import { nothingInParticular, refusedError } from './refused';

/** The answer, or a refusal that says what there is none of. */
export async function found<Answer>(
  context: Context,
  answer: Answer | null,
  { what, id }: { readonly what: string; readonly id: string },
): Promise<Answer> {
  if (answer !== null) return answer;
  throw await refusedError(context, { code: 'not-found', params: { what, id } }, nothingInParticular);
}
