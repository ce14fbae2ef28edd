import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { dayShort, momentWords } from '../../place/day';
import type { BoxLine, BoxStatement, ClubPage } from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import { Balance, BookTable } from './book-table';
import { BoxReversal } from './box-reversal';
import { MoneyAmount } from './money-amount';
import styles from './box.module.css';

type Props = { readonly club: ClubPage; readonly statement: BoxStatement };

/** The money of the box, line by line; every line opens who booked it, and why. */
export function MoneyBook({ club, statement }: Props) {
  const t = useTranslations('club.box');
  const { currency, opening, closing, lines } = statement;
  return (
    <BookTable title={t('money')} empty={lines.length === 0 ? t('noMoney') : null}>
      <Balance label={t('opening')} amount={<MoneyAmount minor={opening} currency={currency} />} />
      {lines.map((line) => (
        <MoneyLine key={`${line.entry} ${line.kind}`} line={line} club={club} currency={currency} />
      ))}
      <Balance label={t('closing')} amount={<MoneyAmount minor={closing} currency={currency} />} />
    </BookTable>
  );
}

type LineProps = { readonly line: BoxLine; readonly club: ClubPage; readonly currency: string };

function MoneyLine({ line, club, currency }: LineProps) {
  const t = useTranslations('club.box');
  const { kind, reversed, date, amount, balance } = line;
  const said = t(`reasons.${line.reason}`);
  return (
    <tr>
      <td className={styles.day}>{dayShort(date, useLocale())}</td>
      <th scope="row">
        <details className={styles.details}>
          <summary>
            {kind === 'reversal' ? t('reversalOf', { reason: said }) : said}
            {reversed && <span className={styles.mark}>{t('reversed')}</span>}
          </summary>
          <Booked line={line} club={club} />
        </details>
      </th>
      <td className={styles.amount}>
        <MoneyAmount minor={amount} currency={currency} />
      </td>
      <td className={styles.amount}>
        <MoneyAmount minor={balance} currency={currency} />
      </td>
    </tr>
  );
}

function Booked({ line, club }: Omit<LineProps, 'currency'>) {
  const t = useTranslations('club.box');
  const { tournament, person, name, why, at, byName, kind, reversed } = line;
  const when = momentWords(at, useLocale(), club.timeZone);
  return (
    <div className={styles.made}>
      {tournament && <Link href={`/tournaments/${tournament.id}`}>{tournament.name}</Link>}
      {person !== null && name !== null && <Link href={`/people/${person}`}>{name}</Link>}
      {why !== null && <p>{t('why', { why })}</p>}
      <p className="soft">{byName === null ? t('at', { when }) : t('by', { when, name: byName })}</p>
      {kind === 'booked' && !reversed && <BoxReversal entry={line.entry} club={club} />}
    </div>
  );
}
