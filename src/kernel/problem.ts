import type { Params } from './phrase';

/**
 * A fault of an input, with its place. `code` is stable and listed in the game's spec; `path` is dotted
 * from the input's top (`deals.3.result.points`); the sentence is made from `code` and `params` by the
 * words of the language. `missing` means "not filled in yet": a deal with only missing problems can be
 * previewed, but not saved.
 */
export type Problem = {
  readonly kind: 'wrong' | 'missing';
  readonly code: string;
  readonly path: string;
  readonly params?: Params;
};

export const wrong = (code: string, path: string, params?: Params): Problem => ({
  kind: 'wrong',
  code,
  path,
  ...(params && { params }),
});

export const missing = (code: string, path: string, params?: Params): Problem => ({
  ...wrong(code, path, params),
  kind: 'missing',
});

/**
 * The same problems, seen from one level further up: `points` below `deals.3.result` is
 * `deals.3.result.points`.
 */
export const below = (prefix: string, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((p) => ({ ...p, path: join(prefix, p.path) }));

export const join = (prefix: string, path: string): string =>
  prefix === '' || path === '' ? prefix + path : `${prefix}.${path}`;
