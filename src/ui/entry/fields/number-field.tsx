'use client';

import { ActionIcon, Input } from '@mantine/core';
import { Diff, Minus, Plus } from 'lucide-react';
import { sayProblem } from '@/i18n/say';
import { signed } from '@/i18n/sign';
import { wrong } from '@/kernel/problem';
import { useSay, useVoice } from '../../words/say';
import { useTranslations } from '../../words/translations';
import { readWhole } from '../whole-number';
import { fieldId, type FieldProps } from './field-props';
import styles from './number-field.module.css';

/**
 * A whole number, typed or counted up and down, with a key for the sign where a minus can be meant: the
 * number pad of a phone has none. What is no number stays as it was typed and is said; what is out of range
 * is said by the engine.
 */
export function NumberField(props: FieldProps<'number'>) {
  const { field, name, value, answer } = props;
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
      <Figure {...props} />
      <ActionIcon
        size={48}
        variant="default"
        aria-label={t('more', { name })}
        disabled={now !== undefined && now >= max}
        onClick={() => answer(key, Math.min(max, now === undefined ? Math.max(min, 1) : now + 1))}
      >
        <Plus aria-hidden="true" />
      </ActionIcon>
      {min < 0 && <SignKey name={name} now={now} turn={(next) => answer(key, next)} />}
      {field.note && <span className={styles.note}>{say(field.note)}</span>}
      <Unread {...props} />
    </div>
  );
}

/** The figures themselves: a phone shows its number pad. */
function Figure({ field: { key }, name, value, answer }: FieldProps<'number'>) {
  const unread = typeof value === 'string';
  return (
    <Input
      attributes={{ input: { id: fieldId(key) } }}
      withAria={false}
      aria-label={name}
      aria-invalid={unread}
      aria-describedby={unread ? unreadId(key) : undefined}
      className={styles.input}
      classNames={{ input: styles.figure }}
      size="md"
      inputMode="numeric"
      autoComplete="off"
      error={unread}
      value={typeof value === 'number' ? signed(value) : String(value ?? '')}
      onChange={(event) => answer(key, answerOf(event.currentTarget.value))}
    />
  );
}

/** A number where it is one, else the text itself; nothing for nothing. */
const answerOf = (text: string): number | string | undefined =>
  text.trim() === '' ? undefined : (readWhole(text) ?? text);

type SignProps = {
  readonly name: string;
  readonly now: number | undefined;
  readonly turn: (now: number) => void;
};

function SignKey({ name, now, turn }: SignProps) {
  const t = useTranslations('entry');
  return (
    <ActionIcon
      size={48}
      variant="default"
      aria-label={t('sign', { name })}
      disabled={!now}
      onClick={() => turn(-(now ?? 0))}
    >
      <Diff aria-hidden="true" />
    </ActionIcon>
  );
}

const unreadId = (key: string): string => `${fieldId(key)}-unread`;

function Unread({ field: { key }, name, value }: FieldProps<'number'>) {
  const voice = useVoice();
  return (
    <span className={styles.unread} id={unreadId(key)} role="status">
      {typeof value === 'string' && sayProblem(voice, wrong('not-whole', key, { field: name, text: value }))}
    </span>
  );
}
