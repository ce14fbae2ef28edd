import { cardOfCode } from '../../../cards/card';
import { startWith } from '../../dealing';
import type { Action } from '../../play';
import { positionOf } from '../../position';
import type { Table } from '../../table';
import type { GrossRules } from '../rules';
import type { FormedAction } from './action';
import { isFormed } from './action';
import { announce, announcedKind } from './announcing';
import { breachOf } from './breach';
import { declare } from './declaring';
import { discard } from './discard';
import type { GrossState } from './state';
import { emptyState } from './state';
import { playCard } from './trick';

/** The cards as dealt, checked; the dealer has taken the talon up. */
export const start = (cards: unknown, table: Table, rules: GrossRules) =>
  startWith(cards, table, emptyState(table, rules));

/** Does a legal action. @throws Error for one that is not. */
export function apply(state: GrossState, action: Action): void {
  const breach = breachOf(state, action);
  if (breach !== null || !isFormed(action)) throw new Error(`illegal action: ${breach?.code}`);
  move(state, action);
}

/** Does an action in which no breach was found. */
function move(state: GrossState, action: FormedAction): void {
  switch (action.type) {
    case 'discard':
      return discard(state, listOf(action['cards']).map(cardFrom));
    case 'declare':
      return declare(state, action['declarations']);
    case 'announce':
      return moveAnnounced(state, Number(action['seat']), listOf(action['bonuses']));
    case 'play':
      return playCard(state, cardFrom(action['card']));
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function cardFrom(code: unknown): number {
  const card = cardOfCode(code);
  if (card === null) throw new Error(`no card: ${String(code)}`);
  return card;
}

function moveAnnounced(state: GrossState, seat: number, bonuses: readonly unknown[]): void {
  const kind = announcedKind(bonuses);
  if (kind !== null) announce(state, positionOf(state, seat), kind);
}
