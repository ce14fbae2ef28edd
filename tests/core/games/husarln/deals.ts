import { codeOf, isKing } from '@/core/cards/card';
import type { Random } from '@/core/cards/random';
import { onceIn, pick, randomFrom, shuffled } from '@/core/cards/random';
import { husarln } from '@/core/games/husarln';
import { deck, isTarock } from '@/core/games/husarln/pack';
import { husarlnPlay } from '@/core/games/husarln/play';
import type { HusarlnResult } from '@/core/games/husarln/result';
import type { HusarlnRules } from '@/core/games/husarln/rules';
import { presets, rules as ruleBook } from '@/core/games/husarln/rules';
import { seating } from '@/core/games/husarln/seating';
import type { Action, Cards } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import type { AnyDeal } from '../../../support/any-deal';
import { playOut } from '../../../support/any-deal';

/** How often each thing happened, over many deals. */
export type Counts = Map<string, number>;

/** Rules of a record, read; throws if they are refused. */
export function rulesFrom(input: unknown): HusarlnRules {
  const rules = ruleBook.read(input);
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  return rules.value;
}

export const presetNames: readonly string[] = presets.map(({ id }) => id);

export const tableOf = (seats: number, dealer: number): Table =>
  seating.table(seats, Array.from({ length: seats }, (_, seat) => seat), dealer);

const flag = [true, false];

/** Rules of which every option is chosen by chance. In record form. */
export const randomOptions = (random: Random): Readonly<Record<string, unknown>> => ({
  preset: pick(random, presetNames),
  soloValue: pick(random, [1, 8, 40, 999]),
  soloDoubles: pick(random, flag),
  trull: pick(random, ['before-play', 'until-next-deal']),
  kings: pick(random, flag),
  birds: pick(random, flag),
  settlement: pick(random, ['table', 'sheet']),
  defenderBonus: pick(random, ['individual', 'side']),
  silentLoss: pick(random, flag),
  levels: pick(random, ['both', 'loss']),
  rejectedTo: pick(random, ['declarer', 'defenders']),
  soloEndsAuction: pick(random, flag),
});

/** A deal played to its end by legal actions chosen by chance; the table's size is that of `seats`. */
export function randomDeal(seed: number, seats: number, { rules, counts }: { rules: unknown; counts: Counts }): AnyDeal {
  const random = randomFrom(seed);
  const table = tableOf(seats, pick(random, Array.from({ length: seats }, (_, seat) => seat)));
  const read = rulesFrom(rules);
  const mood = { shy: onceIn(random, 12), keepsBirds: onceIn(random, 2), patient: onceIn(random, 3) };
  const cards = onceIn(random, 2) ? strongCards(random, table) : husarlnPlay.shuffle(seed, table, read);
  let plays = 0;
  const deal = playOut({ game: husarln, table, rules: read }, cards, (_, legal) => {
    const action = ultimoOf(legal, Math.floor(plays / 3), mood) ?? chosen(random, legal, mood);
    if (action.type === 'play') plays += 1;
    note(counts, nameOf(action));
    return action;
  });
  noteResult(counts, asResult(deal.result));
  return deal;
}

const asResult = (result: unknown) => result as HusarlnResult;

/** Somebody has most of the Tarocks and kings, so that what is rare at a table is often seen here. */
function strongCards(random: Random, table: Table): Cards {
  const bias = pick(random, [0.3, 0.6, 2]);
  const isBig = pick(random, [isTarock, (card: number) => isTarock(card) || isKing(card)]);
  const keyed = deck.cards.map((card) => ({ card, key: random() / 2 ** 32 + (isBig(card) ? bias : 0) }));
  const sorted = keyed.sort((a, b) => b.key - a.key).map(({ card }) => codeOf(card));
  const rest = shuffled(random, sorted.slice(12));
  const dealt = shuffled(random, [sorted.slice(0, 12), rest.slice(0, 12), rest.slice(12, 24)]);
  const hands = Array.from({ length: table.seats }, (_, seat) => dealt[table.active.indexOf(seat)] ?? null);
  return { hands, talon: rest.slice(24) };
}

/** Nobody bids; the small Tarocks are kept for their tricks; the talon is turned up to its end. */
type Mood = { readonly shy: boolean; readonly keepsBirds: boolean; readonly patient: boolean };

const small: readonly unknown[] = ['T3', 'T2', 'T1'];

/** The card kept for this trick, if it may be played. */
const ultimoOf = (legal: readonly Action[], trick: number, { keepsBirds }: Mood): Action | undefined =>
  keepsBirds && trick >= 9 ? legal.find(({ card }) => card === small[trick - 9]) : undefined;

function chosen(random: Random, all: readonly Action[], { shy, keepsBirds, patient }: Mood): Action {
  const [pass] = all.filter(({ bid }) => bid === 'pass');
  if (shy && pass) return pass;
  const kept = keepsBirds ? all.filter(({ card }) => !small.includes(card)) : all;
  const legal = kept.length > 0 ? kept : all;
  const said = legal.filter(({ bonuses }) => Array.isArray(bonuses) && bonuses.length > 0);
  if (said.length > 0 && onceIn(random, 2)) return pick(random, said);
  const [reject] = legal.filter(({ type }) => type === 'reject');
  return reject && (patient || onceIn(random, 2)) ? reject : pick(random, legal);
}

export function note(counts: Counts, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function nameOf({ type, bid, choice, bonuses, cards }: Action): string {
  const said = bid ?? choice ?? (Array.isArray(bonuses) ? bonuses[0] : undefined);
  const laid = Array.isArray(cards) && cards.some((code) => String(code).startsWith('T')) ? 'a Tarock' : undefined;
  return [type, said ?? laid].filter((part) => part !== undefined).join(' ');
}

function noteResult(counts: Counts, result: HusarlnResult): void {
  note(counts, `ended ${result.contract}`);
  if (result.contract === 'pass') return;
  for (const { kind, seat, made, announced } of result.bonuses ?? []) {
    const side = seat === result.declarer ? '' : ', defender';
    note(counts, `${kind}${announced ? ' announced' : ''}${made ? ' made' : ' missed'}`);
    note(counts, `${kind}${side}`);
  }
}
