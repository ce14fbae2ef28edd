import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, randomFrom, shuffled } from '@/core/cards/random';
import { codeOf, FOOL, isKing, PACK, PAGAT } from '@/core/cards/card';
import { germanTaroc } from '@/core/games/german-taroc';
import { replayPacked } from '@/core/games/german-taroc/cardplay/packed-replay';
import type { GermanState } from '@/core/games/german-taroc/cardplay/state';
import type { GermanResult } from '@/core/games/german-taroc/result';
import type { Action, Cards, PlayedDeal } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import { netOf } from '@/kernel/booking';
import { orderedTexts } from '../../../support/ordered';
import { rulesFrom, scene } from './scene';

const { play, scoring, sheet } = germanTaroc;

type Counts = Map<string, number>;

/** Not only fair hands: few or many Tarocs, kings together, so that what is rare at a table is often seen. */
function randomCards(random: Random, { seats, active }: Table): Cards {
  const bias = pick(random, [0, 0, 0.4, 1, -1, -2]);
  const isBig = (card: number) => card >= PAGAT || isKing(card) || (bias === -2 && card % 14 > 6);
  const trio = [PAGAT, PAGAT + 1 + below(random, 20), pick(random, [FOOL, PAGAT + 1])];
  const forced = new Set(bias === -1 ? trio : bias === -2 ? [FOOL] : []);
  const weight = (card: number) => (forced.has(card) ? 2 : isBig(card) ? bias : 0);
  const keys = Array.from({ length: PACK }, (_, card) => ({ card, key: random() / 2 ** 32 + weight(card) }));
  const sorted = keys.sort((a, b) => b.key - a.key).map(({ card }) => codeOf(card));
  const [talon, rest] = [sorted.slice(25, 28), shuffled(random, sorted.slice(28))];
  const hands = [rest.slice(0, 25), rest.slice(25), sorted.slice(0, 25)];
  return { hands: Array.from({ length: seats }, (_, seat) => hands[active.indexOf(seat)] ?? null), talon };
}

/** Some cards are kept as long as they can be; seldom discards are often; everything else evenly. */
function choose(random: Random, legal: readonly Action[], kept: RegExp): Action {
  const rare = legal.filter(({ type, cards }) => type === 'discard' && JSON.stringify(cards).includes('"T1"'));
  if (rare.length > 0 && onceIn(random, 2)) return pick(random, rare);
  const rest = legal.filter(({ card }) => !kept.test(String(card)));
  return pick(random, rest.length > 0 ? rest : legal);
}

/** Declarations in another order and with less said. */
function said(random: Random, action: Action): Action {
  const { declarations } = action;
  if (!Array.isArray(declarations)) return action;
  const shorter = shuffled(random, declarations).map((one: object) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => !['pagat', 'fool', 'missing'].includes(name) || onceIn(random, 2))),
  );
  return { ...action, declarations: shorter };
}

type Played = { readonly record: PlayedDeal; readonly state: GermanState; readonly result: GermanResult };

function playOut(seed: number, at: ReturnType<typeof scene>): Played {
  const random = randomFrom(seed);
  const keep = pick(random, [/^$/, /^X$/, /^T1$/, /^T/]);
  const cards = onceIn(random, 3) ? play.shuffle(seed, at.table, at.rules) : randomCards(random, at.table);
  const start = play.start(cards, at.table, at.rules);
  if (!start.ok) throw new Error(JSON.stringify(start.refusal));
  const state = start.value;
  const actions: Action[] = [];
  for (let legal = play.legal(state); legal.length > 0; legal = play.legal(state)) {
    const action = said(random, choose(random, legal, keep));
    play.apply(state, action);
    actions.push(action);
  }
  const result = play.result(state);
  if (result === null) throw new Error('the deal does not end');
  return { record: { cards, actions }, state, result };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const unordered = ({ declarations = [], bonuses = [], ...rest }: GermanResult): unknown =>
  plain({ ...rest, declarations: orderedTexts(declarations), bonuses: orderedTexts(bonuses) });

/** Everything that must hold of a deal that was played to its end, as names of what does not. */
function faultsOf({ record, state, result }: Played, at: ReturnType<typeof scene>): readonly string[] {
  const packed = play.pack(record);
  const again = replayPacked(packed, at);
  const claim = scoring.check(plain(result), at);
  const sheetRead = scoring.check(plain(sheet.read(at.rules, at.table, sheet.write(at.rules, at.table, result))), at);
  const booked = (one: GermanResult | null) => (one ? scoring.score(one, at).bookings : null);
  const bookings = booked(result) ?? [];
  const view = play.view(state);
  const holds: Readonly<Record<string, boolean>> = {
    unpack: isDeepStrictEqual(play.unpack(packed, at.table), record),
    short: !packed.actions.includes('~'),
    replay: again.ok && isDeepStrictEqual(play.view(again.value), view) && isDeepStrictEqual(play.result(again.value), result),
    json: isDeepStrictEqual(plain(view), view),
    check: claim.problems.length === 0,
    book: isDeepStrictEqual(booked(claim.result), bookings),
    balance: netOf(bookings, at.table.seats).reduce((sum, net) => sum + net, 0) === 0 && bookings.every(({ amount }) => amount > 0),
    points: (result.points ?? []).reduce<number>((sum, points) => sum + (points ?? 0), 0) === 78,
    sheet: sheetRead.result !== null && isDeepStrictEqual(unordered(sheetRead.result), unordered(result)),
    reconcile: scoring.reconcile(plain(result), result, at).differences.length === 0,
  };
  return Object.entries(holds).flatMap(([what, fine]) => (fine ? [] : [what]));
}

function noteIn(counts: Counts, { result, record }: Played): void {
  const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const { kind } of result.declarations ?? []) note(kind);
  for (const { kind, made } of result.bonuses ?? []) note(`${kind} ${made}`);
  if (result.pagatDiscarded) note('pagat laid away');
  const discard = JSON.stringify(record.actions[0]);
  if (discard.includes('"X"')) note('fool laid away');
}

const sets = [
  undefined,
  { foolDeadline: 22, foolLead: 'next-card' },
  { foolAlone: 'transfer-and-pay', foolLead: 'next-card' },
  { foolAlone: 'value-only', foolIsTarok: false, discardXXI: false, pagatUltimoLost: 15 },
];

describe('random deals, played legally to their end', () => {
  const counts: Counts = new Map();

  it.each(sets)('end, replay, check, book and fit on a sheet under %j', (rules) => {
    const found = Array.from({ length: 45 }, (_, index) => 17_540_000 + index).flatMap((seed) => {
      const random = randomFrom(seed);
      const seats = seed % 2 === 0 ? 3 : 4;
      const at = scene({ rules: rulesFrom(rules), seats, dealer: below(random, seats) });
      const deal = playOut(seed, at);
      noteIn(counts, deal);
      return faultsOf(deal, at).map((fault) => `seed ${seed}: ${fault}`);
    });
    expect(found).toEqual([]);
  });

  it('do whatever can happen in a deal', () => {
    const declared = ['taroks', 'matadors', 'kings', 'suit'];
    const pagat = ['pagat true', 'pagat false', 'pagat-ultimo true', 'pagat-ultimo false', 'pagat laid away'];
    expect([...declared, ...pagat, 'fool-alone true', 'fool laid away'].filter((what) => !counts.has(what))).toEqual([]);
  });
});
