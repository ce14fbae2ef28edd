import type { OptionValue } from '@/core/games/game';
import { gameKey, type Voice } from '@/i18n/say';

/** The value of an option in the game's own words; anything else as it is. */
export function sayValue(voice: Voice, key: string, value: unknown): string {
  if (typeof value === 'boolean') return voice.t(value ? 'rules.yes' : 'rules.no');
  if (Array.isArray(value)) return value.join(', ');
  const named = gameKey(voice, `option-values.${key}.${String(value)}`);
  return voice.t.has(named) ? voice.t(named) : String(value);
}

/** A list as it is typed: `5, 10, 20`. */
export const typedOf = (value: OptionValue | undefined): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');
