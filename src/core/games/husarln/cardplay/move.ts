import { cardOfCode } from '../../../cards/card';
import type { Action } from '../../play';
import type { BonusKind } from '../result';
import { bonusKinds } from '../result';
import type { FormedAction } from './action';
import { isFormed } from './action';
import { announce, claim } from './announcing';
import { isBid, placeBid } from './auction';
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
      return isBid(action.bid) ? placeBid(state, action.bid) : undefined;
    case 'reject':
      return reject(state);
    case 'take':
      return take(state, action.choice);
    case 'discard':
      return discard(state, action.cards.map(cardFrom));
    case 'announce':
      return announce(state, kindsIn(action.bonuses));
    case 'play':
      return playCard(state, cardFrom(action.card));
    case 'claim':
      return claim(state, action.bonuses);
  }
}

function cardFrom(code: unknown): number {
  const card = cardOfCode(code);
  if (card === null) throw new Error(`no card: ${String(code)}`);
  return card;
}

/** The same kinds, known to be such. */
const kindsIn = (bonuses: readonly unknown[]): readonly BonusKind[] =>
  bonuses.flatMap((bonus) => bonusKinds.filter((kind) => kind === bonus));
