import { phrase } from '@/kernel/phrase';
import type { Draft, Field, Section, Sheet } from '../sheet';
import type { Table } from '../table';
import { readPoints, writePoints } from '../point-fields';
import { countFields } from './count-fields';
import { declarationFields, readDeclarations, writeDeclarations } from './declaration-fields';
import { filledIn, wordAt } from '../draft';
import type { DanishResult } from './result';
import { voidKinds } from './result';
import type { DanishRules } from './rules';
import { adjustmentFields, fineFields, readAdjustments, readFines, writeRulings } from './ruling-fields';
import { readSweeps, sweepFields, writeSweeps } from './sweep-fields';
import { readLastTrick, readUltimos } from '../ultimo-fields';
import { lastTrickFields, readPagatDiscarded, readTricks, trickFields, writeTricks } from './trick-fields';

/**
 * The Danish score sheet, in the order of events at the table. What section 5 does not allow beside a void
 * deal is neither asked nor read. `read` leaves out what only states a default: empty lists, `false`, empty
 * texts, points without a number; `write` and then `read` changes nothing else.
 */
export const danishSheet: Sheet<DanishRules, DanishResult> = { sections, read, write };

function sections(rules: DanishRules, table: Table, draft: Draft): readonly Section[] {
  const extent = extentOf(draft);
  return [
    section('void', [voidField], 'seldom'),
    ...(extent === 'nothing' ? [] : playedSections(rules, table, draft)),
    ...(extent === 'all' ? endSections(rules, table, draft) : []),
    section('fines', fineFields(table, draft), 'seldom'),
    section('adjustments', adjustmentFields(rules, table, draft), 'seldom'),
  ].filter(({ fields }) => fields.length > 0);
}

/** How much of a deal there is to tell: nothing of a redeal, the beginning of one that was abandoned. */
function extentOf(draft: Draft): 'all' | 'beginning' | 'nothing' {
  const kind = wordAt(draft, 'void');
  if (kind === undefined) return 'all';
  return kind === 'abandoned' ? 'beginning' : 'nothing';
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
  options: voidKinds.map((value) => ({ value, label: phrase(`sheet.choices.void.${value}`) })),
};

const playedSections = (rules: DanishRules, table: Table, draft: Draft): readonly Section[] => [
  section('declarations', declarationFields(rules, table, draft)),
  section('tricks', trickFields(rules, table, draft)),
];

const endSections = (rules: DanishRules, table: Table, draft: Draft): readonly Section[] => [
  section('last-trick', lastTrickFields(table, draft)),
  section('sweeps', sweepFields(rules, table, draft), 'seldom'),
  section('count', countFields(rules, table, draft)),
];

function read(_rules: DanishRules, table: Table, draft: Draft): unknown {
  const extent = extentOf(draft);
  return {
    ...(extent !== 'nothing' && readPlayed(table, draft, extent)),
    ...filledIn({ void: wordAt(draft, 'void') }),
    ...listed('fines', readFines(draft)),
    ...listed('adjustments', readAdjustments(draft)),
  };
}

function readPlayed(table: Table, draft: Draft, extent: 'all' | 'beginning'): object {
  const end = extent === 'all' ? [...readUltimos(table, draft), ...readSweeps(table, draft)] : [];
  return {
    ...listed('declarations', readDeclarations(table, draft)),
    ...listed('bonuses', [...readTricks(table, draft), ...end]),
    ...(readPagatDiscarded(table, draft) && { pagatDiscarded: true }),
    ...(extent === 'all' && readEnd(table, draft)),
  };
}

function readEnd(table: Table, draft: Draft): object {
  const lastTrick = readLastTrick(table, draft);
  const points = readPoints(table, draft);
  return { ...(lastTrick !== undefined && { lastTrick }), ...(points && { points }) };
}

const listed = (name: string, elements: readonly object[]): object =>
  elements.length > 0 ? { [name]: elements } : {};

function write(_rules: DanishRules, table: Table, result: DanishResult): Draft {
  return {
    ...filledIn({ void: result.void }),
    ...writeDeclarations(result),
    ...writeTricks(table, result),
    ...writeSweeps(result),
    ...writePoints(result),
    ...writeRulings(result),
  };
}
