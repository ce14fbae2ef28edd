import { codeOf, FOOL, isKing, PACK } from '@/core/cards/card';
import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, randomFrom, shuffled } from '@/core/cards/random';
import type { DanishState } from '@/core/games/danish-tarok/cardplay/state';
import { danishPlay } from '@/core/games/danish-tarok/play';
import type { DanishResult } from '@/core/games/danish-tarok/result';
import { fineKinds } from '@/core/games/danish-tarok/result';
import type { DanishRules } from '@/core/games/danish-tarok/rules';
import { presets, readRules } from '@/core/games/danish-tarok/rules';
import { seating } from '@/core/games/danish-tarok/seating';
import type { Action, Cards, PlayedDeal } from '@/core/games/play';
import type { Table } from '@/core/games/table';

/** How often each thing was done or happened, over many deals. */
export type Counts = Map<string, number>;

export type Setting = { readonly table: Table; readonly rules: DanishRules };

export type RandomDeal = Setting & {
  readonly record: PlayedDeal;
  readonly state: DanishState;
  readonly result: DanishResult;
};

const count = (counts: Counts, what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
};

/** A deal played to its end by legal actions chosen by chance, rulings of the table among them. */
export function randomDeal(seed: number, setting: Setting, counts: Counts): RandomDeal {
  const random = randomFrom(seed);
  const mood = { keepFool: onceIn(random, 2) };
  const deal = playOut(setting, randomCards(random, setting.table), (state) => {
    const action = nextAction(random, state, mood);
    if (action !== null) count(counts, nameOf(state, action));
    return action;
  });
  countResult(counts, deal);
  return deal;
}

/** A fairly dealt deal in which every card is chosen evenly among the legal ones, and nobody rules anything. */
export function plainDeal(seed: number, { table, rules }: Setting): RandomDeal {
  const random = randomFrom(seed);
  return playOut({ table, rules }, danishPlay.shuffle(seed, table, rules), (state) => {
    const legal = danishPlay.legal(state).filter(({ type }) => type === 'discard' || type === 'play');
    return legal.length === 0 ? null : pick(random, legal);
  });
}

/** Plays these cards by what `choose` says, until it says no more. */
function playOut(setting: Setting, cards: Cards, choose: (state: DanishState) => Action | null): RandomDeal {
  const start = danishPlay.start(cards, setting.table, setting.rules);
  if (!start.ok) throw new Error(`unsound cards: ${JSON.stringify(start.refusal)}`);
  const state = start.value;
  const actions: Action[] = [];
  for (let action = choose(state); action !== null; action = choose(state)) {
    danishPlay.apply(state, action);
    actions.push(action);
  }
  const result = danishPlay.result(state);
  if (result === null) throw new Error('the deal does not end');
  return { ...setting, record: { cards, actions }, state, result };
}

function nameOf(state: DanishState, { type, kind, card, names }: Action): string {
  if (type === 'fine') return `fine ${String(kind)}${state.phase === 'finished' ? ', late' : ''}`;
  return type === 'play' && card === 'X' && names !== undefined ? 'fool led' : type;
}

function countResult(counts: Counts, { state, result, record }: RandomDeal): void {
  const played = record.actions.filter(({ type }) => type === 'play').length;
  count(counts, `ended ${state.phase}`);
  if (played > state.tricks * 3 + state.lying) count(counts, 'deals with cards taken back');
  if (result.pagatDiscarded) count(counts, 'pagat laid away');
  for (const { kind } of result.declarations ?? []) count(counts, `declared ${kind}`);
  for (const bonus of result.bonuses ?? []) count(counts, `${bonus.kind} ${bonus.made ? 'made' : 'not made'}`);
  if (result.bonuses?.some((bonus) => bonus.kind === 'tout' && bonus.before)) count(counts, 'tout announced');
}

/**
 * Cards as dealt. Not only fair ones: hands without taroks, with many of them, and with the kings, so that what is rare
 * at a table is often seen here.
 */
function randomCards(random: Random, table: Table): Cards {
  const bias = pick(random, [0, 0, 0, 0.4, 0.4, 1, -0.5, -0.5, -0.8, -1]);
  const favoured = below(random, 3);
  const keys = Array.from({ length: PACK }, (_, card) => ({ card, key: random() / 2 ** 32 + (isBig(card) ? bias : 0) }));
  const sorted = keys.sort((a, b) => b.key - a.key).map(({ card }) => codeOf(card));
  const others = [...shuffled(random, sorted.slice(28))];
  const talon = favoured === 2 ? sorted.slice(25, 28) : others.splice(0, 3);
  const rest = favoured === 2 ? others : [...others, ...sorted.slice(25, 28)];
  const dealt = [rest.slice(0, 25), rest.slice(25)];
  dealt.splice(favoured, 0, sorted.slice(0, 25));
  const hands = Array.from({ length: table.seats }, (_, seat) => dealt[table.active.indexOf(seat)] ?? null);
  return { hands, talon };
}

