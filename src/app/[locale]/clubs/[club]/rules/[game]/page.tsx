import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { translatorFor } from '@/i18n/translator';
import { ClosedPlace } from '@/ui/club/club-place';
import { RulesEditor } from '@/ui/club/rules/rules-editor';
import { isGame } from '@/ui/rules/rule-set';
import { localeOf } from '../../../../locale';
import { clubOf, isOfficial } from '../../club';

type Props = PageProps<'/[locale]/clubs/[club]/rules/[game]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params);
  const { name } = await clubOf(locale, (await params).club);
  return { title: `${translatorFor(locale)('club.parts.rules')}, ${name}` };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const club = await clubOf(locale, (await params).club);
  const { game } = await params;
  if (!isGame(game)) notFound();
  if (!(await isOfficial(locale))) return <ClosedPlace club={club} part="rules" />;
  return <RulesEditor club={club} game={game} />;
}
