import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import type { Option } from './sheet';

/** A choice; with the reason why it is impossible beside what is filled in, if it is. */
export const optionOf = (value: string, label: Phrase, barred?: Phrase): Option =>
  barred ? { value, label, barred } : { value, label };

/** A player as a choice. */
export const seatOption = (seat: Seat, barred?: Phrase): Option =>
  optionOf(`${seat}`, phrase('sheet.choices.seat', { seat }), barred);
