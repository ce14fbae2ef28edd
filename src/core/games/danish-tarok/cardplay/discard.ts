import { FOOL, isKing, JACK, MONDO, PAGAT, rankOf, suitOf, tarok } from '../../../cards/card';
import { TAROK } from '../../../cards/suit';
import type { DiscardFormRule } from '../../../cards/discard';
import { choicesOf, discardFormRule, layAway } from '../../../cards/discard';
import type { DanishRules } from '../rules';
import { courtOf, declarationsOf, formOf, hasTaroksToDeclare, matadorsOf } from './declarations';
import type { DanishState } from './state';
import { countOf, DEALER, FOREHAND, handOf, holds, SKAT, TALON } from '../../../cards/three-hands';

/** The rule of section 4.2 that a discard would break. */
export type DiscardRule = DiscardFormRule | BarredRule | ChoiceRule;

type BarredRule = 'king' | 'mondo' | 'pagat' | 'fool';

type ChoiceRule = 'tarok' | 'declared';

/** The rule the dealer would break by laying these cards away, or null. */
export function discardRule(state: DanishState, cards: readonly number[]): DiscardRule | null {
  const rule = discardFormRule(state, cards) ?? cardsRule(state.rules, cards);
  if (rule !== null || areFree(state, cards)) return rule;
  return choiceRule(supplyOf(state), cards);
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

/** No tarok, and nothing declared with: such cards may always go, and most discards are such. */
function areFree(state: DanishState, cards: readonly number[]): boolean {
  for (const card of cards) if (isTarok(card) || isDeclared(state, card)) return false;
  return true;
}

const isTarok = (card: number): boolean => suitOf(card) === TAROK;

/**
 * Does a card of the dealer's belong to one of his declarations? The fool is exempt (section 4.2, rule
 * 4).
 */
function isDeclared(state: DanishState, card: number): boolean {
  if (card === FOOL) return false;
  if (isTarok(card)) return hasTaroksToDeclare(state, DEALER) || isMatador(card, matadorsOf(state, DEALER));
  return rankOf(card) >= JACK && isSuitDeclared(state, suitOf(card));
}

/** The matadors but the fool: the pagat, and the taroks from the mondo down. */
const isMatador = (card: number, matadors: number): boolean =>
  matadors > 0 && (card === PAGAT || card >= tarok(24 - matadors));

const isSuitDeclared = (state: DanishState, suit: number): boolean =>
  formOf(state, DEALER, courtOf(suit)) !== null;

/** What the dealer could lay away, counted; the fool is neither a tarok here nor one of these cards. */
type Supply = {
  /** Cards of the four suits but kings, and how many of them belong to no declaration. */
  readonly plain: number;
  readonly plainFree: number;
  /** Taroks in hand; how many may be laid away at all, and of these how many belong to no declaration. */
  readonly taroks: number;
  readonly layable: number;
  readonly layableFree: number;
  /** The cards that belong to one. */
  readonly declared: ReadonlySet<number>;
};

function supplyOf(state: DanishState): Supply {
  const cards = layableCards(state);
  const declared = new Set(cards.filter((card) => isDeclared(state, card)));
  const free = (card: number) => !declared.has(card);
  const taroks = cards.filter(isTarok);
  const plain = cards.filter((card) => !isTarok(card));
  return {
    plain: plain.length,
    plainFree: plain.filter(free).length,
    taroks: countOf(state, DEALER, TAROK),
    layable: taroks.length,
    layableFree: taroks.filter(free).length,
    declared,
  };
}

/** The dealer's cards that are not barred by themselves, the fool left out. */
const layableCards = (state: DanishState): readonly number[] =>
  handOf(state, DEALER).filter((card) => card !== FOOL && barredRule(state.rules, card) === null);

/**
 * Taroks only if none stays; else as few as can be. Of these choices the ones with the fewest declared
 * cards. The fool laid away counts for neither, it only leaves one card less to choose.
 */
function choiceRule(supply: Supply, cards: readonly number[]): ChoiceRule | null {
  const chosen = cards.filter((card) => card !== FOOL);
  const taroks = chosen.filter(isTarok).length;
  if (!tarokCounts(supply, chosen.length).includes(taroks)) return 'tarok';
  const declared = chosen.filter((card) => supply.declared.has(card)).length;
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

/** Lays three legal cards away; what must be declared follows at once, then forehand leads. */
export function discard(state: DanishState, cards: readonly number[]): void {
  state.declarations = declarationsOf(state);
  layAway(state, cards);
  state.phase = 'play';
  state.leader = FOREHAND;
}

/** Every discard the rules allow. Up to some thousands. */
export function legalDiscards(state: DanishState): readonly (readonly number[])[] {
  const supply = supplyOf(state);
  const cards = layableCards(state);
  const beside = canLayFool(state) ? choicesOf(cards, TALON - 1).map((pair) => [FOOL, ...pair]) : [];
  return [...choicesOf(cards, TALON), ...beside].filter((chosen) => choiceRule(supply, chosen) === null);
}

const canLayFool = (state: DanishState): boolean =>
  holds(state, DEALER, FOOL) && barredRule(state.rules, FOOL) === null;

/** Did the dealer lay the fool away, and thereby announce a tout? */
export const isToutAnnounced = (state: DanishState): boolean => holds(state, SKAT, FOOL);

/** Does the pagat lie in the skat? */
export const isPagatDiscarded = (state: DanishState): boolean => holds(state, SKAT, PAGAT);
