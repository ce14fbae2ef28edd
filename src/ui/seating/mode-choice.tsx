'use client';

import { useState } from 'react';
import { modeOf, type Plan, type SeatingMode } from '@/league/tournaments/plan';
import { useTRPC } from '../remote/remote';
import { Choice } from '../tournament/choice';
import { type Desk, useReasons } from '../tournament/desk';
import { WriteAct } from '../tournament/write-act';
import { useTranslations } from '../words/translations';
import styles from './seating-page.module.css';

type Props = { readonly desk: Desk; readonly plan: Plan; readonly round: number };

export const kinds = ['fresh', 'interval', 'swiss', 'finals'] as const;
type Kind = (typeof kinds)[number];
const numbers = ['1', '2', '3', '4', '5', '6'];

/** How this round is seated: whoever met least, or by how they stand. */
export function ModeChoice({ desk, plan, round }: Props) {
  const t = useTranslations('placing.mode');
  const trpc = useTRPC();
  const before = modeOf(plan, round);
  const [kind, setKind] = useState<Kind>(before.kind);
  const [number, setNumber] = useState(String(numberIn(before)));
  const reason = useReasons(desk)('change-plan');
  const { id: tournament, version } = desk;
  const mode = modeFrom(kind, Number(number));
  const same = JSON.stringify(mode) === JSON.stringify(before) ? t('same') : null;
  return (
    <section className={`sheet ${styles.section}`} aria-label={t('title')}>
      <div className={styles.line}>
        <Choice
          label={t('title')}
          value={kind}
          values={kinds}
          say={(one) => t(`${one}.name`)}
          change={setKind}
        />
        {(kind === 'interval' || kind === 'finals') && (
          <Choice
            label={t(`${kind}.number`)}
            value={number}
            values={numbers}
            say={(one) => one}
            change={setNumber}
          />
        )}
        <WriteAct
          options={trpc.tournaments.changePlan.mutationOptions()}
          wish={{ tournament, version, plan: { seating: modesWith(plan, round, mode) } }}
          place={`${tournament}:mode:${round}`}
          reason={reason ?? same}
          variant="default"
        >
          {t('save')}
        </WriteAct>
      </div>
      <p className="soft">{t(`${kind}.what`)}</p>
    </section>
  );
}

function numberIn(mode: SeatingMode): number {
  if (mode.kind === 'interval') return mode.k;
  return mode.kind === 'finals' ? mode.tables : 1;
}

function modeFrom(kind: Kind, number: number): SeatingMode {
  switch (kind) {
    case 'fresh':
    case 'swiss':
      return { kind };
    case 'interval':
      return { kind, k: number };
    case 'finals':
      return { kind, tables: number };
  }
}

/** The ways of all rounds, with this one's in its place; later rounds keep theirs. */
export const modesWith = (plan: Plan, round: number, mode: SeatingMode): SeatingMode[] =>
  Array.from({ length: Math.max(plan.rounds, round) }, (_, at) =>
    at + 1 === round ? mode : modeOf(plan, at + 1),
  );
