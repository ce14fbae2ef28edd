/** The input as JSON has it: no undefined, no dates, no prototypes. */
export const plain = <Input>(input: Input): Input => read<Input>(JSON.stringify(input));

const read = <Value>(text: string) => JSON.parse(text) as Value;

/** JSON with the keys in order: two inputs that ask the same have the same text. */
export const orderedText = (value: unknown): string => JSON.stringify(value, sortKeys);

const sortKeys = (_: string, field: unknown): unknown =>
  typeof field === 'object' && field !== null && !Array.isArray(field)
    ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
    : field;
