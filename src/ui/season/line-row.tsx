import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { signed } from '@/i18n/sign';
import { Amount } from '../amount/amount';
import type { ListView } from '../remote/answers';
import { dayLong } from '../standings/dates';
import { markKey } from '../standings/mark';
import { figureAddress } from '../standings/packed-list';
import { useTranslations } from '../words/translations';
import type { Line } from './line-page';
import styles from './season.module.css';

type Cell = Line['cells'][number];
type Props = { readonly cell: Cell; readonly list: ListView };

/** One evening of a line. Its tables open the deals that made the points. */
export function LineRow({ cell, list }: Props) {
  const t = useTranslations('line');
  const locale = useLocale();
  const evening = list.parts.find(({ key }) => key === cell.key);
  return (
    <tr id={cell.key}>
      <th scope="row">
        <Link href={`/tournaments/${cell.key}`}>{evening ? dayLong(evening.date, locale) : cell.key}</Link>
        <span className={styles.small}>{evening?.name}</span>
      </th>
      <td className={styles.wide}>
        <Tables cell={cell} />
        <Remarks cell={cell} list={list} />
      </td>
      <td className={styles.number} data-head={t('result')}>
        {cell.counted ? (
          <Amount points={cell.points} plus />
        ) : (
          <>
            <s className={styles.struck}>
              <Amount points={cell.points} plus />
            </s>
            <span className={styles.small}>{t('dropped')}</span>
          </>
        )}
      </td>
    </tr>
  );
}

function Tables({ cell: { tables } }: { readonly cell: Cell }) {
  const t = useTranslations('line');
  return (
    <ul>
      {tables.map(({ sitting, seat, round, table, points }) => (
        <li key={sitting}>
          <Link href={figureAddress({ sitting, seat })}>
            {t('table', { round, table })}: {signed(points, true)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What else is in the points: who played for whom, penalties with their reasons. */
function Remarks({ cell: { state, substitute, penalties }, list }: Props) {
  const t = useTranslations('line');
  const listing = useTranslations('listing');
  const given = list.penalties.filter(({ id }) => penalties.includes(id));
  const said = [
    ...(state === 'played' || substitute ? [] : [listing(`states.${markKey(state)}`)]),
    ...(substitute ? [t(substitutionKey(state), substituteWords(substitute))] : []),
    ...given.map(({ points, why }) => {
      const reason = t('penalty', { why: why ?? listing('noReason') });
      return `${reason} (${signed(points)})`;
    }),
  ];
  return said.map((remark) => (
    <span key={remark} className={styles.small}>
      {remark}
    </span>
  ));
}

const substitutionKey = (state: Cell['state']) =>
  state === 'substituted' ? 'substitutedBy' : 'playedFor';

const substituteWords = ({ name, points }: NonNullable<Cell['substitute']>) => {
  return { name, points: signed(points, true) };
};
