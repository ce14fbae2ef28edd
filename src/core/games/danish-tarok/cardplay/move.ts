import { cardOfCode } from '../../../cards/card';
import { NO_SUIT, suitOfLetter } from '../../../cards/suit';
import type { FormedAction } from './action';
import { demandFool } from './demand';
import { discard } from './discard';
import { fineOf } from './fine-fields';
import { claimVoid, nameAnew } from './naming';
import { redeal } from './redeal';
import { abandon, fine, misdeal } from './ruling';
import type { DanishState } from './state';
import { playCard } from './trick';

/** Does an action in which no breach was found. */
export function move(state: DanishState, action: FormedAction): void {
  switch (action.type) {
    case 'discard':
      return discard(state, cardsOf(action['cards']));
    case 'play':
      return playCard(state, cardFrom(action['card']), suitOfLetter(action['names']) ?? NO_SUIT);
    case 'redeal':
      return redeal(state);
    case 'claim-void':
      return claimVoid(state);
    case 'name':
      return nameAnew(state, suitOfLetter(action['names']) ?? NO_SUIT);
    case 'demand':
      return demandFool(state);
    case 'misdeal':
      return misdeal(state);
    case 'fine':
      return fine(state, fineOf(action));
    case 'abandon':
      return abandon(state);
  }
}

const cardsOf = (codes: unknown): readonly number[] => (Array.isArray(codes) ? codes.map(cardFrom) : []);

function cardFrom(code: unknown): number {
  const card = cardOfCode(code);
  if (card === null) throw new Error(`no card: ${String(code)}`);
  return card;
}
