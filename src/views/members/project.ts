import { and, eq } from 'drizzle-orm';
import type { StoredEvent } from '@/kernel/event';
import { moved } from '@/league/clubs/belonging';
import { readClubEvent } from '@/league/history';
import { ClubId } from '@/league/ids';
import type { SittingReplayed } from '../sitting';
import { given, insertionInto, prepared } from '../statements';
import { idIn } from '../stream';
import type { Rows, View } from '../view';
import { attendances, belongings } from './tables';

const insert = insertionInto(attendances);
const clear = prepared((rows) => rows.delete(attendances).where(eq(attendances.sitting, given)).prepare());

/** Members and guests, and when they came. */
export const membersView: View = {
  name: 'members',
  version: 1,
  tables: [belongings, attendances],
  note(rows, stored) {
    if (idIn(stored.stream, 'club') !== null) noteBelonging(rows, stored);
  },
  write(rows, sitting) {
    clear(rows).run({ given: sitting.id });
    insert(rows, seatedAt(sitting));
  },
};

/** A person who sat at two seats of a table, one after the other, was there once. */
const seatedAt = ({ id: sitting, tournament, persons }: SittingReplayed) =>
  [...new Set(persons)].map((person) => ({ sitting, tournament, person }));

function noteBelonging(rows: Rows, stored: StoredEvent): void {
  const { event } = readClubEvent(stored);
  switch (event.type) {
    case 'MemberJoined':
    case 'MemberLeft':
    case 'MemberNumberGiven':
    case 'GuestAdded': {
      const key = { club: ClubId.parse(idIn(stored.stream, 'club')), person: event.data.person };
      const own = and(eq(belongings.club, key.club), eq(belongings.person, key.person));
      const after = moved(rows.select().from(belongings).where(own).get(), event);
      rows.delete(belongings).where(own).run();
      rows.insert(belongings).values({ ...key, ...after }).run();
      return;
    }
    default:
      return;
  }
}
