import { exchangeTexts, isTextRef, type TextRef, textId, textRef, textsIn } from '@/league/text';
import type { Desk } from './desk';

/** What every text of an input becomes in the log. */
export type References = ReadonlyMap<string, TextRef>;

const nothing = '0'.repeat(64);

/** References to try a decision with: nothing is stored yet, so they prove nothing. */
export const provisional = (texts: readonly string[], known: References): References =>
  new Map(texts.map((text, i) => [text, known.get(text) ?? textRef(`text-${i}`, nothing)]));

/** What somebody typed; `author` is the account. */
type Typed = { readonly texts: readonly string[]; readonly author: string | null };

/** Keeps the texts beside the people, each under a new id, but for those that are known. */
export async function keepTexts(
  { people, ids }: Desk,
  { texts, author }: Typed,
  known: References,
): Promise<References> {
  const kept = new Map(known);
  for (const text of texts) {
    if (kept.has(text)) continue;
    const { id, sha256 } = await people.storeText(ids(), text, author);
    kept.set(text, textRef(id, sha256));
  }
  return kept;
}

/** The texts behind the references in what is there already. */
export async function textsBehind({ people }: Desk, data: unknown): Promise<References> {
  const known = new Map<string, TextRef>();
  for (const ref of textsIn(data).filter(isTextRef)) {
    const text = await people.textOf(textId(ref));
    if (text !== null) known.set(text, ref);
  }
  return known;
}

/** The input with references instead of texts. */
export const withReferences = <Input>(input: Input, references: References): Input =>
  exchangeTexts(input, (text) => references.get(text) ?? null);
