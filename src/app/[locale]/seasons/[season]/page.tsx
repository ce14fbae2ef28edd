import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { SeasonClubs } from '@/api/season-inputs';
import { api } from '@/api/server';
import { SeasonClubsPage } from '@/ui/season/season-clubs-page';
import { SeasonTablePage } from '@/ui/season/season-table-page';
import { localeOf } from '../../locale';
import { clubOfSeason, seasonOf } from './season';

/** The table of players or of clubs, as it stands or as it stood after the evenings of a day. */
export default async function Page({ params, searchParams }: PageProps<'/[locale]/seasons/[season]'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const season = await seasonOf(params);
  const { at: date, list, counting } = await searchParams;
  const at = date ? { date, round: null } : null;
  const how = { at, counting: counting ? Number(counting) : null };
  const asked = SeasonClubs.safeParse({ season: season.id, ...how });
  if (!asked.success) notFound();
  const ask = await api(locale);
  if (list === 'clubs') {
    const clubs = await ask.standings.seasonClubs(asked.data);
    return <SeasonClubsPage season={season} at={asked.data.at} list={clubs} />;
  }
  const wanted = { season: season.id, at: asked.data.at };
  const published = at === null ? await ask.standings.published({ season: season.id }) : [];
  const { timeZone } = await clubOfSeason(locale, season.club);
  return (
    <SeasonTablePage
      season={season}
      at={wanted.at}
      list={await ask.standings.season(wanted)}
      published={published[0] ?? null}
      timeZone={timeZone}
    />
  );
}
