import { phrase } from '@/kernel/phrase';
import { filledIn, seatAt, wordAt } from '../draft';
import type { Draft, Field, Section, Sheet } from '../sheet';
import type { Table } from '../table';
import { bonusFields, readBonuses, writeBonuses } from './bonus-fields';
import { choiceKey, contractFields, isTalonContract } from './contract-fields';
import { countFields, readPoints, writePoints } from './count-fields';
import type { HusarlnResult } from './result';
import type { HusarlnRules } from './rules';

/**
 * The score sheet, in the order of events at the table: who plays what, what was announced, how the last
 * tricks went, the count. Of a deal thrown in nothing more is asked. `read` says everything that may be
 * left out, as a replay does.
 */
export const husarlnSheet: Sheet<HusarlnRules, HusarlnResult> = { sections, read, write };

function sections(rules: HusarlnRules, table: Table, draft: Draft): readonly Section[] {
  const contract = section('contract', contractFields(table, draft));
  if (!isPlayed(draft)) return [contract];
  return [
    contract,
    section('held', bonusFields('held', rules, { table, draft })),
    section('kings', bonusFields('kings', rules, { table, draft })),
    section('ultimos', bonusFields('ultimos', rules, { table, draft })),
    section('count', countFields(draft)),
  ].filter(({ fields }) => fields.length > 0);
}

const isPlayed = (draft: Draft): boolean => wordAt(draft, 'contract') !== 'pass';

const section = (id: string, fields: readonly Field[]): Section => ({
  id,
  title: phrase(`sheet.sections.${id}`),
  hint: phrase(`sheet.section-hints.${id}`),
  fields,
});

function read(_rules: HusarlnRules, table: Table, draft: Draft): unknown {
  const contract = wordAt(draft, 'contract');
  if (!isPlayed(draft)) return { contract };
  const choice = isTalonContract(contract) ? wordAt(draft, choiceKey(contract)) : undefined;
  const points = readPoints(draft);
  return {
    ...filledIn({ contract, declarer: seatAt(draft, 'declarer'), choice }),
    ...(points && { points }),
    bonuses: readBonuses(table, draft),
  };
}

function write(_rules: HusarlnRules, _table: Table, result: HusarlnResult): Draft {
  if (result.contract === 'pass') return { contract: 'pass' };
  const { contract, declarer, choice, points, bonuses } = result;
  return {
    ...filledIn({ contract, declarer: `${declarer}`, [choiceKey(contract)]: choice }),
    ...writePoints(points),
    ...writeBonuses(bonuses),
  };
}
