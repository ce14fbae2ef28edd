import type { TRPCError } from '@trpc/server';
import { translatorFor } from '@/i18n/translator';
import { type Locale, locales } from '@/kernel/locale';
import type { Refused } from './answers';
import { inputProblems } from './bad-input';
import { nothingInParticular, RefusedError, said } from './refused';

type Around = { readonly locale: Locale | undefined; readonly input: unknown };

type AnyShape = { readonly data: object };

/**
 * The one place where an error becomes an answer: a sentence, the refusal behind it, and nothing of the
 * program's inside.
 */
export function shapeOf<Shape extends AnyShape>(shape: Shape, error: TRPCError, around: Around) {
  const shown = presentable(error, around);
  const refusal: Refused | null = shown.cause instanceof RefusedError ? shown.cause.refused : null;
  const { stack: _stack, ...data } = { stack: '', ...shape.data };
  return { ...shape, message: shown.message, data: { ...data, refusal } };
}

function presentable(error: TRPCError, { locale = locales[0], input }: Around): TRPCError {
  const voice = { t: translatorFor(locale), ...nothingInParticular };
  if (error.cause instanceof RefusedError) return error;
  const problems = inputProblems(error.cause, input);
  if (problems) return said({ code: 'bad-input', problems }, voice);
  return said({ code: error.code === 'INTERNAL_SERVER_ERROR' ? 'server-error' : 'bad-input' }, voice);
}
