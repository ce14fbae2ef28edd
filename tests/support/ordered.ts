/** What an object says, whatever the order of its keys. */
export const orderedText = (element: object): string =>
  JSON.stringify(Object.entries(element).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What a list of objects says, whatever their order. */
export const orderedTexts = (elements: readonly object[]): readonly string[] => elements.map(orderedText).sort();
