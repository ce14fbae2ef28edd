import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import type { Draft, Field } from '../sheet';
import type { Table } from '../table';
import { seatAt, wordAt } from '../draft';
import { optionOf, seatOption } from '../option';
import type { DanishResult } from './result';
import type { DanishRules } from './rules';

/** All tricks or none: a tout for each player, and whose the nolo was. */
export const sweepFields = (rules: DanishRules, table: Table, draft: Draft): readonly Field[] => [
  ...table.active.map((seat) => toutField(rules, { table, draft, seat })),
  noloField(table, draft),
];

type Told = { readonly table: Table; readonly draft: Draft; readonly seat: Seat };

function toutField(rules: DanishRules, told: Told): Field {
  const { draft, seat, table } = told;
  const announced = rules.discardFool === 'tout' && seat === table.dealer;
  const barred = toutBarred(table, draft, seat);
  const options = ['made', ...(announced ? ['announced-made', 'announced-missed'] : [])].map((value) =>
    optionOf(value, phrase(`sheet.choices.tout.${value}`), isMade(value) ? barred : undefined),
  );
  return { kind: 'choice', key: `tout.${seat}`, seat, label: phrase('sheet.fields.tout'), options };
}

function toutBarred(table: Table, draft: Draft, seat: Seat): Phrase | undefined {
  const other = table.active.find((one) => one !== seat && isMade(wordAt(draft, `tout.${one}`)));
  return other === undefined ? noloSaid(draft) : phrase('sheet.barred.tout-made', { seat: other });
}

const isMade = (tout: string | undefined): boolean => tout === 'made' || tout === 'announced-made';

function noloSaid(draft: Draft): Phrase | undefined {
  const seat = seatAt(draft, 'nolo');
  return seat === undefined ? undefined : phrase('sheet.barred.nolo-made', { seat });
}

const noloField = (table: Table, draft: Draft): Field => ({
  kind: 'choice',
  key: 'nolo',
  label: phrase('sheet.fields.nolo'),
  options: table.active.map((seat) => seatOption(seat, noloBarred(table, draft, seat))),
});

/** Not beside a tout; and he has no trick, so not the last one either. */
function noloBarred(table: Table, draft: Draft, seat: Seat): Phrase | undefined {
  const maker = toutMaker(table, draft);
  if (maker !== undefined) return phrase('sheet.barred.tout-made', { seat: maker });
  const took = /^took$|-won$/.test(wordAt(draft, `last.${seat}`) ?? '');
  const won = wordAt(draft, `pagat.${seat}`) === 'home';
  return took || won ? phrase('sheet.barred.has-trick', { seat }) : undefined;
}

/** Who won all tricks, by what is filled in. */
export const toutMaker = (table: Table, draft: Draft): Seat | undefined =>
  table.active.find((seat) => isMade(wordAt(draft, `tout.${seat}`)));

/** Touts made, touts missed, the nolo: as elements of a record's `bonuses`, in the order of a replay. */
export function readSweeps(table: Table, draft: Draft): readonly object[] {
  const touts = table.active.flatMap((seat) => {
    const value = wordAt(draft, `tout.${seat}`);
    if (value === undefined) return [];
    return [{ seat, kind: 'tout', made: isMade(value), ...(value !== 'made' && { before: 1 }) }];
  });
  const nolo = seatAt(draft, 'nolo');
  return [
    ...touts.filter(({ made }) => made),
    ...touts.filter(({ made }) => !made),
    ...(nolo === undefined ? [] : [{ seat: nolo, kind: 'nolo', made: true }]),
  ];
}

export const writeSweeps = ({ bonuses = [] }: DanishResult): Draft =>
  Object.fromEntries(
    bonuses.flatMap((bonus) => {
      if (bonus.kind === 'nolo') return [['nolo', `${bonus.seat}`]];
      return bonus.kind === 'tout' ? [[`tout.${bonus.seat}`, toutValue(bonus)]] : [];
    }),
  );

type ToutTold = { readonly made: boolean; readonly before?: number | undefined };

function toutValue({ made, before }: ToutTold): string {
  if (!made) return 'announced-missed';
  return before === undefined ? 'made' : 'announced-made';
}
