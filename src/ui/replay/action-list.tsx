'use client';

import { useEffect, useMemo, useRef } from 'react';
import type { DealCourse } from '@/core/replay/course';
import { SeatName } from '../seat/seat-name';
import { useNames } from '../words/say';
import { useTranslations } from '../words/translations';
import { ActionWords } from './action-words';
import styles from './action-list.module.css';
import type { ReplayedDeal } from './deal-course';
import type { Playhead } from './playhead';
import { trickOf } from './steps';

type Props = { readonly deal: ReplayedDeal; readonly head: Playhead };

/** Everything that happened, trick by trick; each line leads to its moment. */
export function ActionList({ deal, head }: Props) {
  const t = useTranslations('replay');
  const box = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupsOf(deal.course), [deal.course]);
  useEffect(() => showCurrent(box.current), [head.at]);
  return (
    <div className={styles.section}>
      <h2 id="actions">{t('actions')}</h2>
      <div className={styles.box} ref={box} tabIndex={0} role="region" aria-labelledby="actions">
        <ol className={styles.groups}>
          {groups.map(({ trick, from, to }) => (
            <li key={`${trick}-${from}`} className={styles.group}>
              <p className={styles.title}>
                <span>{trick === 0 ? t('before') : t('trick', { number: trick })}</span>
                <TrickWinner course={deal.course} trick={trick} />
              </p>
              <ol className={styles.lines}>
                {deal.course.actions.slice(from, to).map((action, at) => (
                  <li key={from + at}>
                    <button
                      type="button"
                      className={styles.line}
                      aria-current={head.at === from + at + 1 ? 'step' : undefined}
                      onClick={() => head.go(from + at + 1)}
                    >
                      <ActionWords game={deal.game} action={action} />
                    </button>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function TrickWinner({ course, trick }: { readonly course: DealCourse; readonly trick: number }) {
  const names = useNames();
  const winner = course.moments.at(-1)?.view.tricks[trick - 1]?.winner;
  if (winner === undefined) return null;
  return (
    <span className={styles.winner}>
      <SeatName seat={winner} name={names[winner] ?? ''} />
    </span>
  );
}

type Group = { readonly trick: number; readonly from: number; readonly to: number };

/** Actions of the same trick that follow one another: from which index to before which. */
function groupsOf(course: DealCourse): readonly Group[] {
  const groups: Group[] = [];
  course.actions.forEach((_, index) => {
    const trick = trickOf(course, index);
    const last = groups.at(-1);
    if (last?.trick === trick) groups[groups.length - 1] = { ...last, to: index + 1 };
    else groups.push({ trick, from: index, to: index + 1 });
  });
  return groups;
}

/** The line of the moment comes into view within its box; the page itself stays where it is. */
function showCurrent(box: HTMLDivElement | null): void {
  if (!box) return;
  const line = box.querySelector<HTMLElement>('[aria-current]');
  if (line) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  else box.scrollTop = 0;
}
