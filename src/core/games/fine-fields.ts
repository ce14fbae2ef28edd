import { phrase } from '@/kernel/phrase';
import { filledIn, numberAt, rowsOf, rowsToAsk, seatAt, wordAt } from './draft';
import { optionOf, seatOption } from './option';
import type { Fine } from './penalties';
import { fineDestinations, fineKinds, MOST_FINED } from './penalties';
import type { Draft, Field, Option } from './sheet';
import type { Table } from './table';

const LONGEST_REASON = 200;

/** The fines of `penalties` on a score sheet: one row each, and an empty row below them. */
export const fineFields = (table: Table, draft: Draft): readonly Field[] =>
  rowsToAsk(draft, 'fines').flatMap((row) => fineRow(`fines.${row}`, table, draft));

function fineRow(row: string, table: Table, draft: Draft): readonly Field[] {
  const kind = wordAt(draft, `${row}.kind`);
  const asksAmount = kind === 'other' || numberAt(draft, `${row}.amount`) !== undefined;
  const begun = kind !== undefined || seatAt(draft, `${row}.seat`) !== undefined;
  return [
    choice(`${row}.seat`, 'fine-seat', table.present.map((seat) => seatOption(seat))),
    choice(`${row}.kind`, 'fine-kind', fineKinds.map((word) => wordOption('fine-kind', word))),
    ...(asksAmount ? [amountField(`${row}.amount`)] : []),
    ...(begun ? fineDetails(row, table, draft) : []),
  ];
}

const choice = (key: string, name: string, options: readonly Option[]): Field => ({
  kind: 'choice',
  key,
  label: phrase(`sheet.fields.${name}`),
  options,
});

const wordOption = (name: string, word: string): Option =>
  optionOf(word, phrase(`sheet.choices.${name}.${word}`));

const amountField = (key: string): Field => ({
  kind: 'number',
  key,
  label: phrase('sheet.fields.amount'),
  min: 1,
  max: MOST_FINED,
});

/** Who sits out has no opponents. */
function fineDetails(row: string, { active }: Table, draft: Draft): readonly Field[] {
  const seat = seatAt(draft, `${row}.seat`);
  const sitsOut = seat !== undefined && !active.includes(seat);
  const options = fineDestinations.map((word) =>
    word === 'opponents' && sitsOut
      ? { ...wordOption('fine-to', word), barred: phrase('sheet.barred.sits-out', { seat }) }
      : wordOption('fine-to', word),
  );
  return [choice(`${row}.to`, 'fine-to', options), whyField(`${row}.why`)];
}

const whyField = (key: string): Field => ({
  kind: 'text',
  key,
  label: phrase('sheet.fields.why'),
  max: LONGEST_REASON,
});

/** The rows as elements of a record's `fines`; what is not filled in is left out: the check will name it. */
export const readFines = (draft: Draft): readonly object[] =>
  rowsOf(draft, 'fines').map((row) =>
    filledIn({
      seat: seatAt(draft, `fines.${row}.seat`),
      kind: wordAt(draft, `fines.${row}.kind`),
      amount: numberAt(draft, `fines.${row}.amount`),
      to: wordAt(draft, `fines.${row}.to`),
      why: wordAt(draft, `fines.${row}.why`),
    }),
  );

export const writeFines = (fines: readonly Fine[] = []): Draft =>
  filledIn(
    Object.fromEntries(
      fines.flatMap(({ seat, ...fine }, row) =>
        Object.entries({ seat: `${seat}`, ...fine }).map(([name, value]) => [`fines.${row}.${name}`, value]),
      ),
    ),
  );
