'use client';

import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Draft } from '@/core/games/sheet';
import type { Seat } from '@/kernel/seat';
import { NetLine } from '../deal/net-line';
import type { DealView, TableView } from '../remote/answers';
import { playedAt, sheetOf, tableOf } from '../table/deal-sheet';
import { useTranslations } from '../words/translations';
import { DraftWords } from './draft-words';
import styles from './clash.module.css';

type Props = {
  readonly view: TableView;
  /** What stands in the book now. */
  readonly stored: DealView;
  readonly mine: Draft;
  readonly dealer: Seat;
  readonly correct: () => void;
  readonly discard: () => void;
};

/** Two people wrote down the same deal. Nothing is overwritten: both versions, and the two ways on. */
export function Clash({ view, stored, mine, dealer, correct, discard }: Props) {
  const t = useTranslations('clash');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const theirs = sheetOf(view, stored);
  const played = playedAt(view);
  const table = tableOf(played, view, { present: stored.present, dealer });
  const { number } = stored;
  return (
    <div ref={box} className={styles.clash} role="alert" tabIndex={-1} data-clash={number}>
      <p>{t('what', { number })}</p>
      <div className={styles.sides}>
        <section className={styles.side} data-version="stored">
          <h3>{stored.by ? t('storedBy', { name: stored.by }) : t('stored')}</h3>
          <NetLine seats={stored.present} net={stored.net} />
          {theirs && <DraftWords {...theirs} />}
        </section>
        <section className={styles.side} data-version="mine">
          <h3>{t('mine')}</h3>
          <DraftWords sections={played.game.sheet.sections(played.rules, table, mine)} draft={mine} />
        </section>
      </div>
      <div className={styles.ways}>
        <Button size="lg" onClick={correct}>
          {t('correct', { number })}
        </Button>
        <Button size="lg" variant="default" onClick={discard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}
