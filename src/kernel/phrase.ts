/**
 * Values that a sentence takes in. `seat` and `other` are seats by number, `card` a card's code, `suit` a
 * suit's letter: who shows the sentence turns them into names.
 */
export type Params = Readonly<Record<string, string | number>>;

/** A sentence of the catalogue, not yet said in any language. Keys are dotted: `sheet.last-trick`. */
export type Phrase = { readonly key: string; readonly params?: Params };

export const phrase = (key: string, params?: Params): Phrase => (params ? { key, params } : { key });
