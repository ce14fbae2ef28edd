import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import { gameIds, gameOf } from '../games';
import type { Fields } from '../games/faults';
import { isFields, shown } from '../games/faults';
import type { AnyGame, Change } from '../games/game';
import { readChanges } from './changes';
import { dealFields, missingFields, unknownFields } from './deal-form';

/** A record whose frame is sound: a sitting, or a lone deal as the first of an open one. */
export type Envelope = {
  readonly game: AnyGame;
  readonly rules: unknown;
  readonly seats: number;
  readonly changes: readonly Change[];
  readonly deals: readonly unknown[];
  readonly closed: boolean;
  /** A lone deal's paths start at the record itself. */
  readonly lone: boolean;
};

type Problems = readonly Problem[];

const sittingFields = ['format', 'game', 'rules', 'players', 'deals', 'changes', 'closed'];

/**
 * The frame of a record (section "Record, rules, sitting" of a game's checks): faults at the top end it, so
 * do those below.
 */
export function readEnvelope(input: unknown): Outcome<Envelope, Problems> {
  if (!isFields(input)) return refuse([wrong('wrong-type', '', { expected: 'object' })]);
  const sitting = 'format' in input || 'players' in input || 'deals' in input;
  const top = sitting ? sittingTop(input) : loneTop(input);
  if (top.length > 0) return refuse(top);
  return sitting ? readSitting(input) : readLone(input);
}

const loneTop = (input: Fields): Problems => [
  ...unknownFields(input, ['game', 'rules', 'seats', ...dealFields]),
  ...missingFields(input, ['game', 'seats']),
];

const sittingTop = (input: Fields): Problems => [
  ...unknownFields(input, sittingFields),
  ...missingFields(input, ['format', 'game', 'players']),
  ...listProblems(input, 'players'),
  ...playerProblems(input.players),
  ...listProblems(input, 'deals'),
  ...listProblems(input, 'changes'),
  ...('closed' in input && typeof input.closed !== 'boolean'
    ? [wrong('wrong-type', 'closed', { expected: 'boolean' })]
    : []),
];

const listProblems = (input: Fields, field: string): Problems =>
  field in input && !Array.isArray(input[field]) ? [wrong('wrong-type', field, { expected: 'list' })] : [];

const playerProblems = (players: unknown): Problems =>
  listOf(players).flatMap((player, seat) =>
    typeof player === 'string' ? [] : [wrong('wrong-type', `players.${seat}`, { expected: 'string' })],
  );

function readLone(input: Fields): Outcome<Envelope, Problems> {
  const head = readHead(input);
  const { seats } = input;
  const problems = [...head.problems, ...sizeProblems(head, 'seats', seats)];
  if (!head.game || problems.length > 0) return refuse(problems);
  const { game: _game, rules: _rules, seats: _seats, ...deal } = input;
  return accept({
    game: head.game,
    rules: head.rules,
    seats: Number(seats),
    changes: [],
    deals: [deal],
    closed: false,
    lone: true,
  });
}

function readSitting(input: Fields): Outcome<Envelope, Problems> {
  const head = readHead(input);
  const deals = listOf(input.deals);
  const seats = listOf(input.players).length;
  const changes = readChanges(listOf(input.changes), { seats, deals: deals.length });
  const everybody = head.game?.seating.changes ? [] : sizeProblems(head, 'players', seats);
  const problems = [
    ...formatProblems(input.format),
    ...head.problems,
    ...everybody,
    ...below('changes', changes.problems),
  ];
  const unasked = head.game && !head.game.seating.changes && 'changes' in input;
  if (unasked) return refuse([...problems, wrong('unknown-field', 'changes', { field: 'changes' })]);
  if (!head.game || problems.length > 0) return refuse(problems);
  return accept({
    game: head.game,
    rules: head.rules,
    seats,
    changes: changes.changes,
    deals,
    closed: input.closed === true,
    lone: false,
  });
}

/** So many cannot sit here. Where people come and go, that is asked of those present at each deal. */
function sizeProblems({ game, rules }: Head, path: string, seats: unknown): Problems {
  const sizes = game && (rules === null ? sizesOfAll(game) : game.seating.sizes(rules));
  return !sizes || sizes.some((size) => size === seats)
    ? []
    : [wrong('bad-seats', path, { count: shown(seats) })];
}

/** What faulty rules would allow: the sizes on which all the game's rule sets agree, null if they do not. */
function sizesOfAll({ rules, seating }: AnyGame): readonly number[] | null {
  const all = rules.presets.flatMap(({ id }) => {
    const read = rules.read(id);
    return read.ok ? [seating.sizes(read.value)] : [];
  });
  const [first] = all;
  return first && all.every((sizes) => sizes.join() === first.join()) ? first : null;
}

const formatProblems = (format: unknown): Problems =>
  format === 'tarok-sitting/1' ? [] : [wrong('unknown-format', 'format', { value: shown(format) })];

type Head = { readonly game: AnyGame | null; readonly rules: unknown; readonly problems: Problems };

/** The game and its full rules; the rules of an unknown game cannot be examined. */
function readHead(input: Fields): Head {
  const game = gameOf(input.game) ?? null;
  if (!game) {
    const params = { value: shown(input.game), games: gameIds() };
    return { game, rules: null, problems: [wrong('unknown-game', 'game', params)] };
  }
  const rules = game.rules.read(input.rules);
  return rules.ok
    ? { game, rules: rules.value, problems: [] }
    : { game, rules: null, problems: below('rules', rules.refusal) };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
