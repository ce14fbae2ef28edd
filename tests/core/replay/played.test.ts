import { describe, expect, it } from 'vitest';
import type { AnyGame } from '@/core/games/game';
import type { Action, Cards } from '@/core/games/play';
import { movementsOf } from '@/kernel/movement';
import { scoreRecord } from '@/core/replay/record';
import { testedGames } from '../../support/tested';

/** A small generator of seeds and choices: the same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
}

type Made = { readonly dealer: number; readonly cards: Cards; readonly actions: readonly Action[] };

function madeDeal(game: AnyGame, rules: unknown, seats: number, next: () => number): Made {
  const dealer = next() % seats;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const table = game.seating.table(seats, everybody, dealer);
  const cards = game.play.shuffle(next(), table, rules);
  const started = game.play.start(cards, table, rules);
  if (!started.ok) throw new Error('shuffled cards are refused');
  const actions: Action[] = [];
  for (let legal = game.play.legal(started.value); legal.length > 0; legal = game.play.legal(started.value)) {
    const action = legal[(next() >>> 8) % legal.length];
    if (!action) break;
    actions.push(action);
    game.play.apply(started.value, action);
  }
  return { dealer, cards, actions };
}

const sums = (net: readonly number[], pots: object): number =>
  [...net, ...Object.values(pots)].reduce((sum, amount) => sum + amount, 0);

function rulesOf(game: AnyGame, preset: string): unknown {
  const read = game.rules.read(preset);
  return read.ok ? read.value : null;
}

const tables = testedGames.flatMap((game) =>
  game.rules.presets.flatMap(({ id }) =>
    game.seating.sizes(rulesOf(game, id)).map((seats) => ({ game, name: game.id, rules: id, seats })),
  ),
);

describe.each(tables)('deals of $name, $rules, $seats at the table', ({ game, rules, seats }) => {
  const read = game.rules.read(rules);
  const next = numbers(seats * 7919 + rules.length);
  const made = Array.from({ length: 25 }, () => madeDeal(game, read.ok ? read.value : null, seats, next));
  const frame = { game: game.id, rules, seats };

  it('played at random score, balance, and fall into movements', () => {
    for (const deal of made) {
      const scored = scoreRecord({ ...frame, ...deal });
      if (!scored.ok) throw new Error(JSON.stringify(scored.refusal));
      const [first] = scored.value.deals;
      if (!first || !('result' in first)) throw new Error('unfinished');
      expect(sums(first.net, first.pots)).toBe(0);
      expect(movementsOf(first.entries).flatMap(({ bookings }) => bookings)).toEqual(first.entries);
    }
  });

  it('written on a sheet pass every check and come to the same', () => {
    for (const { dealer, cards, actions } of made) {
      const played = scoreRecord({ ...frame, dealer, cards, actions });
      const [first] = played.ok ? played.value.deals : [];
      const result = first && 'result' in first ? first.result : null;
      expect(scoreRecord({ ...frame, dealer, result })).toEqual(played);
      expect(scoreRecord({ ...frame, dealer, result, cards, actions })).toEqual(played);
    }
  });

  it('that stop early are unfinished, and refused beside a result', () => {
    for (const { dealer, cards, actions } of made.slice(0, 5)) {
      const early = { ...frame, dealer, cards, actions: actions.slice(0, -1) };
      expect(scoreRecord(early)).toMatchObject({ ok: true, value: { deals: [{ unfinished: true }] } });
      const whole = scoreRecord({ ...frame, dealer, cards, actions });
      const [claimed] = whole.ok ? whole.value.deals : [];
      const result = claimed && 'result' in claimed ? claimed.result : null;
      expect(scoreRecord({ ...early, result })).toMatchObject({
        ok: false,
        refusal: [{ code: 'unfinished-deal', path: 'actions' }],
      });
    }
  });
});
