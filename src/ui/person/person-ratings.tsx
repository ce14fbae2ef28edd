import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { dayShort } from '../place/day';
import type { RatingHistory } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { RatingCurve } from './rating-curve';
import styles from './person.module.css';

/** His rating in one game, which is called so in the page's language. */
export type GameRating = { readonly game: string; readonly history: RatingHistory };

type Props = { readonly ratings: readonly GameRating[] };

/** A number for each game he plays: how it went on, sitting by sitting, and where it was replayed. */
export function PersonRatings({ ratings }: Props) {
  const t = useTranslations('person');
  return (
    <section className={styles.section} aria-labelledby="rating">
      <h2 id="rating">{t('rating')}</h2>
      <p className="soft">{ratings.length === 0 ? t('noRating') : t('ratingWhat')}</p>
      <ul className={styles.ratings}>
        {ratings.map(({ game, history }) => (
          <li key={game} className="sheet">
            <p>{game}</p>
            <p className={`${styles.number} figure`}>{history.rating}</p>
            <RatingCurve history={history} />
            <Steps history={history} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ history: { steps, recalculations } }: Pick<GameRating, 'history'>) {
  const t = useTranslations('person');
  const locale = useLocale();
  const day = (at: number): string => dayShort(new Date(at).toISOString().slice(0, 10), locale);
  return (
    <details>
      <summary>{t('steps', { count: steps.length })}</summary>
      <ol className={styles.steps}>
        {steps.toReversed().map(({ sitting, at, before, after }) => (
          <li key={sitting}>
            <Link href={`/tables/${sitting}`}>{day(at)}</Link>
            <span className="figure">{t('step', { before, after })}</span>
          </li>
        ))}
      </ol>
      {recalculations.map(({ sitting, at, why }) => (
        <p key={`${sitting} ${at}`} className="soft">
          {t('recalculated', { day: day(at), why: why ?? '' })}
        </p>
      ))}
    </details>
  );
}
