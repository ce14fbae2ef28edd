import type { GroupList } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { Amount } from '../amount/amount';
import { OpenTables } from './open-tables';
import { Value } from './value';
import styles from './standings-table.module.css';

type Props = {
  readonly list: GroupList;
  /** "Clubs", "Teams". */
  readonly label: string;
};

type Line = GroupList['lines'][number];

/** A list of clubs or teams; each line says who made its points, and who of them does not count. */
export function GroupTable({ list, label }: Props) {
  const t = useTranslations('listing');
  if (list.lines.length === 0) return <p className="sheet">{t('empty')}</p>;
  return (
    <div className={styles.table}>
      <OpenTables tables={list.open} />
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col" className={styles.rank}>
                {t('rank')}
              </th>
              <th scope="col" className={styles.name}>
                {label}
              </th>
              <th scope="col" className={styles.points}>
                {t('points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {list.lines.map((line) => (
              <GroupRow key={line.key} line={line} persons={list.persons} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function GroupRow({ line, persons }: { readonly line: Line; readonly persons: GroupList['persons'] }) {
  return (
    <tr>
      <td className={styles.rank}>
        <span className="figure">
          {line.rank}
          {line.shared && '='}
        </span>
      </td>
      <th scope="row" className={`${styles.name} ${styles.group}`}>
        <strong>{line.name}</strong>
        <ul className={styles.members}>
          {line.cells.map((cell) => (
            <Member key={cell.key} cell={cell} name={persons[cell.key] ?? ''} />
          ))}
        </ul>
      </th>
      <td className={styles.points}>
        <Value points={line.points} of={line.of} />
      </td>
    </tr>
  );
}

function Member({ cell, name }: { readonly cell: Line['cells'][number]; readonly name: string }) {
  const t = useTranslations('listing');
  const result = <Amount points={cell.points} />;
  return (
    <li>
      {name}{' '}
      {cell.counted ? (
        result
      ) : (
        <s>
          {result}
          <span className="hidden-words">{t('dropped')}</span>
        </s>
      )}
    </li>
  );
}
