import { CAVALIER, FOOL, JACK, KING, MONDO, PAGAT, QUEEN, rankOf, suitOf } from '../../../cards/card';
import { wholePack } from '../../../cards/deck';
import { absentAmong, courts, fourOf, heldAmong, matadorsHeld, taroksHeld } from '../../../cards/holding';
import { TAROK } from '../../../cards/suit';
import { holds } from '../../../cards/three-hands';
import type { DeclaringRule } from '../../declaring';
import { declaringRule, selectionsOf, truthsSaid } from '../../declaring';
import { seatOf } from '../../position';
import { counts } from '../amounts';
import type { Declaration, RankKind } from '../result';
import { courtRanks, suits } from '../result';
import type { GrossState } from './state';
import { turnOf } from './state';

/** What is true of a hand, without the seat. */
type Truth<One = Declaration> = One extends Declaration ? Omit<One, 'seat'> : never;

/** What must be said of each; of a half suit the court that is missing may be left unsaid (section 4.3). */
const required = {
  taroks: ['count', 'pagat', 'fool'],
  matadors: ['count'],
  kings: ['count'],
  suit: ['suit', 'form'],
  queens: [],
  cavaliers: [],
  jacks: [],
  ladons: ['count'],
} as const satisfies Readonly<Record<Declaration['kind'], readonly string[]>>;

/** The rule that the player to speak would break by declaring this, or null. */
export const declareRule = (state: GrossState, said: unknown): DeclaringRule | null =>
  isNothing(said) ? null : declaringRule(said, truthsOf(state, turnOf(state)), required);

const isNothing = (said: unknown): boolean => Array.isArray(said) && said.length === 0;

/** Declares what breaks no rule; after the third player forehand leads. */
export function declare(state: GrossState, said: unknown): void {
  const position = turnOf(state);
  if (!isNothing(said)) {
    const seat = seatOf(state, position);
    const declared = truthsSaid(said, truthsOf(state, position));
    state.declarations = [...state.declarations, ...declared.map((truth) => ({ seat, ...truth }))];
  }
  state.spoken += 1;
  if (state.spoken === 3) state.phase = 'play';
}

/** Every selection of the true declarations, each told in full. */
export const legalDeclarations = (state: GrossState): readonly (readonly Truth[])[] =>
  selectionsOf(truthsOf(state, turnOf(state)));

const kings = fourOf(KING);
const queens = fourOf(QUEEN);
const cavaliers = fourOf(CAVALIER);
const jacks = fourOf(JACK);
const sevenKings = [PAGAT, FOOL, MONDO, ...kings];
const pips = wholePack.filter((card) => suitOf(card) < TAROK && rankOf(card) < JACK);

/** All declarations that are true of the cards in a hand, in full, in the order of the spec. */
export const truthsOf = (state: GrossState, position: number): readonly Truth[] => [
  ...taroks(state, position),
  ...matadors(state, position),
  ...kingsDeclared(state, position),
  ...suits.flatMap((_, suit) => courtSuit(state, position, suit)),
  ...fourOfRank(state, { position, kind: 'queens', cards: queens }),
  ...fourOfRank(state, { position, kind: 'cavaliers', cards: cavaliers }),
  ...fourOfRank(state, { position, kind: 'jacks', cards: jacks }),
  ...ladons(state, position),
];

function taroks(state: GrossState, position: number): readonly Truth[] {
  const count = taroksHeld(state, position);
  if (count < counts.taroks.least) return [];
  const [pagat, fool] = [holds(state, position, PAGAT), holds(state, position, FOOL)];
  return [{ kind: 'taroks', count, pagat, fool }];
}

function matadors(state: GrossState, position: number): readonly Truth[] {
  const count = matadorsHeld(state, position);
  return count === 0 ? [] : [{ kind: 'matadors', count }];
}

function kingsDeclared(state: GrossState, position: number): readonly Truth[] {
  const count = kingsCount(state, position);
  return count < counts.kings.least ? [] : [{ kind: 'kings', count }];
}

/** The number that may be declared as kings; 0 if none may. */
function kingsCount(state: GrossState, position: number): number {
  const real = heldAmong(state, position, kings);
  const all = heldAmong(state, position, sevenKings);
  switch (state.rules.kings) {
    case 'seven-cards':
      return all;
    case 'one-king':
      return real > 0 ? all : 0;
    case 'kings-with-fool':
      return real === 4 || (real === 3 && holds(state, position, FOOL)) ? real : 0;
  }
}

function courtSuit(state: GrossState, position: number, number: number): readonly Truth[] {
  const cards = courts[number] ?? [];
  const suit = suits[number];
  const held = heldAmong(state, position, cards);
  if (suit === undefined || held < 3) return [];
  if (held === 4) return [{ kind: 'suit', suit, form: 'full' }];
  const missing = courtRanks[absentAmong(state, position, cards)];
  return holds(state, position, FOOL) ? [{ kind: 'suit', suit, form: 'half', missing }] : [];
}

type Four = { readonly position: number; readonly kind: RankKind; readonly cards: readonly number[] };

const fourOfRank = (state: GrossState, { position, kind, cards }: Four): readonly Truth[] =>
  heldAmong(state, position, cards) === 4 ? [{ kind }] : [];

function ladons(state: GrossState, position: number): readonly Truth[] {
  const fool = state.rules.ladonFool && holds(state, position, FOOL) ? 1 : 0;
  const count = heldAmong(state, position, pips) + fool;
  return count < counts.ladons.least ? [] : [{ kind: 'ladons', count }];
}
