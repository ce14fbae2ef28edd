'use client';

import { useState } from 'react';
import type { Tournament } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import type { Director, DirectorTable } from './answers';
import { attentionOf } from './attention';
import { useNow } from './now';
import { TableCard } from './table-card';
import styles from './table-card.module.css';
import { TableClosing } from './table-closing';
import { TableLeaving } from './table-leaving';

export type Person = Pick<Tournament['participants'][number], 'person' | 'name'>;

type Props = {
  readonly tournament: Tournament['id'];
  readonly director: Director;
  /** Who could take over at a table. */
  readonly free: readonly Person[];
  readonly timeZone: string;
};

export type TableAct = 'close' | 'leave';

type Chosen = { readonly act: TableAct; readonly sitting: DirectorTable['sitting'] };

/** The tables of the round, and those of earlier rounds that are still open. */
export function TableCards({ tournament, director, free, timeZone }: Props) {
  const t = useTranslations('director');
  const now = useNow(director.now);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { round, stage, tables, version } = director;
  const standing = { round, running: stage === 'running', answered: director.now, now };
  const table = tables.find(({ sitting }) => sitting === chosen?.sitting);
  const close = () => setChosen(null);
  return (
    <section className={styles.place} aria-labelledby="tables">
      <h3 id="tables">{t('tables')}</h3>
      {tables.length === 0 && <p className="sheet">{t('empty')}</p>}
      <ul className={styles.cards}>
        {tables.map((one) => (
          <li key={one.sitting}>
            <TableCard
              table={one}
              attention={attentionOf(one, standing)}
              answered={director.now}
              current={one.round === round}
              timeZone={timeZone}
              choose={(act) => setChosen({ act, sitting: one.sitting })}
            />
          </li>
        ))}
      </ul>
      {table && chosen?.act === 'close' && <TableClosing table={table} close={close} />}
      {table && chosen?.act === 'leave' && (
        <TableLeaving {...{ tournament, version, table, free, close }} />
      )}
    </section>
  );
}
