import { letterOfSuit } from '../../../cards/suit';
import { piquetCode, piquetOfCode } from '../../../cards/piquet';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { shown } from '../../faults';
import { seatOf } from '../../position';
import type { ActionType, FormedAction } from './action';
import { bids, formProblem, isFormed } from './action';
import { discardRule } from './discard';
import type { PlayRule } from './playable';
import { playRule } from './playable';
import type { HerzState, Phase } from './state';
import { trickNumber, turnOf } from './state';

/**
 * The first fault of an action, in the order of section 8.3, or null if it may be done. Where a rule of
 * play would be broken, `params.rule` names it. Paths start at the action.
 */
export function breachOf(state: HerzState, action: unknown): Problem | null {
  if (!isFormed(action)) return formProblem(action);
  return seatProblem(state, action) ?? timeProblem(state, action) ?? ruleProblem(state, action);
}

function seatProblem({ table }: HerzState, { seat }: FormedAction): Problem | null {
  if (!Number.isInteger(seat)) return wrong('not-integer', 'seat', { value: shown(seat) });
  return table.active.some((one) => one === seat)
    ? null
    : wrong('bad-seat', 'seat', { value: shown(seat), last: table.seats - 1 });
}

const phaseOf: Readonly<Record<ActionType, Phase>> = { bid: 'bid', discard: 'discard', play: 'play' };

function timeProblem(state: HerzState, { type, seat }: FormedAction): Problem | null {
  const { phase } = state;
  if (phase === 'finished') return wrong('after-end', '', { phase });
  if (phase !== phaseOf[type]) return wrong('wrong-phase', 'type', { phase, type });
  const due = seatOf(state, turnOf(state));
  return seat === due ? null : wrong('wrong-turn', 'seat', { seat: due });
}

function ruleProblem(state: HerzState, action: FormedAction): Problem | null {
  switch (action.type) {
    case 'bid':
      return bids.some((bid) => bid === action['bid'])
        ? null
        : wrong('bid-illegal', 'bid', { value: shown(action['bid']) });
    case 'discard':
      return discardProblem(state, action['cards']);
    case 'play':
      return playProblem(state, action['card']);
  }
}

function discardProblem(state: HerzState, codes: unknown): Problem | null {
  if (!Array.isArray(codes)) return wrong('wrong-type', 'cards', { expected: 'list' });
  const cards = codes.map(piquetOfCode);
  const bad = cards.indexOf(null);
  if (bad >= 0) return wrong('bad-card', `cards.${bad}`, { code: String(codes[bad]) });
  const rule = discardRule(
    state,
    cards.filter((card) => card !== null),
  );
  return rule === null ? null : wrong('discard-illegal', 'cards', { rule, count: cards.length });
}

function playProblem(state: HerzState, code: unknown): Problem | null {
  const card = piquetOfCode(code);
  if (card === null) return wrong('bad-card', 'card', { code: String(code) });
  const rule = playRule(state, turnOf(state), card);
  return rule === null ? null : illegalPlay(state, card, rule);
}

/**
 * What an arbiter reads: "trick 7: must follow spades". Of a heart too low, `card` is the one to be
 * beaten.
 */
function illegalPlay(state: HerzState, card: number, rule: PlayRule): Problem {
  return wrong('play-illegal', 'card', {
    rule,
    trick: trickNumber(state),
    seat: seatOf(state, turnOf(state)),
    card: piquetCode(rule === 'overtrump' ? state.best : card),
    ...(rule === 'follow' && { suit: letterOfSuit(state.led) }),
  });
}
