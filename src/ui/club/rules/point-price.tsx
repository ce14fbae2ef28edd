'use client';

import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { WriteNotice } from '../../notice/write-notice';
import { sending } from '../../place/sending';
import { Awakening } from '../../remote/awakening';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';
import type { ClubProps } from '../club-place';
import { majorOf, minorOf, moneyWords } from '../money';
import styles from './club-rules.module.css';

const currencies = ['DKK', 'EUR', 'CHF', 'SEK', 'NOK', 'GBP'] as const;

/** What a point is worth in money; nothing for most clubs. */
export function PointPrice({ club, official }: ClubProps) {
  const t = useTranslations('club.rules');
  const locale = useLocale();
  const { currency, minor } = club.money;
  return (
    <section className={`sheet ${styles.price}`} aria-labelledby="price">
      <h2 id="price">{t('price')}</h2>
      <p>{minor === null ? t('unpaid') : t('paid', { price: moneyWords(minor, currency, locale) })}</p>
      {official && <PriceForm club={club} />}
    </section>
  );
}

function PriceForm({ club }: Pick<ClubProps, 'club'>) {
  const t = useTranslations('club.rules');
  const trpc = useTRPC();
  const locale = useLocale();
  const [currency, setCurrency] = useState<string>(club.money.currency);
  const { minor: before } = club.money;
  const [text, setText] = useState(before === null ? '' : majorOf(before, currency, locale));
  const state = useWriting(trpc.clubs.setMoneyPerPoint.mutationOptions(), { place: `${club.id}:price` });
  const minor = minorOf(text, currency);
  const wrong = text.trim() !== '' && minor === null;
  const all = [...new Set([club.money.currency, ...currencies])];
  const send = () => wrong || state.send({ club: club.id, version: club.version, currency, minor });
  return (
    <Awakening>
      <form className={styles.priceForm} onSubmit={sending(send)}>
        <TextInput
          size="md"
          inputMode="decimal"
          label={t('worth')}
          description={t('worthHint')}
          value={text}
          error={wrong && t('notMoney')}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={t('currency')}
          value={currency}
          data={all}
          onChange={(event) => setCurrency(event.currentTarget.value)}
        />
        <Button type="submit" size="md" variant="default" loading={state.pending}>
          {t('savePrice')}
        </Button>
      </form>
      <WriteNotice {...state.notice} />
    </Awakening>
  );
}
