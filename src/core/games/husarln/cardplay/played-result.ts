import { at } from '../../../cards/byte';
import { after, cardPlayed, leaderOf, PLAYED } from '../../../cards/three-hands';
import type { Seat } from '@/kernel/seat';
import { seatOf } from '../../position';
import { choiceOf } from '../contract';
import { kings, TRICKS, ultimoCards, ultimoTricks } from '../pack';
import type { BonusKind, FullBonus, HusarlnResult, UltimoKind } from '../result';
import { bonusKinds, isUltimo, kindAt, kindIndex, POINTS } from '../result';
import type { HusarlnState } from './state';
import { contractOf } from './state';
import { rejectedCards } from './talon';

const ROWS = TRICKS * 3;
const THROWN_IN: HusarlnResult = { contract: 'pass' };

/** What the deal came to, with everything said (section 5); null before it is over. */
export function playedResult(state: HusarlnState): HusarlnResult | null {
  if (state.phase !== 'finished') return null;
  if (state.declarer < 0) return THROWN_IN;
  const contract = contractOf(state);
  const declarer = seatOf(state, state.declarer);
  const own = at(state.points, state.declarer);
  const points = [own, POINTS - own];
  const bonuses = bonusesOf(state);
  if (contract === 'solo') return { contract, declarer, points, bonuses };
  return { contract, declarer, choice: choiceOf(contract, state.level), points, bonuses };
}

/** The same while it is played: contract, cards taken, and the bonuses whose time has come. */
export function knownResult(state: HusarlnState): HusarlnResult | null {
  if (state.phase === 'finished' || state.phase === 'auction') return playedResult(state);
  const contract = contractOf(state);
  return {
    contract,
    declarer: seatOf(state, state.declarer),
    ...(contract !== 'solo' && state.level > 0 && { choice: choiceOf(contract, state.level) }),
    bonuses: bonusesOf(state).filter(isSettled(state)),
  };
}

/** Kings are counted in the end, an ultimo in its trick; what a hand holds, at once. */
const isSettled =
  ({ tricks }: HusarlnState) =>
  ({ kind }: FullBonus): boolean =>
    isUltimo(kind) ? ultimoTricks[kind] < tricks : kind !== 'kings';

/** In the normal order of kinds, and of seats within one. */
function bonusesOf(state: HusarlnState): readonly FullBonus[] {
  const found: FullBonus[] = [];
  const announced = at(state.announced, 0) | at(state.announced, 1) | at(state.announced, 2);
  for (let index = 0; index < bonusKinds.length; index++) {
    if ((announced >> index) & 1) pushAnnounced(state, index, found);
    else if (index === TRULL && state.claimed) found.push(lateTrull(state));
    else if (index >= FIRST_ULTIMO) pushSilent(state, kindAt(index), found);
  }
  return found;
}

const TRULL = kindIndex('trull');
const FIRST_ULTIMO = kindIndex('pelikan');

function pushAnnounced(state: HusarlnState, index: number, found: FullBonus[]): void {
  const kind = kindAt(index);
  const { active, seats } = state.table;
  for (let seat = 0; seat < seats; seat++) {
    const position = active.indexOf(seat);
    if (position < 0 || !((at(state.announced, position) >> index) & 1)) continue;
    found.push({ kind, seat, announced: true, made: isMade(state, position, kind) });
  }
}

function isMade(state: HusarlnState, position: number, kind: BonusKind): boolean {
  if (isUltimo(kind)) return ultimoOf(state, kind)?.made ?? false;
  return kind !== 'kings' || hasKings(state, position === state.declarer);
}

const lateTrull = (state: HusarlnState): FullBonus => silent('trull', seatOf(state, state.claimant), true);

/** An ultimo that was not announced: made, or missed where that costs. */
function pushSilent(state: HusarlnState, kind: BonusKind, found: FullBonus[]): void {
  if (!isUltimo(kind) || !(kind === 'pagat-ultimo' || state.rules.birds)) return;
  const ultimo = ultimoOf(state, kind);
  if (ultimo === null || !(ultimo.made || state.rules.silentLoss)) return;
  found.push(silent(kind, seatOf(state, ultimo.position), ultimo.made));
}

const silent = (kind: BonusKind, seat: Seat, made: boolean): FullBonus => ({
  kind,
  seat,
  announced: false,
  made,
});

/** Are all four kings in the declarer's pile, or in the defenders'? */
function hasKings(state: HusarlnState, declarers: boolean): boolean {
  for (const king of kings) if (isDeclarers(state, king) !== declarers) return false;
  return true;
}

/** Is a card that cannot be laid away in the declarer's pile? What nobody has seen is the defenders'. */
function isDeclarers(state: HusarlnState, card: number): boolean {
  if (state.holder[card] === PLAYED) return winnerOfCard(state, card) === state.declarer;
  return state.rules.rejectedTo === 'declarer' && rejectedCards(state).includes(card);
}

function winnerOfCard({ plays, winners }: HusarlnState, card: number): number {
  for (let row = 0; row < ROWS; row++) if (plays[row] === card) return at(winners, Math.floor(row / 3));
  throw new RangeError(`not played: ${card}`);
}

type Ultimo = { readonly position: number; readonly made: boolean };

/** Who played the card of an ultimo to its trick, and whether it won; null if nobody did. */
function ultimoOf(state: HusarlnState, kind: UltimoKind): Ultimo | null {
  const trick = ultimoTricks[kind];
  for (let index = 0; index < 3; index++) {
    if (cardPlayed(state, trick, index) !== ultimoCards[kind]) continue;
    const position = after(leaderOf(state, trick), index);
    return { position, made: at(state.winners, trick) === position };
  }
  return null;
}
