import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, randomFrom, shuffled } from '@/core/cards/random';
import type { AnyGame } from '@/core/games/game';
import type { Action, Cards } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import type { AnyDeal, AnySetting } from '../support/any-deal';
import type { Setting } from './settings';

/** How often each thing was done or happened, over many deals. */
export type Counts = Map<string, number>;

export type RandomDeal = AnyDeal & {
  /** Before which actions nothing was to do, though the deal had not ended. */
  readonly stuck: readonly number[];
};

/** A deal of any game, played to its end by legal actions chosen by chance, rulings of the table among them. */
export function randomDeal(seed: number, { game, rules, people }: Pick<Setting, 'game' | 'rules' | 'people'>, counts: Counts): RandomDeal {
  const random = randomFrom(seed);
  const table = randomTable(random, game, people);
  const cards = onceIn(random, 2) ? game.play.shuffle(seed, table, rules) : biased(random, game.play.shuffle(seed, table, rules));
  const deal = playOut({ game, table, rules }, cards, playerOf(random, game, table));
  for (const action of deal.record.actions) count(counts, nameOf(action));
  count(counts, `ended: ${game.play.view(deal.state).phase}`);
  for (const what of happenings(deal.result)) count(counts, what);
  return deal;
}

type Choose = (state: unknown, legal: readonly Action[], started: boolean) => Action | null;

function playOut(setting: AnySetting, cards: Cards, choose: Choose): RandomDeal {
  const { play } = setting.game;
  const start = play.start(cards, setting.table, setting.rules);
  if (!start.ok) throw new Error(`unsound cards: ${JSON.stringify(start.refusal)}`);
  const state = start.value;
  const actions: Action[] = [];
  const stuck: number[] = [];
  for (;;) {
    const legal = play.legal(state);
    if (legal.length === 0 && play.result(state) === null) stuck.push(actions.length);
    const action = choose(state, legal, actions.length > 0);
    if (action === null) break;
    play.apply(state, action);
    actions.push(action);
  }
  const result = play.result(state);
  return { ...setting, record: { cards, actions }, state, result, stuck };
}

/** What is kept as long as it can be, and whether what is done seldom is done often. */
type Mood = { readonly kept: RegExp; readonly keen: boolean; readonly shy: boolean };

function playerOf(random: Random, game: AnyGame, table: Table): Choose {
  const kept = pick(random, [/^$/, /^$/, /^X$/, /^T1$/, /^T[123]$/, /^T/, /K$/]);
  const mood = { kept, keen: onceIn(random, 2), shy: onceIn(random, 12) };
  return (state, legal, started) => {
    const ruling = onceIn(random, legal.length === 0 ? 6 : started ? 250 : 40) ? rulingOf(random, game, { state, table, legal }) : null;
    if (ruling !== null) return ruling;
    return legal.length === 0 ? null : chosen(random, legal, mood);
  };
}

/** Cards of a kind kept, seldom actions half the time, one of each name as likely as one of another. */
function chosen(random: Random, all: readonly Action[], { kept, keen, shy }: Mood): Action {
  const passes = shy ? all.filter(isPass) : [];
  if (passes.length > 0) return pick(random, passes);
  const others = all.filter(({ card }) => !kept.test(String(card)));
  const legal = others.length > 0 ? others : all;
  if (!onceIn(random, keen ? 2 : 5)) return pick(random, legal);
  const name = pick(random, [...new Set(legal.map(nameOf))]);
  return pick(random, legal.filter((action) => nameOf(action) === name));
}

const isPass = (action: Action): boolean => Object.values(action).includes('pass');

type Moment = { readonly state: unknown; readonly table: Table; readonly legal: readonly Action[] };

/** Something that is never listed, but may be done: a ruling of the table. */
function rulingOf(random: Random, game: AnyGame, { state, table, legal }: Moment): Action | null {
  const { actions, sheet } = game.words.en;
  const types = Object.keys(Object(actions)).filter((type) => legal.every((action) => action.type !== type));
  if (types.length === 0) return null;
  const type = pick(random, types);
  const seat = pick(random, table.present);
  const kinds = Object.keys(Object(Object(Object(sheet)['choices'])[`${type}-kind`]));
  const forms = kinds.length > 0 ? [{ type, seat, kind: pick(random, kinds) }, amounted(random, type, seat)] : [{ type }, { type, seat }];
  return shuffled(random, forms).find((action) => game.play.breach(state, action) === null) ?? null;
}

