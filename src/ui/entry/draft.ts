import type { Draft, DraftValue } from '@/core/games/sheet';

/** The draft with one answer more, another one, or (`undefined`) one less. */
export function withAnswer(draft: Draft, key: string, value: DraftValue | undefined): Draft {
  const { [key]: _before, ...rest } = draft;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/** A draft kept as text by the browser; null for anything else. */
export function readDraft(text: string | null): Draft | null {
  if (text === null) return null;
  const value = parsed(text);
  return isDraft(value) ? value : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => ['string', 'number', 'boolean'].includes(typeof one));
