import type { Installation } from '@/command/installation';
import { translatorFor } from '@/i18n/translator';
import type { Locale } from '@/kernel/locale';

type People = Installation['people'];

/**
 * The people as a reader is shown them: who was erased is "anonymous member 17" in his language. Every name
 * that an answer says comes from here.
 */
export const namedIn = (people: People, locale: Locale): People => ({
  ...people,
  async namesOf(ids) {
    const names = await people.namesOf(ids);
    const nameless = ids.filter((id) => !names.has(id));
    const erased = nameless.length === 0 ? new Map<string, number>() : await people.erasedAmong(nameless);
    if (erased.size === 0) return names;
    const t = translatorFor(locale);
    const said = [...erased].map(([id, number]) => [id, t('anonymous', { number })] as const);
    return new Map([...names, ...said]);
  },
});
