import type { Phrase } from '@/kernel/phrase';
import type { Action } from '../../play';
import { sayWord, sayWords } from '../../saying';

/** A bid, what is laid out (or that nothing is), a doubling. */
export function said(action: Action): readonly Phrase[] {
  const laidOut = sayWords('announcements', action['bonuses']);
  const nothing = action.type === 'announce' && laidOut.length === 0;
  return [
    ...sayWord('bids', action['bid']),
    ...(nothing ? sayWord('announcements', 'none') : laidOut),
    ...sayWord('doubles', action['double']),
  ];
}
