import { cardOfCode, codeOf, FOOL } from '../../../cards/card';
import { letterOfSuit, NO_SUIT, suitOfLetter } from '../../../cards/suit';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { ActionType, FormedAction } from './action';
import { formProblem, isFormed } from './action';
import { demandRule } from './demand';
import { discardRule } from './discard';
import { fineProblem } from './fine-fields';
import { claimRule, nameRule } from './naming';
import type { PlayRule } from './playable';
import { mustName, playRule, suitToFollowSecond } from './playable';
import { redealRule } from './redeal';
import type { DanishState, Phase } from './state';
import { trickNumber } from '../../../cards/three-hands';
import { positionOf, seatOf } from '../../position';
import { hasEnded, turnOf } from './state';

/**
 * The first fault of an action, in the order of section 8.4, or null if it may be done. Where a rule of
 * play would be broken, `params.rule` names it. Paths start at the action.
 */
export function breachOf(state: DanishState, action: unknown): Problem | null {
  if (!isFormed(action)) return formProblem(action);
  return (
    seatProblem(state, action) ??
    endProblem(state, action) ??
    phaseProblem(state, action.type) ??
    turnProblem(state, action) ??
    ruleProblem(state, action)
  );
}

function seatProblem({ table }: DanishState, { type, seat }: FormedAction): Problem | null {
  if (type === 'misdeal' || type === 'abandon') return null;
  if (typeof seat !== 'number' || !Number.isInteger(seat)) return wrong('not-integer', 'seat');
  if (seat < 0 || seat >= table.seats) return wrong('bad-seat', 'seat', { value: seat, seats: table.seats });
  const playing = type === 'fine' ? table.present : table.active;
  return playing.includes(seat) ? null : wrong('inactive-seat', 'seat', { seat });
}

/** After the last trick a fine is still possible, unless it would end the deal. */
function endProblem(state: DanishState, { type, kind }: FormedAction): Problem | null {
  if (!hasEnded(state)) return null;
  const late = state.phase === 'finished' && type === 'fine' && kind !== 'irrecoverable';
  return late ? null : wrong('after-end', '', { phase: state.phase });
}

const anyPhase: readonly Phase[] = ['discard', 'play', 'name', 'finished'];

const phasesOf: Readonly<Record<ActionType, readonly Phase[]>> = {
  discard: ['discard'],
  redeal: ['discard'],
  misdeal: ['discard'],
  play: ['play'],
  'claim-void': ['play'],
  demand: ['play'],
  name: ['play', 'name'],
  fine: anyPhase,
  abandon: anyPhase,
};

const phaseProblem = ({ phase }: DanishState, type: ActionType): Problem | null =>
  phasesOf[type].includes(phase) ? null : wrong('wrong-phase', 'type', { phase, type });

const inTurn: readonly ActionType[] = ['discard', 'play', 'claim-void', 'name'];

function turnProblem(state: DanishState, { type, seat }: FormedAction): Problem | null {
  if (!inTurn.includes(type)) return null;
  const due = seatOf(state, turnOf(state));
  return seat === due ? null : wrong('wrong-turn', 'seat', { seat: due });
}

function ruleProblem(state: DanishState, action: FormedAction): Problem | null {
  switch (action.type) {
    case 'discard':
      return discardProblem(state, action['cards']);
    case 'play':
      return playProblem(state, action);
    case 'redeal':
      return broken('redeal-illegal', 'seat', redealRule(state, position(state, action)));
    case 'claim-void':
      return broken('claim-illegal', 'type', claimRule(state));
    case 'name':
      return nameProblem(state, action['names']);
    case 'demand':
      return broken('demand-illegal', 'type', demandRule(state, position(state, action)));
    case 'fine':
      return fineProblem(action);
    case 'misdeal':
    case 'abandon':
      return null;
  }
}

const position = (state: DanishState, { seat }: FormedAction): number => positionOf(state, Number(seat));

const broken = (code: string, path: string, rule: string | null): Problem | null =>
  rule === null ? null : wrong(code, path, { rule });

function discardProblem(state: DanishState, codes: unknown): Problem | null {
  if (!Array.isArray(codes)) return wrong('wrong-type', 'cards', { expected: 'list' });
  const cards = codes.map(cardOfCode);
  const bad = cards.indexOf(null);
  if (bad >= 0) return badCard(`cards.${bad}`, codes[bad]);
  return broken('discard-illegal', 'cards', discardRule(state, cards.filter((card) => card !== null)));
}

const badCard = (path: string, code: unknown): Problem => wrong('bad-card', path, { code: String(code) });

function playProblem(state: DanishState, { card: code, names }: FormedAction): Problem | null {
  const card = cardOfCode(code);
  if (card === null) return badCard('card', code);
  const rule = playRule(state, turnOf(state), card);
  return rule === null ? namesProblem(state, card, names) : illegalPlay(state, card, rule);
}

/** What an arbiter reads: "trick 7: must follow hearts". */
function illegalPlay(state: DanishState, card: number, rule: PlayRule): Problem {
  const suit = suitDue(state, rule);
  return wrong('play-illegal', 'card', {
    rule,
    trick: trickNumber(state),
    seat: seatOf(state, turnOf(state)),
    card: codeOf(card),
    ...(suit !== NO_SUIT && { suit: letterOfSuit(suit) }),
  });
}

function suitDue(state: DanishState, rule: PlayRule): number {
  if (rule === 'follow') return state.led;
  return rule === 'follow-second' ? suitToFollowSecond(state) : NO_SUIT;
}

function namesProblem(state: DanishState, card: number, names: unknown): Problem | null {
  const due = card === FOOL && mustName(state);
  if (names === undefined) return due ? wrong('names-illegal', 'names', { rule: 'missing' }) : null;
  if (!due) return wrong('names-illegal', 'names', { rule: 'needless' });
  return suitProblem(names);
}

const suitProblem = (names: unknown): Problem | null =>
  suitOfLetter(names) === null ? wrong('names-illegal', 'names', { rule: 'suit' }) : null;

const nameProblem = (state: DanishState, names: unknown): Problem | null =>
  suitProblem(names) ?? broken('claim-illegal', 'type', nameRule(state));
