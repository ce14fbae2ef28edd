import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A record with the right answers: an input, and of what it derives (or the codes of its errors) what is told. */
export type Vector = {
  readonly name: string;
  readonly why: string;
  readonly input: unknown;
  readonly expect: { readonly errors?: readonly string[]; readonly [key: string]: unknown };
};

const folder = join(import.meta.dirname, '../vectors');

/** One file a game. */
export const vectorFiles: readonly string[] = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));

export const vectorsOf = (file: string): readonly Vector[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Vector => JSON.parse(line));

type Keyed = { readonly [key: string]: unknown };

/** Of what was derived only the keys that the vector has, at the top and in each element of its lists; the rest whole. */
export const sameKeys = (derived: Keyed, expected: Keyed): Keyed =>
  Object.fromEntries(
    Object.entries(expected).map(([key, value]) => {
      const found = derived[key];
      const elements = (key === 'deals' || key === 'changes') && Array.isArray(value) && Array.isArray(found);
      return [key, elements ? found.map((element, index) => sameKeysOf(element, value[index])) : found];
    }),
  );

const sameKeysOf = (found: Keyed, wanted: Keyed | undefined): Keyed =>
  Object.fromEntries(Object.entries(found).filter(([key]) => !wanted || key in wanted));
