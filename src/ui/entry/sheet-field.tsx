'use client';

import type { DraftValue, Field } from '@/core/games/sheet';
import { useSay, useVoice } from '../words/say';
import { ChoiceField } from './fields/choice-field';
import { sayField } from './fields/field-name';
import { NumberField } from './fields/number-field';
import { SelectField } from './fields/select-field';
import { TextField } from './fields/text-field';
import { ToggleField } from './fields/toggle-field';
import type { Answer } from './sheet-section';
import styles from './sheet-field.module.css';

/** More options than this are a list, not tiles. */
const MOST_TILES = 6;

type Props = { readonly field: Field; readonly value: DraftValue | undefined; readonly answer: Answer };

/** One field with its label; for a screen reader the label has the name of the seat in it. */
export function SheetField({ field, value, answer }: Props) {
  const label = useSay()(field.label);
  const name = sayField(useVoice(), field);
  return (
    <div className={styles.field}>
      {field.kind !== 'toggle' && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <FieldControl field={field} value={value} answer={answer} name={name} label={label} />
    </div>
  );
}

type ControlProps = Props & { readonly name: string; readonly label: string };

function FieldControl({ field, label, ...rest }: ControlProps) {
  switch (field.kind) {
    case 'choice':
      return field.options.length > MOST_TILES ? (
        <SelectField field={field} {...rest} />
      ) : (
        <ChoiceField field={field} {...rest} />
      );
    case 'number':
      return <NumberField field={field} {...rest} />;
    case 'toggle':
      return <ToggleField field={field} words={label} {...rest} />;
    case 'text':
      return <TextField field={field} {...rest} />;
  }
}
