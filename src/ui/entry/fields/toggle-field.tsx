'use client';

import { Checkbox } from '@mantine/core';
import { fieldId, type FieldProps } from './field-props';
import styles from './toggle-field.module.css';

type Props = FieldProps<'toggle'> & { readonly words: string };

/** Yes, or not said. `words` is what stands beside the box. */
export function ToggleField({ field, name, value, answer, words }: Props) {
  return (
    <Checkbox
      id={fieldId(field.key)}
      aria-label={name}
      classNames={{ body: styles.body, label: styles.label }}
      size="md"
      label={words}
      checked={value === true}
      onChange={(event) => answer(field.key, event.currentTarget.checked || undefined)}
    />
  );
}
