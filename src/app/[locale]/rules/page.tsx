import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { translatorFor } from '@/i18n/translator';
import { RulesIndex } from '@/ui/rules/rules-index';
import { localeOf } from '../locale';

type Props = PageProps<'/[locale]/rules'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translatorFor(await localeOf(params))('rules.title') };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  return <RulesIndex t={translatorFor(locale)} />;
}
