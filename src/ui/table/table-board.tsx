'use client';

import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import type { Draft } from '@/core/games/sheet';
import { Link } from '@/i18n/navigation';
import { TotalsChart } from '../chart/totals-chart';
import type { Series } from '../chart/totals';
import { DealList } from '../deal/deal-list';
import type { DealView, TableView, TurnsView } from '../remote/answers';
import { GameWords } from '../words/say';
import { useTranslations } from '../words/translations';
import { Announcement } from './announcement';
import { playedAt, sheetOf, tableOf } from './deal-sheet';
import { EntryHint } from './entry-hint';
import { useLiveTable } from './live-table';
import { unpackTable } from './packed-table';
import { Stage } from './stage';
import { TableActs } from './table-acts';
import { TableHead } from './table-head';
import { TurnsLine } from './turns-line';
import styles from './table-board.module.css';

// Spectators never load the form. It begins with what this tab has kept, so it is drawn in the browser only.
const EntryPlace = dynamic(() => import('../entry/entry-place').then((file) => file.EntryPlace), {
  ssr: false,
  loading: () => <div className={styles.waiting} />,
});
const Correction = dynamic(() => import('../entry/correction').then((file) => file.Correction), {
  ssr: false,
});
const Annulment = dynamic(() => import('../entry/annulment').then((file) => file.Annulment), { ssr: false });

type Props = {
  /** The table as it is sent with a page: see `packTable`. */
  readonly packed: string;
  /** How far it is in its round. */
  readonly turns: TurnsView;
  readonly mayWrite: boolean;
};

type Act =
  | { readonly kind: 'correct'; readonly deal: DealView; readonly start: Draft }
  | { readonly kind: 'annul'; readonly deal: DealView };

/** A table, live: where it stands, the next deal, everything that was booked. */
export function TableBoard({ packed, turns, mayWrite }: Props) {
  const live = useLiveTable(useMemo(() => unpackTable(packed), [packed]));
  const { table } = live;
  const [act, setAct] = useState<Act | null>(null);
  const names = useMemo(() => table.seats.map(({ name }) => name), [table.seats]);
  const correct = (deal: DealView, start?: Draft) =>
    setAct({ kind: 'correct', deal, start: start ?? sheetOf(table, deal)?.draft ?? {} });
  const acts = mayWrite && table.state === 'running' ? { correct, annul: annulWith(setAct) } : null;
  return (
    <GameWords game={table.game} names={names}>
      <div className={styles.board} data-place="table" data-version={table.version}>
        <TableHead table={table} connected={live.connected} />
        <Announcement table={table} moved={live.moved} />
        <Stage table={table} sitsOut={sittingOut(table)} moved={live.moved} />
        <TurnsLine table={table} first={turns} mayWrite={mayWrite} renew={live.renew} />
        {table.state === 'running' && !mayWrite && <EntryHint sitting={table.id} />}
        {table.state === 'running' && mayWrite && (
          <EntryPlace table={table} renew={live.renew} onCorrect={(deal, draft) => correct(deal, draft)} />
        )}
        <div className={styles.columns}>
          <DealList table={table} acts={acts} />
          {table.deals.length > 0 && <TotalsPanel table={table} />}
        </div>
        {mayWrite && <TableActs table={table} renew={live.renew} />}
        {act?.kind === 'correct' && (
          <Correction {...act} table={table} renew={live.renew} close={() => setAct(null)} />
        )}
        {act?.kind === 'annul' && (
          <Annulment deal={act.deal} table={table} renew={live.renew} close={() => setAct(null)} />
        )}
      </div>
    </GameWords>
  );
}

const annulWith = (setAct: (act: Act) => void) => (deal: DealView) => setAct({ kind: 'annul', deal });

/** Present, but without cards in the next deal. */
function sittingOut(view: TableView) {
  if (view.nextDealer === null) return [];
  const present = view.seats.filter((seat) => seat.present).map(({ seat }) => seat);
  const { active } = tableOf(playedAt(view), view, { present, dealer: view.nextDealer });
  return present.filter((seat) => !active.includes(seat));
}

function TotalsPanel({ table }: { readonly table: TableView }) {
  const t = useTranslations('table');
  return (
    <section className={`sheet ${styles.chart}`} aria-labelledby="chart">
      <h2 id="chart">{t('chart')}</h2>
      <TotalsChart series={seriesOf(table)} deals={table.deals.length} />
      {Object.keys(table.pots).length > 0 && <Link href={`/tables/${table.id}/cups`}>{t('cups')}</Link>}
    </section>
  );
}

/** From 0 over the deals to the closing, if the table has been closed. */
const seriesOf = ({ seats, deals, closing, totals }: TableView): readonly Series[] =>
  seats.map(({ seat, name }) => {
    const after = [...deals.map((deal) => deal.totals), ...(closing ? [totals] : [])];
    return { seat, name, values: [0, ...after.map((all) => all[seat] ?? 0)] };
  });
