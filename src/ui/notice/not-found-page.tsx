import { useTranslations } from '../words/translations';
import { LinkButton } from './link-button';
import { Notice } from './notice';

export function NotFoundPage() {
  const t = useTranslations('errors.notFound');
  return (
    <Notice title={t('title')}>
      <p>{t('what')}</p>
      <LinkButton href="/">{t('next')}</LinkButton>
    </Notice>
  );
}
