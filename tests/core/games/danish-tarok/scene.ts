import type { Booking } from '@/kernel/booking';
import { netOf } from '@/kernel/booking';
import type { Problem } from '@/kernel/problem';
import type { DanishContext } from '@/core/games/danish-tarok/left';
import { firstLeft } from '@/core/games/danish-tarok/left';
import type { DanishResult } from '@/core/games/danish-tarok/result';
import { readRules } from '@/core/games/danish-tarok/rules';
import { score } from '@/core/games/danish-tarok/score';
import { scoring } from '@/core/games/danish-tarok/scoring';
import { seating } from '@/core/games/danish-tarok/seating';

type Scene = {
  readonly rules?: unknown;
  readonly seats?: number;
  readonly present?: readonly number[];
  readonly dealer?: number;
  /** Contents of the king pot and the pagat pot; without them it is the first deal. */
  readonly pots?: readonly [number, number];
  readonly redeal?: boolean;
};

/** What a deal finds at a table of three (dealer 0) by the federation's rules, but for what is said. */
export function scene({
  rules,
  seats = 3,
  present,
  dealer = 0,
  pots,
  redeal = false,
}: Scene = {}): DanishContext {
  const read = readRules(rules);
  if (!read.ok) throw new Error('these rules are refused');
  const people = present ?? Array.from({ length: seats }, (_, seat) => seat);
  return {
    rules: read.value,
    table: seating.table(seats, people, dealer),
    pots: read.value.pots ? { king: pots?.[0] ?? 0, pagat: pots?.[1] ?? 0 } : {},
    left: pots ? { due: { king: false, pagat: false }, redeal } : { ...firstLeft, redeal },
  };
}

/** A deal in which nothing special happened: the least a table writes down. */
export const plain: DanishResult = {
  bonuses: [{ seat: 0, kind: 'pagat', made: true }],
  lastTrick: 1,
  points: [26, 26, 26],
};

/** Codes with their places, sorted. */
export const faults = (claim: unknown, at = scene()): readonly string[] =>
  said(scoring.check(claim, at).problems);

export const said = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ code, path }) => `${code} ${path}`).sort();

/** Net by seat and pots after a deal. */
export function settled(result: DanishResult, at: DanishContext) {
  const { bookings } = score(result, at);
  return { net: netOf(bookings, at.table.seats), pots: potsAfter(at, bookings) };
}

function potsAfter({ pots }: DanishContext, bookings: readonly Booking[]): readonly [number, number] {
  const after = (pot: 'king' | 'pagat') =>
    bookings.reduce(
      (held, { from, to, amount }) =>
        held + (to === `pot:${pot}` ? amount : 0) - (from === `pot:${pot}` ? amount : 0),
      pots[pot] ?? 0,
    );
  return [after('king'), after('pagat')];
}
