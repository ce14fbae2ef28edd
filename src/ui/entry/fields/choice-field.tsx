'use client';

import { useState, type KeyboardEvent } from 'react';
import type { Option } from '@/core/games/sheet';
import { useSay } from '../../words/say';
import { fieldId, type FieldProps } from './field-props';
import styles from './choice-field.module.css';

/** Tiles: tap to set, tap again to unset. Arrow keys go from tile to tile; what is impossible says why. */
export function ChoiceField({ field, name, value, answer }: FieldProps<'choice'>) {
  const say = useSay();
  const [refused, setRefused] = useState<string | null>(null);
  const barred = field.options.find((option) => option.value === refused)?.barred;
  const stop = field.options.find((option) => option.value === value)?.value ?? field.options[0]?.value;
  const tap = (option: Option) => {
    setRefused(option.barred ? option.value : null);
    const isSet = option.value === value;
    if (isSet || !option.barred) answer(field.key, isSet ? undefined : option.value);
  };
  return (
    <div className={styles.field}>
      <div id={fieldId(field.key)} role="group" aria-label={name} className={styles.tiles}>
        {field.options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.tile}
            tabIndex={option.value === stop ? 0 : -1}
            aria-pressed={option.value === value}
            aria-disabled={option.barred !== undefined}
            title={option.barred && say(option.barred)}
            onClick={() => tap(option)}
            onKeyDown={moveFocus}
          >
            {say(option.label)}
          </button>
        ))}
      </div>
      <p className={styles.why} role="status">
        {barred && say(barred)}
      </p>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tiles = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const at = tiles.indexOf(event.currentTarget);
  tiles[(at + step + tiles.length) % tiles.length]?.focus();
}
