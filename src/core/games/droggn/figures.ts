import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { FigureEvent, FigureTable } from '../figure-table';
import { figureRows } from '../figure-table';
import { tableWithoutDealer } from '../seating-of-three';
import type { Contract } from './contract';
import { contracts, HALF, POINTS } from './contract';
import type { Bonus, Played } from './result';
import type { DroggnRules } from './rules';
import { score } from './score';

const DECLARER = 0;
const table = tableWithoutDealer(3, [0, 1, 2], 2);

type Happening = { readonly reason: string; readonly result: Partial<Played>; readonly contract?: Contract };

/** What the rules pay, event by event: everything worked out by `score`. */
export function figures(rules: DroggnRules): readonly FigureTable[] {
  return [contractTable(rules), cardTable(rules), bonusTable(rules), revokeTable(rules)];
}

const title = (name: string): Phrase => phrase(`figures.${name}`);

function event(rules: DroggnRules, label: Phrase, happening: Happening): FigureEvent {
  const { reason, result, contract = 'ansager' } = happening;
  const played: Played = { contract, declarer: DECLARER, ...result };
  const book = () => score(played, { rules, table, left: { declarer: null }, pots: {} }).bookings;
  return { label, seat: DECLARER, reasons: [reason], book };
}

/** Won with just one card point over the half; a Super Mord with all tricks. */
const contractTable = (rules: DroggnRules): FigureTable => ({
  id: 'contracts',
  title: title('contracts'),
  rows: figureRows(
    contracts.map((contract) =>
      contract === 'super-mord'
        ? event(rules, phrase('contracts.super-mord'), {
            reason: contract,
            contract,
            result: { match: true },
          })
        : event(rules, phrase(`contracts.${contract}`), {
            reason: 'game',
            contract,
            result: { points: over(1) },
          }),
    ),
  ),
});

const over = (more: number): readonly number[] => [HALF + more, POINTS - HALF - more];

const cardTable = (rules: DroggnRules): FigureTable => ({
  id: 'points',
  title: title('points'),
  rows: figureRows([
    event(rules, title('point-over'), { reason: 'overshoot', result: { points: over(1) } }),
    event(rules, title('point-under'), { reason: 'overshoot', result: { points: over(-1) } }),
    event(rules, phrase('reasons.match'), { reason: 'match', result: { match: true } }),
  ]),
});

const bonusTable = (rules: DroggnRules): FigureTable => ({
  id: 'bonuses',
  title: title('bonuses'),
  rows: figureRows([
    bonus(rules, 'silent', { kind: 'pagat-ultimo', made: true }),
    bonus(rules, 'silent-lost', { kind: 'pagat-ultimo', made: false }),
    bonus(rules, 'laid-out', { kind: 'pagat-ultimo', announced: true, made: true }),
    bonus(rules, 'laid-out-lost', { kind: 'pagat-ultimo', announced: true, made: false }),
    bonus(rules, 'captured', { kind: 'pagat-captured' }),
    ...(rules.kleineUndGstiess ? [bonus(rules, 'pair', { kind: 'kleine-und-gstiess' })] : []),
  ]),
});

const bonus = (rules: DroggnRules, name: string, one: Omit<Bonus, 'seat'>): FigureEvent =>
  event(rules, title(name), { reason: one.kind, result: { bonuses: [{ ...one, seat: DECLARER }] } });

const revokeTable = (rules: DroggnRules): FigureTable => ({
  id: 'revoke',
  title: title('revoke'),
  rows: figureRows(
    contracts.map((contract) =>
      event(rules, phrase(`contracts.${contract}`), {
        reason: 'revoke',
        contract,
        result: { revoke: DECLARER },
      }),
    ),
  ),
});
