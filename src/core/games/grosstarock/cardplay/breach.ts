import { cardOfCode, codeOf } from '../../../cards/card';
import { letterOfSuit } from '../../../cards/suit';
import { trickNumber } from '../../../cards/three-hands';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { positionOf, seatOf } from '../../position';
import type { ActionType, FormedAction } from './action';
import { formProblem, isFormed } from './action';
import { announcedKind, announceRule } from './announcing';
import { declareRule } from './declaring';
import { discardRule } from './discard';
import type { PlayRule } from './playable';
import { playRule } from './playable';
import type { GrossState, Phase } from './state';
import { turnOf } from './state';

/**
 * The first fault of an action, in the order of section 8.4, or null if it may be done. Where a rule of
 * play would be broken, `params.rule` names it. Paths start at the action.
 */
export function breachOf(state: GrossState, action: unknown): Problem | null {
  if (!isFormed(action)) return formProblem(action);
  return (
    seatProblem(state, action) ??
    endProblem(state) ??
    phaseProblem(state, action.type) ??
    turnProblem(state, action) ??
    ruleProblem(state, action)
  );
}

function seatProblem({ table }: GrossState, { seat }: FormedAction): Problem | null {
  if (typeof seat !== 'number' || !Number.isInteger(seat)) return wrong('not-integer', 'seat');
  if (seat < 0 || seat >= table.seats) return wrong('bad-seat', 'seat', { value: seat, seats: table.seats });
  return table.active.includes(seat) ? null : wrong('inactive-seat', 'seat', { seat });
}

const endProblem = ({ phase }: GrossState): Problem | null =>
  phase === 'finished' ? wrong('after-end', '', { phase }) : null;

const phaseOf: Readonly<Record<ActionType, Phase>> = {
  discard: 'discard',
  declare: 'declare',
  announce: 'play',
  play: 'play',
};

const phaseProblem = ({ phase }: GrossState, type: ActionType): Problem | null =>
  phaseOf[type] === phase ? null : wrong('wrong-phase', 'type', { phase, type });

function turnProblem(state: GrossState, { type, seat }: FormedAction): Problem | null {
  const due = seatOf(state, turnOf(state));
  return type === 'announce' || seat === due ? null : wrong('wrong-turn', 'seat', { seat: due });
}

function ruleProblem(state: GrossState, action: FormedAction): Problem | null {
  switch (action.type) {
    case 'discard':
      return discardProblem(state, action['cards']);
    case 'declare':
      return declareProblem(state, action['declarations']);
    case 'announce':
      return announceProblem(state, Number(action['seat']), action['bonuses']);
    case 'play':
      return playProblem(state, action['card']);
  }
}

const notList = (path: string): Problem => wrong('wrong-type', path, { expected: 'list' });

const badCard = (path: string, code: unknown): Problem => wrong('bad-card', path, { code: String(code) });

function discardProblem(state: GrossState, codes: unknown): Problem | null {
  if (!Array.isArray(codes)) return notList('cards');
  const cards = codes.map(cardOfCode);
  const bad = cards.indexOf(null);
  if (bad >= 0) return badCard(`cards.${bad}`, codes[bad]);
  const rule = discardRule(state, cards.filter((card) => card !== null));
  return rule && wrong('discard-illegal', 'cards', { rule });
}

function declareProblem(state: GrossState, said: unknown): Problem | null {
  const rule = declareRule(state, said);
  return rule && wrong('declaration-illegal', 'declarations', { rule, seat: seatOf(state, turnOf(state)) });
}

function announceProblem(state: GrossState, seat: number, bonuses: unknown): Problem | null {
  if (!Array.isArray(bonuses)) return notList('bonuses');
  const kind = announcedKind(bonuses);
  const rule = kind === null ? 'one' : announceRule(state, positionOf(state, seat), kind);
  const trick = trickNumber(state);
  return rule && wrong('announce-illegal', 'bonuses', { rule, seat, trick, kind: kind ?? '' });
}

function playProblem(state: GrossState, code: unknown): Problem | null {
  const card = cardOfCode(code);
  if (card === null) return badCard('card', code);
  const rule = playRule(state, turnOf(state), card);
  return rule && illegalPlay(state, card, rule);
}

/** What an arbiter reads: "trick 7: must follow hearts". */
const illegalPlay = (state: GrossState, card: number, rule: PlayRule): Problem =>
  wrong('play-illegal', 'card', {
    rule,
    trick: trickNumber(state),
    seat: seatOf(state, turnOf(state)),
    card: codeOf(card),
    ...(rule === 'follow' && { suit: letterOfSuit(state.led) }),
  });
