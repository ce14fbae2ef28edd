'use client';

import { useMemo } from 'react';
import { MovementList } from '../deal/movement-list';
import { NetLine } from '../deal/net-line';
import { DraftWords } from '../entry/draft-words';
import type { DealPage as Answer } from '../remote/answers';
import { sheetOf } from '../table/deal-sheet';
import { GameWords } from '../words/say';
import { useTranslations } from '../words/translations';
import { replayedDeal } from './deal-course';
import { CardsFault } from './deal-fault';
import { DealHead } from './deal-head';
import { DealVersions } from './deal-versions';
import { Replay } from './replay';
import styles from './replay.module.css';

type Props = { readonly page: Answer };

/**
 * One deal: its cards if they were written down, what it came to, and everything that was ever written of
 * it.
 */
export function DealPage({ page }: Props) {
  const { table, number } = page;
  const deal = table.deals[number - 1];
  const replayed = useMemo(() => replayedDeal(page), [page]);
  if (!deal) return null;
  return (
    <GameWords game={table.game} names={table.seats.map(({ name }) => name)}>
      <article className={styles.page}>
        <DealHead page={page} deal={deal} />
        <p>
          <NetLine seats={deal.present} net={deal.net} />
        </p>
        {replayed?.ok && <Replay deal={replayed.value} bookings={deal.bookings} />}
        {replayed && !replayed.ok && <CardsFault problems={replayed.refusal} />}
        {!replayed && <NoCards />}
        <div className={styles.columns}>
          {!replayed?.ok && <Bookings page={page} />}
          <Record page={page} />
          <DealVersions versions={page.versions} />
        </div>
      </article>
    </GameWords>
  );
}

function NoCards() {
  const t = useTranslations('replay');
  return <p className="sheet">{t('noCards')}</p>;
}

function Bookings({ page: { table, number } }: Props) {
  const t = useTranslations('deals');
  return (
    <section className="sheet">
      <h2>{t('bookings')}</h2>
      <MovementList bookings={table.deals[number - 1]?.bookings ?? []} />
    </section>
  );
}

/** The sheet that counts: as written, or as the cards came to. */
function Record({ page: { table, number } }: Props) {
  const t = useTranslations('replay');
  const deal = table.deals[number - 1];
  const written = deal && sheetOf(table, deal);
  if (!written) return null;
  return (
    <section className="sheet">
      <h2>{t('record')}</h2>
      <DraftWords {...written} />
    </section>
  );
}
