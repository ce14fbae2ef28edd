'use client';

import { TextInput } from '@mantine/core';
import { useTranslations } from '../../words/translations';
import styles from './members-page.module.css';

/** As it is typed; `date` is a local date. */
export type BelongingTyped = { readonly number: string; readonly date: string };

export const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

type Props = { readonly belonging: BelongingTyped; readonly change: (belonging: BelongingTyped) => void };

/** Since when, and under which number. */
export function BelongingFields({ belonging, change }: Props) {
  const t = useTranslations('club.members');
  return (
    <div className={styles.pair}>
      <NumberField value={belonging.number} change={(number) => change({ ...belonging, number })} />
      <DateField
        label={t('fields.joined')}
        value={belonging.date}
        change={(date) => change({ ...belonging, date })}
      />
    </div>
  );
}

type FieldProps = { readonly value: string; readonly change: (value: string) => void };

/** A member's number; the browser refuses what is none. */
export function NumberField({ value, change }: FieldProps) {
  const t = useTranslations('club.members');
  return (
    <TextInput
      size="md"
      label={t('fields.number')}
      inputMode="numeric"
      pattern="[1-9][0-9]{0,8}"
      title={t('fields.numberForm')}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

/** A day, written or chosen as the device does it. */
export function DateField({ label, value, change }: FieldProps & { readonly label: string }) {
  return (
    <TextInput
      size="md"
      type="date"
      required
      label={label}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
