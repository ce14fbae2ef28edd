import { at } from '../../../cards/byte';
import { isUltimoCard, PAGAT } from '../../../cards/card';
import { positions, TRICKS } from '../../../cards/three-hands';
import { winnerOf } from '../../../cards/trick';
import { pointsBySeat } from '../../hands-view';
import { seatOf } from '../../position';
import type { Bonus, CardKind, GrossResult } from '../result';
import { isPagatDiscarded } from './discard';
import type { AnnouncedKind, GrossState } from './state';

/** What a deal that is over came to (section 5, "From a replay"); null while it is played. */
export function playedResult(state: GrossState): GrossResult | null {
  if (state.phase !== 'finished') return null;
  const result = {
    declarations: state.declarations,
    bonuses: bonusesOf(state),
    points: pointsBySeat(state),
    lastTrick: seatOf(state, at(state.winners, TRICKS - 1)),
  };
  return isPagatDiscarded(state) ? { ...result, pagatDiscarded: true } : result;
}

/** The same while it is played: what was declared, kings and Pagat of the tricks completed. */
export const knownResult = (state: GrossState): GrossResult =>
  playedResult(state) ?? { declarations: state.declarations, bonuses: cardBonuses(state) };

/** Kings and Pagat in the order in which they were played, then each player's tricks, all or none. */
function bonusesOf(state: GrossState): readonly Bonus[] {
  const bonuses = cardBonuses(state);
  pushSweeps(state, bonuses);
  return bonuses;
}

function cardBonuses(state: GrossState): Bonus[] {
  const bonuses: Bonus[] = [];
  for (let index = 0; index < state.tricks * 3; index++) {
    if (isUltimoCard(at(state.plays, index))) bonuses.push(cardBonus(state, index));
  }
  return bonuses;
}

/** A card by its place among all that were played: it is lost if its trick goes to another. */
function cardBonus(state: GrossState, index: number): Bonus {
  const card = at(state.plays, index);
  const by = at(state.dealt, card);
  const trick = Math.floor(index / 3);
  const made = at(state.winners, trick) === by;
  return { seat: seatOf(state, by), kind: cardKind(card, trick === TRICKS - 1), made };
}

function cardKind(card: number, last: boolean): CardKind {
  if (card === PAGAT) return last ? 'pagat-ultimo' : 'pagat';
  return last ? 'king-ultimo' : 'king';
}

/** If one won all, the Nolo that another announced is neither made nor failed. */
function pushSweeps(state: GrossState, bonuses: Bonus[]): void {
  const vole = winnerOf(state, TRICKS);
  if (vole < 0 && state.announcements.length === 0 && winnerOf(state, 0) < 0) return;
  for (const position of positions) {
    const won = at(state.won, position);
    pushSweep(state, { position, kind: 'tout', made: position === vole }, bonuses);
    if (won > 0 || vole < 0) pushSweep(state, { position, kind: 'nolo', made: won === 0 }, bonuses);
  }
}

type Sweep = { readonly position: number; readonly kind: AnnouncedKind; readonly made: boolean };

/** What was not announced cannot fail. */
function pushSweep(state: GrossState, { position, kind, made }: Sweep, bonuses: Bonus[]): void {
  const seat = seatOf(state, position);
  const announced = state.announcements.find((one) => one.seat === seat && one.kind === kind);
  if (announced) bonuses.push({ seat, kind, made, before: announced.before });
  else if (made) bonuses.push({ seat, kind, made });
}
