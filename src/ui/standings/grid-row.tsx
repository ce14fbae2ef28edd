import { useLocale } from 'next-intl';
import { useTranslations } from '../words/translations';
import { type CellWords, gridCell } from './grid-cell';
import { Notes } from './notes';
import type { ListShown, RowShown } from './packed-list';
import { TieWords } from './tie-words';
import { Value } from './value';
import styles from './standings-table.module.css';

type Props = {
  readonly list: ListShown;
  readonly row: RowShown;
  readonly linesAt: string;
  readonly words: CellWords;
};

/** One person: rank, name, what he comes to, and what it is made of. */
export function GridRow({ list, row, linesAt, words }: Props) {
  const locale = useLocale();
  const to = `${linesAt}/${row.key}`;
  const prefix = `/${locale}`;
  return (
    <tr data-to={to}>
      <td className={styles.rank}>
        <Rank row={row} />
      </td>
      <th scope="row" className={styles.name}>
        <a href={prefix + to}>{row.name}</a>
        <Notes notes={row.notes} />
        <Remarks row={row} />
      </th>
      <td className={styles.points}>
        <Value points={row.points} of={row.of} />
      </td>
      {row.was !== undefined && <Was row={row} />}
      <td className={styles.played}>{row.played}</td>
      {row.cells.map((cell, at) =>
        gridCell(cell, { key: at, href: `${prefix}${to}#${list.columns[at]?.key ?? ''}`, prefix, words }),
      )}
    </tr>
  );
}

function Rank({ row: { rank, shared } }: { readonly row: RowShown }) {
  const t = useTranslations('listing');
  if (rank === null) return <span className="soft">–</span>;
  return (
    <span className="figure">
      {rank}
      {shared && (
        <span className={styles.shared} title={t('shared')}>
          =<span className="hidden-words">{t('shared')}</span>
        </span>
      )}
    </span>
  );
}

/** What the figures do not say: since when he was here, what he lacks, how a tie was decided. */
function Remarks({ row: { joined, left, missing, breaks } }: { readonly row: RowShown }) {
  const t = useTranslations('listing');
  const said = [
    ...(joined === null ? [] : [t('joined', { round: joined })]),
    ...(left === null ? [] : [t('left', { round: left })]),
    ...(missing > 0 ? [t('missing', { count: missing })] : []),
  ];
  if (said.length === 0 && breaks.length === 0) return null;
  return (
    <span className={styles.remark}>
      {said.join(', ')}
      {said.length > 0 && breaks.length > 0 && '; '}
      <TieWords breaks={breaks} />
    </span>
  );
}

/** How it was published, marked where it is another now. */
function Was({ row: { was, rank, points, of } }: { readonly row: RowShown }) {
  const t = useTranslations('listing');
  if (!was) return <td className={`${styles.was} ${styles.changed}`}>{t('notThen')}</td>;
  const same = was.rank === rank && was.points === points && was.of === of;
  return (
    <td className={`${styles.was} ${same ? '' : styles.changed}`}>
      {was.rank === null ? '–' : `${was.rank}.`} <Value points={was.points} of={was.of} />
      {!same && <span className="hidden-words">{t('changed')}</span>}
    </td>
  );
}
