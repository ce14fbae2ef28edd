import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Arrangement, Ground } from './arrangement';
import { arrange, presentIn, usualOf } from './arrangement';
import { castOf } from './cast';
import type { Chance } from './chance';
import { chanceFrom } from './chance';
import { faultOf, numbersFor } from './check';
import { labelsFor } from './labels';
import type { SeatingRefusal } from './refusal';
import type { RoundPlan, SeatingRequest } from './request';

/** A round to be seated, with its arrangement and the physical tables it may use. */
export type PlannedRound = {
  readonly plan: RoundPlan;
  readonly arrangement: Arrangement;
  readonly numbers: readonly number[];
};

/** A request that can be searched: everything checked that can be before. Rounds in order. */
export type Planning = Ground & { readonly rounds: readonly PlannedRound[]; readonly chance: Chance };

export function planningOf(request: SeatingRequest): Outcome<Planning, SeatingRefusal> {
  const fault = faultOf(request);
  if (fault) return refuse(fault);
  const chance = chanceFrom(request.seed);
  const cast = castOf(request, usualOf(request));
  const labels = labelsFor(request, cast, chance);
  if (!labels.ok) return labels;
  const ground = { request, cast, labelOf: labels.value };
  const rounds: PlannedRound[] = [];
  for (const plan of [...request.rounds].sort((a, b) => a.number - b.number)) {
    const round = plannedRound(ground, plan);
    if (!round.ok) return round;
    rounds.push(round.value);
  }
  return accept({ ...ground, rounds, chance });
}

function plannedRound(ground: Ground, plan: RoundPlan): Outcome<PlannedRound, SeatingRefusal> {
  const arrangement = arrange(ground, plan);
  if (!arrangement.ok) return arrangement;
  const numbers = numbersFor(ground.request, {
    number: plan.number,
    tables: arrangement.value.sizes.length,
    present: new Set(presentIn(ground.request, plan)),
  });
  return numbers.ok ? accept({ plan, arrangement: arrangement.value, numbers: numbers.value }) : numbers;
}
