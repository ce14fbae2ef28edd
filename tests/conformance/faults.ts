import { isDeepStrictEqual } from 'node:util';
import type { Random } from '@/core/cards/random';
import { onceIn, pick, randomFrom, shuffled } from '@/core/cards/random';
import type { AnyGame } from '@/core/games/game';
import type { Action } from '@/core/games/play';
import { playBack } from '@/core/replay/playback';
import type { AnyDeal } from '../support/any-deal';
import { anyDealFaults, plain } from '../support/any-deal';
import type { RandomDeal } from './player';

/** Everything that must hold of a random deal, as sentences; none if it holds. `used`: a state that has seen other deals. */
export function randomDealFaults(deal: RandomDeal, seed: number, used: unknown): readonly string[] {
  if (deal.result === null) return ['the deal does not end'];
  return [
    ...deal.stuck.map((index) => `nothing is legal before action ${index}`),
    ...anyDealFaults(deal),
    ...packedFaults(deal, used),
    ...walkFaults(deal, randomFrom(seed)),
  ];
}

const said = (what: string, ok: boolean): readonly string[] => (ok ? [] : [what]);

/** From the packed text, step by step, the same is reached. */
function packedFaults({ game: { play }, record, table, rules, state, result }: AnyDeal, used: unknown): readonly string[] {
  const packed = play.replayPacked(play.pack(record), { table, rules }, used);
  if (!packed.ok) return [`the packed record is refused: ${JSON.stringify(packed.refusal)}`];
  return [
    ...said('the state from the packed record differs', isDeepStrictEqual(play.view(packed.value), play.view(state))),
    ...said('the result from the packed record differs', isDeepStrictEqual(play.result(packed.value), result)),
  ];
}

/** One action after the other; at some moments, chosen by chance, everything that must hold of a moment. */
function walkFaults(deal: AnyDeal, random: Random): readonly string[] {
  const { game, table, rules, record } = deal;
  const start = game.play.start(record.cards, table, rules);
  if (!start.ok) return ['the cards are refused'];
  const { actions } = record;
  const looked = new Set([0, ...Array.from({ length: 2 }, () => pick(random, [...actions.keys()]))]);
  return actions.flatMap((action, index) => {
    const found = looked.has(index) ? momentFaults(deal, random, { state: start.value, index }) : [];
    game.play.apply(start.value, action);
    return found.map((fault) => `before action ${index}: ${fault}`);
  });
}

type Moment = { readonly state: unknown; readonly index: number };

function momentFaults(deal: AnyDeal, random: Random, { state, index }: Moment): readonly string[] {
  const { play } = deal.game;
  const view = play.view(state);
  return [
    ...said('the view does not survive JSON', isDeepStrictEqual(plain(view), view)),
    ...prefixFaults(deal, index, view),
    ...legalFaults(deal, random, state),
    ...said('asking for what is legal changes the state', isDeepStrictEqual(play.view(state), view)),
  ];
}

/** A whole record stopped here, and a record that ends here. */
function prefixFaults({ game, record, table, rules }: AnyDeal, until: number, view: unknown): readonly string[] {
  const stopped = playBack(game, record, { table, rules, until });
  const short = playBack(game, { ...record, actions: record.actions.slice(0, until) }, { table, rules });
  if (!stopped.ok || !short.ok) return ['a prefix is refused'];
  return [
    ...said('a replay stopped there differs', isDeepStrictEqual(game.play.view(stopped.value.state), view)),
    ...said('the replay of the prefix differs', isDeepStrictEqual(game.play.view(short.value.state), view)),
    ...said('the result of the prefix differs', isDeepStrictEqual(short.value.result, stopped.value.result)),
  ];
}

/** What is listed breaks no rule, what is not listed does. */
function legalFaults(deal: AnyDeal, random: Random, state: unknown): readonly string[] {
  const { play } = deal.game;
  const legal = play.legal(state);
  const sample = legal.length > 30 ? Array.from({ length: 30 }, () => pick(random, legal)) : legal;
  const others = unlisted(deal, random, legal).filter((action) => play.breach(state, action) === null);
  return [
    ...said('the same is listed twice', new Set(legal.map((action) => JSON.stringify(action))).size === legal.length),
    ...sample.filter((action) => play.breach(state, action) !== null).map((action) => `listed, but breaks a rule: ${JSON.stringify(action)}`),
    ...others.filter((action) => !isListed(legal, action)).map((action) => `breaks no rule, but is not listed: ${JSON.stringify(action)}`),
  ];
}

/** Of thousands of discards only those are written out that lay the same cards away. */
function isListed(legal: readonly Action[], action: Action): boolean {
  const { type, seat, card, cards } = action;
  const alike = legal.filter((one) => one.type === type && one.seat === seat && one.card === card && sameCards(one.cards, cards));
  const key = keyOf(action);
  return alike.some((one) => keyOf(one) === key);
}

const sameCards = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((card) => b.includes(card)) : Array.isArray(a) === Array.isArray(b);

/** Lists in any order are one; of a card that is played only who plays it. */
function keyOf({ type, seat, card, ...rest }: Action): string {
  if (type === 'play') return JSON.stringify([type, seat, card]);
  const said = Object.entries(rest).map(([key, value]) => [key, Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value]);
  return JSON.stringify([type, seat, card, said.map((one) => JSON.stringify(one)).sort()]);
}

/** Actions that somebody might try: any card by anybody, listed ones with one thing changed. */
function unlisted({ record, table }: AnyDeal, random: Random, legal: readonly Action[]): readonly Action[] {
  const codes = [...record.cards.hands.flatMap((hand) => hand ?? []), ...record.cards.talon];
  const plays = shuffled(random, codes).slice(0, 12).flatMap((card) => table.present.map((seat) => ({ type: 'play', seat, card })));
  const sample = legal.length > 0 ? Array.from({ length: 6 }, () => pick(random, legal)) : [];
  const moved = sample.flatMap((action) => table.present.map((seat) => ({ ...action, seat })));
  const laid = sample.flatMap((action) => laidOtherwise(random, action, codes));
  return [...plays, ...moved, ...laid, ...sample.map((action) => ({ ...action, further: true })), { type: 'nothing' }];
}

/** One card of a discard is another. */
function laidOtherwise(random: Random, action: Action, codes: readonly string[]): readonly Action[] {
  const { cards } = action;
  if (!Array.isArray(cards) || cards.length === 0) return [];
  const change = () => ({ ...action, cards: cards.with(0, pick(random, codes)) });
  const shorter = onceIn(random, 2) ? cards.slice(1) : [...cards, pick(random, codes)];
  return [change(), change(), { ...action, cards: shorter }];
}

/** A state to replay packed records into. */
export function usedStateOf(game: AnyGame, { table, rules }: Pick<AnyDeal, 'table' | 'rules'>): unknown {
  const start = game.play.start(game.play.shuffle(1, table, rules), table, rules);
  if (!start.ok) throw new Error('shuffled cards are refused');
  return start.value;
}
