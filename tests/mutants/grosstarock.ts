import type { Mutant } from './mutant';
import { mutant } from './mutant';

export const mutants: readonly Mutant[] = [
  mutant('a step of a declaration is worth one more', 'amounts.ts', 'const STEP = 5;', 'const STEP = 6;'),
  mutant('nine taroks may be declared', 'amounts.ts', 'taroks: { least: 10,', 'taroks: { least: 9,'),
  mutant('ladons are worth as much as taroks', 'amounts.ts', 'most: 25, value: 15', 'most: 25, value: 10'),
  mutant('a card lost is paid for by the others', 'score.ts', 'else toEach(ledger, { reason: reasons[kind].failed', 'else fromEach(ledger, { reason: reasons[kind].failed'),
  mutant('a failed sweep is paid for by the others', 'score.ts', 'else toEach(ledger, { reason: `${kind}-failed`', 'else fromEach(ledger, { reason: `${kind}-failed`'),
  mutant('the count is settled beside a sweep', 'ending.ts', 'counted: !big || voleNolo === \'additive\'', 'counted: !big || voleNolo !== \'additive\''),
  mutant('the fool is captured one trick early', 'cardplay/trick.ts', 'state.tricks < state.rules.foolCapturedFrom', 'state.tricks < state.rules.foolCapturedFrom - 1'),
  mutant('suit need not be followed', 'cardplay/playable.ts', 'if (countOf(state, position, state.led) > 0) return \'follow\';', 'if (countOf(state, position, state.led) > 9) return \'follow\';'),
  mutant('the mondo may be laid away', 'cardplay/discard.ts', 'if (card === MONDO) return \'mondo\';', 'if (card === MONDO) return null;'),
  mutant('four taroks count as few', 'cardplay/discard.ts', 'const MOST_TAROKS = 3;', 'const MOST_TAROKS = 4;'),
];
