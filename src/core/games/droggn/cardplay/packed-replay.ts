import { PACK } from '../../../cards/card';
import { cardAt } from '../../../cards/letter';
import { nextToPlay } from '../../../cards/three-hands';
import type { Outcome } from '@/kernel/outcome';
import type { PackedGame } from '../../packed-replay';
import { replayInto } from '../../packed-replay';
import { digitAt } from '../../packed-text';
import type { PackedDeal, ReplayedAt, ReplayFault } from '../../play';
import { seatOf } from '../../position';
import type { DroggnRules } from '../rules';
import { bid, bidRule } from './auction';
import { breachOf } from './breach';
import { buy, buyRule } from './buying';
import { apply, start } from './course';
import { dealing, TALON, TRICKS } from './deck';
import { discard, discardRule } from './discard';
import { double, doubleRule, doubleWords } from './doubling';
import { announce, announceRule, announcements } from './laying-out';
import { marks, shorthand } from './packed-action';
import { playRule } from './playable';
import type { DroggnState, Phase } from './state';
import { bidWords, clear, emptyState, isWhole, NOTHING } from './state';
import { playCard } from './trick';

/** See `Play`. */
export const replayPacked = (
  packed: PackedDeal,
  at: ReplayedAt<DroggnRules>,
  used: DroggnState = emptyState(at.table, at.rules),
): Outcome<DroggnState, ReplayFault> =>
  replayInto(packedGame, used, { packed, table: at.table, rules: at.rules });

/** Does what stands here, if it belongs to this phase and breaks no rule; how many characters that took. */
type Step = (state: DroggnState, text: string, index: number) => number;

const step: Step = (state, text, index) =>
  state.phase === 'play' ? playStep(state, text, index) : stepOf[state.phase](state, text, index);

const none: Step = () => 0;

const playStep: Step = (state, text, index) => {
  const card = cardAt(text, index);
  if (card >= PACK || playRule(state, nextToPlay(state), card) !== null) return 0;
  playCard(state, card);
  return 1;
};

/** Does it say after the mark that who is to act does it? */
const isActors: Asked = (state, text, index) => digitAt(text, index + 1) === seatOf(state, state.actor);

type Asked = (state: DroggnState, text: string, index: number) => boolean;

type Said = {
  readonly mark: string;
  readonly words: number;
  readonly rule: (state: DroggnState, word: number) => string | null;
  readonly act: (state: DroggnState, word: number) => void;
};

/** What is said by the number of a word. */
const sayStep =
  ({ mark, words, rule, act }: Said): Step =>
  (state, text, index) => {
    if (text[index] !== mark || !isActors(state, text, index)) return 0;
    const word = digitAt(text, index + 2);
    if (word >= words || rule(state, word) !== null) return 0;
    act(state, word);
    return 3;
  };

const discardStep: Step = (state, text, index) => {
  if (text[index] !== marks.discard || !isActors(state, text, index)) return 0;
  const cards = [cardAt(text, index + 2), cardAt(text, index + 3), cardAt(text, index + 4)];
  if (!cards.every(isCard) || discardRule(state, cards) !== null) return 0;
  discard(state, cards);
  return 2 + TALON;
};

const isCard = (card: number): boolean => card < PACK;

const buyStep: Step = (state, text, index) => {
  if (text[index] !== marks.buy || !isActors(state, text, index)) return 0;
  const trade = { card: cardAt(text, index + 2), offer: cardAt(text, index + 3) };
  if (!isCard(trade.card) || !isCard(trade.offer) || buyRule(state, trade) !== null) return 0;
  buy(state, trade);
  return 4;
};

const stepOf: Readonly<Record<Phase, Step>> = {
  auction: sayStep({ mark: marks.bid, words: bidWords.length, rule: bidRule, act: bid }),
  discard: discardStep,
  buy: buyStep,
  announce: sayStep({ mark: marks.announce, words: announcements.length, rule: announceRule, act: announce }),
  double: sayStep({ mark: marks.double, words: doubleWords.length, rule: doubleRule, act: double }),
  play: playStep,
  finished: none,
};

/**
 * The Gstieß may be due with two cards left; a card laid out, or one amount for all tricks, is a case of
 * its own.
 */
const plainUntil = (state: DroggnState): number =>
  state.phase === 'play' && state.laidOut === NOTHING && !isWhole(state) ? TRICKS - 2 : 0;

const packedGame: PackedGame<DroggnState, DroggnRules> = {
  shorthand,
  dealing,
  clear,
  start,
  step,
  plainUntil,
  breach: breachOf,
  apply,
};
