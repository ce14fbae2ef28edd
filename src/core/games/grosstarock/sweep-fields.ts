import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { numberAt, wordAt } from '../draft';
import { optionOf } from '../option';
import type { Draft, Field } from '../sheet';
import type { Table } from '../table';
import { tookLast } from '../ultimo-fields';
import type { GrossResult, SweepBonus } from './result';
import { isCardBonus } from './result';

type Kind = SweepBonus['kind'];

/** How it ended, and before which trick it was announced. What was not announced cannot fail. */
const outcomes: Readonly<Record<Kind, readonly string[]>> = {
  tout: ['made', 'made-1', 'made-13', 'made-20', 'failed-1', 'failed-13', 'failed-20'],
  nolo: ['made', 'made-1', 'made-13', 'failed-1', 'failed-13'],
};

/** All tricks or none, player by player. */
export const sweepFields = (table: Table, draft: Draft): readonly Field[] =>
  table.active.flatMap((seat) => [
    sweepField({ table, draft, seat }, 'tout'),
    sweepField({ table, draft, seat }, 'nolo'),
  ]);

type Told = { readonly table: Table; readonly draft: Draft; readonly seat: Seat };

function sweepField(told: Told, kind: Kind): Field {
  const { seat } = told;
  const barredOf = kind === 'tout' ? toutBarred : noloBarred;
  const options = outcomes[kind].map((outcome) =>
    optionOf(outcome, phrase(`sheet.choices.${kind}.${outcome}`), barredOf(told, outcome.startsWith('made'))),
  );
  return { kind: 'choice', key: `${kind}.${seat}`, seat, label: phrase(`sheet.fields.${kind}`), options };
}

/** Who made it, by what is filled in. */
export const maker = (table: Table, draft: Draft, kind: Kind): Seat | undefined =>
  table.active.find((seat) => (wordAt(draft, `${kind}.${seat}`) ?? '').startsWith('made'));

const isOther = (one: Seat | undefined, seat: Seat): one is Seat => one !== undefined && one !== seat;

function toutBarred({ table, draft, seat }: Told, made: boolean): Phrase | undefined {
  if (!made) return undefined;
  const other = maker(table, draft, 'tout');
  if (isOther(other, seat)) return phrase('sheet.barred.tout-made', { seat: other });
  const nolo = maker(table, draft, 'nolo');
  return nolo === undefined ? undefined : phrase('sheet.barred.nolo-made', { seat: nolo });
}

/** Beside the Vole of another no Nolo is written; beside one's own only that it failed. */
function noloBarred({ table, draft, seat }: Told, made: boolean): Phrase | undefined {
  const tout = maker(table, draft, 'tout');
  if (isOther(tout, seat) || (made && tout !== undefined)) {
    return phrase('sheet.barred.tout-made', { seat: tout });
  }
  if (!made) return undefined;
  const other = maker(table, draft, 'nolo');
  if (isOther(other, seat)) return phrase('sheet.barred.nolo-made', { seat: other });
  return hasTrick(draft, seat) ? phrase('sheet.barred.has-trick', { seat }) : undefined;
}

const hasTrick = (draft: Draft, seat: Seat): boolean =>
  tookLast(draft, seat) ||
  (numberAt(draft, `kings-won.${seat}`) ?? 0) > 0 ||
  wordAt(draft, `pagat.${seat}`) === 'home';

/** As elements of a record's `bonuses`, in the order of a replay. */
export const readSweeps = (table: Table, draft: Draft): readonly object[] =>
  table.active.flatMap((seat) => [...readSweep(draft, 'tout', seat), ...readSweep(draft, 'nolo', seat)]);

function readSweep(draft: Draft, kind: Kind, seat: Seat): readonly object[] {
  const value = wordAt(draft, `${kind}.${seat}`);
  if (value === undefined) return [];
  const [end, before] = value.split('-');
  return [{ seat, kind, made: end === 'made', ...(before !== undefined && { before: Number(before) }) }];
}

export const writeSweeps = ({ bonuses = [] }: GrossResult): Draft =>
  Object.fromEntries(
    bonuses.flatMap((bonus) =>
      isCardBonus(bonus) ? [] : [[`${bonus.kind}.${bonus.seat}`, outcomeOf(bonus)] as const],
    ),
  );

const outcomeOf = ({ made, before }: SweepBonus): string =>
  `${made ? 'made' : 'failed'}${before === undefined ? '' : `-${before}`}`;
