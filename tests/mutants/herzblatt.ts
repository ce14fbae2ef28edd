import type { Mutant } from './mutant';
import { mutant } from './mutant';

export const mutants: readonly Mutant[] = [
  mutant('a lost game costs one stake', 'score.ts', 'braun: { won: 1, lost: 2,', 'braun: { won: 1, lost: 1,'),
  mutant('a low loss ends one point earlier', 'score.ts', 'lostLow: { upTo: 30, multiple: 3 } },', 'lostLow: { upTo: 29, multiple: 3 } },'),
  mutant('a high win begins one point later', 'score.ts', '  reichelt: { won: 1, wonHigh: { from: 87,', '  reichelt: { won: 1, wonHigh: { from: 88,'),
  mutant('the target itself does not win', 'score.ts', '  if (points >= TARGET) {', '  if (points > TARGET) {'),
  mutant('who wins pays', 'score.ts', '    counted >= TARGET\n      ?', '    counted < TARGET\n      ?'),
  mutant('hearts need not be played', 'cardplay/playable.ts', 'if (!isHeart(card)) return \'trump\';', 'if (!isHeart(card)) return null;'),
  mutant('hearts need not be beaten', 'cardplay/playable.ts', '=== 0 ? null : \'overtrump\'', '!== 0 ? null : \'overtrump\''),
  mutant('the dealer deals again', 'seating.ts', 'orderAfter(present, dealer)[0] ?? dealer', 'orderAfter(present, dealer)[1] ?? dealer'),
  mutant('nobody need play though everybody has passed', 'cardplay/bidding.ts', 'if (state.rules.allPass === \'throw-in\')', 'if (state.rules.allPass !== \'throw-in\')'),
  mutant('five play with Lembke\'s pack', 'seating.ts', 'size < 5', 'size < 6'),
];
