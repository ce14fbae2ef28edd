import { at } from '../../../cards/byte';
import { holds } from '../../../cards/three-hands';
import { seatOf } from '../../position';
import { trull, ultimoCards } from '../pack';
import type { BonusKind } from '../result';
import { bonusKinds } from '../result';
import type { HusarlnState } from './state';
import { tarocksOf, turnOf } from './state';

/** The rule of section 4.5 that an announcement would break. */
export type AnnounceRule = 'unknown' | 'twice' | 'trull' | 'tarocks' | KingsRule | 'birds' | 'card';

type KingsRule = 'kings' | 'kings-announced';

const PLAYERS = 3;

/** Who is to announce. */
type Turn = { readonly state: HusarlnState; readonly position: number };

/** The rule that who is to act would break by announcing these, or null. */
export function announceRule(state: HusarlnState, kinds: readonly unknown[]): AnnounceRule | null {
  const turn = { state, position: turnOf(state) };
  if (new Set(kinds).size < kinds.length) return 'twice';
  for (const kind of kinds) {
    const rule = isKind(kind) ? kindRule(turn, kind) : 'unknown';
    if (rule !== null) return rule;
  }
  return null;
}

const isKind = (kind: unknown): kind is BonusKind => bonusKinds.some((one) => one === kind);

function kindRule({ state, position }: Turn, kind: BonusKind): AnnounceRule | null {
  switch (kind) {
    case 'trull':
      return trull.every((card) => holds(state, position, card)) ? null : 'trull';
    case 'tarocks-10':
    case 'tarocks-11':
    case 'tarocks-12':
      return kind === `tarocks-${tarocksOf(state, position)}` ? null : 'tarocks';
    case 'kings':
      return kingsRule({ state, position });
    case 'pelikan':
    case 'uhu':
      return state.rules.birds ? cardRule({ state, position }, ultimoCards[kind]) : 'birds';
    case 'pagat-ultimo':
      return cardRule({ state, position }, ultimoCards[kind]);
  }
}

const cardRule = ({ state, position }: Turn, card: number): AnnounceRule | null =>
  holds(state, position, card) ? null : 'card';

/** Once for a side. */
function kingsRule({ state, position }: Turn): KingsRule | null {
  if (!state.rules.kings) return 'kings';
  const declarer = seatOf(state, state.declarer);
  const alone = position === state.declarer;
  const done = state.announced.some(({ kind, seat }) => kind === 'kings' && (seat === declarer) === alone);
  return done ? 'kings-announced' : null;
}

/**
 * Everything that may be announced now, in the normal order of the kinds: any selection of what is allowed.
 */
export function legalAnnouncements(state: HusarlnState): readonly (readonly BonusKind[])[] {
  const allowed = bonusKinds.filter((kind) => announceRule(state, [kind]) === null);
  return allowed.reduce<readonly (readonly BonusKind[])[]>(
    (lists, kind) => [...lists, ...lists.map((list) => [...list, kind])],
    [[]],
  );
}

/** Says what is announced; after the third player the play begins. */
export function announce(state: HusarlnState, kinds: readonly BonusKind[]): void {
  const seat = seatOf(state, turnOf(state));
  if (kinds.length > 0) state.announced = [...state.announced, ...kinds.map((kind) => ({ seat, kind }))];
  state.spoken += 1;
  if (state.spoken < PLAYERS) return;
  state.phase = 'play';
  state.claimant = claimantOf(state);
}

/** Who has the whole Trull and has not announced it, where it may be claimed later; −1 nobody. */
function claimantOf(state: HusarlnState): number {
  if (state.rules.trull !== 'until-next-deal') return -1;
  const [first, ...others] = trull.map((card) => at(state.holder, card));
  if (first === undefined || first >= PLAYERS || others.some((holder) => holder !== first)) return -1;
  return state.announced.some(({ kind }) => kind === 'trull') ? -1 : first;
}

/** The rule of section 4.7 that a claim would break: only the Trull may be claimed, or nothing. */
export const claimRule = (kinds: readonly unknown[]): 'trull-only' | null =>
  kinds.length === 0 || (kinds.length === 1 && kinds[0] === 'trull') ? null : 'trull-only';

/** The Trull is claimed late, or not. */
export function claim(state: HusarlnState, kinds: readonly unknown[]): void {
  state.claimed = kinds.length > 0;
  state.phase = 'finished';
}
