import type { Mutant } from './mutant';
import { mutant } from './mutant';

export const mutants: readonly Mutant[] = [
  mutant('the step of a declaration starts one too late', 'score.ts', 'declaration.count - rules.declareTaroksFrom', 'declaration.count - 1 - rules.declareTaroksFrom'),
  mutant('a full court is paid as a half one', 'score.ts', '          ? rules.declareFull', '          ? rules.declareHalf'),
  mutant('a pagat brought home is paid for instead of paid', 'score.ts', 'if (made) fromEach(ledger, { reason: \'pagat-won\'', 'if (made) toEach(ledger, { reason: \'pagat-won\''),
  mutant('the count is settled the wrong way round', 'score.ts', 'if (worth > 0) pay(ledger, { reason: \'card-points\', from: next, to: other', 'if (worth > 0) pay(ledger, { reason: \'card-points\', from: other, to: next'),
  mutant('a pot is founded again though it holds something', 'payments/foundation.ts', '(due.king || ledger.king === 0)', '(due.king || ledger.king >= 0)'),
  mutant('the stake is paid again after a redeal whatever the option', 'payments/foundation.ts', 'left.redeal && !rules.stakeOnRedeal', 'left.redeal && rules.stakeOnRedeal'),
  mutant('a minor fine costs as much as a major one', 'payments/fines.ts', 'return rules.fineMinor;', 'return rules.fineMajor;'),
  mutant('the fool may be kept back when it is demanded', 'cardplay/playable.ts', 'trickNumber(state) === DEMAND_TRICK && holds', 'trickNumber(state) > DEMAND_TRICK && holds'),
  mutant('a king may be laid away', 'cardplay/discard.ts', 'if (isKing(card)) return \'king\';', 'if (isKing(card)) return null;'),
  mutant('what is left of the pots goes to him who has most', 'closing.ts', 'totalOf(seat) < totalOf(low)', 'totalOf(seat) > totalOf(low)'),
];
