import type { Refused } from '@/api/answers';

/** What came of a write that did not succeed. */
export type Failure =
  | { readonly kind: 'silence' }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly sentence: string;
      readonly refused: Refused | null;
    };

/** An error without `data` never came from the API: the line is down, or something in between answered. */
export const isSilence = (error: unknown): boolean => dataOf(error) === null;

export function failureOf(error: unknown): Failure {
  const data = dataOf(error);
  if (data === null) return { kind: 'silence' };
  const sentence = error instanceof Error ? error.message : '';
  const code = 'code' in data ? String(data.code) : '';
  return { kind: 'refused', code, sentence, refused: 'refusal' in data ? asRefused(data.refusal) : null };
}

function dataOf(error: unknown): object | null {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return typeof data === 'object' ? data : null;
}

/** The API's own error formatter put it there. */
const asRefused = (refusal: unknown) => (refusal ?? null) as Refused | null;

/** Writes are sent again, with the same command id, until an answer comes: a repeat gets the first answer. */
export const patiently = {
  networkMode: 'always',
  retry: (failures: number, error: unknown): boolean => isSilence(error) && failures < 6,
  retryDelay: (failures: number): number => Math.min(1000 * 2 ** failures, 15_000),
} as const;
