import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { filledIn, seatAt, wordAt } from '../draft';
import { seatOption } from '../option';
import type { Draft, Field } from '../sheet';
import type { Table } from '../table';
import { showsFool } from './declaration-fields';
import { tookTrickWithPagat } from './pagat-fields';
import type { GermanResult } from './result';

/** Who had the Excuse and no trick. */
export const foolAloneField = (table: Table, draft: Draft): Field => ({
  kind: 'choice',
  key: 'fool-alone',
  label: phrase('sheet.fields.fool-alone'),
  options: table.active.map((seat) => seatOption(seat, foolAloneBarred({ table, draft, seat }))),
});

type Told = { readonly table: Table; readonly draft: Draft; readonly seat: Seat };

/** He took a trick, or another has shown the Excuse. */
function foolAloneBarred({ table, draft, seat }: Told): Phrase | undefined {
  if (wordAt(draft, 'last') === `${seat}` || tookTrickWithPagat(draft, seat)) {
    return phrase('sheet.barred.has-trick', { seat });
  }
  const holder = table.active.find((other) => other !== seat && showsFool(draft, other));
  return holder === undefined ? undefined : phrase('sheet.barred.fool-shown', { seat: holder });
}

/** Who took trick 25. Nothing is paid for it. */
export const lastTrickField = (table: Table, draft: Draft): Field => ({
  kind: 'choice',
  key: 'last',
  label: phrase('sheet.fields.last'),
  options: table.active.map((seat) => seatOption(seat, lastBarred({ table, draft, seat }))),
});

function lastBarred({ table, draft, seat }: Told): Phrase | undefined {
  if (wordAt(draft, 'fool-alone') === `${seat}`) return phrase('sheet.barred.no-trick', { seat });
  if (wordAt(draft, `pagat.${seat}`) === 'bagud') return phrase('sheet.barred.pagat-lost', { seat });
  const winner = table.active.find((other) => wordAt(draft, `pagat.${other}`) === 'ultimo');
  return winner === undefined || winner === seat
    ? undefined
    : phrase('sheet.barred.trick-taken', { seat: winner });
}

/** An element of a record's `bonuses`. */
export function readFoolAlone(draft: Draft): readonly object[] {
  const seat = seatAt(draft, 'fool-alone');
  return seat === undefined ? [] : [{ seat, kind: 'fool-alone', made: true }];
}

export const readLastTrick = (draft: Draft): Seat | undefined => seatAt(draft, 'last');

export function writeTricks({ bonuses = [], lastTrick }: GermanResult): Draft {
  const alone = bonuses.find(({ kind }) => kind === 'fool-alone');
  return filledIn({
    'fool-alone': alone && `${alone.seat}`,
    last: lastTrick === undefined ? undefined : `${lastTrick}`,
  });
}
