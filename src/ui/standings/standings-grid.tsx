'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from '../words/translations';
import { type ListShown, type RowShown, unpackList } from './packed-list';
import { searched, sorted, type Sorting } from './sorting';
import { useCellWords } from './grid-cell';
import { GridHead } from './grid-head';
import { GridRow } from './grid-row';
import { ListSearch } from './list-search';
import { useOpening } from './opening';
import styles from './standings-table.module.css';

type Props = {
  /** A `ListShown` as one text. */
  readonly packed: string;
  readonly label: string;
  readonly linesAt: string;
  /** When the list beside it was published, in words; null: there is none. */
  readonly then: string | null;
};

const manyLines = 12;

/** The table itself: complete without a script; with one it is searched and sorted, and rows are pressed. */
export function StandingsGrid({ packed, label, linesAt, then }: Props) {
  const t = useTranslations('listing');
  const list = useMemo(() => unpackList(packed), [packed]);
  const [by, setBy] = useState<Sorting>('rank');
  const [typed, setTyped] = useState('');
  const open = useOpening();
  const rows = sorted(searched(list.rows, typed), by);
  return (
    <>
      {list.rows.length > manyLines && <ListSearch typed={typed} found={rows.length} type={setTyped} />}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
        <table className={styles.grid} ref={open}>
          <GridHead list={list} by={by} sort={setBy} then={then} />
          <GridBody list={list} rows={rows} linesAt={linesAt} ranked={by === 'rank'} />
        </table>
      </div>
      {rows.length === 0 && <p className="soft">{t('none')}</p>}
    </>
  );
}

type BodyProps = {
  readonly list: ListShown;
  readonly rows: readonly RowShown[];
  readonly linesAt: string;
  readonly ranked: boolean;
};

function GridBody({ list, rows, linesAt, ranked }: BodyProps) {
  const words = useCellWords();
  const above = ranked ? rows.filter(({ rank }) => rank !== null) : rows;
  const below = ranked ? rows.filter(({ rank }) => rank === null) : [];
  return (
    <tbody>
      {above.map((row) => (
        <GridRow key={row.key} list={list} row={row} linesAt={linesAt} words={words} />
      ))}
      {below.length > 0 && <LineUnder list={list} />}
      {below.map((row) => (
        <GridRow key={row.key} list={list} row={row} linesAt={linesAt} words={words} />
      ))}
    </tbody>
  );
}

function LineUnder({ list: { columns, rows } }: { readonly list: ListShown }) {
  const t = useTranslations('listing');
  const beside = rows.some(({ was }) => was !== undefined) ? 1 : 0;
  return (
    <tr className={styles.under}>
      <th scope="rowgroup" colSpan={4 + beside + columns.length}>
        <span>{t('underLine')}</span>
      </th>
    </tr>
  );
}
