import { and, eq } from 'drizzle-orm';
import type { StoredEvent } from '@/kernel/event';
import type { ClubId } from '@/kernel/ids';
import { unpaid } from '@/league/clubs/club';
import type { ClubEvent } from '@/league/clubs/events';
import { readClubEvent } from '@/league/history';
import { ClubId as readId } from '@/league/ids';
import type { Past } from '@/league/past';
import { idIn } from '../stream';
import type { Rows, View } from '../view';
import { clubProfiles, houseRules } from './tables';

/** Clubs, how they look, and what they play by. */
export const clubsView: View = {
  name: 'clubs',
  version: 1,
  tables: [clubProfiles, houseRules],
  note(rows, stored) {
    const club = idIn(stored.stream, 'club');
    if (club !== null) noteClub(rows, readId.parse(club), stored);
  },
};

type Profile = Partial<typeof clubProfiles.$inferInsert>;

function noteClub(rows: Rows, club: ClubId, stored: StoredEvent): void {
  const past = readClubEvent(stored);
  const seen = { version: past.version, position: stored.position };
  if (past.event.type === 'ClubFounded') {
    const { name, timeZone } = past.event.data;
    rows.insert(clubProfiles).values({ id: club, ...seen, name, timeZone, ...unpaid }).run();
    return;
  }
  noteRules(rows, club, past);
  const set = { ...seen, ...changesOf(past.event) };
  rows.update(clubProfiles).set(set).where(eq(clubProfiles.id, club)).run();
}

/** What an event changes in the club's profile. */
function changesOf(event: ClubEvent): Profile {
  switch (event.type) {
    case 'ClubRenamed':
      return { name: event.data.name };
    case 'LookChosen':
      return { accent: event.data.accent, emblem: event.data.emblem };
    case 'MoneyPerPointSet':
      return { currency: event.data.currency, minor: event.data.minor };
    default:
      return {};
  }
}

function noteRules(rows: Rows, club: ClubId, { event, at, by }: Past<ClubEvent>): void {
  if (event.type !== 'HouseRulesSet' && event.type !== 'HouseRulesDropped') return;
  const { game } = event.data;
  rows.delete(houseRules).where(and(eq(houseRules.club, club), eq(houseRules.game, game))).run();
  if (event.type === 'HouseRulesSet') rows.insert(houseRules).values({ club, ...event.data, at, by }).run();
}
