import { pots } from '@/kernel/booking';
import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Draft, DraftValue, Field, Option } from '../sheet';
import type { Table } from '../table';
import { filledIn, flagAt, numberAt, rowsOf, rowsToAsk, seatAt, wordAt } from '../draft';
import { optionOf, seatOption } from '../option';
import type { DanishResult } from './result';
import { fineDestinations, fineKinds, MOST } from './result';
import type { DanishRules } from './rules';

const LONGEST_REASON = 200;

/** Fines, one row each, and an empty row below them. */
export const fineFields = (table: Table, draft: Draft): readonly Field[] =>
  rowsToAsk(draft, 'fines').flatMap((row) => fineRow(`fines.${row}`, table, draft));

function fineRow(row: string, table: Table, draft: Draft): readonly Field[] {
  const kind = wordAt(draft, `${row}.kind`);
  const asksAmount = kind === 'other' || numberAt(draft, `${row}.amount`) !== undefined;
  const begun = kind !== undefined || seatAt(draft, `${row}.seat`) !== undefined;
  return [
    choice(`${row}.seat`, 'fine-seat', table.present.map((seat) => seatOption(seat))),
    choice(`${row}.kind`, 'fine-kind', kindOptions(draft)),
    ...(asksAmount ? [amountField(`${row}.amount`)] : []),
    ...(begun ? fineDetails(row) : []),
  ];
}

const choice = (key: string, name: string, options: readonly Option[]): Field => ({
  kind: 'choice',
  key,
  label: phrase(`sheet.fields.${name}`),
  options,
});

const kindOptions = (draft: Draft): readonly Option[] =>
  fineKinds.map((kind) =>
    optionOf(
      kind,
      phrase(`sheet.choices.fine-kind.${kind}`),
      kind === 'irrecoverable' ? irrecoverableBarred(draft) : undefined,
    ),
  );

const irrecoverableBarred = (draft: Draft): Phrase | undefined =>
  wordAt(draft, 'void') === 'abandoned' ? undefined : phrase('sheet.barred.not-abandoned');

const fineDetails = (row: string): readonly Field[] => [
  choice(`${row}.to`, 'fine-to', fineDestinations.map(destinationOption)),
  { kind: 'toggle', key: `${row}.late`, label: phrase('sheet.fields.fine-late') },
  whyField(`${row}.why`),
];

const destinationOption = (value: string): Option =>
  optionOf(value, phrase(`sheet.choices.fine-to.${value}`));

const amountField = (key: string): Field => ({
  kind: 'number',
  key,
  label: phrase('sheet.fields.amount'),
  min: 1,
  max: MOST,
});

const whyField = (key: string): Field => ({
  kind: 'text',
  key,
  label: phrase('sheet.fields.why'),
  max: LONGEST_REASON,
});

/** Bookings by hand, one row each, and an empty row below them. */
export const adjustmentFields = (rules: DanishRules, table: Table, draft: Draft): readonly Field[] =>
  rowsToAsk(draft, 'adjustments').flatMap((row) => [
    choice(`adjustments.${row}.from`, 'from', accountOptions(rules, table)),
    choice(`adjustments.${row}.to`, 'to', accountOptions(rules, table)),
    amountField(`adjustments.${row}.amount`),
    ...(rowsOf(draft, 'adjustments').includes(row) ? [whyField(`adjustments.${row}.why`)] : []),
  ]);

const accountOptions = (rules: DanishRules, table: Table): readonly Option[] => [
  ...table.present.map((seat) => optionOf(`seat:${seat}`, phrase('sheet.choices.seat', { seat }))),
  ...(rules.pots ? pots : []).map((pot) => optionOf(`pot:${pot}`, phrase(`sheet.choices.account.${pot}`))),
  optionOf('club', phrase('sheet.choices.account.club')),
];

/** The rows as elements of a record's `fines`; what is not filled in is left out: the check will name it. */
export const readFines = (draft: Draft): readonly object[] =>
  rowsOf(draft, 'fines').map((row) => {
    const kind = wordAt(draft, `fines.${row}.kind`);
    return filledIn({
      seat: seatAt(draft, `fines.${row}.seat`),
      kind,
      amount: numberAt(draft, `fines.${row}.amount`),
      to: wordAt(draft, `fines.${row}.to`),
      late: flagAt(draft, `fines.${row}.late`) || undefined,
      why: wordAt(draft, `fines.${row}.why`),
    });
  });

export const readAdjustments = (draft: Draft): readonly object[] =>
  rowsOf(draft, 'adjustments').map((row) =>
    filledIn({
      from: wordAt(draft, `adjustments.${row}.from`),
      to: wordAt(draft, `adjustments.${row}.to`),
      amount: numberAt(draft, `adjustments.${row}.amount`),
      why: wordAt(draft, `adjustments.${row}.why`),
    }),
  );

export const writeRulings = ({ fines = [], adjustments = [] }: DanishResult): Draft => ({
  ...rows(
    'fines',
    fines.map(({ seat, late, ...fine }) => ({ ...fine, seat: `${seat}`, late: late || undefined })),
  ),
  ...rows('adjustments', adjustments),
});

const rows = (list: string, elements: readonly Readonly<Record<string, DraftValue | undefined>>[]): Draft =>
  filledIn(
    Object.fromEntries(
      elements.flatMap((element, row) =>
        Object.entries(element).map(([name, value]) => [`${list}.${row}.${name}`, value]),
      ),
    ),
  );
