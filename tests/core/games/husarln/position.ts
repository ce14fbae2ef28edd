import { breachOf } from '@/core/games/husarln/cardplay/breach';
import { legalActions } from '@/core/games/husarln/cardplay/legal-actions';
import { apply } from '@/core/games/husarln/cardplay/move';
import type { HusarlnState } from '@/core/games/husarln/cardplay/state';
import { deck } from '@/core/games/husarln/pack';
import { husarlnPlay } from '@/core/games/husarln/play';
import { codeOf } from '@/core/cards/card';
import type { Action } from '@/core/games/play';
import { rulesFrom, tableOf } from './deals';

const all = deck.cards.map(codeOf);

/** Cards named in part: what is not named is dealt from low to high, hands first. Forehand is seat 0. */
export function dealt(hands: readonly string[], talon = ''): HusarlnState {
  return dealtBy(undefined, hands, talon);
}

export function dealtBy(rules: unknown, hands: readonly string[], talon = '', seats = 3): HusarlnState {
  const lists = [...hands, ...Array.from({ length: 3 - hands.length }, () => '')].map(codesIn);
  const named = [...lists.flat(), ...codesIn(talon)];
  const rest = all.filter((code) => !named.includes(code));
  const full = lists.map((list) => [...list, ...rest.splice(0, 12 - list.length)]);
  const cards = { hands: seats === 4 ? [...full, null] : full, talon: [...codesIn(talon), ...rest] };
  const start = husarlnPlay.start(cards, tableOf(seats, seats - 1), rulesFrom(rules));
  if (!start.ok) throw new Error(JSON.stringify(start.refusal));
  return start.value;
}

export const codesIn = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Does these in turn; each is `what seat more`, such as `bid 0 pass`, `discard 1 HJ,S10`, `announce 0`. */
export function after(state: HusarlnState, ...steps: readonly string[]): HusarlnState {
  for (const step of steps) apply(state, actionOf(step));
  return state;
}

const fieldOf: Readonly<Record<string, string>> = { bid: 'bid', take: 'choice', play: 'card', discard: 'cards' };

export function actionOf(step: string): Action {
  const [type = '', seat, value] = step.split(' ');
  const field = fieldOf[type] ?? 'bonuses';
  const list = value === undefined || value === '' ? [] : value.split(',');
  const body = type === 'reject' ? {} : { [field]: field === 'cards' || field === 'bonuses' ? list : value };
  return { type, seat: Number(seat), ...body };
}

/** The code and rule of what an action would break: `bid-illegal junior`, or null. */
export function breach(state: HusarlnState, step: string): string | null {
  const found = breachOf(state, actionOf(step));
  if (found === null) return null;
  const rule = found.params?.['rule'];
  return rule === undefined ? found.code : `${found.code} ${rule}`;
}

/** The legal values of one type of action. */
export const legal = (state: HusarlnState, type: string): readonly unknown[] =>
  legalActions(state)
    .filter((action) => action.type === type)
    .map((action) => action[fieldOf[type] ?? 'bonuses']);
