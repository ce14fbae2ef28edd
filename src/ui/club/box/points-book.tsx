import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { Amount } from '../../amount/amount';
import { dayShort } from '../../place/day';
import type { ClubPage, PointsLine, PointsStatement } from '../../remote/answers';
import { dealAddress } from '../../replay/deal-address';
import { useTranslations } from '../../words/translations';
import { moneyWords } from '../money';
import { Balance, BookTable } from './book-table';
import styles from './box.module.css';

type Props = { readonly club: ClubPage; readonly statement: PointsStatement };

/** The points that the club's tables booked to it; every line leads to the deal or the table of it. */
export function PointsBook({ statement }: Props) {
  const t = useTranslations('club.box');
  const locale = useLocale();
  const { opening, closing, lines, worth, currency } = statement;
  return (
    <>
      <BookTable title={t('points')} empty={lines.length === 0 ? t('noPoints') : null}>
        <Balance label={t('opening')} amount={<Amount points={opening} />} />
        {lines.map((line, at) => (
          <PointLine key={at} line={line} />
        ))}
        <Balance label={t('closing')} amount={<Amount points={closing} />} />
      </BookTable>
      {worth !== null && (
        <p className={styles.worth}>{t('worth', { worth: moneyWords(worth, currency, locale) })}</p>
      )}
    </>
  );
}

function PointLine({ line }: { readonly line: PointsLine }) {
  const t = useTranslations('club.box');
  const { kind, booking, date, amount, balance, tournament, name } = line;
  const said = t(`kinds.${kind}`);
  return (
    <tr>
      <td className={styles.day}>{dayShort(date, useLocale())}</td>
      <th scope="row">
        <Link href={sourceOf(booking, tournament.id)}>{name === null ? said : `${said}, ${name}`}</Link>
        <span className="soft">{tournament.name}</span>
      </th>
      <td className={styles.amount}>
        <Amount points={amount} plus />
      </td>
      <td className={styles.amount}>
        <Amount points={balance} />
      </td>
    </tr>
  );
}

/** A deal has a page of its own; a change and the closing are on the table's. */
function sourceOf(booking: PointsLine['booking'], tournament: string): string {
  if (!booking) return `/tournaments/${tournament}`;
  const { sitting, part, number } = booking;
  return part === 'deal' ? dealAddress(sitting, number) : `/tables/${sitting}`;
}
