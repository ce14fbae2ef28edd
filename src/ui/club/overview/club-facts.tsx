import { Link } from '@/i18n/navigation';
import type { ClubPage } from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import { moneyWords } from '../money';
import styles from './overview-page.module.css';

type Props = { readonly club: ClubPage; readonly locale: string };

/** What a club consists of: its people, its rules, what a point is worth. */
export function ClubFacts({ club, locale }: Props) {
  const t = useTranslations('club.overview');
  const { id, members, guests, former, houseRules, money, timeZone } = club;
  return (
    <aside className={`sheet ${styles.facts}`} aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <dl>
        <div>
          <dt>{t('people')}</dt>
          <dd>
            <Link href={`/clubs/${id}/members`}>{t('members', { members })}</Link>
            {`, ${t('others', { guests, former })}`}
          </dd>
        </div>
        <div>
          <dt>{t('rules')}</dt>
          <dd>
            <Link href={`/clubs/${id}/rules`}>
              {houseRules.length === 0 ? t('published') : houseRules.map(({ name }) => name).join(', ')}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('rating')}</dt>
          <dd>
            <Link href={`/clubs/${id}/rating`}>{t('ratingList')}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('point')}</dt>
          <dd>{money.minor === null ? t('unpaid') : moneyWords(money.minor, money.currency, locale)}</dd>
        </div>
        <div>
          <dt>{t('zone')}</dt>
          <dd>{timeZone.replaceAll('_', ' ')}</dd>
        </div>
      </dl>
    </aside>
  );
}
