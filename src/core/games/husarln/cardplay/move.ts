import { cardOfCode } from '../../../cards/card';
import type { Action } from '../../play';
import type { FormedAction } from './action';
import { isFormed } from './action';
import type { Kinds } from './announcing';
import { announce, claim, readKinds } from './announcing';
import { bidOf, placeBid } from './auction';
import { breachOf } from './breach';
import { discard } from './discard';
import type { HusarlnState } from './state';
import { reject, take } from './talon';
import { playCard } from './trick';

/** Does a legal action. @throws Error for one that is not. */
export function apply(state: HusarlnState, action: Action): void {
  const breach = breachOf(state, action);
  if (breach !== null || !isFormed(action)) throw new Error(`illegal action: ${breach?.code}`);
  move(state, action);
}

/** Does an action in which no breach was found. */
export function move(state: HusarlnState, action: FormedAction): void {
  switch (action.type) {
    case 'bid':
      return placeBid(state, bidOf(action.bid));
    case 'reject':
      return reject(state);
    case 'take':
      return take(state, action.choice);
    case 'discard':
      return discard(state, action.cards.map(cardFrom));
    case 'announce':
      return announce(state, kindsOf(action.bonuses));
    case 'play':
      return playCard(state, cardFrom(action.card));
    case 'claim':
      return claim(state, kindsOf(action.bonuses));
  }
}

function cardFrom(code: unknown): number {
  const card = cardOfCode(code);
  if (card === null) throw new Error(`no card: ${String(code)}`);
  return card;
}

function kindsOf(bonuses: readonly unknown[]): Kinds {
  const kinds = readKinds(bonuses);
  if (typeof kinds === 'string') throw new Error(`no bonuses: ${kinds}`);
  return kinds;
}
