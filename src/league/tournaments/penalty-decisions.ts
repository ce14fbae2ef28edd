import type { PenaltyId, PersonId } from '@/kernel/ids';
import { accept, refuse } from '@/kernel/outcome';
import type { Circumstances } from '../decision';
import { happened } from '../fact';
import { PenaltyId as readPenaltyId } from '../ids';
import type { TextRef } from '../text';
import type { Decided } from './decisions';
import { ListPublished, PenaltyGiven, PenaltyWithdrawn } from './events';
import { about, participantOf } from './participant-decisions';
import { noTables, type Tables, whyNot } from './possible';
import type { Tournament } from './tournament';

export type GivenPenalty = {
  readonly person: PersonId;
  /** Below 0 they are taken. */
  readonly points: number;
  readonly round?: number | null;
  readonly deal?: number | null;
  readonly why: TextRef;
};

/** The arbiter gives or takes points outside the deals; at any time, after the end too. */
export function givePenalty(
  tournament: Tournament,
  { person, points, round = null, deal = null, why }: GivenPenalty,
  { ids }: Circumstances,
): Decided {
  const never = whyNot(tournament, 'penalize', noTables);
  if (never) return refuse(never);
  if (points === 0) return refuse({ code: 'no-points' });
  if (!isKnown(tournament, person)) return about('not-participant', person);
  const tooLate = round !== null && round > tournament.plan.rounds;
  if (tooLate) return refuse({ code: 'no-such-round', params: { round } });
  const penalty = readPenaltyId.parse(ids());
  return accept([happened(PenaltyGiven, { penalty, person, points, round, deal, why })]);
}

/** Takes part, or plays for one who does. */
const isKnown = (tournament: Tournament, person: PersonId): boolean =>
  participantOf(tournament, person) !== null ||
  tournament.substitutions.some(({ substitute }) => substitute === person);

type Withdrawal = { readonly penalty: PenaltyId; readonly why: TextRef };

/** The penalty counts no more; that it was given stays. */
export function withdrawPenalty(tournament: Tournament, { penalty, why }: Withdrawal): Decided {
  const never = whyNot(tournament, 'penalize', noTables);
  if (never) return refuse(never);
  const given = tournament.penalties.find((one) => one.penalty === penalty);
  if (!given) return refuse({ code: 'no-such-penalty' });
  if (given.withdrawn) return refuse({ code: 'penalty-withdrawn' });
  return accept([happened(PenaltyWithdrawn, { penalty, why })]);
}

type Publishing = ListPublished['data'] & { readonly tables?: Tables };

/** A list is announced as it stands: whoever asks has computed it. */
export function publishList(tournament: Tournament, { tables = noTables, ...list }: Publishing): Decided {
  const never = whyNot(tournament, 'publish-list', tables);
  return never ? refuse(never) : accept([happened(ListPublished, list)]);
}
