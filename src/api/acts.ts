import { sayRefusal } from '@/i18n/say';
import { translatorFor } from '@/i18n/translator';
import type { ActView } from '@/views/tournaments/answer';
import type { Context } from './context';
import { nothingInParticular, withPersonsNamed } from './refused';

/** A button: whether it can be pressed, and the sentence for it if it cannot. */
export type ActSaid = ActView & { readonly reason: string | null };

/** The reasons in the words of the reader's language. */
export const actsSaid = (context: Context, acts: readonly ActView[]): Promise<readonly ActSaid[]> =>
  Promise.all(acts.map((act) => actSaid(context, act)));

async function actSaid({ installation, locale }: Context, act: ActView): Promise<ActSaid> {
  if (!act.refusal) return { ...act, reason: null };
  const params = 'params' in act.refusal ? act.refusal.params : {};
  const named = await withPersonsNamed(installation.people, params);
  const voice = { t: translatorFor(locale), ...nothingInParticular };
  return { ...act, reason: sayRefusal(voice, { code: act.refusal.code, params: named }) };
}
