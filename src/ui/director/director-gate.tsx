import { LogInNotice } from '../place/log-in-notice';
import { useTranslations } from '../words/translations';

/** In the director's place, for one who is not logged in. */
export function DirectorGate() {
  const t = useTranslations('director');
  return <LogInNotice what={t('logIn')} />;
}
