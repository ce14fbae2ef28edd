import { phrase } from '@/kernel/phrase';
import { filledIn, wordAt } from '../draft';
import { fineFields, readFines, writeFines } from '../fine-fields';
import { optionOf } from '../option';
import { voidKinds } from '../penalties';
import { readPoints, writePoints } from '../point-fields';
import type { Draft, Field, Section, Sheet } from '../sheet';
import type { Table } from '../table';
import { readLastTrick, readUltimos } from '../ultimo-fields';
import { countFields } from './count-fields';
import { declarationFields, readDeclarations, writeDeclarations } from './declaration-fields';
import type { GrossResult } from './result';
import type { GrossRules } from './rules';
import { maker, readSweeps, sweepFields, writeSweeps } from './sweep-fields';
import { lastTrickFields, readPagatDiscarded, readTricks, trickFields, writeTricks } from './trick-fields';

/**
 * The score sheet of Grosstarock, in the order of events at the table. What section 5 does not allow beside
 * a void deal is neither asked nor read. `read` leaves out what only states a default: empty lists,
 * `false`, empty texts, points without a number; `write` and then `read` changes nothing else.
 */
export const grossSheet: Sheet<GrossRules, GrossResult> = { sections, read, write };

function sections(rules: GrossRules, table: Table, draft: Draft): readonly Section[] {
  const kind = wordAt(draft, 'void');
  const declared = kind === undefined || kind === 'wrong-discard';
  return [
    section('void', [voidField], 'seldom'),
    section('declarations', declared ? declarationFields(rules, table, draft) : []),
    ...(kind === undefined ? playedSections(rules, table, draft) : []),
    section('fines', fineFields(table, draft), 'seldom'),
  ].filter(({ fields }) => fields.length > 0);
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

/** After all tricks or none what became of kings and Pagat is seldom paid, and so are the card points. */
function playedSections({ voleNolo }: GrossRules, table: Table, draft: Draft): readonly Section[] {
  const big = maker(table, draft, 'tout') !== undefined || maker(table, draft, 'nolo') !== undefined;
  const unpaid = big && voleNolo === 'replace-all' ? 'seldom' : undefined;
  return [
    section('tricks', trickFields(table, draft), unpaid),
    section('last-trick', lastTrickFields(table, draft), unpaid),
    section('sweeps', sweepFields(table, draft), 'seldom'),
    section('count', countFields(table, draft, !big || voleNolo === 'additive')),
  ];
}

function read(_rules: GrossRules, table: Table, draft: Draft): unknown {
  const kind = wordAt(draft, 'void');
  const declared = kind === undefined || kind === 'wrong-discard';
  return {
    ...(declared && listed('declarations', readDeclarations(table, draft))),
    ...(kind === undefined && readPlayed(table, draft)),
    ...filledIn({ void: kind }),
    ...listed('fines', readFines(draft)),
  };
}

function readPlayed(table: Table, draft: Draft): object {
  const lastTrick = readLastTrick(table, draft);
  const points = readPoints(table, draft);
  const bonuses = [
    ...readTricks(table, draft),
    ...readUltimos(table, draft),
    ...readSweeps(table, draft),
  ];
  return {
    ...listed('bonuses', bonuses),
    ...(readPagatDiscarded(table, draft) && { pagatDiscarded: true }),
    ...(lastTrick !== undefined && { lastTrick }),
    ...(points && { points }),
  };
}

const listed = (name: string, elements: readonly object[]): object =>
  elements.length > 0 ? { [name]: elements } : {};

function write(_rules: GrossRules, table: Table, result: GrossResult): Draft {
  return {
    ...filledIn({ void: result.void }),
    ...writeDeclarations(result),
    ...writeTricks(table, result),
    ...writeSweeps(result),
    ...writePoints(result),
    ...writeFines(result.fines),
  };
}
