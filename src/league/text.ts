import * as z from 'zod/mini';

/**
 * Where a text that a person typed is kept: `text:<id>:<sha256 of salt and text, hex>`. The text itself lives
 * beside the people, never in the log.
 */
export const TextRef = z
  .string()
  .check(z.regex(/^text:[A-Za-z0-9_-]{1,64}:[0-9a-f]{64}$/, 'not a text reference'));
export type TextRef = z.infer<typeof TextRef>;

export const textRef = (id: string, sha256: string): TextRef => TextRef.parse(`text:${id}:${sha256}`);

export const isTextRef = (text: string): boolean => TextRef.safeParse(text).success;

/** The id under which a reference's text is kept. */
export const textId = (ref: TextRef): string => ref.split(':')[1] ?? '';

/** A text in place of another; null takes the field out. */
type Exchange = (text: string) => string | null;

/**
 * Plain data with every `why` exchanged, however deep. Texts that people type stand in fields of this name
 * only, in every game. An empty text says nothing and stays.
 */
export function exchangeTexts<Value>(value: Value, exchange: Exchange): Value {
  return sameShape<Value>(exchanged(value, exchange));
}

function exchanged(value: unknown, exchange: Exchange): unknown {
  if (Array.isArray(value)) return value.map((item) => exchanged(item, exchange));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, field]) => entry(key, field, exchange)));
}

function entry(key: string, field: unknown, exchange: Exchange): (readonly [string, unknown])[] {
  if (key !== 'why' || typeof field !== 'string') return [[key, exchanged(field, exchange)]];
  if (field === '') return [[key, field]];
  const text = exchange(field);
  return text === null ? [] : [[key, text]];
}

/** Every text of plain data, in order, each once. */
export function textsIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  exchangeTexts(value, (text) => {
    found.add(text);
    return text;
  });
  return [...found];
}

/** The exchange leaves everything but texts as it is. */
const sameShape = <Value>(value: unknown) => value as Value;
