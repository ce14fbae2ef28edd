import type { Metadata } from 'next';
import type { Locale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OnePerson } from '@/api/club-inputs';
import { api } from '@/api/server';
import { redirect } from '@/i18n/navigation';
import { PersonPage } from '@/ui/person/person-page';
import { found } from '../../found';
import { localeOf } from '../../locale';
import { mergesToUndo, ratingsOf } from './person-parts';

type Props = PageProps<'/[locale]/people/[person]'>;

/** Asked once for a request, by the title and by the page. */
const personOf = cache(async (locale: Locale, person: string) => {
  const asked = OnePerson.safeParse({ person });
  if (!asked.success) notFound();
  const ask = await api(locale);
  return found(ask.persons.one(asked.data));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await personOf(await localeOf(params), (await params).person)).name };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const { person: asked } = await params;
  const person = await personOf(locale, asked);
  // Whoever was merged has his page under the entry that was kept; a separation can undo that.
  if (person.id !== asked) redirect({ href: `/people/${person.id}`, locale });
  const list = await api(locale).then((ask) => ask.standings.allTime({}));
  const ratings = await ratingsOf(locale, person.id);
  const merges = await mergesToUndo(locale, person.merges);
  return <PersonPage person={person} list={list} ratings={ratings} merges={merges} />;
}
