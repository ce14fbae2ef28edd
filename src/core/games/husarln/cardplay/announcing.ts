import { at } from '../../../cards/byte';
import { FOOL, MONDO, PAGAT } from '../../../cards/card';
import { holds } from '../../../cards/three-hands';
import { ultimoCards } from '../pack';
import type { BonusKind } from '../result';
import { bonusKinds, kindAt, kindIndex } from '../result';
import type { HusarlnState } from './state';
import { PLAYERS, tarocksOf, turnOf } from './state';

/** The rule of section 4.5 that an announcement would break. */
export type AnnounceRule = FormRule | 'trull' | 'tarocks' | KingsRule | 'birds' | 'card';

type FormRule = 'unknown' | 'twice';

type KingsRule = 'kings' | 'kings-announced';

/** What is announced, a bit a kind in its normal order. */
export type Kinds = number;

/** The bit of a kind. */
export const bitOf = (kind: BonusKind): Kinds => 1 << kindIndex(kind);

export const hasKind = (kinds: Kinds, kind: BonusKind): boolean => (kinds & bitOf(kind)) !== 0;

/** The kinds by name, in their normal order. */
export const kindsIn = (kinds: Kinds): readonly BonusKind[] =>
  bonusKinds.filter((_, index) => (kinds >> index) & 1);

/** The list of a record: its kinds, or the rule it breaks by itself. */
export function readKinds(list: readonly unknown[]): Kinds | FormRule {
  let kinds = 0;
  for (const name of list) {
    const index = bonusKinds.findIndex((kind) => kind === name);
    if (index < 0) return 'unknown';
    if ((kinds >> index) & 1) return 'twice';
    kinds |= 1 << index;
  }
  return kinds;
}

/** The rule that who is to act would break by announcing these, or null. */
export function announceRule(state: HusarlnState, kinds: Kinds): AnnounceRule | null {
  if (kinds === 0) return null;
  if (kinds >> bonusKinds.length !== 0) return 'unknown';
  const turn = { state, position: turnOf(state) };
  for (let left = kinds; left !== 0; left &= left - 1) {
    const rule = kindRule(turn, kindAt(lowest(left)));
    if (rule !== null) return rule;
  }
  return null;
}

/** Index of the lowest bit. */
const lowest = (kinds: Kinds): number => 31 - Math.clz32(kinds & -kinds);

/** Who is to announce. */
type Turn = { readonly state: HusarlnState; readonly position: number };

function kindRule({ state, position }: Turn, kind: BonusKind): AnnounceRule | null {
  switch (kind) {
    case 'trull':
      return hasTrull(state, position) ? null : 'trull';
    case 'tarocks-10':
      return tarocksOf(state, position) === 10 ? null : 'tarocks';
    case 'tarocks-11':
      return tarocksOf(state, position) === 11 ? null : 'tarocks';
    case 'tarocks-12':
      return tarocksOf(state, position) === 12 ? null : 'tarocks';
    case 'kings':
      return kingsRule({ state, position });
    case 'pelikan':
    case 'uhu':
      return state.rules.birds ? cardRule({ state, position }, ultimoCards[kind]) : 'birds';
    case 'pagat-ultimo':
      return cardRule({ state, position }, ultimoCards[kind]);
  }
}

const hasTrull = (state: HusarlnState, position: number): boolean =>
  holds(state, position, FOOL) && holds(state, position, MONDO) && holds(state, position, PAGAT);

const cardRule = ({ state, position }: Turn, card: number): AnnounceRule | null =>
  holds(state, position, card) ? null : 'card';

/** Once for a side. */
function kingsRule({ state, position }: Turn): KingsRule | null {
  if (!state.rules.kings) return 'kings';
  const alone = position === state.declarer;
  for (let other = 0; other < PLAYERS; other++) {
    const announced = hasKind(at(state.announced, other), 'kings');
    if (announced && (other === state.declarer) === alone) return 'kings-announced';
  }
  return null;
}

/**
 * Everything that may be announced now: any selection of what is allowed, in the normal order of the kinds.
 */
export function legalAnnouncements(state: HusarlnState): readonly (readonly BonusKind[])[] {
  const allowed = bonusKinds.filter((kind) => announceRule(state, bitOf(kind)) === null);
  return allowed.reduce<readonly (readonly BonusKind[])[]>(
    (lists, kind) => [...lists, ...lists.map((list) => [...list, kind])],
    [[]],
  );
}

/** Says what is announced; after the third player the play begins. */
export function announce(state: HusarlnState, kinds: Kinds): void {
  state.announced[turnOf(state)] = kinds;
  state.spoken += 1;
  if (state.spoken < PLAYERS) return;
  state.phase = 'play';
  state.claimant = state.rules.trull === 'until-next-deal' ? claimantOf(state) : -1;
}

/** Who has the whole Trull and has not announced it, where it may be claimed later; −1 nobody. */
function claimantOf(state: HusarlnState): number {
  const holder = at(state.holder, FOOL);
  if (holder >= PLAYERS || !hasTrull(state, holder)) return -1;
  return hasKind(at(state.announced, holder), 'trull') ? -1 : holder;
}

/** The rule of section 4.7 that a claim would break: only the Trull may be claimed, or nothing. */
export const claimRule = (kinds: Kinds | FormRule): 'trull-only' | null =>
  kinds === 0 || kinds === bitOf('trull') ? null : 'trull-only';

/** The Trull is claimed late, or not. */
export function claim(state: HusarlnState, kinds: Kinds): void {
  state.claimed = kinds !== 0;
  state.phase = 'finished';
}
