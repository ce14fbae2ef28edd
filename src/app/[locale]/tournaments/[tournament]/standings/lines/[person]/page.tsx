import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { api } from '@/api/server';
import { EveningLine } from '@/ui/director/lists/evening-line';
import { localeOf } from '../../../../../locale';
import { tournamentOf } from '../../../tournament';

type Props = PageProps<'/[locale]/tournaments/[tournament]/standings/lines/[person]'>;

async function lineOf(params: Props['params']) {
  const { id } = await tournamentOf(params);
  const ask = await api(await localeOf(params));
  const list = await ask.standings.tournament({ tournament: id });
  const { person } = await params;
  const line = list.lines.find(({ key }) => key === person);
  return line ? { tournament: id, list, line } : notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await tournamentOf(params);
  const { line } = await lineOf(params);
  return { title: `${line.name}, ${name}` };
}

export default async function Page({ params }: Props) {
  setRequestLocale(await localeOf(params));
  return <EveningLine {...await lineOf(params)} />;
}
