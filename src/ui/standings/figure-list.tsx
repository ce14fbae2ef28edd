'use client';

import { Link } from '@/i18n/navigation';
import { Amount } from '../amount/amount';
import { MovementList } from '../deal/movement-list';
import type { SeatFigure } from '../remote/answers';
import { dealAddress } from '../replay/deal-address';
import { GameWords } from '../words/say';
import { useTranslations } from '../words/translations';
import styles from './figure-page.module.css';

type Props = { readonly figure: SeatFigure; readonly game: string; readonly names: readonly string[] };

/** Deal by deal with the bookings in the words of the game, and the sum. */
export function FigureList({ figure, game, names }: Props) {
  const t = useTranslations('figure');
  return (
    <GameWords game={game} names={names}>
      <section className={`sheet ${styles.list}`}>
        {figure.entries.length === 0 && <p>{t('none')}</p>}
        <ol>
          {figure.entries.map((entry) => (
            <FigureEntry key={`${entry.part} ${entry.number}`} entry={entry} sitting={figure.sitting} />
          ))}
        </ol>
        <p className={styles.total}>
          <span>{t('total')}</span>
          <Amount points={figure.points} plus />
        </p>
      </section>
    </GameWords>
  );
}

type EntryProps = { readonly entry: SeatFigure['entries'][number]; readonly sitting: string };

function FigureEntry({ entry: { part, number, points, bookings }, sitting }: EntryProps) {
  const t = useTranslations('figure');
  return (
    <li className={styles.entry}>
      <h2>
        {part === 'deal' ? (
          <Link href={dealAddress(sitting, number)}>{t('deal', { number })}</Link>
        ) : (
          t(part)
        )}
        <Amount points={points} plus />
      </h2>
      <MovementList bookings={bookings} />
    </li>
  );
}
