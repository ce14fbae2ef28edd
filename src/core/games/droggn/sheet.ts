import { phrase } from '@/kernel/phrase';
import { filledIn, flagAt, numberAt, seatAt, wordAt } from '../draft';
import { optionOf, seatOption } from '../option';
import type { Draft, Field, Section, Sheet } from '../sheet';
import type { Table } from '../table';
import { contracts, isWhole, MOST_DOUBLES } from './contract';
import { countFields, readPoints, writePoints } from './count-fields';
import { layFields, readLaidOut, writeLaidOut } from './lay-fields';
import { pagatFields, readPagat, writePagat } from './pagat-fields';
import type { DroggnResult, Played } from './result';
import type { DroggnRules } from './rules';
import type { Told } from './told';
import { toldIn } from './told';

/**
 * The score sheet of Droggn, in the order in which a scorer hears it: who played what, what was laid out and
 * doubled, who won the last trick with what, the count. `read` leaves out what only states a default.
 */
export const droggnSheet: Sheet<DroggnRules, DroggnResult> = { sections, read, write };

function sections(rules: DroggnRules, table: Table, draft: Draft): readonly Section[] {
  const contract = section('contract', contractFields(table, draft));
  const told = toldIn(rules, table, draft);
  if (!told) return [contract];
  const end = seatAt(draft, 'revoke') === undefined ? endSections(told) : [];
  const before = [section('before', [doublesField, ...layFields(told)])];
  return [contract, ...before, ...end, section('revoke', [seatField('revoke', table)], 'seldom')].filter(
    ({ fields }) => fields.length > 0,
  );
}

const section = (id: string, fields: readonly Field[], seldom?: 'seldom'): Section => ({
  id,
  title: phrase(`sheet.sections.${id}`),
  hint: phrase(`sheet.section-hints.${id}`),
  fields,
  ...(seldom && { seldom: true }),
});

function contractFields(table: Table, draft: Draft): readonly Field[] {
  const options = ['pass', ...contracts].map((one) => optionOf(one, phrase(`contracts.${one}`)));
  const label = phrase('sheet.fields.contract');
  const contract: Field = { kind: 'choice', key: 'contract', label, options };
  return wordAt(draft, 'contract') === 'pass' ? [contract] : [contract, seatField('declarer', table)];
}

const seatField = (key: string, { active }: Table): Field => ({
  kind: 'choice',
  key,
  label: phrase(`sheet.fields.${key}`),
  options: active.map((seat) => seatOption(seat)),
});

const doublesField: Field = {
  kind: 'number',
  key: 'doubles',
  label: phrase('sheet.fields.doubles'),
  min: 0,
  max: MOST_DOUBLES,
};

const endSections = (told: Told): readonly Section[] => [
  section('last-trick', lastTrickFields(told)),
  section('count', [matchField(told), ...countFields(told)]),
];

/** A Super Mord in which nothing but the tricks counts may be over before the last one. */
function lastTrickFields(told: Told): readonly Field[] {
  const field = seatField('last-trick', told.table);
  if (!isWhole(told)) return [field, ...pagatFields(told)];
  return seatAt(told.draft, 'last-trick') === undefined ? [] : [field];
}

/** The outcome of a Super Mord; of any other contract something seldom. */
function matchField({ contract }: Told): Field {
  const label = phrase('sheet.fields.match');
  if (contract !== 'super-mord') return { kind: 'toggle', key: 'match', label };
  const options = ['won', 'lost'].map((end) => optionOf(end, phrase(`sheet.choices.match.${end}`)));
  return { kind: 'choice', key: 'super-mord', label, options };
}

function read(rules: DroggnRules, table: Table, draft: Draft): unknown {
  const contract = wordAt(draft, 'contract');
  if (contract === 'pass') return { contract };
  const told = toldIn(rules, table, draft);
  if (!told) return filledIn({ contract, declarer: seatAt(draft, 'declarer') });
  const revoke = seatAt(draft, 'revoke');
  return {
    contract,
    declarer: told.declarer,
    ...filledIn({ doubles: numberAt(draft, 'doubles') || undefined }),
    ...(revoke === undefined ? readEnd(told) : { ...listed(readLaidOut(told, 'revoked')), revoke }),
  };
}

function readEnd(told: Told): object {
  return {
    ...readPoints(told),
    ...filledIn({ match: readMatch(told), lastTrick: seatAt(told.draft, 'last-trick') }),
    ...listed([...readLaidOut(told, readMatch(told)), ...readPagat(told)]),
  };
}

const listed = (bonuses: readonly object[]): object => (bonuses.length > 0 ? { bonuses } : {});

function readMatch({ contract, draft }: Told): boolean | undefined {
  if (contract !== 'super-mord') return flagAt(draft, 'match') ? true : undefined;
  const end = wordAt(draft, 'super-mord');
  return end === undefined ? undefined : end === 'won';
}

function write(rules: DroggnRules, _table: Table, result: DroggnResult): Draft {
  if (result.contract === 'pass') return { contract: 'pass' };
  const { contract, declarer, doubles, lastTrick, revoke } = result;
  return {
    ...filledIn({
      contract,
      declarer: `${declarer}`,
      doubles: doubles || undefined,
      'last-trick': lastTrick === undefined ? undefined : `${lastTrick}`,
      revoke: revoke === undefined ? undefined : `${revoke}`,
    }),
    ...writeMatch(result),
    ...writeLaidOut(result, rules),
    ...writePagat(result),
    ...writePoints(result),
  };
}

function writeMatch({ contract, match }: Played): Draft {
  if (match === undefined) return {};
  if (contract === 'super-mord') return { 'super-mord': match ? 'won' : 'lost' };
  return match ? { match: true } : {};
}
