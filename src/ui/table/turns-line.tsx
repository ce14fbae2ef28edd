'use client';

import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTimeZone } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { TableView, TurnsView } from '../remote/answers';
import { Awakening } from '../remote/awakening';
import { useTRPC } from '../remote/remote';
import { useTranslations } from '../words/translations';
import { Closing } from './table-acts';
import styles from './turns-line.module.css';

type Props = {
  readonly table: TableView;
  /** As rendered with the page. */
  readonly first: TurnsView;
  readonly mayWrite: boolean;
  readonly renew: () => Promise<void>;
};

/**
 * How far the table is in its round: deals that remain, the last one, until when a new one may begin. It
 * refuses nothing. When all is played it offers the close.
 */
export function TurnsLine({ table, first, mayWrite, renew }: Props) {
  const t = useTranslations('turns');
  const turns = useTurns(table, first);
  const [closing, setClosing] = useState(false);
  // A table that nobody seated owes no round anything.
  if (table.state === 'closed' || turns.firstDealer === null) return null;
  return (
    <section
      className={styles.line}
      data-pressing={turns.last || turns.done || undefined}
      aria-label={t('label')}
    >
      <div role="status">
        <Words table={table} turns={turns} />
        <Until until={turns.until} />
      </div>
      {turns.done && mayWrite && (
        <Awakening>
          <Button size="md" onClick={() => setClosing(true)}>
            {t('close')}
          </Button>
        </Awakening>
      )}
      {closing && <Closing table={table} renew={renew} done={() => setClosing(false)} />}
    </section>
  );
}

/** Asked again whenever the table has moved. */
function useTurns({ id: sitting, version }: TableView, first: TurnsView): TurnsView {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const query = trpc.rounds.turns.queryOptions({ sitting }, { initialData: first });
  const { data } = useQuery(query);
  const seen = useRef(version);
  const { queryKey } = query;
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void queries.invalidateQueries({ queryKey });
  }, [version, queries, queryKey]);
  return data;
}

function Words({ table, turns }: Pick<Props, 'table'> & { readonly turns: TurnsView }) {
  const t = useTranslations('turns');
  const { remaining, last, done, firstDealer } = turns;
  const dealer = table.deals.length === 0 ? table.seats[firstDealer ?? -1]?.name : undefined;
  return (
    <>
      {dealer !== undefined && <p>{t('first', { name: dealer })}</p>}
      {last && <p className={styles.pressing}>{t('last')}</p>}
      {done && <p className={styles.pressing}>{t('done')}</p>}
      {remaining !== null && !last && !done && <p>{t('remaining', { count: remaining })}</p>}
    </>
  );
}

/** The clock never refuses a save: it says so beside what it says. */
function Until({ until }: Pick<TurnsView, 'until'>) {
  const t = useTranslations('turns');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const over = useOver(until);
  if (until === null) return null;
  const time = new Date(until).toLocaleTimeString(locale, { timeStyle: 'short', timeZone });
  return over ? <p className={styles.pressing}>{t('over', { time })}</p> : <p>{t('until', { time })}</p>;
}

const look = 10_000;

/** Has the hour passed, by the reader's clock? Not known before the page has woken up. */
function useOver(until: number | null): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (until === null) return undefined;
    const see = () => setOver(Date.now() >= until);
    const soon = setTimeout(see);
    const timer = setInterval(see, look);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [until]);
  return over;
}
