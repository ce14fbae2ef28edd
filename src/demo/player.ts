import { cardOfCode, PAGAT, suitOf } from '@/core/cards/card';
import { below, type Random } from '@/core/cards/random';
import { type Strengths, strengthOf, strengthsOf } from '@/core/cards/strength';
import { TAROK } from '@/core/cards/suit';
import { worthOf } from '@/core/cards/worth';
import type { Action, PlayView } from '@/core/games/play';

const strengths: Strengths = strengthsOf(true);

/** What a cautious club player would do: win what is worth it when last in the trick, keep kings and pagat out of it else. */
export function chosen(view: PlayView, legal: readonly Action[], random: Random): Action {
  const sensible = legal.filter(({ type }) => type === 'play' || type === 'discard' || type === 'name');
  const rated = (sensible.length > 0 ? sensible : legal).map((action) => ({ action, value: valueOf(view, action, random) }));
  return rated.reduce((best, one) => (one.value > best.value ? one : best)).action;
}

function valueOf(view: PlayView, action: Action, random: Random): number {
  const chance = below(random, 100) / 25;
  return action.type === 'play' ? chance + playValue(view, cardIn(action.card)) : chance;
}

function playValue({ trick, tricks }: PlayView, card: number): number {
  const lying = trick.map((played) => cardIn(played.card));
  const worth = worthOf(card);
  if (lying.length < 2) return leads(card, tricks.length) - worth - (wouldWin(lying, card) ? 0 : 1);
  const prize = worth + lying.reduce((sum, one) => sum + worthOf(one), 0);
  return wouldWin(lying, card) ? 2 + prize : -2 * worth;
}

/** The pagat is kept for the last trick by who dares; high taroks come early. */
const leads = (card: number, tricksBefore: number): number =>
  suitOf(card) === TAROK && card > PAGAT + 12 && tricksBefore < 12 ? 3 : 0;

function wouldWin(lying: readonly number[], card: number): boolean {
  const led = suitOf(lying[0] ?? card);
  return lying.every((other) => strengthOf(strengths, led, other) < strengthOf(strengths, led, card));
}

function cardIn(code: unknown): number {
  const card = typeof code === 'string' ? cardOfCode(code) : undefined;
  if (card === undefined || card === null) throw new Error(`no card: ${String(code)}`);
  return card;
}
