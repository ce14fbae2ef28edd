import { at } from '../../../cards/byte';
import { after, cardPlayed, leaderOf, PLAYED } from '../../../cards/three-hands';
import { seatOf } from '../../position';
import { choiceOf } from '../contract';
import { kings, TRICKS, ultimoCards, ultimoTricks } from '../pack';
import type { BonusKind, FullBonus, HusarlnResult, UltimoKind } from '../result';
import { isUltimo, normalBonuses, POINTS, ultimoKinds } from '../result';
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
  const own = at(state.points, state.declarer);
  return {
    contract,
    declarer: seatOf(state, state.declarer),
    ...(contract !== 'solo' && { choice: choiceOf(contract, state.level) }),
    points: [own, POINTS - own],
    bonuses: normalBonuses([...announcedBonuses(state), ...silentUltimos(state), ...lateTrull(state)]),
  };
}

/** The same while it is played: contract, cards taken, and the bonuses whose time has come. */
export function knownResult(state: HusarlnState): HusarlnResult | null {
  if (state.phase === 'finished' || state.phase === 'auction') return playedResult(state);
  const contract = contractOf(state);
  return {
    contract,
    declarer: seatOf(state, state.declarer),
    ...(contract !== 'solo' && state.level > 0 && { choice: choiceOf(contract, state.level) }),
    bonuses: normalBonuses([...announcedBonuses(state), ...silentUltimos(state)].filter(isSettled(state))),
  };
}

/** Kings are counted in the end, an ultimo in its trick; what a hand holds, at once. */
const isSettled =
  ({ tricks }: HusarlnState) =>
  ({ kind }: FullBonus): boolean =>
    isUltimo(kind) ? ultimoTricks[kind] < tricks : kind !== 'kings';

const announcedBonuses = (state: HusarlnState): readonly FullBonus[] =>
  state.announced.map(({ seat, kind }) => ({ kind, seat, announced: true, made: isMade(state, seat, kind) }));

function isMade(state: HusarlnState, seat: number, kind: BonusKind): boolean {
  if (isUltimo(kind)) return ultimoOf(state, kind)?.made ?? false;
  return kind !== 'kings' || hasKings(state, seat === seatOf(state, state.declarer));
}

/** Are all four kings in the declarer's pile, or in the defenders'? */
const hasKings = (state: HusarlnState, declarers: boolean): boolean =>
  kings.every((king) => isDeclarers(state, king) === declarers);

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

/** Made, or missed where that costs, without being announced. */
function silentUltimos(state: HusarlnState): readonly FullBonus[] {
  const found: FullBonus[] = [];
  for (const kind of ultimoKinds) {
    if (kind !== 'pagat-ultimo' && !state.rules.birds) continue;
    const ultimo = ultimoOf(state, kind);
    if (ultimo === null || !(ultimo.made || state.rules.silentLoss) || isAnnounced(state, kind)) continue;
    found.push({ kind, seat: seatOf(state, ultimo.position), announced: false, made: ultimo.made });
  }
  return found;
}

/** Who announced it holds the card, so nobody else plays it. */
const isAnnounced = ({ announced }: HusarlnState, kind: UltimoKind): boolean =>
  announced.some((one) => one.kind === kind);

const lateTrull = (state: HusarlnState): readonly FullBonus[] =>
  state.claimed
    ? [{ kind: 'trull', seat: seatOf(state, state.claimant), announced: false, made: true }]
    : [];
