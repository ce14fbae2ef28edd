import { gameOf } from '@/core/games';
import { isFields } from '@/core/games/faults';
import type { Voice } from '@/i18n/say';
import { translatorFor } from '@/i18n/translator';
import type { Locale } from '@/kernel/locale';

/**
 * Who speaks about a record: its game's words, and the names of its players. Nameless seats (a lone deal)
 * are called by the numbers they have in the file, from 0.
 */
export function voiceOf(locale: Locale, record: unknown): Voice {
  const t = translatorFor(locale);
  const { game, players, seats } = isFields(record) ? record : {};
  const listed: readonly unknown[] = Array.isArray(players) ? players : [];
  const count = Math.min(listed.length || Number(seats) || 0, mostSeats);
  const names = Array.from(
    { length: count },
    (_, seat) => nameOf(listed[seat]) ?? t('cli.seat', { number: seat }),
  );
  return { t, game: gameOf(game)?.id ?? '', names };
}

/** More people than that sit at no table; a record that claims more is refused anyway. */
const mostSeats = 100;

const nameOf = (player: unknown): string | null =>
  typeof player === 'string' && player !== '' ? printable(player) : null;

/** A text from a file as it may stand on a terminal, in one line. */
export const printable = (text: string): string => text.replaceAll(unprintable, '\u{fffd}');

/** What would steer a terminal instead of standing on it. */
const unprintable = /[\p{Cc}\p{Cf}]/gu;
