import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Amount } from '../amount/amount';
import { dayShort } from '../place/day';
import type { ListView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import styles from './person.module.css';

type Props = { readonly person: string; readonly list: ListView };
type Line = ListView['lines'][number];

/** What he made at every evening, the last one first; every figure leads to the tables it comes from. */
export function PersonResults({ person, list }: Props) {
  const t = useTranslations('person');
  const line = list.lines.find(({ key }) => key === person);
  return (
    <section className={styles.section} aria-labelledby="results">
      <h2 id="results">{t('results')}</h2>
      {line ? <Results line={line} parts={list.parts} /> : <p className="soft">{t('noResults')}</p>}
    </section>
  );
}

type ResultsProps = { readonly line: Line; readonly parts: ListView['parts'] };

function Results({ line, parts }: ResultsProps) {
  const t = useTranslations('person');
  const evenings = parts
    .flatMap((part) => {
      const cell = line.cells.find(({ key }) => key === part.key);
      return cell && cell.tables.length > 0 ? [{ part, cell }] : [];
    })
    .toReversed();
  const deals = evenings.reduce((sum, { cell }) => sum + cell.deals, 0);
  return (
    <>
      <p className={styles.total}>
        <Amount points={line.points} plus />{' '}
        <span className="soft">{t('total', { evenings: evenings.length, deals })}</span>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('evening')}</th>
            <th scope="col">{t('tables')}</th>
            <th scope="col" className={styles.amount}>
              {t('deals')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {evenings.map(({ part, cell }) => (
            <EveningRow key={part.key} part={part} cell={cell} />
          ))}
        </tbody>
      </table>
    </>
  );
}

type RowProps = { readonly part: ListView['parts'][number]; readonly cell: Line['cells'][number] };

function EveningRow({ part, cell }: RowProps) {
  const t = useTranslations('person');
  const day = dayShort(part.date, useLocale());
  return (
    <tr>
      <th scope="row">
        <Link href={`/tournaments/${part.key}`}>{part.name}</Link>
        <span className="soft">{day}</span>
      </th>
      <td>
        {cell.tables.map(({ sitting, round, table }) => (
          <Link key={sitting} className={styles.tableLink} href={`/tables/${sitting}`}>
            {t('table', { round, table })}
          </Link>
        ))}
      </td>
      <td className={`${styles.amount} figure`}>{cell.deals}</td>
      <td className={styles.amount}>
        <Amount points={cell.points} plus />
      </td>
    </tr>
  );
}
