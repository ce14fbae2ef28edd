import sign from '../evening/state-sign.module.css';
import { useTranslations } from '../words/translations';
import type { Tournament } from './answers';

type Props = Pick<Tournament, 'stage' | 'archived'>;

/** Where the evening is, in a word. */
export function StageSign({ stage, archived }: Props) {
  const t = useTranslations('tournament.stages');
  const look = stage === 'running' ? (sign['running'] ?? '') : '';
  return <span className={`${sign['sign'] ?? ''} ${look}`}>{archived ? t('archived') : t(stage)}</span>;
}
