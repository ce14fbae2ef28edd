import * as belonging from '@/league/clubs/belonging-decisions';
import * as box from '@/league/clubs/box-decisions';
import { type Club, evolveClub } from '@/league/clubs/club';
import * as decisions from '@/league/clubs/decisions';
import * as merging from '@/league/clubs/merge-decisions';
import type { ClubRefusal, Decided } from '@/league/clubs/refusal';
import * as rules from '@/league/clubs/rules-decisions';
import type { Circumstances } from '@/league/decision';
import { readClubEvent } from '@/league/history';
import type { Action } from '@/league/permissions';
import type { Command } from './command';
import type { Stream } from './stream';

export const clubStream: Stream<Club> = {
  kind: 'club',
  evolve: (club, stored) => evolveClub(club, readClubEvent(stored)),
};

type ClubCommand<Input> = Command<Club, Input, ClubRefusal>;

export const foundClub: Command<Club | null, decisions.Founding, ClubRefusal> = {
  action: 'found-club',
  stream: clubStream,
  begins: true,
  decide: decisions.foundClub,
};

export const renameClub = settingOfClub('rename-club', decisions.renameClub);
export const chooseLook = settingOfClub('choose-look', decisions.chooseLook);
export const setMoneyPerPoint = settingOfClub('set-money-per-point', decisions.setMoneyPerPoint);
export const setHouseRules = settingOfClub('set-house-rules', rules.setHouseRules);
export const dropHouseRules = settingOfClub('drop-house-rules', rules.dropHouseRules);

export const joinClub = aboutClub('join-club', belonging.joinClub);
export const joinAll = aboutClub('import-members', belonging.joinAll);
export const leaveClub = aboutClub('leave-club', belonging.leaveClub);
export const giveNumber = aboutClub('give-number', belonging.giveNumber);
export const addGuest = aboutClub('add-guest', belonging.addGuest);
export const changeDetails = aboutClub('change-details', belonging.changeDetails);
export const mergePersons = aboutClub('merge-persons', merging.mergePersons);
export const separatePersons = aboutClub('separate-persons', merging.separatePersons);
export const bookBox = aboutClub('book-box', box.bookBox);
export const reverseBox = aboutClub('reverse-box', box.reverseBox);

type Deciding<Input> = (club: Club, input: Input, circumstances: Circumstances) => Decided;

/** What two officers may do at one time: the decision alone judges what it finds. */
function aboutClub<Input>(action: Action, decide: Deciding<Input>): ClubCommand<Input> {
  return { action, stream: clubStream, begins: false, decide };
}

/** What one would overwrite that another has just set: the club must be as the writer saw it. */
function settingOfClub<Input>(action: Action, decide: Deciding<Input>): ClubCommand<Input> {
  return { ...aboutClub(action, decide), conflict: () => ({ code: 'version-conflict' }) };
}
