import type { Mutant } from './mutant';
import { mutant } from './mutant';

export const mutants: readonly Mutant[] = [
  mutant('a level of an einblatt is worth one less', 'tariff.ts', 'beck: { zweiblatt: (level) => 3 * level, einblatt: (level) => 4 * level }', 'beck: { zweiblatt: (level) => 3 * level, einblatt: (level) => 3 * level }'),
  mutant('the second table of Bamberg starts lower', 'tariff.ts', 'Math.max(4, 32 - 4 * level)', 'Math.max(4, 28 - 4 * level)'),
  mutant('one point less wins', 'score.ts', 'const won = own >= TARGET;', 'const won = own >= TARGET - 1;'),
  mutant('who loses a game is paid for it', 'score.ts', 'winners: won ? DECLARER : DEFENDERS', 'winners: won ? DEFENDERS : DECLARER'),
  mutant('what is missed is paid as if it was made', 'score.ts', 'bonus.made ? mine : EVERYBODY & ~mine', 'bonus.made ? mine : mine'),
  mutant('an announced uhu is worth as much as a pelikan', 'score.ts', 'uhu: { silent: 5, announced: 12 }', 'uhu: { silent: 5, announced: 14 }'),
  mutant('an equal bid is enough', 'cardplay/auction.ts', 'return bid > state.high ? null', 'return bid >= state.high ? null'),
  mutant('anybody may hold', 'cardplay/auction.ts', 'return bidder < declarer ? null', 'return bidder !== declarer ? null'),
  mutant('tarocks need not be played', 'cardplay/trick.ts', 'tarocksOf(state, position) === 0 ? null : \'tarok\'', 'tarocksOf(state, position) >= 0 ? null : \'tarok\''),
  mutant('an honour may be laid away', 'cardplay/discard.ts', 'if (isHonour(card)) return \'honour\';', 'if (isHonour(card)) return null;'),
];
