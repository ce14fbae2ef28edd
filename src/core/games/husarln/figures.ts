import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { FigureEvent, FigureTable } from '../figure-table';
import { figureRows } from '../figure-table';
import { tableWithoutDealer } from '../seating-of-three';
import type { Contract, TalonContract } from './contract';
import { choicesOf } from './contract';
import { playedOut } from './left';
import type { Bonus, PlayedOut } from './result';
import { bonusKinds, isUltimo, POINTS, TARGET } from './result';
import type { HusarlnRules } from './rules';
import { score } from './score';

const DECLARER = 0;
const table = tableWithoutDealer(3, [0, 1, 2], 2);

type Happening = {
  readonly reason: string;
  readonly contract: Contract;
  readonly result: Partial<PlayedOut>;
};

/** What the rules pay, event by event: everything worked out by `score`. */
export const figures = (rules: HusarlnRules): readonly FigureTable[] => [
  ...(['zweiblatt', 'einblatt'] as const).map((contract) => levels(rules, contract)),
  solo(rules),
  bonuses(rules),
];

const title = (name: string): Phrase => phrase(`figures.${name}`);

function event(rules: HusarlnRules, label: Phrase, { reason, contract, result }: Happening): FigureEvent {
  const played: PlayedOut = { contract, declarer: DECLARER, ...result };
  const book = () => score(played, { rules, table, left: playedOut, pots: {} }).bookings;
  return { label, seat: DECLARER, reasons: [reason], book };
}

/** Which cards of the talon were taken; on a sheet only the winners are written to, so that a loss is not. */
function levels(rules: HusarlnRules, contract: TalonContract): FigureTable {
  const events = choicesOf[contract].map((choice) =>
    event(rules, phrase(`sheet.choices.${contract}.${choice}`), {
      reason: 'game',
      contract,
      result: { choice, points: wonBy(0, rules) },
    }),
  );
  return { id: contract, title: phrase(`contracts.${contract}`), rows: figureRows(events) };
}

/** Where the levels hold in a lost game only, the loss is shown. */
const wonBy = (more: number, { levels: scope, settlement }: HusarlnRules): readonly number[] =>
  scope === 'loss' && settlement === 'table'
    ? [TARGET - 1 - more, POINTS - TARGET + 1 + more]
    : [TARGET + more, POINTS - TARGET - more];

const solo = (rules: HusarlnRules): FigureTable => ({
  id: 'solo',
  title: phrase('contracts.solo'),
  rows: figureRows([
    event(rules, title('solo'), {
      reason: 'game',
      contract: 'solo',
      result: { points: [TARGET, POINTS - TARGET] },
    }),
  ]),
});

/** Silent and announced, outside a Solo. */
function bonuses(rules: HusarlnRules): FigureTable {
  const kinds = bonusKinds.filter((kind) => isPlayed(rules, kind));
  const events = kinds.flatMap((kind) =>
    [false, true].map((announced) => {
      const name = isUltimo(kind) || kind === 'kings' ? (announced ? 'announced' : 'silent') : 'held';
      const one: Bonus = { kind, seat: DECLARER, announced, made: true };
      return event(rules, phrase(`figures.${kind}-${name}`), {
        reason: kind,
        contract: 'zweiblatt',
        result: { bonuses: [one] },
      });
    }),
  );
  const rows = figureRows(events);
  return { id: 'bonuses', title: title('bonuses'), rows: rows.filter(isNew) };
}

function isPlayed({ birds, kings }: HusarlnRules, kind: Bonus['kind']): boolean {
  if (kind === 'kings') return kings;
  return birds || (kind !== 'uhu' && kind !== 'pelikan');
}

/** What is worth the same silent and announced has one row. */
const isNew = ({ label }: FigureTable['rows'][number], at: number, rows: FigureTable['rows']): boolean =>
  rows.findIndex((row) => JSON.stringify(row.label) === JSON.stringify(label)) === at;
