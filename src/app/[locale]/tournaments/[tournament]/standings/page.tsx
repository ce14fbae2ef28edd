import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { TournamentClubs } from '@/api/season-inputs';
import { api } from '@/api/server';
import { type Asked, askedIn } from '@/ui/director/lists/asked';
import { EveningLists } from '@/ui/director/lists/evening-lists';
import { GroupLists } from '@/ui/director/lists/group-lists';
import { CompassLists, PersonList } from '@/ui/director/lists/person-list';
import type { Tournament } from '@/ui/tournament/answers';
import { localeOf } from '../../../locale';
import { tournamentOf } from '../tournament';

type Props = PageProps<'/[locale]/tournaments/[tournament]/standings'>;

export default async function Page({ params, searchParams }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const tournament = await tournamentOf(params);
  const asked = askedIn(await searchParams);
  const me = await api(locale).then((ask) => ask.me());
  return (
    <EveningLists tournament={tournament} asked={asked} official={me !== null}>
      <List locale={locale} tournament={tournament} asked={asked} />
    </EveningLists>
  );
}

type ListProps = { readonly locale: Locale; readonly tournament: Tournament; readonly asked: Asked };

/** The list that the address asks for; no other is computed. */
async function List({ locale, tournament: { id, club }, asked }: ListProps) {
  const { kind, round, only, counting } = asked;
  const input = TournamentClubs.safeParse({ tournament: id, round, only, counting });
  if (!input.success) notFound();
  const wanted = { tournament: id, round, only };
  const ask = await api(locale);
  if (kind === 'clubs')
    return <GroupLists kind={kind} list={await ask.standings.tournamentClubs(input.data)} />;
  if (kind === 'teams') return <GroupLists kind={kind} list={await ask.standings.teams(wanted)} />;
  const { timeZone } = await ask.clubs.one({ club: club.id });
  const place = { tournament: id, timeZone };
  if (kind === 'compass') return <CompassLists {...place} lists={await ask.standings.compass(wanted)} />;
  const list = await ask.standings.tournament(wanted);
  const published = await ask.standings.published({ tournament: id });
  return <PersonList {...place} list={list} asked={asked} published={published} />;
}
