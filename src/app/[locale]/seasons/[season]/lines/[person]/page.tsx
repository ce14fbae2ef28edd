import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { api } from '@/api/server';
import { LinePage } from '@/ui/season/line-page';
import { localeOf } from '../../../../locale';
import { seasonOf } from '../../season';

type Props = PageProps<'/[locale]/seasons/[season]/lines/[person]'>;

const tableOf = cache(async (locale: Awaited<ReturnType<typeof localeOf>>, season: string) => {
  const ask = await api(locale);
  return ask.standings.season({ season: asSeason(season) });
});

/** It was found under this id. */
const asSeason = (season: string) => season as Awaited<ReturnType<typeof seasonOf>>['id'];

async function lineOf(params: Props['params']) {
  const { person } = await params;
  const season = await seasonOf(params);
  const list = await tableOf(await localeOf(params), season.id);
  const line = list.lines.find(({ key }) => key === person);
  return line ? { season, list, line } : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { season, line } = await lineOf(params);
  return { title: `${line.name}, ${season.name}` };
}

export default async function Page({ params }: Props) {
  setRequestLocale(await localeOf(params));
  return <LinePage {...await lineOf(params)} />;
}
