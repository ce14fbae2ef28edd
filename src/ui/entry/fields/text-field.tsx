'use client';

import { TextInput } from '@mantine/core';
import { fieldId, type FieldProps } from './field-props';

export function TextField({ field, name, value, answer }: FieldProps<'text'>) {
  return (
    <TextInput
      id={fieldId(field.key)}
      aria-label={name}
      size="md"
      maxLength={field.max}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => answer(field.key, event.currentTarget.value || undefined)}
    />
  );
}
