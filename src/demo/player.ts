import { cardOfCode, isKing, PAGAT, suitOf } from '@/core/cards/card';
import { below, type Random } from '@/core/cards/random';
import { type Strengths, strengthOf, strengthsOf } from '@/core/cards/strength';
import { TAROK } from '@/core/cards/suit';
import { worthOf } from '@/core/cards/worth';
import type { Action, PlayView } from '@/core/games/play';

const strengths: Strengths = strengthsOf(true);

/**
 * What a cautious club player would do: win what is worth it when last in the trick, keep kings and pagat
 * out of it else.
 */
export function chosen(view: PlayView, legal: readonly Action[], random: Random): Action {
  const sensible = legal.filter(({ type }) => type === 'play' || type === 'discard' || type === 'name');
  const open = sensible.length > 0 ? sensible : legal;
  const rated = open.map((action) => ({ action, value: valueOf(view, action, random) }));
  return rated.reduce((best, one) => (one.value > best.value ? one : best)).action;
}

function valueOf(view: PlayView, action: Action, random: Random): number {
  const chance = below(random, 100) / 25;
  return action.type === 'play' ? chance + playValue(view, cardIn(action.card)) : chance;
}

function playValue({ trick, tricks }: PlayView, card: number): number {
  const lying = trick.map((played) => cardIn(played.card));
  const won = wouldWin(lying, card);
  const riddance = isDangerous(card) && tricks.length >= late ? 12 : 0;
  const loss = -2 * worthOf(card);
  if (lying.length < 2) return riddance + (won ? 1 : 0) + (tricks.length < early ? leading(card) : loss);
  const prize = lying.reduce((sum, one) => sum + worthOf(one), worthOf(card));
  return riddance + (won ? 2 + prize : loss);
}

/**
 * In the first tricks everybody still has the suits, so that a king led comes home; high taroks draw the
 * others.
 */
const early = 9;

/** From here on a king or a pagat in hand might end up in the last trick. */
const late = 15;

const isDangerous = (card: number): boolean => isKing(card) || card === PAGAT;

function leading(card: number): number {
  if (isKing(card)) return 4;
  return suitOf(card) === TAROK && card > PAGAT + 12 ? 2 : -worthOf(card);
}

function wouldWin(lying: readonly number[], card: number): boolean {
  const led = suitOf(lying[0] ?? card);
  return lying.every((other) => strengthOf(strengths, led, other) < strengthOf(strengths, led, card));
}

function cardIn(code: unknown): number {
  const card = typeof code === 'string' ? cardOfCode(code) : undefined;
  if (card === undefined || card === null) throw new Error(`no card: ${String(code)}`);
  return card;
}
