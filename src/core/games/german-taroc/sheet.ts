import { phrase } from '@/kernel/phrase';
import { filledIn, wordAt } from '../draft';
import { fineFields, readFines, writeFines } from '../fine-fields';
import { optionOf } from '../option';
import { voidKinds } from '../penalties';
import { readPoints, writePoints } from '../point-fields';
import type { Draft, Field, Section, Sheet } from '../sheet';
import type { Table } from '../table';
import { countFields } from './count-fields';
import { declarationFields, readDeclarations, writeDeclarations } from './declaration-fields';
import { pagatFields, readPagat, readPagatDiscarded, writePagat } from './pagat-fields';
import type { GermanResult } from './result';
import type { GermanRules } from './rules';
import { foolAloneField, lastTrickField, readFoolAlone, readLastTrick, writeTricks } from './trick-fields';

/**
 * The score sheet, in the order of events at the table. What section 5 does not allow beside a void deal is
 * neither asked nor read. `read` leaves out what only states a default: empty lists, `false`, empty texts;
 * `write` and then `read` changes nothing else.
 */
export const germanSheet: Sheet<GermanRules, GermanResult> = { sections, read, write };

function sections(rules: GermanRules, table: Table, draft: Draft): readonly Section[] {
  const extent = extentOf(draft);
  return [
    section('void', [voidField], 'seldom'),
    ...(extent === 'nothing' ? [] : [section('declarations', declarationFields(rules, table, draft))]),
    ...(extent === 'all' ? playedSections(table, draft) : []),
    section('fines', fineFields(table, draft), 'seldom'),
  ];
}

/** What there is to tell of a deal: after a wrong discard the declarations, of another void deal nothing. */
function extentOf(draft: Draft): 'all' | 'declarations' | 'nothing' {
  const kind = wordAt(draft, 'void');
  if (kind === undefined) return 'all';
  return kind === 'wrong-discard' ? 'declarations' : 'nothing';
}

const section = (id: string, fields: readonly Field[], seldom?: 'seldom'): Section => ({
  id,
  title: phrase(`sheet.sections.${id}`),
  hint: phrase(`sheet.section-hints.${id}`),
  fields,
  ...(seldom && { seldom: true }),
});

const voidField: Field = {
  kind: 'choice',
  key: 'void',
  label: phrase('sheet.fields.void'),
  options: voidKinds.map((value) => optionOf(value, phrase(`sheet.choices.void.${value}`))),
};

const playedSections = (table: Table, draft: Draft): readonly Section[] => [
  section('pagat', pagatFields(table, draft)),
  section('last-trick', [lastTrickField(table, draft)], 'seldom'),
  section('fool', [foolAloneField(table, draft)], 'seldom'),
  section('count', countFields(table, draft)),
];

function read(_rules: GermanRules, table: Table, draft: Draft): unknown {
  const extent = extentOf(draft);
  return {
    ...(extent !== 'nothing' && listed('declarations', readDeclarations(table, draft))),
    ...(extent === 'all' && readPlayed(table, draft)),
    ...filledIn({ void: wordAt(draft, 'void') }),
    ...listed('fines', readFines(draft)),
  };
}

function readPlayed(table: Table, draft: Draft): object {
  const lastTrick = readLastTrick(draft);
  const points = readPoints(table, draft);
  return {
    ...listed('bonuses', [...readPagat(table, draft), ...readFoolAlone(draft)]),
    ...(points && { points }),
    ...(lastTrick !== undefined && { lastTrick }),
    ...(readPagatDiscarded(table, draft) && { pagatDiscarded: true }),
  };
}

const listed = (name: string, elements: readonly object[]): object =>
  elements.length > 0 ? { [name]: elements } : {};

function write(_rules: GermanRules, table: Table, result: GermanResult): Draft {
  return {
    ...filledIn({ void: result.void }),
    ...writeDeclarations(result),
    ...writePagat(table, result),
    ...writeTricks(result),
    ...writePoints(result),
    ...writeFines(result.fines),
  };
}
