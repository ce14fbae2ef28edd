import { Link } from '@/i18n/navigation';
import type { ListView, SeasonView } from '../remote/answers';
import { Amount } from '../amount/amount';
import { valueWords } from '../standings/tie-words';
import { Value } from '../standings/value';
import { useTranslations } from '../words/translations';
import { LineRow } from './line-row';
import styles from './season.module.css';

export type Line = ListView['lines'][number];

type Props = { readonly season: SeasonView; readonly list: ListView; readonly line: Line };

/** One line of the table opened: each evening with its tables, what counts of it, how a tie was decided. */
export function LinePage({ season, list, line }: Props) {
  const t = useTranslations('line');
  return (
    <>
      <header className={styles.block}>
        <h2>{t('title', { name: line.name, season: season.name })}</h2>
        <LineFacts line={line} />
        <TieFacts line={line} />
        <Link href={`/people/${line.key}`}>{t('person')}</Link>
      </header>
      <div className={styles.scroll}>
        <table className={`${styles.list} ${styles.cards}`}>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('tables')}</th>
              <th scope="col" className={styles.number}>
                {t('result')}
              </th>
            </tr>
          </thead>
          <tbody>
            {line.cells.map((cell) => (
              <LineRow key={cell.key} cell={cell} list={list} />
            ))}
          </tbody>
          <LineSum line={line} />
        </table>
      </div>
    </>
  );
}

function LineFacts({ line: { rank, shared, points, of, played } }: { readonly line: Line }) {
  const t = useTranslations('line');
  const place = rank === null ? t('under') : t(shared ? 'sharedPlace' : 'place', { rank });
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{of === 1 ? t('points') : t('mean')}</dt>
        <dd>
          <Value points={points} of={of} />
        </dd>
      </div>
      <div>
        <dt>{t('rank')}</dt>
        <dd>{place}</dd>
      </div>
      <div>
        <dt>{t('played')}</dt>
        <dd className="figure">{played}</dd>
      </div>
    </dl>
  );
}

function TieFacts({ line: { breaks } }: { readonly line: Line }) {
  const t = useTranslations('line');
  const listing = useTranslations('listing');
  const standings = useTranslations('standings');
  if (breaks.length === 0) return null;
  return (
    <section>
      <h3>{t('tie')}</h3>
      <ol className={styles.numbered}>
        {breaks.map(({ rule, value }, at) => (
          <li key={rule}>
            <span className="figure">{at + 1}.</span>
            <span>
              <strong>{standings(`tie-breaks.${rule}.name`)}</strong>
              <span className={styles.small}>{standings(`tie-breaks.${rule}.what`)}</span>
            </span>
            <span className="figure">{valueWords(value, listing('noValue'))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What counts, and what all of it would be, if something was dropped. */
function LineSum({ line: { cells, points } }: { readonly line: Line }) {
  const t = useTranslations('line');
  const all = cells.reduce((sum, cell) => sum + cell.points, 0);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          {t('sum')}
          {all !== points && (
            <span className={styles.small}>
              {t('all')}: <Amount points={all} />
            </span>
          )}
        </th>
        <td className={styles.number}>
          <Amount points={points} />
        </td>
      </tr>
    </tfoot>
  );
}
