'use client';

import { NativeSelect } from '@mantine/core';
import { useSay } from '../../words/say';
import { fieldId, type FieldProps } from './field-props';

/** Many options: the device's own list. What is impossible is greyed, with its reason beside it. */
export function SelectField({ field, name, value, answer }: FieldProps<'choice'>) {
  const say = useSay();
  return (
    <NativeSelect
      id={fieldId(field.key)}
      aria-label={name}
      size="md"
      value={value === undefined ? '' : String(value)}
      onChange={(event) => answer(field.key, event.currentTarget.value || undefined)}
    >
      <option value="">–</option>
      {field.options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.barred !== undefined}>
          {say(option.label)}
          {option.barred && ` – ${say(option.barred)}`}
        </option>
      ))}
    </NativeSelect>
  );
}
