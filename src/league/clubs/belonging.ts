import type { PersonId } from '@/kernel/ids';
import type { GuestAdded, MemberJoined, MemberLeft, MemberNumberGiven } from './events';

/**
 * How somebody belongs to a club. Who was a member and left is `former`; the number stays with the name until
 * somebody else gets it. `stays` are the memberships, the earliest first, by local dates; `left` is null
 * while one lasts.
 */
export type Belonging = {
  readonly kind: BelongingKind;
  readonly number: number | null;
  readonly stays: readonly Stay[];
};

export const belongingKinds = ['member', 'guest', 'former'] as const;
export type BelongingKind = (typeof belongingKinds)[number];

export type Stay = { readonly joined: string; readonly left: string | null };

export type Belongings = ReadonlyMap<PersonId, Belonging>;

export const noBelongings: Belongings = new Map();

type Moved = MemberJoined | MemberLeft | MemberNumberGiven | GuestAdded;

/** Everybody of a club after somebody came, went, or got a number. */
export const belongingAfter = (people: Belongings, event: Moved): Belongings =>
  new Map(people).set(event.data.person, moved(people.get(event.data.person), event));

/** The same for one person; undefined is somebody the club has not heard of. */
export function moved(before: Belonging = stranger, event: Moved): Belonging {
  switch (event.type) {
    case 'MemberJoined': {
      const { number, date } = event.data;
      return { kind: 'member', number, stays: [...before.stays, { joined: date, left: null }] };
    }
    case 'MemberLeft':
      return { ...before, kind: 'former', stays: before.stays.map((stay) => ended(stay, event.data.date)) };
    case 'MemberNumberGiven':
      return { ...before, number: event.data.number };
    case 'GuestAdded':
      return { ...before, kind: 'guest' };
  }
}

const stranger: Belonging = { kind: 'guest', number: null, stays: [] };

const ended = (stay: Stay, left: string): Stay => (stay.left === null ? { ...stay, left } : stay);

/** Which present member has this number. */
export function holderOf(people: Belongings, number: number): PersonId | null {
  for (const [person, { kind, number: own }] of people) {
    if (kind === 'member' && own === number) return person;
  }
  return null;
}

/** One more than the highest number that anybody has or had. */
export const nextNumber = (numbers: readonly (number | null)[]): number =>
  1 + Math.max(0, ...numbers.map((number) => number ?? 0));
