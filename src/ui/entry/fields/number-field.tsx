'use client';

import { ActionIcon, NumberInput } from '@mantine/core';
import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSay } from '../../words/say';
import { fieldId, type FieldProps } from './field-props';
import styles from './number-field.module.css';

/**
 * A whole number, typed or counted up and down. What is none, or out of range, is not mended but said by
 * the engine.
 */
export function NumberField({ field, name, value, answer }: FieldProps<'number'>) {
  const t = useTranslations('entry');
  const say = useSay();
  const now = typeof value === 'number' ? value : undefined;
  const { key, min, max } = field;
  return (
    <div className={styles.field}>
      <ActionIcon
        size={48}
        variant="default"
        aria-label={t('less', { name })}
        disabled={now === undefined || now <= min}
        onClick={() => answer(key, Math.max(min, (now ?? min) - 1))}
      >
        <Minus aria-hidden="true" />
      </ActionIcon>
      <NumberInput
        id={fieldId(key)}
        aria-label={name}
        className={styles.input}
        classNames={{ input: styles.figure }}
        size="md"
        value={now ?? ''}
        min={min}
        max={max}
        clampBehavior="none"
        hideControls
        inputMode="numeric"
        onChange={(next) => answer(key, next === '' ? undefined : Number(next))}
      />
      <ActionIcon
        size={48}
        variant="default"
        aria-label={t('more', { name })}
        disabled={now !== undefined && now >= max}
        onClick={() => answer(key, Math.min(max, now === undefined ? Math.max(min, 1) : now + 1))}
      >
        <Plus aria-hidden="true" />
      </ActionIcon>
      {field.note && <span className={styles.note}>{say(field.note)}</span>}
    </div>
  );
}
