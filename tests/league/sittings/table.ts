import { gameOf } from '@/core/games';
import type { JsonObject, NewEvent } from '@/kernel/event';
import { id, type PersonId, type TournamentId } from '@/kernel/ids';
import { type Outcome } from '@/kernel/outcome';
import type { WrittenDeal } from '@/league/sittings/deal';
import * as decisions from '@/league/sittings/decisions';
import type { SittingEvent } from '@/league/sittings/events';
import { replay } from '@/league/sittings/replay';
import type { SittingRefusal } from '@/league/sittings/refusal';
import { evolve, type Sitting } from '@/league/sittings/sitting';
import { textRef } from '@/league/text';

export const person = (name: string): PersonId => id<'person'>(name);
export const why = textRef('t1', 'a'.repeat(64));
export const otherWhy = textRef('t2', 'b'.repeat(64));

export const opening: decisions.Opening = {
  tournament: id<'tournament'>('t') as TournamentId,
  round: 1,
  table: 2,
  game: 'danish-tarok',
  rules: 'dtf-2011',
  persons: ['anna', 'bo', 'carla'].map(person),
};

type Decided = Outcome<readonly SittingEvent[], SittingRefusal>;

/** What a decision says that must not refuse. */
export function accepted(decided: Decided): readonly SittingEvent[] {
  if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.refusal)}`);
  return decided.value;
}

export function refused(decided: Decided): SittingRefusal {
  if (decided.ok) throw new Error(`accepted: ${JSON.stringify(decided.value)}`);
  return decided.refusal;
}

/** As it comes back from the log: nothing but JSON. */
const stored = <E extends NewEvent>(event: E): E => JSON.parse(JSON.stringify(event)) as E;

export const after = (sitting: Sitting | null, events: readonly SittingEvent[]): Sitting => {
  const next = events.reduce<Sitting | null>((so, event) => {
    const version = (so?.version ?? 0) + 1;
    return evolve(so, { version, at: version * 1000, by: 'scorer', event: stored(event) });
  }, sitting);
  if (!next) throw new Error('no events');
  return next;
};

export type Step = (sitting: Sitting) => Decided;

/** A table that was opened, and what happened there. */
export const given = (...steps: readonly Step[]): Sitting =>
  steps.reduce((sitting, step) => after(sitting, accepted(step(sitting))), opened(opening));

export const opened = (how: decisions.Opening): Sitting => after(null, accepted(decisions.openSitting(null, how)));

export const record =
  (deal: WrittenDeal): Step =>
  (sitting) =>
    decisions.recordDeal(sitting, { deal });

export const joins =
  (name: string, seat: number): Step =>
  (sitting) =>
    decisions.join(sitting, { person: person(name), seat });

export const leaves =
  (seat: number): Step =>
  (sitting) =>
    decisions.leave(sitting, { seat });

export const close: Step = (sitting) => decisions.closeSitting(sitting);
export const reopen: Step = (sitting) => decisions.reopenSitting(sitting, { why });
export const annul =
  (number: number, again = false): Step =>
  (sitting) =>
    decisions.annulDeal(sitting, { number, again, why });
export const correct =
  (...corrections: readonly decisions.Correction[]): Step =>
  (sitting) =>
    decisions.correctDeals(sitting, { corrections, why });

export function score(sitting: Sitting) {
  const replayed = replay(sitting);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.refusal));
  return replayed.value;
}

/** Seat `winner` takes the last trick with a plain card, having won the pagat at three-handed play. */
export const plain = (dealer: number, winner: number, points: readonly (number | null)[]): WrittenDeal => ({
  dealer,
  result: { bonuses: [{ seat: winner, kind: 'pagat', made: true }], lastTrick: winner, points },
});

/** Seat `winner` takes the last trick, and the king's cup, with a king. */
export const kingUltimo = (dealer: number, winner: number, points: readonly (number | null)[]): WrittenDeal => ({
  dealer,
  result: {
    bonuses: [
      { seat: winner, kind: 'pagat', made: true },
      { seat: winner, kind: 'king-ultimo', made: true },
    ],
    lastTrick: winner,
    points,
  },
});

export const even = [26, 26, 26];

/** The receipt of the last event. */
export function receipt(events: readonly SittingEvent[]): JsonObject {
  const last = events.at(-1)?.data;
  if (!last || !('receipt' in last)) throw new Error('no receipt');
  return last.receipt as JsonObject;
}

/** A deal played legally to its end, from a seed. */
export function playedDeal(present: readonly number[], dealer: number, seed: number): WrittenDeal {
  const game = gameOf('danish-tarok');
  const rules = game?.rules.read('dtf-2011');
  if (!game || !rules?.ok) throw new Error('no game');
  const table = game.seating.table(present.length, present, dealer);
  const cards = game.play.shuffle(seed, table, rules.value);
  const started = game.play.start(cards, table, rules.value);
  if (!started.ok) throw new Error('not dealt');
  const actions = [];
  for (let turn = 0; game.play.result(started.value) === null; turn += 1) {
    const legal = game.play.legal(started.value).filter(({ type }) => type === 'discard' || type === 'play');
    const action = legal[(seed + turn * 7) % legal.length];
    if (!action) throw new Error('nothing to play');
    game.play.apply(started.value, action);
    actions.push(action);
  }
  return { dealer, cards, actions };
}
