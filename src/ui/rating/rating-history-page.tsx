import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Amount } from '../amount/amount';
import { PageHead } from '../place/page-head';
import type { ClubPage, RatingHistory } from '../remote/answers';
import { dayOfMoment } from '../standings/dates';
import { useTranslations } from '../words/translations';
import { RatingChart } from './rating-chart';
import { useClubCrumbs } from './rating-page';
import { Recalculations } from './recalculations';
import styles from './rating.module.css';

type Props = { readonly club: ClubPage; readonly history: RatingHistory };

/** One person's rating over time, and why old figures may be others than they were. */
export function RatingHistoryPage({ club, history }: Props) {
  const t = useTranslations('rating');
  const crumbs = [...useClubCrumbs(club), { href: `/clubs/${club.id}/rating`, name: t('title') }];
  const values = history.steps.map(({ after }) => after);
  return (
    <div className={styles.page}>
      <PageHead crumbs={crumbs} title={history.name} sub={t('history')} />
      <dl className={styles.facts}>
        <Fact name={t('figure')} value={history.rating} />
        <Fact name={t('best')} value={Math.max(...values)} />
        <Fact name={t('lowest')} value={Math.min(...values)} />
        <Fact name={t('tables')} value={history.steps.length} />
      </dl>
      <RatingChart history={history} timeZone={club.timeZone} />
      <Recalculations history={history} timeZone={club.timeZone} />
      <Steps history={history} timeZone={club.timeZone} />
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figure">{value}</dd>
    </div>
  );
}

type StepsProps = { readonly history: RatingHistory; readonly timeZone: string };

function Steps({ history, timeZone }: StepsProps) {
  const t = useTranslations('rating');
  const locale = useLocale();
  return (
    <section className={styles.block}>
      <h2>{t('steps')}</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('change')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {history.steps.toReversed().map(({ sitting, at, before, after }) => (
              <tr key={sitting}>
                <th scope="row">
                  <Link href={`/tables/${sitting}`}>{dayOfMoment(at, locale, timeZone)}</Link>
                </th>
                <td className="figure">{before}</td>
                <td>
                  <Amount points={after - before} plus />
                </td>
                <td className="figure">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
