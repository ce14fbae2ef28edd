import type { Seat } from '@/kernel/seat';
import { Amount } from '../amount/amount';
import { Cups } from '../cup/cups';
import { chipsOf } from '../cup/rule-chips';
import type { SeatView, TableView } from '../remote/answers';
import { SeatMark, seatColour } from '../seat/seat-mark';
import { useTranslations } from '../words/translations';
import styles from './stage.module.css';

type Props = {
  readonly table: TableView;
  /** Who is at the table but holds no cards in the next deal. */
  readonly sitsOut: readonly Seat[];
  readonly moved: boolean;
};

/** The table itself: who sits there and how they stand, who deals next, and the two cups. */
export function Stage({ table, sitsOut, moved }: Props) {
  const t = useTranslations('table');
  return (
    <section className={`sheet ${styles.stage}`} aria-label={t('standing')}>
      <ol className={styles.seats}>
        {table.seats.map((seat) => (
          <SeatCard
            key={seat.seat}
            seat={seat}
            total={table.totals[seat.seat] ?? 0}
            role={roleOf(table, sitsOut, seat)}
            moved={moved}
          />
        ))}
      </ol>
      <Cups pots={table.pots} chips={chipsOf(table.rules)} moved={moved} />
    </section>
  );
}

type Role = 'dealer' | 'sitsOut' | 'away' | null;

function roleOf(table: TableView, sitsOut: readonly Seat[], { seat, present }: SeatView): Role {
  if (!present) return 'away';
  if (seat === table.nextDealer) return 'dealer';
  return sitsOut.includes(seat) ? 'sitsOut' : null;
}

type CardProps = {
  readonly seat: SeatView;
  readonly total: number;
  readonly role: Role;
  readonly moved: boolean;
};

function SeatCard({ seat, total, role, moved }: CardProps) {
  const t = useTranslations('table');
  return (
    <li className={styles.seat} data-seat={seat.seat} style={{ borderTopColor: seatColour(seat.seat) }}>
      <span className={styles.name}>
        <SeatMark seat={seat.seat} />
        {seat.name}
      </span>
      <strong key={total} className={styles.total} data-total={seat.seat} data-moved={moved || undefined}>
        <Amount points={total} plus />
      </strong>
      <span className={styles.role} data-role={role ?? undefined}>
        {role && t(`roles.${role}`)}
      </span>
    </li>
  );
}
