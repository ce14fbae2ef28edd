import type { NewEvent } from '@/kernel/event';
import type { PersonId } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import { readSittingEvent } from '@/league/history';
import type { Action } from '@/league/permissions';
import { conflict, type Meant, nextNumberAt } from '@/league/sittings/conflict';
import type { ClaimedDeal } from '@/league/sittings/deal';
import * as decisions from '@/league/sittings/decisions';
import type { SittingRefusal } from '@/league/sittings/refusal';
import { evolve, type Newcomer, type Sitting } from '@/league/sittings/sitting';
import type { TextRef } from '@/league/text';
import type { Command } from './command';
import type { Stream } from './stream';
import { tournamentStream } from './tournaments';
import { notFound, unknownPerson } from './unknown';

export const sittingStream: Stream<Sitting> = {
  kind: 'sitting',
  evolve: (sitting, stored) => evolve(sitting, readSittingEvent(stored)),
};

type SittingCommand<Input> = Command<Sitting, Input, SittingRefusal>;

export const openSitting: Command<Sitting | null, decisions.Opening, SittingRefusal> = {
  action: 'open-sitting',
  stream: sittingStream,
  begins: true,
  decide: decisions.openSitting,
  async before(desk, { tournament, persons }) {
    const found = await desk.states.load(tournamentStream, tournament);
    return found ? unknownPerson(desk, persons) : notFound('tournament', tournament);
  },
};

export const recordDeal: SittingCommand<{ readonly deal: ClaimedDeal }> = {
  ...aboutSitting('record-deal', decisions.recordDeal),
  conflict: (sitting, expected, { deal }) =>
    conflict(sitting, expected, { numbers: [nextNumberAt(sitting, expected)], sent: deal }),
};

type Corrections = { readonly corrections: readonly decisions.Correction[]; readonly why: TextRef };

export const correctDeals: SittingCommand<Corrections> = {
  ...aboutSitting('correct-deals', decisions.correctDeals),
  conflict: (sitting, expected, { corrections }) => conflict(sitting, expected, corrected(corrections)),
  replaces: ({ deals }, { corrections }) => corrections.map(({ number }) => deals[number - 1]?.versions),
};

/** One correction is compared with what stands; of several, all are shown. */
const corrected = (corrections: readonly decisions.Correction[]): Meant => ({
  numbers: corrections.map(({ number }) => number),
  sent: corrections.length === 1 ? corrections[0]?.deal : corrections,
});

export const annulDeal: SittingCommand<decisions.Annulment> = {
  ...aboutSitting('annul-deal', decisions.annulDeal),
  conflict: (sitting, expected, { number }) => conflict(sitting, expected, { numbers: [number], sent: null }),
};

export const join: SittingCommand<Newcomer> = {
  ...aboutSitting('join-sitting', decisions.join),
  before: (desk, { person }) => unknownPerson(desk, [person]),
};

export const leave = aboutSitting('leave-sitting', decisions.leave);

type Seats = { readonly persons: readonly PersonId[]; readonly why: TextRef };

export const correctSeats: SittingCommand<Seats> = {
  ...aboutSitting('correct-seats', decisions.correctSeats),
  before: (desk, { persons }) => unknownPerson(desk, persons),
};

export const closeSitting: SittingCommand<object> = aboutSitting('close-sitting', decisions.closeSitting);

export const reopenSitting = aboutSitting('reopen-sitting', decisions.reopenSitting);

/** A command about a sitting that exists and must be as the writer saw it. */
function aboutSitting<Input>(
  action: Action,
  decide: (sitting: Sitting, input: Input) => Outcome<readonly NewEvent[], SittingRefusal>,
): SittingCommand<Input> {
  return {
    action,
    stream: sittingStream,
    begins: false,
    decide,
    conflict: (sitting, expected) => conflict(sitting, expected, { numbers: [], sent: null }),
  };
}
