import { FOOL, isKing, MONDO, PAGAT, suitOf } from '../../../cards/card';
import { TAROK } from '../../../cards/suit';
import { declarationsOf, declaredCards } from './declarations';
import type { DanishRules } from '../rules';
import type { DanishState } from './state';
import { countOf, DEALER, FOREHAND, handOf, holds, putDown, SKAT, TALON } from './state';

/** The rule of section 4.2 that a discard would break. */
export type DiscardRule = FormRule | BarredRule | 'tarok' | 'declared';

type FormRule = 'count' | 'twice' | 'not-in-hand';

type BarredRule = 'king' | 'mondo' | 'pagat' | 'fool';

/** What the dealer could lay away, counted; the fool is neither a tarok here nor one of these cards. */
type Supply = {
  /** Cards of the four suits but kings, and how many of them belong to no declaration. */
  readonly plain: number;
  readonly plainFree: number;
  /** Taroks in hand; how many may be laid away at all, and of these how many belong to no declaration. */
  readonly taroks: number;
  readonly layable: number;
  readonly layableFree: number;
  readonly isDeclared: (card: number) => boolean;
};

/** The rule the dealer would break by laying these cards away, or null. */
export function discardRule(state: DanishState, cards: readonly number[]): DiscardRule | null {
  return formRule(state, cards) ?? cardsRule(state.rules, cards) ?? choiceRule(supplyOf(state), cards);
}

function formRule(state: DanishState, cards: readonly number[]): FormRule | null {
  if (cards.length !== TALON) return 'count';
  if (new Set(cards).size !== TALON) return 'twice';
  return cards.every((card) => holds(state, DEALER, card)) ? null : 'not-in-hand';
}

function cardsRule(rules: DanishRules, cards: readonly number[]): BarredRule | null {
  for (const card of cards) {
    const rule = barredRule(rules, card);
    if (rule !== null) return rule;
  }
  return null;
}

/** Cards that never go, whatever else is in the hand. */
function barredRule(rules: DanishRules, card: number): BarredRule | null {
  if (isKing(card)) return 'king';
  if (card === MONDO) return 'mondo';
  if (card === PAGAT && !rules.discardPagat) return 'pagat';
  return card === FOOL && rules.discardFool === 'never' ? 'fool' : null;
}

/**
 * Taroks only if none stays; else as few as can be. Of these choices the ones with the fewest declared
 * cards. The fool laid away counts for neither, it only leaves one card less to choose.
 */
function choiceRule(supply: Supply, cards: readonly number[]): DiscardRule | null {
  const chosen = cards.filter((card) => card !== FOOL);
  const taroks = chosen.filter((card) => suitOf(card) === TAROK).length;
  if (!tarokCounts(supply, chosen.length).includes(taroks)) return 'tarok';
  const declared = chosen.filter((card) => supply.isDeclared(card)).length;
  return declared > fewestDeclared(supply, chosen.length) ? 'declared' : null;
}

/**
 * How many taroks may be among so many cards: none, or all there are; where neither is possible the
 * fewest.
 */
function tarokCounts({ plain, taroks, layable }: Supply, size: number): readonly number[] {
  const counts: number[] = [];
  if (plain >= size) counts.push(0);
  if (taroks > 0 && layable === taroks && taroks <= size && plain >= size - taroks) counts.push(taroks);
  return counts.length > 0 ? counts : [size - plain];
}

const fewestDeclared = (supply: Supply, size: number): number =>
  Math.min(...tarokCounts(supply, size).map((taroks) => declaredAmong(supply, taroks, size - taroks)));

const declaredAmong = ({ layableFree, plainFree }: Supply, taroks: number, plain: number): number =>
  Math.max(0, taroks - layableFree) + Math.max(0, plain - plainFree);

function supplyOf(state: DanishState): Supply {
  const isDeclared = declaredCards(state);
  const cards = layableCards(state);
  const taroks = cards.filter((card) => suitOf(card) === TAROK);
  const plain = cards.filter((card) => suitOf(card) !== TAROK);
  return {
    plain: plain.length,
    plainFree: plain.filter((card) => !isDeclared(card)).length,
    taroks: countOf(state, DEALER, TAROK),
    layable: taroks.length,
    layableFree: taroks.filter((card) => !isDeclared(card)).length,
    isDeclared,
  };
}

/** The dealer's cards that are not barred by themselves, the fool left out. */
const layableCards = (state: DanishState): readonly number[] =>
  handOf(state, DEALER).filter((card) => card !== FOOL && barredRule(state.rules, card) === null);

/** Lays three legal cards away; what must be declared follows at once, then forehand leads. */
export function discard(state: DanishState, cards: readonly number[]): void {
  state.declarations = declarationsOf(state);
  for (const card of cards) putDown(state, card, SKAT);
  state.phase = 'play';
  state.leader = FOREHAND;
}

/** Every discard the rules allow, each ascending. Up to some thousands. */
export function legalDiscards(state: DanishState): readonly (readonly number[])[] {
  const supply = supplyOf(state);
  const withFool = holds(state, DEALER, FOOL) && barredRule(state.rules, FOOL) === null ? [FOOL] : [];
  const cards = [...layableCards(state), ...withFool];
  return choices(cards, TALON).filter((chosen) => choiceRule(supply, chosen) === null);
}

/** All ways to choose so many of these cards, in their order. */
function choices(cards: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  const from = (card: number, index: number) =>
    choices(cards.slice(index + 1), size - 1).map((rest) => [card, ...rest]);
  return cards.flatMap(from);
}

/** Did the dealer lay the fool away, and thereby announce a tout? */
export const isToutAnnounced = (state: DanishState): boolean => holds(state, SKAT, FOOL);

/** Does the pagat lie in the skat? */
export const isPagatDiscarded = (state: DanishState): boolean => holds(state, SKAT, PAGAT);

