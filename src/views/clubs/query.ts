import { and, asc, count, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { accentTokens } from '@/league/clubs/contrast';
import { differencesOf } from '@/league/clubs/rules-difference';
import { localDate } from '@/league/local-date';
import { countsOf } from '../members/query';
import { given, prepared } from '../statements';
import { tournamentStates } from '../tournaments/tables';
import type { Rows } from '../view';
import type { ClubListed, ClubLook, ClubPage, HouseRulesShown } from './answer';
import { clubProfiles, houseRules } from './tables';

/** Every club by name. `now` in milliseconds since 1970 says what is next. */
export const listClubs = (rows: Rows, now: number): readonly ClubListed[] =>
  allProfiles(rows)
    .all()
    .map((profile) => listed(rows, profile, now))
    .sort((a, b) => a.name.localeCompare(b.name, 'da'));

/** One club; null if there is none of that id. */
export function oneClub(rows: Rows, club: string, now: number): ClubPage | null {
  const profile = oneProfile(rows).get({ given: club });
  if (!profile) return null;
  const { id, version, position, timeZone, currency, minor } = profile;
  const { guest: guests, former } = countsOf(rows, id);
  return {
    ...listed(rows, profile, now),
    ...{ version, position, timeZone, money: { currency, minor }, guests, former },
    evenings: manyEvenings(rows).get({ given: id })?.many ?? 0,
    last: lastEvening(rows).get({ given: id, today: localDate(now, timeZone) }) ?? null,
    houseRules: houseRulesIn(rows, id),
  };
}

/** The rules of a club by game, each as a difference from its published set. */
export const houseRulesIn = (rows: Rows, club: string): readonly HouseRulesShown[] =>
  rulesOf(rows)
    .all({ given: club })
    .map(({ game, name, preset, rules, at }) => {
      const differences = differencesOf({ game, name, preset, rules });
      return { game, name, preset, differences, rules, at };
    });

const rulesOf = prepared((rows) =>
  rows.select().from(houseRules).where(eq(houseRules.club, given)).orderBy(asc(houseRules.game)).prepare(),
);

const allProfiles = prepared((rows) => rows.select().from(clubProfiles).prepare());
const oneProfile = prepared((rows) =>
  rows.select().from(clubProfiles).where(eq(clubProfiles.id, given)).prepare(),
);

type Profile = typeof clubProfiles.$inferSelect;

function listed(rows: Rows, profile: Profile, now: number): ClubListed {
  const { id, name, timeZone } = profile;
  const next = nextEvening(rows).get({ given: id, today: localDate(now, timeZone) }) ?? null;
  return { id, name, look: lookOf(profile), members: countsOf(rows, id).member, next };
}

const lookOf = ({ accent, emblem }: Profile): ClubLook | null =>
  accent === null || emblem === null ? null : { ...accentTokens(accent), emblem };

const { id, date, club, stage, archived, state } = tournamentStates;

/** Evenings of a club that are held or were. */
const ofClub = and(eq(club, given), eq(archived, false), ne(stage, 'cancelled'));
const today = sql.placeholder('today');
const named = { id, date, name: sql<string>`json_extract(${state}, '$.name')` };

const nextEvening = prepared((rows) =>
  rows
    .select(named)
    .from(tournamentStates)
    .where(and(ofClub, gte(date, today)))
    .orderBy(asc(date))
    .limit(1)
    .prepare(),
);

const lastEvening = prepared((rows) =>
  rows
    .select(named)
    .from(tournamentStates)
    .where(and(ofClub, lt(date, today)))
    .orderBy(desc(date))
    .limit(1)
    .prepare(),
);

const manyEvenings = prepared((rows) =>
  rows.select({ many: count() }).from(tournamentStates).where(ofClub).prepare(),
);
