import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { cardOfCode } from './card';

/** How the cards of a deal must lie: who holds a hand, of how many cards, and how many lie beside. */
export type Layout = {
  readonly seats: number;
  readonly active: readonly number[];
  readonly handSize: number;
  readonly talonSize: number;
  /** The cards in play, where it is not the whole pack of 78. */
  readonly pack?: ReadonlySet<number>;
};

type Dealt = { readonly hands: readonly unknown[]; readonly talon: readonly unknown[] };

/**
 * Every fault of the cards as dealt, none if they are sound: `wrong-type`, `cards-count`, `bad-card`,
 * `cards-deck`. Paths start inside `cards` (`hands.1.4`). Faults of form prevent the later checks, as the
 * record format says.
 */
export function dealtProblems(cards: unknown, layout: Layout): readonly Problem[] {
  if (!isDealt(cards)) return [wrong('wrong-type', '', { expected: 'hands-and-talon' })];
  const { hands } = cards;
  const { seats } = layout;
  if (hands.length !== seats) return [wrong('cards-count', 'hands', { count: hands.length, due: seats })];
  const inHands = hands.flatMap((hand, seat) => handProblems(hand, seat, layout));
  const found = [...inHands, ...talonProblems(cards, layout)];
  return found.length > 0 ? found : deckProblems(cards);
}

const isDealt = (cards: unknown): cards is Dealt =>
  isObject(cards) &&
  Object.keys(cards).length === 2 &&
  Array.isArray(cards['hands']) &&
  Array.isArray(cards['talon']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function handProblems(hand: unknown, seat: number, { active, handSize, pack }: Layout): readonly Problem[] {
  const path = `hands.${seat}`;
  if (hand !== null && !Array.isArray(hand)) return [wrong('wrong-type', path, { expected: 'list', seat })];
  if (!active.includes(seat)) return hand === null ? [] : [wrong('cards-count', path, { seat, due: 0 })];
  const cards = hand ?? [];
  return [...countProblems(cards, path, { seat, due: handSize }), ...codeProblems(cards, path, pack)];
}

const talonProblems = ({ talon }: Dealt, { talonSize, pack }: Layout): readonly Problem[] => [
  ...countProblems(talon, 'talon', { due: talonSize }),
  ...codeProblems(talon, 'talon', pack),
];

type Due = { readonly seat?: number; readonly due: number };

const countProblems = (cards: readonly unknown[], path: string, due: Due): readonly Problem[] =>
  cards.length === due.due ? [] : [wrong('cards-count', path, { ...due, count: cards.length })];

const codeProblems = (cards: readonly unknown[], path: string, pack: Layout['pack']): readonly Problem[] =>
  cards.flatMap((code, index) => {
    const card = cardOfCode(code);
    const fits = card !== null && (!pack || pack.has(card));
    return fits ? [] : [wrong('bad-card', `${path}.${index}`, { code: String(code) })];
  });

/**
 * All codes are cards and there are as many as cards in the pack: one that stands twice means that one
 * is missing.
 */
function deckProblems({ hands, talon }: Dealt): readonly Problem[] {
  const seen = new Set<unknown>();
  for (const [path, code] of places(hands, talon)) {
    if (seen.has(code)) return [wrong('cards-deck', path, { card: String(code) })];
    seen.add(code);
  }
  return [];
}

type Place = readonly [path: string, code: unknown];

const places = (hands: readonly unknown[], talon: readonly unknown[]): readonly Place[] =>
  [...hands.entries(), ['talon', talon] as const].flatMap(([seat, cards]) =>
    (Array.isArray(cards) ? cards : []).map((code: unknown, index) => {
      const list = seat === 'talon' ? seat : `hands.${seat}`;
      return [`${list}.${index}`, code] as const;
    }),
  );