const amounted = (random: Random, type: string, seat: number): Action => ({ type, seat, kind: 'other', amount: 1 + below(random, 50), why: 'said "x", \\ and more' });

const count = (counts: Counts, what: string): void => {
  counts.set(what, (counts.get(what) ?? 0) + 1);
};

/** The verb, and the first thing said with it. */
export function nameOf(action: Action): string {
  const { type, seat: _seat, card, cards, ...rest } = action;
  const said = Object.values(rest).flatMap((value) => (Array.isArray(value) ? value.slice(0, 1) : [value])).map(wordOf);
  const laid = Array.isArray(cards) ? cards.filter((code) => /^(T1|X)$/.test(String(code))).map(String) : [];
  return [type, ...(card === 'X' ? ['X'] : []), ...laid, ...said].filter((word) => word !== '').join(' ');
}

const wordOf = (value: unknown): string => {
  if (typeof value === 'string') return /^[a-z-]+$/.test(value) ? value : '';
  return typeof value === 'boolean' ? String(value) : String(Object(value)['kind'] ?? '');
};

/** Everything of a result that has a kind, with what became of it; and the words at its top. */
function happenings(result: unknown): readonly string[] {
  return Object.entries(Object(result)).flatMap(([key, value]) => {
    if (Array.isArray(value)) return value.flatMap((one: unknown) => (typeof one === 'object' && one !== null && 'kind' in one ? [`${key}: ${fateOf(one)}`] : []));
    return typeof value === 'string' || typeof value === 'boolean' ? [`${key}: ${value}`] : [];
  });
}

const fateOf = (one: { readonly kind: unknown }): string =>
  [String(one.kind), ...['form', 'made', 'announced'].flatMap((key) => (key in one ? [`${key} ${String(Object(one)[key])}`] : []))].join(', ');

/** A table of so many, the dealer by chance; where people come and go sometimes a list of players that is longer. */
export function randomTable(random: Random, game: AnyGame, people: number): Table {
  const seats = game.seating.changes && onceIn(random, 5) ? people + 1 + below(random, 2) : people;
  const present = [...shuffled(random, Array.from({ length: seats }, (_, seat) => seat))].slice(0, people);
  present.sort((a, b) => a - b);
  return game.seating.table(seats, present, pick(random, present));
}

/** The same cards, but somebody, or the talon, has most of a kind: so what is rare at a table is often seen here. */
function biased(random: Random, { hands, talon }: Cards): Cards {
  const isWanted = pick(random, [/^[TX]/, /^T|K$/, /K$/, /^(X|T1|T21)$|K$/, /^(X|T1|T\d|..*[KQ])$/, /^[SHDC](\d+|A)$/, /^H/]);
  const strength = pick(random, [0.3, 0.6, 1]);
  const sizes = [...hands.map((hand) => hand?.length ?? 0), talon.length];
  const all = [...hands.flatMap((hand) => hand ?? []), ...talon];
  const keyed = all.map((card) => ({ card, key: random() / 2 ** 32 + (isWanted.test(card) ? strength : 0) }));
  const sorted = keyed.sort((a, b) => b.key - a.key).map(({ card }) => card);
  const favoured = pick(random, sizes.flatMap((size, place) => (size > 0 ? [place] : [])));
  const best = sorted.slice(0, sizes[favoured]);
  const rest = [...shuffled(random, sorted.slice(sizes[favoured]))];
  const dealt = sizes.map((size, place) => (place === favoured ? best : rest.splice(0, size)));
  return { hands: hands.map((hand, seat) => (hand ? (dealt[seat] ?? []) : null)), talon: dealt.at(-1) ?? [] };
}

/** Rules of which every option is chosen by chance. In record form. */
export function randomOptions(random: Random, { rules }: AnyGame): Readonly<Record<string, unknown>> {
  const chosen = rules.options.flatMap(({ key, standard, ...shape }) => {
    switch (shape.kind) {
      case 'flag':
        return [[key, onceIn(random, 2)] as const];
      case 'choice':
        return [[key, typed(standard, pick(random, shape.values))] as const];
      case 'number':
        return [[key, Math.min(shape.most, Math.max(shape.least, pick(random, [shape.least, 1, 5, 7, 20, 45, 100, Number(standard)])))] as const];
      case 'list':
        return [];
    }
  });
  return Object.fromEntries([['preset', pick(random, rules.presets).id], ...chosen]);
}

/** Closed sets of numbers are listed as words. */
const typed = (standard: unknown, value: string): unknown => (typeof standard === 'number' ? Number(value) : value);
