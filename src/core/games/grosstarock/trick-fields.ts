import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { numberAt, wordAt } from '../draft';
import { optionOf } from '../option';
import type { Draft, DraftValue, Field } from '../sheet';
import type { Table } from '../table';
import { hadLast, lastTrickFields as ultimoFields, writeLastTrick } from '../ultimo-fields';
import { showsPagat } from './declaration-fields';
import type { Bonus, GrossResult } from './result';

const KINGS = 4;

const fates = ['kings-won', 'kings-lost'] as const;

/** Tricks 1 … 24: kings won and lost and the Pagat's fate, player by player. */
export const trickFields = (table: Table, draft: Draft): readonly Field[] =>
  table.active.flatMap((seat) => [
    ...fates.map((fate) => kingsField({ table, draft, seat }, fate)),
    pagatField({ table, draft, seat }),
  ]);

/** What is filled in, seen from one player. */
type Told = { readonly table: Table; readonly draft: Draft; readonly seat: Seat };

function kingsField({ table, draft, seat }: Told, fate: string): Field {
  const key = `${fate}.${seat}`;
  const max = Math.max(0, KINGS - kingsTold(table, draft) + (numberAt(draft, key) ?? 0));
  return { kind: 'number', key, seat, label: phrase(`sheet.fields.${fate}`), min: 0, max };
}

/** How many of the four kings are written down, those of the last trick among them. */
const kingsTold = ({ active }: Table, draft: Draft): number =>
  active.reduce((sum, seat) => {
    const played = fates.reduce((some, fate) => some + (numberAt(draft, `${fate}.${seat}`) ?? 0), 0);
    return sum + played + (hadLast(draft, seat, 'king') ? 1 : 0);
  }, 0);

function pagatField(told: Told): Field {
  const { table, draft, seat } = told;
  const barred = pagatBarred(told) ?? (hadLast(draft, seat, 'pagat') ? pagatTold(seat) : undefined);
  const options = ['home', 'lost', ...(seat === table.dealer ? ['skat'] : [])].map((fate) =>
    optionOf(fate, phrase(`sheet.choices.pagat.${fate}`), barred),
  );
  return { kind: 'choice', key: `pagat.${seat}`, seat, label: phrase('sheet.fields.pagat'), options };
}

const pagatTold = (seat: Seat): Phrase => phrase('sheet.barred.pagat-told', { seat });

/** The Pagat is another player's: he has shown it, or what became of it is told beside his name. */
function pagatBarred({ table, draft, seat }: Told): Phrase | undefined {
  const others = table.active.filter((other) => other !== seat);
  const holder = others.find((other) => showsPagat(draft, other));
  if (holder !== undefined) return phrase('sheet.barred.pagat-shown', { seat: holder });
  const teller = others.find((other) => fateTold(draft, other));
  return teller === undefined ? undefined : pagatTold(teller);
}

const fateTold = (draft: Draft, seat: Seat): boolean =>
  wordAt(draft, `pagat.${seat}`) !== undefined || hadLast(draft, seat, 'pagat');

/** Trick 25, player by player. */
export const lastTrickFields = (table: Table, draft: Draft): readonly Field[] =>
  ultimoFields({
    table,
    draft,
    pagatBarred: (seat) =>
      wordAt(draft, `pagat.${seat}`) === undefined ? pagatBarred({ table, draft, seat }) : pagatTold(seat),
  });

/**
 * What happened in tricks 1 … 24, as elements of a record's `bonuses`: kings in order of turn, then the
 * Pagat.
 */
export const readTricks = (table: Table, draft: Draft): readonly object[] => [
  ...table.active.flatMap((seat) => [
    ...readKings(draft, seat, true),
    ...readKings(draft, seat, false),
  ]),
  ...table.active.flatMap((seat) => {
    const fate = wordAt(draft, `pagat.${seat}`);
    return fate === 'home' || fate === 'lost' ? [{ seat, kind: 'pagat', made: fate === 'home' }] : [];
  }),
];

function readKings(draft: Draft, seat: Seat, made: boolean): readonly object[] {
  const count = numberAt(draft, `${made ? 'kings-won' : 'kings-lost'}.${seat}`) ?? 0;
  const sane = Math.floor(Math.min(KINGS + 1, Math.max(0, count)));
  return new Array<object>(sane).fill({ seat, kind: 'king', made });
}

export const readPagatDiscarded = (table: Table, draft: Draft): boolean =>
  wordAt(draft, `pagat.${table.dealer}`) === 'skat';

export function writeTricks(table: Table, result: GrossResult): Draft {
  const { bonuses = [], pagatDiscarded } = result;
  return {
    ...writeLastTrick(result),
    ...Object.fromEntries(bonuses.flatMap(writePagat)),
    ...writeKings(bonuses),
    ...(pagatDiscarded === true && { [`pagat.${table.dealer}`]: 'skat' }),
  };
}

const writePagat = ({ seat, kind, made }: Bonus): readonly (readonly [string, DraftValue])[] =>
  kind === 'pagat' ? [[`pagat.${seat}`, made ? 'home' : 'lost']] : [];

function writeKings(bonuses: readonly Bonus[]): Draft {
  const kings: Record<string, number> = {};
  for (const { kind, seat, made } of bonuses) {
    const key = `${made ? 'kings-won' : 'kings-lost'}.${seat}`;
    if (kind === 'king') kings[key] = (kings[key] ?? 0) + 1;
  }
  return kings;
}
