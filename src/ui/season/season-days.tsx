'use client';

import { TextInput } from '@mantine/core';
import { useTranslations } from '../words/translations';
import styles from './season.module.css';

/** Days as a club's calendar has them, both within the season. */
export type Days = { readonly name: string; readonly from: string; readonly to: string };

const isNamed = ({ name }: Days): boolean => name.trim() !== '';
const areDays = ({ from, to }: Days): boolean => from !== '' && to !== '' && from <= to;

/** Is everything said? */
export const daysSay = (days: Days): boolean => isNamed(days) && areDays(days);

type Props = {
  readonly days: Days;
  /** Whether it was tried to send it: only then what is missing is said. */
  readonly asked: boolean;
  readonly say: (days: Days) => void;
};

/** What a season is called, and from when to when it is. */
export function SeasonDays({ days, asked, say }: Props) {
  const t = useTranslations('seasonForm');
  const wrong = asked && !areDays(days) ? t('daysMissing') : null;
  return (
    <>
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        size="md"
        required
        maxLength={120}
        value={days.name}
        error={asked && !isNamed(days) ? t('nameMissing') : null}
        onChange={(event) => say({ ...days, name: event.currentTarget.value })}
      />
      <div className={styles.pair}>
        <TextInput
          type="date"
          label={t('from')}
          size="md"
          required
          value={days.from}
          error={wrong}
          onChange={(event) => say({ ...days, from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('to')}
          size="md"
          required
          value={days.to}
          error={wrong !== null}
          onChange={(event) => say({ ...days, to: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
