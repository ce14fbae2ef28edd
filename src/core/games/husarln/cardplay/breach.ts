import { cardOfCode, codeOf } from '../../../cards/card';
import { letterOfSuit } from '../../../cards/suit';
import { trickNumber } from '../../../cards/three-hands';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { seatOf } from '../../position';
import { activeAt, seatProblems } from '../../result-form';
import { isInDeck } from '../pack';
import type { ActionType, FormedAction } from './action';
import { formProblem, isFormed } from './action';
import { announceRule, claimRule, readKinds } from './announcing';
import { bidOf, bidRule } from './auction';
import { discardRule, discardSize } from './discard';
import type { HusarlnState, Phase } from './state';
import { turnOf } from './state';
import { rejectRule, takeRule } from './talon';
import type { PlayRule } from './trick';
import { playRule } from './trick';

/**
 * The first fault of an action, in the order of section 8.3, or null if it may be done. Where a rule of
 * play would be broken, `params.rule` names it. Paths start at the action.
 */
export function breachOf(state: HusarlnState, action: unknown): Problem | null {
  if (!isFormed(action)) return formProblem(action);
  return seatProblem(state, action) ?? timeProblem(state, action) ?? ruleProblem(state, action);
}

function seatProblem({ table }: HusarlnState, { seat }: FormedAction): Problem | null {
  return table.active.includes(seat) ? null : (seatProblems('seat', seat, activeAt(table))[0] ?? null);
}

const phaseOf: Readonly<Record<ActionType, Phase>> = {
  bid: 'auction',
  reject: 'talon',
  take: 'talon',
  discard: 'discard',
  announce: 'announce',
  play: 'play',
  claim: 'claim',
};

/** The end, another phase, another's turn. */
function timeProblem(state: HusarlnState, { type, seat }: FormedAction): Problem | null {
  const { phase } = state;
  if (phase === 'finished') return wrong('after-end', '', { phase });
  if (phaseOf[type] !== phase) return wrong('wrong-phase', 'type', { phase, type });
  const due = seatOf(state, turnOf(state));
  return seat === due ? null : wrong('wrong-turn', 'seat', { seat: due });
}

function ruleProblem(state: HusarlnState, action: FormedAction): Problem | null {
  switch (action.type) {
    case 'bid':
      return broken('bid-illegal', 'bid', bidRule(state, bidOf(action.bid)));
    case 'reject':
      return broken('take-illegal', 'type', rejectRule(state));
    case 'take':
      return broken('take-illegal', 'choice', takeRule(state, action.choice));
    case 'discard':
      return discardProblem(state, action.cards);
    case 'announce':
      return announceProblem(state, action.bonuses);
    case 'play':
      return playProblem(state, action.card);
    case 'claim':
      return broken('claim-illegal', 'bonuses', claimRule(readKinds(action.bonuses)));
  }
}

const broken = (code: string, path: string, rule: string | null): Problem | null =>
  rule === null ? null : wrong(code, path, { rule });

function announceProblem(state: HusarlnState, bonuses: readonly unknown[]): Problem | null {
  const kinds = readKinds(bonuses);
  const rule = typeof kinds === 'string' ? kinds : announceRule(state, kinds);
  return broken('announce-illegal', 'bonuses', rule);
}

/** The card of a code, or null for one that is not among the 42. */
function cardFrom(code: unknown): number | null {
  const card = cardOfCode(code);
  return card !== null && isInDeck(card) ? card : null;
}

const badCard = (path: string, code: unknown): Problem => wrong('bad-card', path, { code: String(code) });

function discardProblem(state: HusarlnState, codes: readonly unknown[]): Problem | null {
  const cards = codes.map(cardFrom);
  const bad = cards.indexOf(null);
  if (bad >= 0) return badCard(`cards.${bad}`, codes[bad]);
  const rule = discardRule(state, cards.filter((card) => card !== null));
  return rule === null ? null : wrong('discard-illegal', 'cards', { rule, count: discardSize(state) });
}

function playProblem(state: HusarlnState, code: string): Problem | null {
  const card = cardFrom(code);
  if (card === null) return badCard('card', code);
  const rule = playRule(state, turnOf(state), card);
  return rule === null ? null : illegalPlay(state, card, rule);
}

/** What an arbiter reads: "trick 7: must follow hearts". */
const illegalPlay = (state: HusarlnState, card: number, rule: PlayRule): Problem =>
  wrong('play-illegal', 'card', {
    rule,
    trick: trickNumber(state),
    seat: seatOf(state, turnOf(state)),
    card: codeOf(card),
    ...(rule === 'follow' && { suit: letterOfSuit(state.led) }),
  });
