'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import type { Proposal, Tournament } from '../tournament/answers';
import { Choice } from '../tournament/choice';
import { type Desk, useReasons } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import { ProposalCard } from './proposal-card';
import { SearchProgress } from './search-progress';
import styles from './seating-page.module.css';

type Props = {
  readonly desk: Desk;
  readonly round: number;
  readonly present: number;
  readonly planned: Pick<Tournament['plan'], 'tables' | 'sittingOut'>;
  /** It is seated already; another seating would take its place. */
  readonly again?: boolean;
};

type Wish = Pick<Proposal, 'tables'> & { readonly sittingOut: boolean };

/** The ways to seat a round side by side, with what each comes to; one press seats it. */
export function Proposals({ desk, round, present, planned, again = false }: Props) {
  const t = useTranslations('placing.propose');
  const trpc = useTRPC();
  const reason = useReasons(desk)('seat');
  const { id: tournament, version } = desk;
  const asked = useQuery(
    trpc.rounds.proposals.queryOptions({ tournament, round }, { enabled: reason === null, staleTime: 0 }),
  );
  const place = `${tournament}:seat:${round}`;
  const { send, pending, notice } = useWriting(trpc.rounds.seat.mutationOptions(), { place });
  const seat = (wish: Wish) => send({ tournament, version, round, ...wish });
  if (reason !== null) return <p className="sheet">{reason}</p>;
  if (pending) return <SearchProgress tournament={tournament} />;
  const ways = asked.data ?? [];
  return (
    <section className={styles.section} aria-label={t('title')}>
      <p>{t('what', { present })}</p>
      <WriteNotice {...notice} />
      <WriteNotice error={asked.error} retrying={false} />
      {asked.isPending && <p role="status">{t('looking')}</p>}
      {asked.isSuccess && ways.length === 0 && <p className="sheet">{t('tooFew')}</p>}
      <ul className={styles.ways}>
        {ways.map((way, at) => (
          <li key={`${way.kind} ${way.tables}`}>
            <ProposalCard
              way={way}
              first={!again && at === firstOf(ways, planned)}
              seat={() => seat({ tables: way.tables, sittingOut: way.kind === 'sitting-out' })}
            />
          </li>
        ))}
      </ul>
      {ways.length > 0 && (
        <OtherNumber key={present} present={present} seat={(tables) => seat({ tables, sittingOut: false })} />
      )}
    </section>
  );
}

/** The one that was planned, else the one that is proposed. */
function firstOf(ways: readonly Proposal[], { tables, sittingOut }: Props['planned']): number {
  const planned = ways.findIndex((way) =>
    sittingOut ? way.kind === 'sitting-out' : way.kind === 'tables' && way.tables === tables,
  );
  return Math.max(0, planned);
}

type NumberProps = { readonly present: number; readonly seat: (tables: number) => void };

/** As many packs of cards as there are: the organiser knows best. */
function OtherNumber({ present, seat }: NumberProps) {
  const t = useTranslations('placing.propose');
  const most = Math.max(1, Math.floor(present / 3));
  const numbers = Array.from({ length: most }, (_, at) => String(at + 1));
  const [tables, setTables] = useState(String(most));
  return (
    <div className={styles.line}>
      <Choice
        label={t('otherNumber')}
        value={tables}
        values={numbers}
        say={(value) => t('tables', { count: Number(value) })}
        change={setTables}
      />
      <Act variant="default" onClick={() => seat(Number(tables))}>
        {t('seatNumber')}
      </Act>
    </div>
  );
}
