import { codeOf, isKing } from '@/core/cards/card';
import type { Random } from '@/core/cards/random';
import { onceIn, pick, randomFrom, shuffled } from '@/core/cards/random';
import { droggn } from '@/core/games/droggn';
import { deck } from '@/core/games/droggn/cardplay/deck';
import { droggnPlay } from '@/core/games/droggn/play';
import type { DroggnResult } from '@/core/games/droggn/result';
import type { DroggnRules } from '@/core/games/droggn/rules';
import { presets, rules as ruleBook } from '@/core/games/droggn/rules';
import { seating } from '@/core/games/droggn/seating';
import type { Action, Cards } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import type { AnyDeal } from '../../../support/any-deal';
import { playOut } from '../../../support/any-deal';

/** How often each thing happened, over many deals. */
export type Counts = Map<string, number>;

/** Rules of a record, read; throws if they are refused. */
export function rulesFrom(input: unknown): DroggnRules {
  const rules = ruleBook.read(input);
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  return rules.value;
}

export const presetNames: readonly string[] = presets.map(({ id }) => id);

export const tableOf = (seats: number, dealer: number): Table =>
  seating.table(seats, Array.from({ length: seats }, (_, seat) => seat), dealer);

export function randomTable(random: Random, seats: number): Table {
  const { present } = tableOf(seats, 0);
  return tableOf(seats, pick(random, present));
}

/** Rules of which every option is chosen by chance. In record form. */
export const randomOptions = (random: Random): Readonly<Record<string, unknown>> => ({
  settlement: pick(random, ['table', 'sheet']),
  tie: pick(random, ['declarer', 'defenders', 'last-trick']),
  kingDiscard: pick(random, ['one-trump', 'trump-per-king']),
  talonInAnsager: pick(random, ['hidden', 'shown']),
  gstiessLastTrick: pick(random, ['allowed', 'forbidden']),
  kleineUndGstiess: pick(random, [true, false]),
  superMord: pick(random, ['whole', 'separate']),
});

type Setting = { readonly table: Table; readonly rules: DroggnRules };

/** A deal played to its end by legal actions chosen by chance, now and then ended by a revoke. */
export function randomDeal(seed: number, { table, rules }: Setting, counts: Counts): AnyDeal {
  const random = randomFrom(seed);
  const mood = { strong: onceIn(random, 2), shy: onceIn(random, 12), keepsPagat: onceIn(random, 2) };
  const cards = mood.strong ? strongCards(random, table) : droggnPlay.shuffle(seed, table, rules);
  const deal = playOut({ game: droggn, table, rules }, cards, (state, legal) => {
    const action = revokeOf(random, table, legal) ?? chosen(random, legal, mood);
    note(counts, nameOf(action));
    return action;
  });
  noteResult(counts, deal.record.actions, asResult(deal.result));
  return deal;
}

const asResult = (result: unknown) => result as DroggnResult;

/** Forehand has the best cards, so that what is rare at a table is often seen here. */
function strongCards(random: Random, table: Table): Cards {
  const weight = (card: number): number => (card >= 56 || isKing(card) ? 1 : 0);
  const keyed = deck.cards.map((card) => ({ card, key: random() / 2 ** 32 + pick(random, [0.6, 1]) * weight(card) }));
  const sorted = keyed.sort((a, b) => b.key - a.key).map(({ card }) => codeOf(card));
  const rest = shuffled(random, sorted.slice(21));
  const dealt = [sorted.slice(0, 21), rest.slice(0, 21), rest.slice(21, 42)];
  const hands = Array.from({ length: table.seats }, (_, seat) => dealt[table.active.indexOf(seat)] ?? null);
  return { hands, talon: rest.slice(42) };
}

function revokeOf(random: Random, table: Table, [action]: readonly Action[]): Action | null {
  if (action?.type === 'bid' || !onceIn(random, 700)) return null;
  return { type: 'revoke', seat: pick(random, table.active) };
}

/** Somebody has the best cards; nobody bids; the Pagat, and where all are equal every trump, is kept for the end. */
type Mood = { readonly strong: boolean; readonly shy: boolean; readonly keepsPagat: boolean };

/** With a strong hand one bids and plays high cards first; all else is chosen evenly. */
function chosen(random: Random, all: readonly Action[], { strong, shy, keepsPagat }: Mood): Action {
  const passes = all.filter(({ bid, buy }) => bid === 'pass' || buy === 'pass');
  if (passes[0]?.type === 'buy' && onceIn(random, 4)) return passes[0];
  if (passes[0]?.type === 'bid' && !strong) return shy || onceIn(random, 2) ? passes[0] : (all[1] ?? passes[0]);
  const kept = strong ? /^T1$/ : /^T/;
  const others = keepsPagat ? all.filter(({ card }) => !kept.test(String(card))) : all;
  const legal = others.length > 0 ? others : all;
  const seldom = legal.filter(({ bonuses }) => Array.isArray(bonuses) && bonuses.length > 0);
  if (seldom.length > 0 && onceIn(random, 2)) return pick(random, seldom);
  const keen = strong && onceIn(random, 3) ? legal.filter(isKeen) : [];
  if (keen.length > 0) return pick(random, keen);
  const highest = strong && legal[0]?.type === 'play' ? highestOf(legal) : undefined;
  return highest ?? pick(random, legal);
}

const isKeen = ({ bid, double }: Action): boolean => bid === 'super-mord' || bid === 'super' || double === 'schwacher';

/** Cards are listed from low to high; the Gstieß is last, and kept. */
const highestOf = (legal: readonly Action[]): Action | undefined => legal.filter(({ card }) => card !== 'X').at(-1) ?? legal[0];

function note(counts: Counts, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function nameOf({ type, bid, buy, bonuses, double }: Action): string {
  const said = bid ?? double ?? (buy === 'pass' ? 'pass' : undefined);
  const laid = Array.isArray(bonuses) ? bonuses[0] : undefined;
  return [type, said ?? laid].filter((part) => part !== undefined).join(' ');
}

function noteResult(counts: Counts, actions: readonly Action[], result: DroggnResult): void {
  note(counts, `ended ${result.contract}`);
  if (result.contract === 'pass') return;
  if (result.match) note(counts, `match ${result.contract}`);
  if (result.revoke !== undefined) note(counts, 'ended by a revoke');
  if (result.match && result.bonuses?.some(({ kind }) => kind === 'gstiess-ultimo')) note(counts, 'Gstieß wins');
  if (result.match && actions.at(-3)?.['card'] === 'X') note(counts, 'Gstieß led to the last trick');
  for (const { kind, made, announced } of result.bonuses ?? []) {
    note(counts, `${kind}${announced ? ' laid out' : ''}${made === undefined ? '' : made ? ' made' : ' missed'}`);
  }
}
