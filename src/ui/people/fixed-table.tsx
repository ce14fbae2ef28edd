'use client';

import { useState } from 'react';
import { useTRPC } from '../remote/remote';
import type { Participant } from '../tournament/answers';
import { Choice } from '../tournament/choice';
import { type Desk, useReasons } from '../tournament/desk';
import { WriteAct } from '../tournament/write-act';
import { useTranslations } from '../words/translations';
import styles from './person-dialog.module.css';

type Props = { readonly one: Participant; readonly desk: Desk };

const mostTables = 60;
const tables = ['', ...Array.from({ length: mostTables }, (_, i) => String(i + 1))];

/** One who cannot move has a table of his own: the others come to him. */
export function FixedTable({ one, desk }: Props) {
  const t = useTranslations('participants.fixed');
  const trpc = useTRPC();
  const before = one.fixedTable === null ? '' : String(one.fixedTable);
  const [table, setTable] = useState(before);
  const { id: tournament, version } = desk;
  const same = table === before ? t('same') : null;
  const wish = { tournament, version, person: one.person, table: table === '' ? null : Number(table) };
  return (
    <section className={styles.part}>
      <h3>{t('title')}</h3>
      <div className={styles.line}>
        <Choice
          label={t('table')}
          value={table}
          values={tables}
          say={(value) => (value === '' ? t('none') : t('number', { table: value }))}
          change={setTable}
        />
        <WriteAct
          options={trpc.participants.fixTable.mutationOptions()}
          wish={wish}
          place={`${tournament}:fix:${one.person}`}
          reason={useReasons(desk)('enrol') ?? same}
          variant="default"
        >
          {t('act')}
        </WriteAct>
      </div>
    </section>
  );
}
