import type { Problem } from '@/kernel/problem';

/** Refusals that say everything by their code. */
export const plainRefusals = [
  'already-announced',
  'name-missing',
  'name-differs',
  'already-opened',
  'not-opened',
  'tournament-cancelled',
  'tournament-over',
  'tournament-archived',
  'not-archived',
  'not-over',
  'rounds-started',
  'rounds-planned',
  'same-season',
  'nothing-changed',
  'nothing-played',
  'nothing-seated',
  'all-rounds-seated',
  'already-published',
  'not-published',
  'seating-changed',
  'no-round-running',
  'round-not-closed',
  'sign-up-over',
  'no-such-team',
  'no-such-penalty',
  'penalty-withdrawn',
  'no-points',
  'not-apart',
  'with-himself',
  'bad-link',
] as const;

type Plain = { readonly code: (typeof plainRefusals)[number] };

export const personRefusals = [
  'not-participant',
  'already-participant',
  'has-played',
  'is-seated',
  'already-arrived',
  'not-arrived',
  'already-left',
  'is-here',
  'already-absent',
  'already-playing',
  'fee-paid',
  'fee-not-paid',
  'no-fee',
  'in-a-team',
  'seated-but-gone',
  'not-in-round',
  'not-seated',
  'no-substitute',
] as const;

type AboutPerson = {
  readonly code: (typeof personRefusals)[number];
  readonly params: { readonly person: string };
};

/** The same person at two places; both are named ("table 2, seat 1"), 0 stands for the bench. */
type SeatedTwice = {
  readonly code: 'seated-twice';
  readonly params: {
    readonly person: string;
    readonly table: number;
    readonly place: number;
    readonly otherTable: number;
    readonly otherPlace: number;
  };
};

type AboutRound = {
  readonly code: 'round-running' | 'round-started' | 'no-such-round' | 'not-current-round';
  readonly params: { readonly round: number };
};

type AboutTable = {
  readonly code: 'table-twice' | 'table-waits' | 'too-few-left';
  readonly params: { readonly table: number };
};

/** `tables` for people: "4, 7". */
type TablesOpen = {
  readonly code: 'tables-open';
  readonly params: { readonly tables: string; readonly count: number };
};

type TableSize = {
  readonly code: 'table-size';
  readonly params: { readonly table: number; readonly persons: number; readonly sizes: string };
};

type Together = {
  readonly code: 'kept-apart';
  readonly params: { readonly person: string; readonly otherPerson: string; readonly table: number };
};

type Dated = { readonly code: 'bad-date'; readonly params: { readonly date: string } };
type UnknownGame = { readonly code: 'unknown-game'; readonly params: { readonly game: string } };
type BadRules = { readonly code: 'bad-rules'; readonly problems: readonly Problem[] };

/** What the seating says no to, with everybody who stands in the way; `persons` and `pairs` are ids. */
type NotSeated = {
  readonly code: 'cannot-seat';
  readonly params: Readonly<Record<string, string | number>>;
};

/** Somebody wrote since the version that was expected, and it matters. */
export type Overtaken = {
  readonly code: 'version-conflict';
  readonly params: { readonly expected: number; readonly actual: number };
};

/** Why a tournament's decision says no. Codes are stable; a sentence is made from code and params. */
export type TournamentRefusal =
  | Plain
  | AboutPerson
  | SeatedTwice
  | AboutRound
  | AboutTable
  | TablesOpen
  | TableSize
  | Together
  | Dated
  | UnknownGame
  | BadRules
  | NotSeated
  | Overtaken;
