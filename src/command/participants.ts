import type { PersonId } from '@/kernel/ids';
import * as groups from '@/league/tournaments/group-decisions';
import * as decisions from '@/league/tournaments/participant-decisions';
import * as substitutes from '@/league/tournaments/substitute-decisions';
import { aboutTournament, type TournamentCommand } from './tournaments';
import { unknownPerson } from './unknown';

type Adding = Parameters<typeof decisions.addParticipants>[1];

/**
 * Puts people on the list; those that are new are kept beside the log before (`enrolment.ts`), so they are
 * not looked for here.
 */
export const addParticipants: TournamentCommand<Adding> = aboutTournament(
  'add-participants',
  decisions.addParticipants,
);

export const removeParticipant = aboutTournament('remove-participant', decisions.removeParticipant);

export const signUp: TournamentCommand<Parameters<typeof decisions.signUp>[1]> = {
  ...aboutTournament('sign-up', decisions.signUp),
  before: (desk, { person }) => unknownPerson(desk, [person]),
};

export const checkIn: TournamentCommand<{ readonly persons: readonly PersonId[] }> = aboutTournament(
  'check-in',
  decisions.checkIn,
);

export const takeBackArrival = aboutTournament('take-back-arrival', decisions.takeBackArrival);
export const setAbsent = aboutTournament('set-absent', decisions.setAbsent);
export const leaveTournament = aboutTournament('leave-tournament', decisions.leaveTournament);
export const returnParticipant = aboutTournament('return-participant', decisions.returnToTournament);
export const payFee = aboutTournament('pay-fee', decisions.payFee);
export const takeBackFee = aboutTournament('take-back-fee', decisions.takeBackFee);
export const fixTable = aboutTournament('fix-table', decisions.fixTable);

/** Who plays for him is somebody known; on the list he need not be. */
export const appointSubstitute: TournamentCommand<substitutes.Appointment> = {
  ...aboutTournament('appoint-substitute', substitutes.appointSubstitute),
  before: (desk, { substitute }) => unknownPerson(desk, [substitute]),
};

export const withdrawSubstitute = aboutTournament('withdraw-substitute', substitutes.withdrawSubstitute);
export const keepApart = aboutTournament('keep-apart', groups.keepApart);
export const liftProhibition = aboutTournament('lift-prohibition', groups.liftProhibition);
export const formTeam = aboutTournament('form-team', groups.formTeam);
export const dissolveTeam = aboutTournament('dissolve-team', groups.dissolveTeam);
