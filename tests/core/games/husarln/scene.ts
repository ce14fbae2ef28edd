import type { HusarlnContext } from '@/core/games/husarln/left';
import { playedOut } from '@/core/games/husarln/left';
import type { HusarlnResult } from '@/core/games/husarln/result';
import { score } from '@/core/games/husarln/score';
import { scoring } from '@/core/games/husarln/scoring';
import type { Problem } from '@/kernel/problem';
import { netOf } from '@/kernel/booking';
import { rulesFrom, tableOf } from './deals';

type Scene = { readonly rules?: unknown; readonly seats?: number; readonly dealer?: number };

/** What a deal finds at a table of three, seat 2 dealing, by Löw's rules, but for what is said. */
export const scene = ({ rules, seats = 3, dealer = 2 }: Scene = {}): HusarlnContext => ({
  rules: rulesFrom(rules),
  table: tableOf(seats, dealer),
  pots: {},
  left: playedOut,
});

/** A deal in which nothing special happened: seat 0 wins a Zweiblatt. */
export const plain = {
  contract: 'zweiblatt',
  declarer: 0,
  choice: '1',
  points: [36, 30],
} as const satisfies HusarlnResult;

/** Codes with their places, sorted. */
export const faults = (claim: unknown, at = scene()): readonly string[] => said(scoring.check(claim, at).problems);

export const said = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ code, path }) => `${code} ${path}`).sort();

export const net = (result: HusarlnResult, at = scene()): readonly number[] =>
  netOf(score(result, at).bookings, at.table.seats);
