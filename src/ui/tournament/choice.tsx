'use client';

import { NativeSelect } from '@mantine/core';

type Props<Value extends string> = {
  readonly label: string;
  readonly description?: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly say: (value: Value) => string;
  readonly change: (value: Value) => void;
  readonly disabled?: boolean;
};

/** One of a few: the device's own list, which every thumb knows. */
export function Choice<Value extends string>({ value, values, say, change, ...field }: Props<Value>) {
  return (
    <NativeSelect
      {...field}
      size="md"
      value={value}
      data={values.map((one) => ({ value: one, label: say(one) }))}
      onChange={(event) => {
        const chosen = values.find((one) => one === event.currentTarget.value);
        if (chosen !== undefined) change(chosen);
      }}
    />
  );
}
