/** The languages of the product; the first is the default. */
export const locales = ['da', 'de', 'en'] as const;

export type Locale = (typeof locales)[number];

/** A tree of sentences in ICU message format, as the catalogue holds them. Keys contain no dots. */
export type Words = { readonly [key: string]: string | Words };

/** What another language must have: the keys of the model, all of them and no others. */
export type WordsLike<Model> = {
  readonly [Key in keyof Model]: Model[Key] extends string ? string : WordsLike<Model[Key]>;
};
