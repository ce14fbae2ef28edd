/**
 * Are two values the same plain data, whatever the order of their keys? An absent field is like an undefined
 * one.
 */
export const sameData = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string => JSON.stringify(value, (_, field: unknown) => byKey(field)) ?? '';

const byKey = (field: unknown): unknown =>
  typeof field === 'object' && field !== null && !Array.isArray(field)
    ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
    : field;
