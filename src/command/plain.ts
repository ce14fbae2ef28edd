/**
 * The input as JSON has it: no undefined, no dates, no prototypes. Texts in Unicode's composed form (NFC), as
 * the log and the people keep them; nothing of JSON's own syntax composes with anything.
 */
export const plain = <Input>(input: Input): Input => read<Input>(JSON.stringify(input).normalize('NFC'));

const read = <Value>(text: string) => JSON.parse(text) as Value;
