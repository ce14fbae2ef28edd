import { readClubEvent } from '@/league/history';
import { ClubId } from '@/league/ids';
import { idIn } from '../stream';
import type { View } from '../view';
import { clubLog } from './tables';

/** Who did what in a club. */
export const clubLogView: View = {
  name: 'club-log',
  version: 1,
  tables: [clubLog],
  note(rows, stored) {
    const club = idIn(stored.stream, 'club');
    if (club === null) return;
    const { event, version, at, by } = readClubEvent(stored);
    const { type, data } = event;
    rows.insert(clubLog).values({ club: ClubId.parse(club), version, at, by, type, data }).run();
  },
};
