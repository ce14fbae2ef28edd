'use client';

import { Button } from '@mantine/core';
import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { useAwake } from '../remote/awake';
import { useTranslations } from '../words/translations';
import type { DirectorTable } from './answers';
import { type Attention, silentSince } from './attention';
import { clockTime } from './clock-time';
import styles from './table-card.module.css';
import type { TableAct } from './table-cards';

type Props = {
  readonly table: DirectorTable;
  readonly attention: Attention | null;
  /** When the answer was made, milliseconds since 1970. */
  readonly answered: number;
  /** Is it of the round that is played? */
  readonly current: boolean;
  readonly timeZone: string;
  readonly choose: (act: TableAct) => void;
};

/** One table: who plays, how far they are, when something was last written; and what can be done with it. */
export function TableCard(props: Props) {
  const t = useTranslations('director');
  const awake = useAwake();
  const { table, attention, choose } = props;
  const { table: number, state } = table;
  return (
    <article className={`sheet ${styles.card}`} data-state={state} data-attention={attention ?? undefined}>
      <header>
        <h4>
          {state === 'not-opened' ? (
            t('table', { table: number })
          ) : (
            <Link href={`/tables/${table.sitting}`}>{t('table', { table: number })}</Link>
          )}
          {!props.current && <small>{t('ofRound', { round: table.round })}</small>}
        </h4>
        <StateWords {...props} />
      </header>
      <Progress table={table} />
      <Players table={table} />
      {state === 'running' && (
        <p className={`${styles.acts} no-print`}>
          <Button variant="default" size="md" disabled={!awake} onClick={() => choose('close')}>
            {t('close')}
          </Button>
          <Button variant="subtle" size="md" disabled={!awake} onClick={() => choose('leave')}>
            {t('leave')}
          </Button>
        </p>
      )}
    </article>
  );
}

function StateWords({ table, attention, answered, timeZone }: Props) {
  const t = useTranslations('director');
  const locale = useLocale();
  const since = silentSince(table, answered);
  const silent = attention === 'silent' || (attention === 'old' && since !== null);
  return (
    <p className={styles.state}>
      <span>{t(`states.${table.state}`)}</span>
      {silent && <strong>{t('silent', { time: clockTime(since ?? answered, locale, timeZone) })}</strong>}
      {!silent && table.state === 'running' && table.lastAt !== null && (
        <span>{t('lastAt', { time: clockTime(table.lastAt, locale, timeZone) })}</span>
      )}
    </p>
  );
}

function Progress({ table: { state, deals, turns, remaining, last, done } }: Pick<Props, 'table'>) {
  const t = useTranslations('director');
  if (state === 'not-opened') return null;
  const all = turns + (remaining ?? 0);
  return (
    <div className={styles.progress}>
      <span>{t('deals', { count: deals })}</span>
      {remaining !== null && remaining > 0 && <span>{t('remaining', { count: remaining })}</span>}
      {last && <strong>{t('last')}</strong>}
      {done && <strong>{t('done')}</strong>}
      {remaining !== null && all > 0 && (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${(turns / all) * 100}%` }} />
        </span>
      )}
    </div>
  );
}

function Players({ table: { players, nextDealer, firstDealer, state } }: Pick<Props, 'table'>) {
  const t = useTranslations('director');
  const dealer = state === 'closed' ? null : (nextDealer ?? firstDealer);
  return (
    <ul className={styles.players}>
      {players.map(({ person, name, present }) => (
        <li key={person} data-gone={!present || undefined}>
          {present ? name : t('gone', { name })}
          {present && person === dealer && (
            <span className={styles.dealer} title={t('dealer', { name })} aria-hidden="true" />
          )}
          {present && person === dealer && <span className="hidden-words">{t('dealer', { name })}</span>}
        </li>
      ))}
    </ul>
  );
}
