import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { filledIn, wordAt } from '../draft';
import { optionOf } from '../option';
import type { Draft, DraftValue, Field, Option } from '../sheet';
import type { Table } from '../table';
import { mostTaroks } from './checks/form';
import type { Declaration, GermanResult } from './result';
import { courtRanks, FEWEST_MATADORS, FEWEST_TAROKS, MOST_TAROKS, suits } from './result';
import type { GermanRules } from './rules';

/** Who declares, in the order of the table: dealer, forehand, the other (section 4.3). */
const declarers = ({ active }: Table): readonly Seat[] => [...active.slice(-1), ...active.slice(0, -1)];

/** One choice for each player and family of declarations. */
export const declarationFields = (rules: GermanRules, table: Table, draft: Draft): readonly Field[] =>
  declarers(table).flatMap((seat) => {
    const told = { draft, seat, others: table.active.filter((other) => other !== seat) };
    return [
      taroksField(told, mostTaroks(rules)),
      ...statementFields(told),
      matadorsField(told),
      kingsField(told),
      ...suits.map((suit) => suitField(told, suit)),
    ];
  });

/** What is filled in, seen from one player. */
type Told = { readonly draft: Draft; readonly seat: Seat; readonly others: readonly Seat[] };

const field = (seat: Seat, name: string, options: readonly Option[]): Field => ({
  kind: 'choice',
  key: `${name}.${seat}`,
  seat,
  label: phrase(`sheet.fields.${name.startsWith('suit') ? 'suit' : name}`, suitParam(name)),
  options,
});

const suitParam = (name: string) =>
  name.startsWith('suit.') ? { suit: name.slice('suit.'.length) } : undefined;

function taroksField({ draft, seat, others }: Told, most: number): Field {
  const left = MOST_TAROKS - others.reduce((sum, other) => sum + taroksOf(draft, other), 0);
  const options = numbers(FEWEST_TAROKS, most).map((count) => {
    const barred = count > left ? phrase('sheet.barred.taroks-left', { left }) : undefined;
    return optionOf(`${count}`, phrase('declarations.taroks', { count }), barred);
  });
  return field(seat, 'taroks', options);
}

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const taroksOf = (draft: Draft, seat: Seat): number => Number(wordAt(draft, `taroks.${seat}`) ?? 0);

/** With the Tarocs: whether Pagat and Excuse are among them, if it was said. */
function statementFields(told: Told): readonly Field[] {
  const { draft, seat } = told;
  if (wordAt(draft, `taroks.${seat}`) === undefined) return [];
  return [
    field(seat, 'taroks-pagat', statementOptions('pagat', pagatBarred(told))),
    field(seat, 'taroks-fool', statementOptions('fool', foolBarred(told))),
  ];
}

const statementOptions = (card: string, barred: Phrase | undefined): readonly Option[] => [
  optionOf('with', phrase(`sheet.choices.${card}-said.with`), barred),
  optionOf('without', phrase(`sheet.choices.${card}-said.without`)),
];

/** Somebody else has said that he holds the Pagat. */
function pagatBarred({ draft, others }: Told): Phrase | undefined {
  const holder = others.find((other) => showsPagat(draft, other));
  return holder === undefined ? undefined : phrase('sheet.barred.pagat-shown', { seat: holder });
}

/** Has this player proved by a declaration that he holds the Pagat? */
export const showsPagat = (draft: Draft, seat: Seat): boolean =>
  wordAt(draft, `matadors.${seat}`) !== undefined ||
  (wordAt(draft, `taroks.${seat}`) !== undefined && wordAt(draft, `taroks-pagat.${seat}`) === 'with');

function matadorsField(told: Told): Field {
  const barred = takenBarred(told, 'matadors') ?? foolBarred(told) ?? pagatBarred(told);
  const options = numbers(FEWEST_MATADORS, MOST_TAROKS).map((count) =>
    optionOf(`${count}`, phrase('declarations.matadors', { count }), barred),
  );
  return field(told.seat, 'matadors', options);
}

const kingsField = (told: Told): Field =>
  field(told.seat, 'kings', formOptions(told, 'kings', { values: suits, label: 'kings' }));

const suitField = (told: Told, suit: string): Field =>
  field(
    told.seat,
    `suit.${suit}`,
    formOptions(told, `suit.${suit}`, { values: courtRanks, label: 'suit', suit }),
  );

type Family = { readonly values: readonly string[]; readonly label: string; readonly suit?: string };

