import { useLocale } from 'next-intl';
import { useAwake } from '../remote/awake';
import { useTranslations } from '../words/translations';
import type { ColumnShown, ListShown } from './packed-list';
import type { Sorting } from './sorting';
import styles from './standings-table.module.css';

type Props = {
  readonly list: ListShown;
  readonly by: Sorting;
  readonly sort: (by: Sorting) => void;
  readonly then: string | null;
};

/** What the columns are; three of them sort the lines. */
export function GridHead({ list, by, sort, then }: Props) {
  const t = useTranslations('listing');
  const sorts = { by, sort };
  return (
    <thead>
      <tr>
        <SortHead {...sorts} column="rank" name={t('rank')} kind={styles.rank} />
        <SortHead {...sorts} column="name" name={t('name')} kind={styles.name} />
        <th scope="col" className={styles.points}>
          {list.mean ? t('mean') : t('points')}
        </th>
        {then !== null && (
          <th scope="col" className={styles.was} title={t('publishedTitle', { time: then })}>
            {then}
          </th>
        )}
        <SortHead
          {...sorts}
          column="played"
          kind={styles.played}
          name={list.of === 'season' ? t('evenings') : t('rounds')}
        />
        {list.columns.map((column) => (
          <PartHead key={column.key} column={column} linked={list.of === 'season'} />
        ))}
      </tr>
    </thead>
  );
}

type SortProps = Omit<Props, 'list' | 'then'> & {
  readonly column: Sorting;
  readonly name: string;
  readonly kind?: string | undefined;
};

function SortHead({ column, name, kind = '', by, sort }: SortProps) {
  const t = useTranslations('listing');
  const awake = useAwake();
  const order = column === 'played' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={kind} aria-sort={by === column ? order : undefined}>
      <button
        type="button"
        className={styles.sort}
        disabled={!awake}
        title={t('sortBy', { column: name })}
        onClick={() => sort(column)}
      >
        {name}
      </button>
    </th>
  );
}

type PartProps = { readonly column: ColumnShown; readonly linked: boolean };

/** An evening has its own page; a round is on the page that one is on. */
function PartHead({ column: { key, head, title }, linked }: PartProps) {
  const locale = useLocale();
  const to = `/tournaments/${key}`;
  return (
    <th scope="col" className={styles.part} title={title}>
      {linked ? (
        <a href={`/${locale}${to}`} aria-label={title}>
          {head}
        </a>
      ) : (
        head
      )}
    </th>
  );
}