const isBig = (card: number): boolean => (card >= PACK - 22 && card !== FOOL) || isKing(card);

/** Whether the fool is kept in hand as long as possible, so that it can be demanded; else it is led rather often. */
type Mood = { readonly keepFool: boolean };

/** What somebody does now; null when the deal is over and nobody fines anybody any more. */
function nextAction(random: Random, state: DanishState, mood: Mood): Action | null {
  const ruling = randomRuling(random, state);
  if (ruling !== null && danishPlay.breach(state, ruling) === null) return ruling;
  const legal = danishPlay.legal(state);
  return legal.length === 0 ? null : preferred(random, legal, mood);
}

/** The seldom actions more often than by even chance, plays otherwise. */
function preferred(random: Random, legal: readonly Action[], { keepFool }: Mood): Action {
  const isFool = ({ card }: Action) => card === 'X';
  const seldom = legal.filter((action) => isSeldom(action) || (!keepFool && isFool(action)));
  if (seldom.length > 0 && onceIn(random, 3)) return pick(random, seldom);
  const others = keepFool ? legal.filter((action) => !isFool(action)) : legal;
  return pick(random, others.length > 0 ? others : legal);
}

const isSeldom = ({ type, cards }: Action): boolean =>
  type === 'discard' ? Array.isArray(cards) && (cards.includes('X') || cards.includes('T1')) : type !== 'play';

function randomRuling(random: Random, state: DanishState): Action | null {
  switch (state.phase) {
    case 'finished':
      return onceIn(random, 6) ? randomFine(random, state) : null;
    case 'discard':
      return onceIn(random, 20) ? pick(random, [{ type: 'misdeal' }, ...sixFines(random, state).slice(4)]) : null;
    default:
      return onceIn(random, 200) ? pick(random, [{ type: 'abandon' }, ...sixFines(random, state)]) : null;
  }
}

const sixFines = (random: Random, state: DanishState): readonly Action[] =>
  Array.from({ length: 6 }, () => randomFine(random, state));

function randomFine(random: Random, state: DanishState): Action {
  const kind = pick(random, fineKinds);
  if (kind === 'irrecoverable' && !onceIn(random, 4)) return randomFine(random, state);
  return {
    type: 'fine',
    seat: pick(random, state.table.present),
    kind,
    ...(kind === 'other' && { amount: 1 + below(random, 50) }),
    ...(onceIn(random, 3) && { to: pick(random, ['pots', 'opponents', 'club']) }),
    ...(onceIn(random, 3) && { why: 'said "x", \\ and more' }),
  };
}

/** A table of three or four, the dealer by chance; with four sometimes a list of players that is longer still. */
export function randomTable(random: Random, people: 3 | 4): Table {
  const seats = onceIn(random, 5) ? people + 1 + below(random, 2) : people;
  const present = [...shuffled(random, Array.from({ length: seats }, (_, seat) => seat))].slice(0, people);
  present.sort((a, b) => a - b);
  return seating.table(seats, present, pick(random, present));
}

/** Rules of a record, read; throws if they are refused. */
export function rulesFrom(input: unknown): DanishRules {
  const rules = readRules(input);
  if (!rules.ok) throw new Error(JSON.stringify(rules.refusal));
  return rules.value;
}

export const presetNames: readonly string[] = presets.map(({ id }) => id);

const booleans = [true, false];
const figures = [0, 1, 5, 7, 20, 45, 100];

const choicesOf: Readonly<Record<string, readonly unknown[]>> = {
  preset: presetNames,
  pots: [true, true, false],
  stakeIntoRefilledPot: booleans,
  stakeOnRedeal: booleans,
  declareTaroksFrom: [1, 3, 8, 10, 11, 22],
  lastTrickWhenBagud: booleans,
  toutTakesPots: booleans,
  counting: ['rounded', 'exact', 'off'],
  countingAtTout: booleans,
  discardFool: ['never', 'tout'],
  discardPagat: booleans,
  redPips: ['reversed', 'natural'],
  foolNamedInLastTrick: booleans,
  finesTo: ['pots', 'opponents', 'club'],
  unit: [1, 5, 10],
};

const figureNames = [
  ...['foundation', 'dealerStake', 'declareTaroks', 'declareMatadors', 'declareStep', 'declareHalf', 'declareFull'],
  ...['declareAbundant', 'lostCard', 'lostCardPot', 'pagatWon', 'pagatUltimo', 'kingUltimo', 'lastTrick', 'nolo'],
  ...['tout', 'toutFailed', 'fineMinor', 'fineMajor', 'fineIrrecoverable'],
];

/** Rules of which every option that bears on a deal is chosen by chance. In record form. */
export function randomOptions(random: Random): Readonly<Record<string, unknown>> {
  const chosen = Object.entries(choicesOf).map(([name, choices]) => [name, pick(random, choices)]);
  return Object.fromEntries([...chosen, ...figureNames.map((name) => [name, pick(random, figures)])]);
}
