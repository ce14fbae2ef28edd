import { cardOfCode, codeOf } from '../../../cards/card';
import { letterOfSuit } from '../../../cards/suit';
import { trickNumber } from '../../../cards/three-hands';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { positionOf, seatOf } from '../../position';
import type { ActionType, FormedAction } from './action';
import { formProblem, isFormed } from './action';
import { bidOf, bidRule } from './auction';
import type { Trade } from './buying';
import { buyRule } from './buying';
import { isInDeck } from './deck';
import { discardRule } from './discard';
import { doubleRule, doublingOf } from './doubling';
import { announcementOf, announceRule } from './laying-out';
import type { PlayRule } from './playable';
import { playRule, suitDue } from './playable';
import type { DroggnState, Phase } from './state';
import { turnOf } from './state';

/**
 * The first fault of an action, in the order of section 8.3, or null if it may be done. Where a rule of play
 * would be broken, `params.rule` names it. Paths start at the action.
 */
export function breachOf(state: DroggnState, action: unknown): Problem | null {
  if (!isFormed(action)) return formProblem(action);
  return (
    seatProblem(state, action) ??
    phaseProblem(state, action.type) ??
    turnProblem(state, action) ??
    cardProblem(action) ??
    ruleProblem(state, action)
  );
}

function seatProblem({ table }: DroggnState, { seat }: FormedAction): Problem | null {
  const last = table.seats - 1;
  if (seat < 0 || seat > last) return wrong('bad-seat', 'seat', { value: seat, last });
  return table.active.includes(seat) ? null : wrong('inactive-seat', 'seat', { seat });
}

const phasesOf: Readonly<Record<ActionType, readonly Phase[]>> = {
  bid: ['auction'],
  discard: ['discard'],
  buy: ['buy'],
  announce: ['announce', 'play'],
  double: ['double'],
  play: ['play'],
  revoke: ['discard', 'buy', 'announce', 'double', 'play'],
};

function phaseProblem({ phase }: DroggnState, type: ActionType): Problem | null {
  if (phase === 'finished') return wrong('after-end', '', { phase });
  return phasesOf[type].includes(phase) ? null : wrong('wrong-phase', 'type', { type, phase });
}

function turnProblem(state: DroggnState, { type, seat }: FormedAction): Problem | null {
  if (type === 'revoke') return null;
  const due = turnOf(state);
  return positionOf(state, seat) === due ? null : wrong('wrong-turn', 'seat', { seat: seatOf(state, due) });
}

/** Cards named in an action are cards of the pack; `"pass"` buys none. */
function cardProblem({ cards, card, buy, offer }: FormedAction): Problem | null {
  const laidAway = Array.isArray(cards) ? cards.map((code: unknown, index) => [`cards.${index}`, code]) : [];
  const named = [...laidAway, ['card', card], ['buy', buy === 'pass' ? undefined : buy], ['offer', offer]];
  const bad = named.find(([, code]) => code !== undefined && !isInDeck(cardOfCode(code)));
  return bad === undefined ? null : wrong('bad-card', String(bad[0]), { code: String(bad[1]) });
}

function ruleProblem(state: DroggnState, action: FormedAction): Problem | null {
  switch (action.type) {
    case 'bid':
      return bidProblem(state, action['bid']);
    case 'discard':
      return broken('discard-illegal', 'cards', discardRule(state, cardsOf(action['cards'])));
    case 'buy':
      return broken('buy-illegal', 'buy', buyRule(state, tradeOf(action)));
    case 'announce':
      return announceProblem(state, action['bonuses']);
    case 'double':
      return doubleProblem(state, action['double']);
    case 'play':
      return playProblem(state, cardOfCode(action['card']) ?? 0);
    case 'revoke':
      return null;
  }
}

const broken = (code: string, path: string, rule: string | null): Problem | null =>
  rule === null ? null : wrong(code, path, { rule });

/** The cards of some codes, all of them known to be cards. */
export const cardsOf = (codes: unknown): readonly number[] =>
  Array.isArray(codes) ? codes.map((code: unknown) => cardOfCode(code) ?? 0) : [];

export const tradeOf = ({ buy, offer }: FormedAction): Trade => ({
  card: cardOfCode(buy),
  offer: cardOfCode(offer),
});

function bidProblem(state: DroggnState, word: unknown): Problem | null {
  const bid = bidOf(word);
  return broken('bid-illegal', 'bid', bid === null ? 'unknown' : bidRule(state, bid));
}

function announceProblem(state: DroggnState, bonuses: unknown): Problem | null {
  const what = announcementOf(Array.isArray(bonuses) ? bonuses : []);
  return broken('announce-illegal', 'bonuses', typeof what === 'number' ? announceRule(state, what) : what);
}

function doubleProblem(state: DroggnState, said: unknown): Problem | null {
  const word = doublingOf(said);
  return broken('double-illegal', 'double', word === null ? 'unknown' : doubleRule(state, word));
}

function playProblem(state: DroggnState, card: number): Problem | null {
  const rule = playRule(state, turnOf(state), card);
  return rule === null ? null : illegalPlay(state, card, rule);
}

/** What an arbiter reads: "trick 7: must follow hearts". */
function illegalPlay(state: DroggnState, card: number, rule: PlayRule): Problem {
  const turn = turnOf(state);
  return wrong('play-illegal', 'card', {
    rule,
    trick: trickNumber(state),
    seat: seatOf(state, turn),
    card: codeOf(card),
    ...(rule === 'follow' && { suit: letterOfSuit(suitDue(state, turn)) }),
  });
}
