'use client';

import type { Pots } from '@/core/games/game';
import type { Booking } from '@/kernel/booking';
import type { Seat } from '@/kernel/seat';
import { Amount } from '../amount/amount';
import { Cups } from '../cup/cups';
import { MovementList } from '../deal/movement-list';
import { SeatName } from '../seat/seat-name';
import { useNames } from '../words/say';
import { useTranslations } from '../words/translations';
import styles from './preview.module.css';

export type Forecast = {
  readonly bookings: readonly Booking[];
  /** By seat. */
  readonly net: readonly number[];
  readonly totals: readonly number[];
  readonly pots: Pots;
};

type Props = {
  readonly forecast: Forecast;
  readonly seats: readonly Seat[];
  readonly chips: readonly number[];
};

/** What the deal will come to, as far as it is filled in: who pays whom and why, new totals, new cups. */
export function Preview({ forecast, seats, chips }: Props) {
  const t = useTranslations('preview');
  return (
    <div className={styles.preview}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-words">{t('player')}</span>
            </th>
            <th scope="col">{t('deal')}</th>
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <PreviewRow key={seat} seat={seat} forecast={forecast} />
          ))}
        </tbody>
      </table>
      <Cups pots={forecast.pots} chips={chips} compact />
      <div>
        <h4>{t('payments')}</h4>
        {forecast.bookings.length === 0 ? (
          <p className="soft">{t('nothing')}</p>
        ) : (
          <MovementList bookings={forecast.bookings} />
        )}
      </div>
    </div>
  );
}

function PreviewRow({ seat, forecast }: { readonly seat: Seat; readonly forecast: Forecast }) {
  const names = useNames();
  return (
    <tr>
      <th scope="row">
        <SeatName seat={seat} name={names[seat] ?? ''} />
      </th>
      <td data-preview-net={seat}>
        <Amount points={forecast.net[seat] ?? 0} plus />
      </td>
      <td data-preview-total={seat}>
        <Amount points={forecast.totals[seat] ?? 0} plus />
      </td>
    </tr>
  );
}
