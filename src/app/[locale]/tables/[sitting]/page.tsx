import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OneTable } from '@/api/inputs';
import { api } from '@/api/server';
import { translatorFor } from '@/i18n/translator';
import { packTable } from '@/ui/table/packed-table';
import { TableBoard } from '@/ui/table/table-board';
import { found } from '../../found';
import { localeOf } from '../../locale';

type Props = PageProps<'/[locale]/tables/[sitting]'>;

/** Asked once for a request, by the title and by the page. */
const tableOf = cache(async (locale: Awaited<ReturnType<typeof localeOf>>, sitting: string) => {
  const asked = OneTable.safeParse({ sitting });
  if (!asked.success) notFound();
  const ask = await api(locale);
  return found(ask.tables.one(asked.data));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params);
  const { table, tournament } = await tableOf(locale, (await params).sitting);
  const title = translatorFor(locale)('table.title', { number: table });
  return { title: `${title}, ${tournament.name}` };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const table = await tableOf(locale, (await params).sitting);
  const ask = await api(locale);
  const turns = await ask.rounds.turns({ sitting: table.id });
  const me = await ask.me();
  return <TableBoard key={table.id} packed={packTable(table)} turns={turns} mayWrite={me !== null} />;
}
