import type { People } from '@/people/people';

const reference = /^text:([A-Za-z0-9_-]{1,64}):[0-9a-f]{64}$/;

/** What somebody typed, from its reference in an event; null where it was erased, or nothing was typed. */
export async function textFor(people: People, ref: string | null): Promise<string | null> {
  const id = ref === null ? undefined : reference.exec(ref)?.[1];
  return id === undefined ? null : people.textOf(id);
}

/** The same value with the texts put back where an event has references; what was erased is left out. */
export async function withTexts<Value>(people: People, value: Value): Promise<Value> {
  const refs = [...new Set(referencesIn(value))];
  if (refs.length === 0) return value;
  const texts = await Promise.all(refs.map(async (ref) => [ref, await textFor(people, ref)] as const));
  return replaced(value, new Map(texts));
}

function referencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return reference.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(referencesIn) : [];
}

type Texts = ReadonlyMap<string, string | null>;

const replaced = <Value>(value: Value, texts: Texts) => replace(value, texts) as Value;

function replace(value: unknown, texts: Texts): unknown {
  if (typeof value === 'string') return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => replace(item, texts));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, field]) => typeof field !== 'string' || texts.get(field) !== null);
  return Object.fromEntries(kept.map(([key, field]) => [key, replace(field, texts)]));
}
