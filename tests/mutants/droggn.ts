import type { Mutant } from './mutant';
import { mutant } from './mutant';

export const mutants: readonly Mutant[] = [
  mutant('a solo is worth as much as a super', 'contract.ts', 'solo: 40,', 'solo: 80,'),
  mutant('half the points are enough', 'score.ts', 'return points > HALF;', 'return points >= HALF - 1;'),
  mutant('a tie is won by the other side', 'score.ts', 'return tie === \'declarer\';', 'return tie !== \'declarer\';'),
  mutant('who revokes is paid for it', 'score.ts', '-side(seat, result) * factor(result) * (base', 'side(seat, result) * factor(result) * (base'),
  mutant('the overshoot of a lost game is the declarer\'s', 'score.ts', '(won ? counted[0] : counted[1]) - HALF', '(won ? counted[0] : counted[0]) - HALF'),
  mutant('a match is worth one less', 'score.ts', 'const MATCH = 37;', 'const MATCH = 36;'),
  mutant('a silent bonus is doubled too', 'score.ts', 'LAID_OUT * doubled : 10', 'LAID_OUT * doubled : 10 * doubled'),
  mutant('an equal bid is enough', 'cardplay/auction.ts', 'bid > high ? null', 'bid >= high ? null'),
  mutant('an honour may be laid away', 'cardplay/discard.ts', 'card === FOOL || card === MONDO || card === PAGAT', 'card === FOOL || card === MONDO'),
  mutant('a king may be laid away without a trump', 'cardplay/discard.ts', 'kings > 0 && trumps === 0', 'kings > 1 && trumps === 0'),
];