function formOptions(told: Told, name: string, { values, label, suit }: Family): readonly Option[] {
  const taken = takenBarred(told, name);
  return ['half', ...values.map((value) => `half-${value}`), 'full'].map((form) => {
    const text = phrase(`declarations.${label}.${form}`, suit === undefined ? undefined : { suit });
    return optionOf(form, text, taken ?? (form === 'full' ? undefined : foolBarred(told)));
  });
}

/** Three of four cards at least are needed, so two players cannot both have a declaration of one family. */
function takenBarred({ draft, others }: Told, name: string): Phrase | undefined {
  const taker = others.find((other) => wordAt(draft, `${name}.${other}`) !== undefined);
  return taker === undefined ? undefined : phrase('sheet.barred.taken', { seat: taker });
}

function foolBarred({ draft, others }: Told): Phrase | undefined {
  const holder = others.find((other) => showsFool(draft, other));
  return holder === undefined ? undefined : phrase('sheet.barred.fool-shown', { seat: holder });
}

/** Matadors and half declarations are made with the Excuse. */
export const showsFool = (draft: Draft, seat: Seat): boolean =>
  wordAt(draft, `matadors.${seat}`) !== undefined ||
  (wordAt(draft, `taroks.${seat}`) !== undefined && wordAt(draft, `taroks-fool.${seat}`) === 'with') ||
  formKeys(seat).some((key) => (wordAt(draft, key) ?? '').startsWith('half'));

const formKeys = (seat: Seat): readonly string[] => [
  `kings.${seat}`,
  ...suits.map((suit) => `suit.${suit}.${seat}`),
];

/** The declarations filled in, as elements of a record's `declarations`. */
export const readDeclarations = (table: Table, draft: Draft): readonly object[] =>
  declarers(table).flatMap((seat) => [
    ...readTaroks(draft, seat),
    ...readMatadors(draft, seat),
    ...readForm(draft, `kings.${seat}`, { seat, kind: 'kings' }),
    ...suits.flatMap((suit) => readForm(draft, `suit.${suit}.${seat}`, { seat, kind: 'suit', suit })),
  ]);

function readTaroks(draft: Draft, seat: Seat): readonly object[] {
  const value = wordAt(draft, `taroks.${seat}`);
  if (value === undefined) return [];
  const pagat = readStatement(draft, `taroks-pagat.${seat}`);
  const fool = readStatement(draft, `taroks-fool.${seat}`);
  return [{ seat, kind: 'taroks', count: Number(value), ...filledIn({ pagat, fool }) }];
}

function readStatement(draft: Draft, key: string): boolean | undefined {
  const word = wordAt(draft, key);
  return word === undefined ? undefined : word === 'with';
}

function readMatadors(draft: Draft, seat: Seat): readonly object[] {
  const value = wordAt(draft, `matadors.${seat}`);
  return value === undefined ? [] : [{ seat, kind: 'matadors', count: Number(value) }];
}

function readForm(draft: Draft, key: string, start: object): readonly object[] {
  const value = wordAt(draft, key);
  if (value === undefined) return [];
  const [form, missing] = value.split('-');
  return [{ ...start, form, ...(missing !== undefined && { missing }) }];
}

export const writeDeclarations = ({ declarations = [] }: GermanResult): Draft =>
  filledIn(Object.fromEntries(declarations.flatMap(writeDeclaration)));

type Entry = readonly [key: string, value: DraftValue | undefined];

function writeDeclaration(declaration: Declaration): readonly Entry[] {
  const { seat } = declaration;
  switch (declaration.kind) {
    case 'taroks':
      return [
        [`taroks.${seat}`, `${declaration.count}`],
        [`taroks-pagat.${seat}`, statementWord(declaration.pagat)],
        [`taroks-fool.${seat}`, statementWord(declaration.fool)],
      ];
    case 'matadors':
      return [[`matadors.${seat}`, `${declaration.count}`]];
    case 'kings':
      return [[`kings.${seat}`, formValue(declaration)]];
    case 'suit':
      return [[`suit.${declaration.suit}.${seat}`, formValue(declaration)]];
  }
}

function statementWord(said: boolean | undefined): string | undefined {
  if (said === undefined) return undefined;
  return said ? 'with' : 'without';
}

type FormDeclared = { readonly form: string; readonly missing?: string | undefined };

const formValue = ({ form, missing }: FormDeclared): string =>
  missing === undefined ? form : `${form}-${missing}`;
