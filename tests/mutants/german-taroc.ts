import type { Mutant } from './mutant';
import { mutant } from './mutant';

export const mutants: readonly Mutant[] = [
  mutant('ten taroks are worth eleven', 'score.ts', 'const TAROKS = 10;', 'const TAROKS = 11;'),
  mutant('a half court is worth as much as a full one', 'score.ts', 'const HALF = 5;', 'const HALF = 10;'),
  mutant('a lost pagat is paid to him who lost it', 'score.ts', 'if (kind === \'pagat\' && !made) toEach', 'if (kind === \'pagat\' && !made) fromEach'),
  mutant('a pagat brought home is paid for', 'score.ts', 'if (kind === \'pagat\' && !made)', 'if (kind === \'pagat\' && made)'),
  mutant('the pagat in the last trick is not paid', 'score.ts', 'if (made) fromEach(ledger, { reason: \'pagat-ultimo\'', 'if (made) toEach(ledger, { reason: \'pagat-ultimo\''),
  mutant('the excuse alone costs its owner nothing by any rule', 'score.ts', 'foolAlone === \'value-only\') return;', 'foolAlone !== \'value-only\') return;'),
  mutant('the excuse may be kept beyond its trick', 'cardplay/playable.ts', 'if (isDeadline(state) && holds(state, position, FOOL)) return \'fool-due\';', 'if (isDeadline(state) && holds(state, position, FOOL)) return null;'),
  mutant('taroks need not be played', 'cardplay/playable.ts', 'if (countOf(state, position, TAROK) > 0) return \'tarok\';', 'if (countOf(state, position, TAROK) > 25) return \'tarok\';'),
  mutant('a king may be laid away', 'cardplay/discard.ts', 'if (cards.some(isKing)) return \'king\';', 'if (cards.every(isKing)) return \'king\';'),
  mutant('a player on lead keeps the lead at the deadline', 'cardplay/trick.ts', 'state.leader = after(state.leader, 1);', 'state.leader = after(state.leader, 2);'),
];
