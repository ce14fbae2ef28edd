import { packActions, unpackActions } from '../../packed-actions';
import { cardsInFull, codesAt, digit, digitAt, FREE, freeText, joined, lettersOf } from '../../packed-text';
import type { Cards, PackedDeal, PlayedDeal } from '../../play';
import { SKAT } from '../pack';
import { shorthand } from './packed-action';

/**
 * A record in two short texts, exactly reversible whatever stands in it. `cards`: a digit for the number
 * of hands, the hands in order of seats, then the skat, a character a card; what is not hands of one
 * size and a skat of two stands in full. `actions`: see `packActions`.
 */
export const packDeal = (record: PlayedDeal): PackedDeal => ({
  cards: packCards(record.cards) ?? freeText(record.cards),
  actions: packActions(record, shorthand),
});

export function unpackDeal(packed: PackedDeal): PlayedDeal {
  const cards = packed.cards.startsWith(FREE) ? cardsInFull(packed.cards) : unpackCards(packed.cards);
  return { cards, actions: unpackActions(packed.actions, cards, shorthand) };
}

function packCards({ hands, talon, ...more }: Cards): string | null {
  const [first] = hands;
  const even = first && hands.every((hand) => hand?.length === first.length);
  if (!even || talon.length !== SKAT || Object.keys(more).length > 0) return null;
  return joined(digit(hands.length), lettersOf([...hands.flatMap((hand) => hand ?? []), ...talon]));
}

function unpackCards(text: string): Cards {
  const players = digitAt(text, 0);
  const size = handSize(text, players);
  const hands = Array.from({ length: players }, (_, seat) => codesAt(text, 1 + seat * size, size));
  return { hands, talon: codesAt(text, text.length - SKAT, SKAT) };
}

/** How many cards each of these hands has. */
const handSize = (text: string, players: number): number => (text.length - 1 - SKAT) / players;
