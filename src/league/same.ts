/**
 * Are two values the same plain data, whatever the order of their keys? An absent field is like an undefined
 * one.
 */
export const sameData = (one: unknown, other: unknown): boolean => orderedText(one) === orderedText(other);

/** JSON with the keys in order: what is the same plain data has the same text. */
export const orderedText = (value: unknown): string => JSON.stringify(value, sortKeys) ?? '';

const sortKeys = (_: string, field: unknown): unknown =>
  typeof field === 'object' && field !== null && !Array.isArray(field)
    ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
    : field;
