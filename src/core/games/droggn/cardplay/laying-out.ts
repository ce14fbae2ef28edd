import { FOOL, PAGAT } from '../../../cards/card';
import { TAROK } from '../../../cards/suit';
import { after, countOf, holds } from '../../../cards/three-hands';
import { TRICKS } from './deck';
import type { DroggnState } from './state';
import { contractOf, isWhole, NOTHING } from './state';

/** What can be announced; the first is nothing. */
export const announcements = ['none', 'pagat-ultimo', 'gstiess-ultimo', 'kleine-und-gstiess'] as const;
export const NONE = 0;
const PAGAT_ULTIMO = 1;
const GSTIESS_ULTIMO = 2;
export const PAIR = 3;

export type AnnounceRule =
  | 'one-only'
  | 'unknown'
  | 'no-pagat'
  | 'no-gstiess'
  | 'not-super-mord'
  | 'pair-off'
  | 'pair-contract'
  | 'pair-laid-out'
  | 'pair-time'
  | 'pair-cards'
  | 'pair-trumps'
  | 'not-in-play';

/** The rule an announcement would break, or null (sections 4.5 and 4.7). */
export function announceRule(state: DroggnState, what: number): AnnounceRule | null {
  if (what === PAIR) return pairRule(state);
  if (state.phase === 'play') return 'not-in-play';
  return what === NONE ? null : layRule(state, what);
}

function layRule(state: DroggnState, what: number): AnnounceRule | null {
  if (what === PAGAT_ULTIMO) return holds(state, state.actor, PAGAT) ? null : 'no-pagat';
  if (contractOf(state) !== 'super-mord' || state.actor !== state.declarer) return 'not-super-mord';
  return holds(state, state.actor, FOOL) ? null : 'no-gstiess';
}

/** Pagat and Gstieß as the declarer's last two cards, when nobody else has a trump. */
function pairRule(state: DroggnState): AnnounceRule | null {
  if (!state.rules.kleineUndGstiess) return 'pair-off';
  if (contractOf(state) === 'super-mord') return 'pair-contract';
  if (state.laidOut !== NOTHING) return 'pair-laid-out';
  return pairTimeRule(state) ?? pairCardsRule(state);
}

function pairTimeRule(state: DroggnState): AnnounceRule | null {
  const { phase, tricks, lying, leader, declarer, pair } = state;
  const due = phase === 'play' && tricks === TRICKS - 2 && lying === 0 && leader === declarer && !pair;
  return due ? null : 'pair-time';
}

function pairCardsRule(state: DroggnState): AnnounceRule | null {
  const { declarer } = state;
  if (!holds(state, declarer, PAGAT) || !holds(state, declarer, FOOL)) return 'pair-cards';
  const others = countOf(state, after(declarer, 1), TAROK) + countOf(state, after(declarer, 2), TAROK);
  return others === 0 ? null : 'pair-trumps';
}

/** Lays a card out, or says that none is; or announces the pair, whereupon the same seat leads. */
export function announce(state: DroggnState, what: number): void {
  if (what === PAIR) {
    state.pair = true;
    return;
  }
  if (what !== NONE) layOut(state, what === GSTIESS_ULTIMO ? FOOL : PAGAT);
  askNext(state);
}

function layOut(state: DroggnState, card: number): void {
  state.laidOut = card;
  state.layer = state.actor;
}

/** The declarer, then his left and right hand opponents, until somebody has laid out a card. */
function askNext(state: DroggnState): void {
  const next = after(state.actor, 1);
  const asked = state.laidOut !== NOTHING || isWhole(state) || next === state.declarer;
  state.actor = asked ? after(state.declarer, 1) : next;
  if (asked) state.phase = 'double';
}

/** The number of what a list announces: nothing, or one of them. A rule if it cannot be read. */
export function announcementOf(bonuses: readonly unknown[]): number | AnnounceRule {
  if (bonuses.length > 1) return 'one-only';
  if (bonuses.length === 0) return NONE;
  const what = announcements.findIndex((kind) => kind === bonuses[0]);
  return what > NONE ? what : 'unknown';
}
