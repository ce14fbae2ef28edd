import { at } from '../cards/byte';
import { PACK } from '../cards/card';
import { cardAt } from '../cards/letter';
import type { ThreeHands } from '../cards/three-hands';
import { NOBODY, oneOf } from '../cards/three-hands';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import type { Dealing } from './dealing';
import { fullDealing } from './dealing';
import type { Action, PackedDeal, ReplayFault } from './play';
import { positionOf, seatOf } from './position';
import type { Table } from './table';
import type { Owners, Shorthand } from './packed-actions';
import { readAction } from './packed-actions';
import { playPlainTricks } from './plain-tricks';
import { unpackDeal } from './three-hands-packing';

type Dealt = ThreeHands & { readonly table: Table };

type Setting<Rules> = { readonly table: Table; readonly rules: Rules };

type PackedRecord<Rules> = Setting<Rules> & { readonly packed: PackedDeal };

/** What a game among three is to a replay from packed text. */
export type PackedGame<State extends Dealt, Rules> = {
  readonly shorthand: Shorthand;
  /** How the cards are dealt, where it is not the pack of 78. */
  readonly dealing?: Dealing<State>;
  readonly clear: (state: State, table: Table, rules: Rules) => void;
  readonly start: (cards: unknown, table: Table, rules: Rules) => Outcome<State, readonly Problem[]>;
  /**
   * Does what stands here if nothing speaks against it, without making an object: how many characters that
   * took. 0 if nothing was done, because the place must be read and judged in full.
   */
  readonly step: (state: State, text: string, index: number) => number;
  /**
   * Until so many tricks are completed nothing forbids plain tricks (see there), and nothing is to be done in
   * or after one; asked between tricks of the play.
   */
  readonly plainUntil: (state: State) => number;
  readonly breach: (state: State, action: Action) => Problem | null;
  readonly apply: (state: State, action: Action) => void;
};

/**
 * Plays a packed record step by step into a used state, every action checked by the very rules that
 * `breach` and `apply` use; nothing of what the state held stays.
 */
export function replayInto<State extends Dealt, Rules>(
  game: PackedGame<State, Rules>,
  state: State,
  record: PackedRecord<Rules>,
): Outcome<State, ReplayFault> {
  const { cards, actions } = record.packed;
  game.clear(state, record.table, record.rules);
  const dealt = dealPacked(state, cards, game.dealing ?? fullDealing);
  const fault = dealt ? playAll(game, state, actions) : cardsFault(game, cards, record);
  return fault === null ? accept(state) : refuse(fault);
}

function cardsFault<State extends Dealt, Rules>(
  { start, shorthand, dealing = fullDealing }: PackedGame<State, Rules>,
  text: string,
  { table, rules }: Setting<Rules>,
): ReplayFault {
  const { cards } = unpackDeal({ cards: text, actions: '' }, shorthand, dealing.deck);
  const started = start(cards, table, rules);
  if (started.ok) throw new Error('sound cards were not dealt');
  return { action: null, problems: started.refusal };
}

/**
 * False if the text is anything but the cards of the game as they lie here: then it is read and judged in
 * full.
 */
function dealPacked<State extends Dealt>(state: State, text: string, dealing: Dealing<State>): boolean {
  const { seats } = state.table;
  const { cards, handSize } = dealing.deck;
  const count = cards.length;
  if (text.length !== (seats === 3 ? count : count + seats)) return false;
  let from = 0;
  for (let seat = 0; seat < seats; seat++) {
    const position = positionOf(state, seat);
    if (seats !== 3 && position >= 0 !== (text[count + seat] === '1')) return false;
    if (position < 0) continue;
    if (!dealHand(state, text, { from, to: from + handSize, position })) return false;
    from += handSize;
  }
  return dealTalon(state, text, { from, dealing });
}

type Stretch = { readonly from: number; readonly to: number; readonly position: number };

function dealHand(hands: Dealt, text: string, { from, to, position }: Stretch): boolean {
  const { dealt, holder, counts } = hands;
  let held = 0;
  for (let index = from; index < to; index++) {
    const card = cardAt(text, index);
    if (card >= PACK || at(dealt, card) !== NOBODY) return false;
    dealt[card] = position;
    holder[card] = position;
    held += oneOf(card);
  }
  counts[position] = held;
  return true;
}

type Rest<State> = { readonly from: number; readonly dealing: Dealing<State> };

/** The talon, with which every card of the deck has come: then none has come twice, and no other is there. */
function dealTalon<State extends Dealt>(state: State, text: string, { from, dealing }: Rest<State>): boolean {
  const { cards, talonSize } = dealing.deck;
  for (let index = 0; index < talonSize; index++) {
    const card = cardAt(text, from + index);
    if (card >= PACK || at(state.dealt, card) !== NOBODY) return false;
    dealing.talon(state, card, index);
  }
  if (cards.length === PACK) return true;
  for (const card of cards) if (at(state.dealt, card) === NOBODY) return false;
  return true;
}

function playAll<State extends Dealt, Rules>(
  game: PackedGame<State, Rules>,
  state: State,
  text: string,
): ReplayFault | null {
  let index = 0;
  for (let action = 0; index < text.length; action++) {
    const cards = plainCards(game, state, { text, index });
    index += cards;
    action += cards;
    if (index === text.length) break;
    const plain = game.step(state, text, index);
    if (plain > 0) {
      index += plain;
      continue;
    }
    const { value, end } = readAction(text, { index, owners: ownersOf(state) }, game.shorthand);
    const problem = game.breach(state, value);
    if (problem !== null) return { action, problems: [problem] };
    game.apply(state, value);
    index = end;
  }
  return null;
}

/** How many cards of plain tricks were played from here on. */
function plainCards<State extends Dealt, Rules>(
  { plainUntil }: PackedGame<State, Rules>,
  state: State,
  place: { readonly text: string; readonly index: number },
): number {
  if (state.lying > 0) return 0;
  const until = plainUntil(state);
  return state.tricks < until ? playPlainTricks(state, place, until) : 0;
}

const ownersOf =
  (state: Dealt): Owners =>
  (card) =>
    seatOf(state, at(state.dealt, card));
