import type { Params, Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { flagAt, numberAt, wordAt } from '../draft';
import { optionOf } from '../option';
import type { Draft, DraftValue, Field } from '../sheet';
import type { Table } from '../table';
import type { CountedKind } from './amounts';
import { limitsOf } from './amounts';
import type { Declaration, GrossResult, Suit } from './result';
import { courtRanks, rankKinds, suits } from './result';
import type { GrossRules } from './rules';

/** Who declares, in the order of the table: dealer, forehand, the other (section 4.3). */
const declarers = ({ active }: Table): readonly Seat[] => [...active.slice(-1), ...active.slice(0, -1)];

/** One field for each player and kind of declaration. */
export const declarationFields = (rules: GrossRules, table: Table, draft: Draft): readonly Field[] =>
  declarers(table).flatMap((seat) => {
    const told = { draft, seat, others: table.active.filter((other) => other !== seat) };
    return [
      ...taroksFields(rules, draft, seat),
      countField(rules, 'matadors', seat),
      countField(rules, 'kings', seat),
      ...suits.map((suit) => suitField(told, suit)),
      ...rankKinds.map((kind) => toggle(`${kind}.${seat}`, kind, seat)),
      countField(rules, 'ladons', seat),
    ];
  });

/** What is filled in, seen from one player. */
type Told = { readonly draft: Draft; readonly seat: Seat; readonly others: readonly Seat[] };

const label = (name: string, params?: Params): Phrase => phrase(`sheet.fields.${name}`, params);

const toggle = (key: string, name: string, seat: Seat): Field => ({
  kind: 'toggle',
  key,
  seat,
  label: label(name),
});

function countField(rules: GrossRules, kind: CountedKind, seat: Seat): Field {
  const { least: min = 0, most: max = 0 } = limitsOf(kind, rules) ?? {};
  return { kind: 'number', key: `${kind}.${seat}`, seat, label: label(kind), min, max };
}

/** Whether Pagat and Sküs are among the Tarocks must be said. */
const taroksFields = (rules: GrossRules, draft: Draft, seat: Seat): readonly Field[] => [
  countField(rules, 'taroks', seat),
  ...(numberAt(draft, `taroks.${seat}`) === undefined
    ? []
    : [toggle(`with-pagat.${seat}`, 'with-pagat', seat), toggle(`with-fool.${seat}`, 'with-fool', seat)]),
];

/** A half suit by the court it lacks, if that is said; or all four. */
const suitForms = ['full', 'half', ...courtRanks.map((rank) => `half-${rank}`)];

function suitField(told: Told, suit: Suit): Field {
  const { seat } = told;
  const barred = takenBarred(told, suit);
  const options = suitForms.map((form) =>
    optionOf(form, phrase(`declarations.suit.${form}`, { suit }), barred ?? foolBarred(told, form)),
  );
  return { kind: 'choice', key: `suit.${suit}.${seat}`, seat, label: label('suit', { suit }), options };
}

/** Three of four cards at least are needed, so two players cannot both have them. */
function takenBarred({ draft, others }: Told, suit: Suit): Phrase | undefined {
  const taker = others.find((other) => wordAt(draft, `suit.${suit}.${other}`) !== undefined);
  return taker === undefined ? undefined : phrase('sheet.barred.taken', { seat: taker });
}

/** A half suit is made with the Sküs, and another has shown it. */
function foolBarred({ draft, others }: Told, form: string): Phrase | undefined {
  const holder = form === 'full' ? undefined : others.find((other) => showsFool(draft, other));
  return holder === undefined ? undefined : phrase('sheet.barred.fool-shown', { seat: holder });
}

const showsFool = (draft: Draft, seat: Seat): boolean =>
  hasMatadors(draft, seat) ||
  (hasTaroks(draft, seat) && flagAt(draft, `with-fool.${seat}`)) ||
  suits.some((suit) => (wordAt(draft, `suit.${suit}.${seat}`) ?? '').startsWith('half'));

/** Has this player proved by a declaration that he holds the Pagat? */
export const showsPagat = (draft: Draft, seat: Seat): boolean =>
  hasMatadors(draft, seat) || (hasTaroks(draft, seat) && flagAt(draft, `with-pagat.${seat}`));

const hasMatadors = (draft: Draft, seat: Seat): boolean => numberAt(draft, `matadors.${seat}`) !== undefined;

const hasTaroks = (draft: Draft, seat: Seat): boolean => numberAt(draft, `taroks.${seat}`) !== undefined;

/** The declarations filled in, as elements of a record's `declarations`. */
export const readDeclarations = (table: Table, draft: Draft): readonly object[] =>
  declarers(table).flatMap((seat) => [
    ...readTaroks(draft, seat),
    ...readCount(draft, 'matadors', seat),
    ...readCount(draft, 'kings', seat),
    ...suits.flatMap((suit) => readSuit(draft, suit, seat)),
    ...rankKinds.flatMap((kind) => (flagAt(draft, `${kind}.${seat}`) ? [{ seat, kind }] : [])),
    ...readCount(draft, 'ladons', seat),
  ]);

const readTaroks = (draft: Draft, seat: Seat): readonly object[] =>
  readCount(draft, 'taroks', seat).map((taroks) => ({
    ...taroks,
    pagat: flagAt(draft, `with-pagat.${seat}`),
    fool: flagAt(draft, `with-fool.${seat}`),
  }));

function readCount(draft: Draft, kind: CountedKind, seat: Seat): readonly object[] {
  const count = numberAt(draft, `${kind}.${seat}`);
  return count === undefined ? [] : [{ seat, kind, count }];
}

function readSuit(draft: Draft, suit: Suit, seat: Seat): readonly object[] {
  const value = wordAt(draft, `suit.${suit}.${seat}`);
  if (value === undefined) return [];
  const [form, missing] = value.split('-');
  return [{ seat, kind: 'suit', suit, form, ...(missing !== undefined && { missing }) }];
}

export const writeDeclarations = ({ declarations = [] }: GrossResult): Draft =>
  Object.fromEntries(declarations.flatMap(writeDeclaration));

function writeDeclaration(declaration: Declaration): readonly (readonly [string, DraftValue])[] {
  const { seat, kind } = declaration;
  switch (kind) {
    case 'taroks':
      return [
        [`taroks.${seat}`, declaration.count],
        ...(declaration.pagat ? [[`with-pagat.${seat}`, true] as const] : []),
        ...(declaration.fool ? [[`with-fool.${seat}`, true] as const] : []),
      ];
    case 'matadors':
    case 'kings':
    case 'ladons':
      return [[`${kind}.${seat}`, declaration.count]];
    case 'suit':
      return [[`suit.${declaration.suit}.${seat}`, suitForm(declaration)]];
    case 'queens':
    case 'cavaliers':
    case 'jacks':
      return [[`${kind}.${seat}`, true]];
  }
}

const suitForm = ({ form, missing }: Extract<Declaration, { kind: 'suit' }>): string =>
  missing === undefined ? form : `${form}-${missing}`;
