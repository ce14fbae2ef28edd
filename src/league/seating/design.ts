import type { BaseDesign } from './base-designs';
import { baseDesigns, twelve } from './base-designs';

/** Rounds of tables of three points each, 0 … players − 1, in which no two meet twice. */
export type Design = readonly (readonly (readonly number[])[])[];

/** The design for so many players, all its rounds; null where none is known. */
export function designFor(players: number): Design | null {
  const base = baseDesigns.find((one) => one.players === players);
  if (base) return developed(base);
  return players === 12 ? twelve : null;
}

/** All rounds of a base design. */
function developed({ modulus, fixedPoints, players, baseRounds, orbitTriples }: BaseDesign): Design {
  const moving = players - fixedPoints;
  const shifts = Array.from({ length: modulus }, (_, k) => k);
  const shift = (point: number, k: number): number =>
    point >= moving ? point : point - (point % modulus) + ((point + k) % modulus);
  const shifted = (triple: readonly number[], k: number): readonly number[] =>
    triple.map((point) => shift(point, k));
  const turned = baseRounds.flatMap((round) => shifts.map((k) => round.map((triple) => shifted(triple, k))));
  const whole = orbitTriples.map((triple) => shifts.map((k) => shifted(triple, k)));
  return [...turned, ...whole];
}
