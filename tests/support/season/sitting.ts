// A sitting of a simulated season: its events by the decisions that the server makes, before any log.
import { type Random } from '@/core/cards/random';
import { nextDealer } from '@/core/replay/sitting-fold';
import { applyDeal } from '@/core/replay/sitting-step';
import { newTable } from '@/demo/table';
import type { PersonId, TournamentId } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import * as decisions from '@/league/sittings/decisions';
import type { SittingEvent } from '@/league/sittings/events';
import { evolve, type Sitting } from '@/league/sittings/sitting';
import type { TextRef } from '@/league/text';
import type { Pool } from './pool';

export type Plan = {
  readonly tournament: TournamentId;
  readonly round: number;
  readonly table: number;
  readonly persons: readonly PersonId[];
  readonly deals: number;
  readonly rules?: unknown;
};

/** A sitting with its events so far. */
export type Told = { readonly sitting: Sitting | null; readonly events: readonly SittingEvent[] };

export const untold: Told = { sitting: null, events: [] };

/** What a decision says, told. @throws Error if it says no. */
export function tell(told: Told, decide: (sitting: Sitting) => Outcome<readonly SittingEvent[], object>): Told {
  if (!told.sitting) throw new Error('the sitting is not open');
  return told.sitting ? withEvents(told, decide(told.sitting)) : told;
}

function withEvents(told: Told, decided: Outcome<readonly SittingEvent[], object>): Told {
  if (!decided.ok) throw new Error(`refused: ${JSON.stringify(decided.refusal)}`);
  let { sitting } = told;
  let version = sitting?.version ?? 0;
  for (const event of decided.value) {
    version += 1;
    sitting = evolve(sitting, { event: read(event), version, at: 0, by: null });
  }
  return { sitting, events: [...told.events, ...decided.value] };
}

const read = (event: SittingEvent): SittingEvent => JSON.parse(JSON.stringify(event)) as SittingEvent;

/** Opened, played from the pool, and closed unless told otherwise. */
export function play(plan: Plan, { pool, random, close = true }: { pool: Pool; random: Random; close?: boolean }): Told {
  const { deals, ...opening } = plan;
  let told = withEvents(untold, decisions.openSitting(null, { game: 'danish-tarok', ...opening }));
  let fold = newTable('danish-tarok', plan.persons.length);
  for (let number = 0; number < deals; number += 1) {
    const deal = pool(plan.persons.length, nextDealer(fold) ?? 0, random);
    told = tell(told, (sitting) => decisions.recordDeal(sitting, { deal }));
    const applied = applyDeal(fold, deal);
    if (!applied.ok) throw new Error('a deal of the pool was refused');
    fold = applied.value.fold;
  }
  return close ? tell(told, (sitting) => decisions.closeSitting(sitting)) : told;
}

/** Reopened, one deal put right by another of the pool with the same dealer, and closed again. */
export function putRight(told: Told, { pool, random, why }: { pool: Pool; random: Random; why: TextRef }): Told {
  const seats = told.sitting?.persons.length ?? 0;
  const reopened = tell(told, (sitting) => decisions.reopenSitting(sitting, { why }));
  const dealer = reopened.sitting?.deals[0]?.versions.at(-1)?.deal.dealer ?? 0;
  const before = JSON.stringify(reopened.sitting?.deals[0]?.versions.at(-1)?.deal);
  let deal = pool(seats, dealer, random);
  while (JSON.stringify(deal) === before) deal = pool(seats, dealer, random);
  const corrected = tell(reopened, (sitting) =>
    decisions.correctDeals(sitting, { corrections: [{ number: 1, deal }], why }),
  );
  return tell(corrected, (sitting) => decisions.closeSitting(sitting));
}
