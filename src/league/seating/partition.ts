import type { Arrangement } from './arrangement';
import type { Chance } from './chance';
import { shuffled } from './chance';
import type { Who } from './model';
import { startsOf } from './model';

/** Pairs that must not share a table. */
export type Apart = readonly (readonly [Who, Who])[];

/** Seats in which they do not; `impossible` is proved, `unknown` means that the search was given up. */
export type Partition = { readonly seats: readonly Who[] } | 'impossible' | 'unknown';

type Effort = { readonly chance: Chance; readonly steps: number };

/**
 * One person's place to be, and how to try: every table with room in his class, those like another one
 * once.
 */
type Board = {
  readonly people: readonly Who[];
  readonly foes: ReadonlyMap<Who, ReadonlySet<Who>>;
  readonly classOf: ReadonlyMap<Who, number>;
  /** Free positions by table and class. */
  readonly room: Map<string, number[]>;
  readonly tables: readonly Who[][];
  readonly seats: Who[];
  steps: number;
};

/** Seats a round so that no two of these share a table, by trying, whoever has most to avoid first. */
export function partition(round: Arrangement, apart: Apart, { chance, steps }: Effort): Partition {
  const board = boardOf(round, apart, { chance, steps });
  const done = clashes(board) ? false : settle(board, 0);
  if (done) return { seats: board.seats };
  return board.steps > 0 ? 'impossible' : 'unknown';
}

function boardOf(round: Arrangement, apart: Apart, { chance, steps }: Effort): Board {
  const starts = startsOf(round.sizes);
  const free = new Map(round.free.flatMap((positions, kind) => positions.map((at) => [at, kind] as const)));
  const tables: Who[][] = [...round.sizes.map(() => []), []];
  const room = new Map<string, number[]>();
  round.seats.forEach((who, at) => {
    const table = tableAt(starts, at);
    const kind = free.get(at);
    if (kind === undefined) tables[table]?.push(who);
    else room.set(`${table} ${kind}`, [...(room.get(`${table} ${kind}`) ?? []), at]);
  });
  const foes = foesOf(apart);
  const movable = round.seats.filter((_, at) => free.has(at));
  const burden = (who: Who): number => foes.get(who)?.size ?? 0;
  return {
    people: [...shuffled(chance, movable)].sort((a, b) => burden(b) - burden(a)),
    foes,
    classOf: new Map(round.seats.map((who, at) => [who, free.get(at) ?? 0])),
    room,
    tables,
    seats: [...round.seats],
    steps,
  };
}

const tableAt = (starts: readonly number[], at: number): number =>
  starts.findLastIndex((start) => start <= at);

function foesOf(apart: Apart): ReadonlyMap<Who, ReadonlySet<Who>> {
  const foes = new Map<Who, Set<Who>>();
  for (const [a, b] of apart) {
    foes.set(a, (foes.get(a) ?? new Set()).add(b));
    foes.set(b, (foes.get(b) ?? new Set()).add(a));
  }
  return foes;
}

/** Do two who cannot move sit together already? */
const clashes = (board: Board): boolean =>
  board.tables.slice(0, -1).some((table) => table.some((who) => !fits(board, who, table)));

const fits = ({ foes }: Board, who: Who, table: readonly Who[]): boolean => {
  const own = foes.get(who);
  return own === undefined || !table.some((other) => own.has(other));
};

/** Seats everybody from this one on; false when there is no way, or no more steps. */
function settle(board: Board, next: number): boolean {
  const who = board.people[next];
  if (who === undefined) return true;
  const tried = new Set<string>();
  const last = board.tables.length - 1;
  for (const [table, seated] of board.tables.entries()) {
    const room = board.room.get(`${table} ${board.classOf.get(who) ?? 0}`) ?? [];
    if (room.length === 0 || (table !== last && !fits(board, who, seated))) continue;
    const like = likeness(board, table);
    if (seated.length === 0 && tried.has(like)) continue;
    tried.add(like);
    if (settleAt(board, next, { who, seated, room })) return true;
    if (board.steps <= 0) return false;
  }
  return false;
}

/** Empty tables with the same room are the same table. */
const likeness = ({ room, tables }: Board, table: number): string =>
  table === tables.length - 1
    ? 'out'
    : [...room]
        .filter(([key]) => key.startsWith(`${table} `))
        .map(([key, positions]) => `${key.split(' ')[1]}:${positions.length}`)
        .join(' ');

type Trying = { readonly who: Who; readonly seated: Who[]; readonly room: number[] };

function settleAt(board: Board, next: number, { who, seated, room }: Trying): boolean {
  board.steps--;
  const at = room.pop() ?? 0;
  seated.push(who);
  board.seats[at] = who;
  if (settle(board, next + 1)) return true;
  seated.pop();
  room.push(at);
  return false;
}
