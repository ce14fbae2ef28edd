import type { Field } from '@/core/games/sheet';
import { sayPhrase, type Voice } from '@/i18n/say';

/** What a field is called where nothing else says whose it is: "Anna: card points". */
export function sayField(voice: Voice, { label, seat }: Field): string {
  const who = seat === undefined ? undefined : voice.names[seat];
  const what = sayPhrase(voice, label);
  return who ? `${who}: ${what}` : what;
}
