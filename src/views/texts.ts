import { exchangeTexts, isTextRef, textId, textsIn } from '@/league/text';
import type { People } from '@/people/people';

/** Plain data with what people typed in place of the references to it; what was erased is left out. */
export async function withTexts<Value>(people: People, value: Value): Promise<Value> {
  const texts = new Map<string, string | null>();
  for (const ref of textsIn(value).filter(isTextRef)) texts.set(ref, await people.textOf(textId(ref)));
  return texts.size === 0 ? value : exchangeTexts(value, (ref) => texts.get(ref) ?? null);
}
