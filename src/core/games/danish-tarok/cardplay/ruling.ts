import type { Fine } from '../result';
import type { DanishState } from './state';

/** Section 4.6: what the table rules, whoever is to act. Dealt wrongly; the same dealer deals again. */
export function misdeal(state: DanishState): void {
  state.phase = 'redealt';
  state.redealt = 'misdeal';
}

/** The play ends without a fine. */
export function abandon(state: DanishState): void {
  state.phase = 'abandoned';
}

/** An irrecoverable fine ends the deal; one after the last trick is late. */
export function fine(state: DanishState, fined: Fine): void {
  state.fines = [...state.fines, state.phase === 'finished' ? { ...fined, late: true } : fined];
  if (fined.kind === 'irrecoverable') abandon(state);
}
