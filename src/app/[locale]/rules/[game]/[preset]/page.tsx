import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { translatorFor } from '@/i18n/translator';
import { RulesPage } from '@/ui/rules/rules-page';
import { ruleSetOf } from '@/ui/rules/rule-set';
import { localeOf } from '../../../locale';

type Props = PageProps<'/[locale]/rules/[game]/[preset]'>;

/** The rule set that an address names. */
async function setOf(params: Props['params']) {
  const { game, preset } = await params;
  return ruleSetOf(game, preset) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = translatorFor(await localeOf(params));
  const { game, preset } = await setOf(params);
  return { title: `${t(`games.${game.id}.name`)}: ${t(`games.${game.id}.presets.${preset.id}`)}` };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  return <RulesPage set={await setOf(params)} t={translatorFor(locale)} />;
}
