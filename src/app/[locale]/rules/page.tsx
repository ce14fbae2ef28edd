import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { translatorFor } from '@/i18n/translator';
import { RulesIndex } from '@/ui/rules/rules-index';
import { localeOf } from '../locale';

type Props = PageProps<'/[locale]/rules'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'rules' });
  return { title: t('title') };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  return <RulesIndex t={translatorFor(locale)} />;
}
