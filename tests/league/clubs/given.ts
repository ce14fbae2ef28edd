import { id } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import { type Club, evolveClub } from '@/league/clubs/club';
import * as decisions from '@/league/clubs/decisions';
import type { ClubEvent } from '@/league/clubs/events';
import type { ClubRefusal, Decided } from '@/league/clubs/refusal';
import { anyone } from '@/league/permissions';
import { textRef } from '@/league/text';

export const person = (name: string) => id<'person'>(name);
export const why = textRef('t1', '0'.repeat(64));

let made = 0;
export const circumstances = { at: 1_000, actor: anyone, ids: () => `entry-${(made += 1)}`, seed: 7 };

type Step = (club: Club) => Decided;

/** A club after these decisions, every one of them accepted. */
export function given(...steps: readonly Step[]): Club {
  const founded = accepted(decisions.foundClub(null, { name: 'Tarokklubben' }));
  return steps.reduce((club, step) => after(club, accepted(step(club))), after(null, founded));
}

export function after(club: Club | null, events: readonly ClubEvent[]): Club {
  const grown = events.reduce<Club | null>(
    (so, event) => evolveClub(so, { event, version: (so?.version ?? 0) + 1, at: 1_000, by: null }),
    club,
  );
  if (!grown) throw new Error('nothing happened');
  return grown;
}

export function accepted<Value>(outcome: Outcome<Value, ClubRefusal>): Value {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
}

export function refused(outcome: Decided): ClubRefusal {
  if (outcome.ok) throw new Error('it was accepted');
  return outcome.refusal;
}
