import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { cardOfCode, codeOf } from '../../../cards/card';
import { letterOfSuit } from '../../../cards/suit';
import { trickNumber } from '../../../cards/three-hands';
import { seatOf } from '../../position';
import type { ActionType, FormedAction } from './action';
import { formProblem, isFormed } from './action';
import { declareRule } from './declarations';
import { discardRule } from './discard';
import type { PlayRule } from './playable';
import { playRule } from './playable';
import type { GermanState, Phase } from './state';
import { hasEnded, turnOf } from './state';

/**
 * The first fault of an action, in the order of section 8.4, or null if it may be done. Where a rule of
 * play would be broken, `params.rule` names it. Paths start at the action.
 */
export function breachOf(state: GermanState, action: unknown): Problem | null {
  if (!isFormed(action)) return formProblem(action);
  return (
    seatProblem(state, action) ??
    endProblem(state) ??
    phaseProblem(state, action.type) ??
    turnProblem(state, action) ??
    ruleProblem(state, action)
  );
}

function seatProblem({ table: { seats, active } }: GermanState, { seat }: FormedAction): Problem | null {
  if (typeof seat !== 'number' || !Number.isInteger(seat)) return wrong('not-integer', 'seat');
  if (seat < 0 || seat >= seats) return wrong('bad-seat', 'seat', { value: seat, last: seats - 1 });
  return active.includes(seat) ? null : wrong('inactive-seat', 'seat', { seat });
}

const endProblem = (state: GermanState): Problem | null =>
  hasEnded(state) ? wrong('after-end', '', { phase: state.phase }) : null;

const phaseOf: Readonly<Record<ActionType, Phase>> = { discard: 'discard', declare: 'declare', play: 'play' };

const phaseProblem = ({ phase }: GermanState, type: ActionType): Problem | null =>
  phaseOf[type] === phase ? null : wrong('wrong-phase', 'type', { phase, type });

function turnProblem(state: GermanState, { seat }: FormedAction): Problem | null {
  const due = seatOf(state, turnOf(state));
  return seat === due ? null : wrong('wrong-turn', 'seat', { seat: due });
}

function ruleProblem(state: GermanState, action: FormedAction): Problem | null {
  switch (action.type) {
    case 'discard':
      return discardProblem(state, action['cards']);
    case 'declare':
      return broken('declaration-illegal', 'declarations', declareRule(state, action['declarations']));
    case 'play':
      return playProblem(state, action['card']);
  }
}

const broken = (code: string, path: string, rule: string | null): Problem | null =>
  rule === null ? null : wrong(code, path, { rule });

function discardProblem(state: GermanState, codes: unknown): Problem | null {
  if (!Array.isArray(codes)) return wrong('wrong-type', 'cards', { expected: 'list' });
  const cards = codes.map(cardOfCode);
  const bad = cards.indexOf(null);
  if (bad >= 0) return badCard(`cards.${bad}`, codes[bad]);
  return broken('discard-illegal', 'cards', discardRule(state, cards.filter((card) => card !== null)));
}

const badCard = (path: string, code: unknown): Problem => wrong('bad-card', path, { code: String(code) });

function playProblem(state: GermanState, code: unknown): Problem | null {
  const card = cardOfCode(code);
  if (card === null) return badCard('card', code);
  const rule = playRule(state, turnOf(state), card);
  return rule === null ? null : illegalPlay(state, card, rule);
}

/** What an arbiter reads: "trick 7: must follow hearts". */
const illegalPlay = (state: GermanState, card: number, rule: PlayRule): Problem =>
  wrong('play-illegal', 'card', {
    rule,
    trick: trickNumber(state),
    seat: seatOf(state, turnOf(state)),
    card: codeOf(card),
    ...(rule === 'follow' && { suit: letterOfSuit(state.led) }),
  });
