import type {
  BoxStatement,
  ClubPage,
  EveningListed,
  MemberListed,
  PointsStatement,
} from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import { ClubPlace } from '../club-place';
import { BoxAccounts } from './box-accounts';
import { BoxBooking } from './box-booking';
import { MoneyBook } from './money-book';
import { PeriodForm, type Period } from './period-form';
import { PointsBook } from './points-book';
import styles from './box.module.css';

type Props = {
  readonly club: ClubPage;
  readonly money: BoxStatement;
  readonly points: PointsStatement;
  readonly period: Period;
  readonly evenings: readonly EveningListed[];
  readonly members: readonly MemberListed[];
};

/** The club's box over a period: its money and its points, each a book with a balance. */
export function BoxPage({ club, money, points, period, evenings, members }: Props) {
  const t = useTranslations('club.box');
  return (
    <ClubPlace
      club={club}
      part="box"
      sub={t('what')}
      action={<BoxBooking club={club} evenings={evenings} members={members} />}
    >
      <div className={styles.page}>
        <PeriodForm club={club.id} period={period} />
        <MoneyBook club={club} statement={money} />
        <BoxAccounts statement={money} />
        <PointsBook club={club} statement={points} />
      </div>
    </ClubPlace>
  );
}

