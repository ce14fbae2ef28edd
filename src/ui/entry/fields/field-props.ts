import type { DraftValue, Field } from '@/core/games/sheet';

/**
 * What every kind of field is given. `name` is what it is called, with the person's name where it has a seat.
 */
export type FieldProps<Kind extends Field['kind']> = {
  readonly field: Extract<Field, { readonly kind: Kind }>;
  readonly name: string;
  readonly value: DraftValue | undefined;
  readonly answer: (key: string, value: DraftValue | undefined) => void;
};

/** The element that a problem of this field leads to. */
export const fieldId = (key: string): string => `field-${key.replaceAll('.', '-')}`;
