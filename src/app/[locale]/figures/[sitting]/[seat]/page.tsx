import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OneFigure } from '@/api/season-inputs';
import { api } from '@/api/server';
import { FigurePage } from '@/ui/standings/figure-page';
import { found } from '../../../found';
import { localeOf } from '../../../locale';

type Props = PageProps<'/[locale]/figures/[sitting]/[seat]'>;
type Locale = Awaited<ReturnType<typeof localeOf>>;

/** Asked once for a request, by the title and by the page. */
const figureOf = cache(async (locale: Locale, sitting: string, seat: string) => {
  const asked = OneFigure.safeParse({ sitting, seat: /^\d{1,2}$/.test(seat) ? Number(seat) : null });
  if (!asked.success) notFound();
  const ask = await api(locale);
  const figure = await found(ask.standings.figure(asked.data));
  return { figure, table: await found(ask.tables.one({ sitting: asked.data.sitting })) };
});

async function asked(params: Props['params']) {
  const { sitting, seat } = await params;
  return figureOf(await localeOf(params), sitting, seat);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { figure, table } = await asked(params);
  return { title: `${figure.name}, ${table.tournament.name}` };
}

export default async function Page({ params }: Props) {
  setRequestLocale(await localeOf(params));
  return <FigurePage {...await asked(params)} />;
}
