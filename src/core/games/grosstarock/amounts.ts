import type { CardBonus, Declaration, SweepBonus } from './result';
import { windows } from './result';
import type { GrossRules } from './rules';

/** What Dummett's rules pay, in points from or to each opponent (sections 4.3 and 7). */
const STEP = 5;

/** The smallest number that may be declared, and what it is worth; each one more is worth a step more. */
export const counts = {
  taroks: { least: 10, most: 22, value: 10 },
  matadors: { least: 3, most: 22, value: 10 },
  kings: { least: 3, most: 7, value: 5 },
  ladons: { least: 16, most: 25, value: 15 },
} as const;

export type CountedKind = keyof typeof counts;

type Limits = { readonly least: number; readonly most: number };

/** Between which numbers a declaration of this kind may lie; null for one without a number. */
export function limitsOf(kind: unknown, { kings }: GrossRules): Limits | null {
  const counted = countedKinds.find((one) => one === kind);
  if (counted === undefined) return null;
  const { least, most } = counts[counted];
  return { least, most: counted === 'kings' && kings === 'kings-with-fool' ? 4 : most };
}

export const countedKinds = [
  'taroks',
  'matadors',
  'kings',
  'ladons',
] as const satisfies readonly CountedKind[];

/** What a declaration is worth from each opponent. */
export function valueOf(declaration: Declaration): number {
  switch (declaration.kind) {
    case 'taroks':
    case 'matadors':
    case 'kings':
    case 'ladons':
      return countValue(declaration.kind, declaration.count);
    case 'suit':
      return declaration.form === 'full' ? 10 : 5;
    case 'queens':
    case 'cavaliers':
    case 'jacks':
      return 5;
  }
}

function countValue(kind: CountedKind, count: number): number {
  const { least, value } = counts[kind];
  return value + STEP * (count - least);
}

/** What a king or the Pagat is worth, from each if it was won, to each if it was lost. */
export function cardFigure({ kind, made }: CardBonus, { kingHome }: GrossRules): number {
  switch (kind) {
    case 'king':
      return made ? kingHome : 5;
    case 'pagat':
      return 5;
    case 'king-ultimo':
      return 10;
    case 'pagat-ultimo':
      return 15;
  }
}

/** By the trick before which it was announced; 0: it was not. */
type Sweep = Readonly<Record<'made' | 'failed', ReadonlyMap<number, number>>>;

/** All tricks or none, by the trick before which it was announced; not announced first. */
const sweeps: Readonly<Record<SweepBonus['kind'], Sweep>> = {
  tout: { made: figures(26, 52, 38, 31), failed: figures(0, 52, 38, 31) },
  nolo: { made: figures(26, 36, 31), failed: figures(0, 10, 5) },
};

function figures(unannounced: number, ...announced: readonly number[]): ReadonlyMap<number, number> {
  const pairs = announced.map((figure, index) => [windows[index] ?? 0, figure] as const);
  return new Map([[0, unannounced], ...pairs]);
}

/** What all tricks or none are worth, from each if made, to each if not. */
export const sweepFigure = ({ kind, made, before = 0 }: SweepBonus): number =>
  sweeps[kind][made ? 'made' : 'failed'].get(before) ?? 0;
