import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import type { Draft, DraftValue, Field } from '../sheet';
import type { Table } from '../table';
import { showsPagat } from './declaration-fields';
import { numberAt, wordAt } from '../draft';
import { optionOf } from '../option';
import { hadLast, lastTrickFields as ultimoFields, writeLastTrick } from '../ultimo-fields';
import type { Bonus, DanishResult } from './result';
import type { DanishRules } from './rules';

const KINGS = 4;

/** Tricks 1 … 24: kings lost and the pagat's fate, player by player. */
export const trickFields = (rules: DanishRules, table: Table, draft: Draft): readonly Field[] =>
  table.active.flatMap((seat) => [
    kingsLostField(table, draft, seat),
    pagatField(rules, { table, draft, seat }),
  ]);

function kingsLostField(table: Table, draft: Draft, seat: Seat): Field {
  const others = table.active.filter((other) => other !== seat);
  const lost = others.reduce((sum, other) => sum + (numberAt(draft, `kings-lost.${other}`) ?? 0), 0);
  const max = Math.max(0, KINGS - lost);
  const key = `kings-lost.${seat}`;
  return { kind: 'number', key, seat, label: phrase('sheet.fields.kings-lost'), min: 0, max };
}

/** What is filled in, seen from one player. */
type Told = { readonly table: Table; readonly draft: Draft; readonly seat: Seat };

function pagatField(rules: DanishRules, told: Told): Field {
  const { seat } = told;
  const inSkat = rules.discardPagat && seat === told.table.dealer;
  const barred = pagatBarred(told);
  const options = ['home', 'lost', ...(inSkat ? ['skat'] : [])].map((fate) =>
    optionOf(fate, phrase(`sheet.choices.pagat.${fate}`), barred ?? lastPagatBarred(told)),
  );
  return { kind: 'choice', key: `pagat.${seat}`, seat, label: phrase('sheet.fields.pagat'), options };
}

/** The pagat is another player's: he has shown it, or what became of it is told beside his name. */
function pagatBarred({ table, draft, seat }: Told): Phrase | undefined {
  const others = table.active.filter((other) => other !== seat);
  const holder = others.find((other) => showsPagat(draft, other));
  if (holder !== undefined) return phrase('sheet.barred.pagat-shown', { seat: holder });
  const teller = others.find((other) => fateTold(draft, other));
  return teller === undefined ? undefined : phrase('sheet.barred.pagat-told', { seat: teller });
}

const fateTold = (draft: Draft, seat: Seat): boolean =>
  wordAt(draft, `pagat.${seat}`) !== undefined || hadLast(draft, seat, 'pagat');

const lastPagatBarred = ({ draft, seat }: Told): Phrase | undefined =>
  hadLast(draft, seat, 'pagat') ? phrase('sheet.barred.pagat-told', { seat }) : undefined;

/** Trick 25, player by player. */
export const lastTrickFields = (table: Table, draft: Draft): readonly Field[] =>
  ultimoFields({
    table,
    draft,
    pagatBarred: (seat) =>
      wordAt(draft, `pagat.${seat}`) === undefined
        ? pagatBarred({ table, draft, seat })
        : phrase('sheet.barred.pagat-told', { seat }),
  });

/** Tricks 1 … 24 as elements of a record's `bonuses`: kings in order of turn, then the pagat. */
export const readTricks = (table: Table, draft: Draft): readonly object[] => [
  ...table.active.flatMap((seat) => {
    const lost = Math.min(KINGS + 1, Math.max(0, numberAt(draft, `kings-lost.${seat}`) ?? 0));
    return new Array<object>(Math.floor(lost)).fill({ seat, kind: 'king', made: false });
  }),
  ...table.active.flatMap((seat) => {
    const fate = wordAt(draft, `pagat.${seat}`);
    return fate === 'home' || fate === 'lost' ? [{ seat, kind: 'pagat', made: fate === 'home' }] : [];
  }),
];

export const readPagatDiscarded = (table: Table, draft: Draft): boolean =>
  wordAt(draft, `pagat.${table.dealer}`) === 'skat';

export function writeTricks(table: Table, result: DanishResult): Draft {
  const { bonuses = [], pagatDiscarded } = result;
  return {
    ...writeLastTrick(result),
    ...Object.fromEntries(bonuses.flatMap(writePagat)),
    ...kingsLost(bonuses),
    ...(pagatDiscarded === true && { [`pagat.${table.dealer}`]: 'skat' }),
  };
}

const writePagat = ({ seat, kind, made }: Bonus): readonly (readonly [string, DraftValue])[] =>
  kind === 'pagat' ? [[`pagat.${seat}`, made ? 'home' : 'lost']] : [];

function kingsLost(bonuses: readonly Bonus[]): Draft {
  const lost: Record<string, number> = {};
  for (const { kind, seat } of bonuses) {
    if (kind === 'king') lost[`kings-lost.${seat}`] = (lost[`kings-lost.${seat}`] ?? 0) + 1;
  }
  return lost;
}
