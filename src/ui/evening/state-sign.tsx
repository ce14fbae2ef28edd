import { useTranslations } from '../words/translations';
import styles from './state-sign.module.css';

type Props = { readonly state: 'announced' | 'running' | 'closed' };

export function StateSign({ state }: Props) {
  const t = useTranslations('states');
  return <span className={`${styles.sign} ${styles[state] ?? ''}`}>{t(state)}</span>;
}
