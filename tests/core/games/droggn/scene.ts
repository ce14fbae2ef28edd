import type { Problem } from '@/kernel/problem';
import { netOf } from '@/kernel/booking';
import type { DroggnContext } from '@/core/games/droggn/left';
import { unknownDeclarer } from '@/core/games/droggn/left';
import type { DroggnResult } from '@/core/games/droggn/result';
import { score } from '@/core/games/droggn/score';
import { scoring } from '@/core/games/droggn/scoring';
import { rulesFrom, tableOf } from './deals';

type Scene = { readonly rules?: unknown; readonly seats?: number; readonly dealer?: number };

/** A deal at a table of three, seat 2 being the dealer, by the main description, but for what is said. */
export const scene = ({ rules, seats = 3, dealer = seats - 1 }: Scene = {}): DroggnContext => ({
  rules: rulesFrom(rules),
  table: tableOf(seats, dealer),
  pots: {},
  left: unknownDeclarer,
});

export const net = (result: DroggnResult, at = scene()): readonly number[] =>
  netOf(score(result, at).bookings, at.table.seats);

export const said = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ code, path }) => `${code} ${path}`.trim()).sort();

/** Codes with their places, sorted. */
export const faults = (claim: unknown, at = scene()): readonly string[] => said(scoring.check(claim, at).problems);
