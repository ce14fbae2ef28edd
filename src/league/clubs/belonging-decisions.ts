import type { PersonId } from '@/kernel/ids';
import { accept, refuse } from '@/kernel/outcome';
import { happened } from '../fact';
import { belongingAfter, holderOf } from './belonging';
import type { Club } from './club';
import { DetailsChanged, GuestAdded, MemberJoined, MemberLeft, MemberNumberGiven } from './events';
import type { ClubRefusal, Decided } from './refusal';

/** `date` is local to the club, `2026-03-10`. */
export type Joining = { readonly person: PersonId; readonly number: number | null; readonly date: string };

/** Somebody becomes a member: a stranger, a guest, or one who was a member before. */
export function joinClub(club: Club, joining: Joining): Decided {
  const fault = joiningFault(club, joining);
  return fault ? refuse(fault) : accept([happened(MemberJoined, joining)]);
}

/** A whole list at once: all of it, or the first that does not fit says why. */
export function joinAll(club: Club, { members }: { readonly members: readonly Joining[] }): Decided {
  const events: MemberJoined[] = [];
  let so = club;
  for (const joining of members) {
    const fault = joiningFault(so, joining);
    if (fault) return refuse(joiningFault(club, joining) ?? within(fault, joining));
    const joined = happened(MemberJoined, joining);
    so = { ...so, people: belongingAfter(so.people, joined) };
    events.push(joined);
  }
  return accept(events);
}

/** A fault that only the list itself makes: somebody or some number is in it twice. */
const within = (fault: ClubRefusal, { number }: Joining): ClubRefusal =>
  fault.code === 'number-taken' && number !== null ? { code: 'number-twice', params: { number } } : fault;

/** Why somebody cannot become a member like that; null if he can. */
export function joiningFault(club: Club, { person, number, date }: Joining): ClubRefusal | null {
  const before = club.people.get(person);
  if (before?.kind === 'member') return { code: 'already-member', params: { person } };
  const left = before?.stays.at(-1)?.left ?? '';
  if (date < left) return { code: 'joined-before-left', params: { person, date: left } };
  return numberFault(club, person, number);
}

function numberFault({ people }: Club, person: PersonId, number: number | null): ClubRefusal | null {
  const holder = number === null ? null : holderOf(people, number);
  if (number === null || holder === null || holder === person) return null;
  return { code: 'number-taken', params: { number, person: holder } };
}

export type Leaving = { readonly person: PersonId; readonly date: string };

export function leaveClub({ people }: Club, { person, date }: Leaving): Decided {
  const before = people.get(person);
  if (before?.kind !== 'member') return refuse({ code: 'not-member', params: { person } });
  const joined = before.stays.at(-1)?.joined ?? '';
  if (date < joined) return refuse({ code: 'left-before-joined', params: { person, date: joined } });
  return accept([happened(MemberLeft, { person, date })]);
}

export type Numbering = { readonly person: PersonId; readonly number: number | null };

export function giveNumber(club: Club, { person, number }: Numbering): Decided {
  const before = club.people.get(person);
  if (before?.kind !== 'member') return refuse({ code: 'not-member', params: { person } });
  if (before.number === number) return refuse({ code: 'nothing-changed' });
  const fault = numberFault(club, person, number);
  return fault ? refuse(fault) : accept([happened(MemberNumberGiven, { person, number })]);
}

type Someone = { readonly person: PersonId };

export function addGuest({ people }: Club, { person }: Someone): Decided {
  const kind = people.get(person)?.kind;
  if (kind === 'member') return refuse({ code: 'already-member', params: { person } });
  if (kind === 'guest') return refuse({ code: 'already-guest', params: { person } });
  return accept([happened(GuestAdded, { person })]);
}

/** Somebody's name or contact is other than it was. What it is, the log is not told. */
export function changeDetails({ people }: Club, { person }: Someone): Decided {
  if (!people.has(person)) return refuse({ code: 'not-of-club', params: { person } });
  return accept([happened(DetailsChanged, { person })]);
}
