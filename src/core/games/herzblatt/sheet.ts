import { phrase } from '@/kernel/phrase';
import type { Phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { filledIn, numberAt, seatAt, wordAt } from '../draft';
import { optionOf, seatOption } from '../option';
import type { Draft, Field, Section, Sheet } from '../sheet';
import type { Table } from '../table';
import type { PointsPair } from '../points-pair';
import type { HerzResult } from './result';
import { soloPoints, POINTS } from './result';
import type { HerzRules } from './rules';
import { endingOf } from './score';

/** The score sheet of a deal: who played, then the two counts, of which one is enough. */
export const herzSheet: Sheet<HerzRules, HerzResult> = { sections, read, write };

const PASS = 'pass';

function sections(rules: HerzRules, table: Table, draft: Draft): readonly Section[] {
  const declarer = declarerAt(draft);
  const contract = section('contract', [declarerField(rules, table)]);
  if (declarer === undefined) return [contract];
  return [contract, section('count', countFields(rules, draft, declarer))];
}

const section = (id: string, fields: readonly Field[]): Section => ({
  id,
  title: phrase(`sheet.sections.${id}`),
  hint: phrase(`sheet.section-hints.${id}`),
  fields,
});

/** Undefined while nothing is filled in, and if nobody played. */
const declarerAt = (draft: Draft): Seat | undefined =>
  wordAt(draft, 'declarer') === PASS ? undefined : seatAt(draft, 'declarer');

/** One answer says who played, or that nobody did. */
function declarerField({ allPass }: HerzRules, { active }: Table): Field {
  const barred = allPass === 'forehand-plays' ? phrase('sheet.barred.forehand-plays') : undefined;
  const nobody = optionOf(PASS, phrase('sheet.choices.pass'), barred);
  const options = [...active.map((seat) => seatOption(seat)), nobody];
  return { kind: 'choice', key: 'declarer', label: phrase('sheet.fields.declarer'), options };
}

const sides = ['declarer', 'defenders'] as const;

type Side = (typeof sides)[number];

function countFields(rules: HerzRules, draft: Draft, declarer: Seat): readonly Field[] {
  return sides.map((side) => {
    const note = noteOf(rules, draft, side);
    return {
      kind: 'number',
      key: `points.${side}`,
      label: phrase(`sheet.fields.points-${side}`),
      min: 0,
      max: POINTS,
      ...(side === 'declarer' && { seat: declarer }),
      ...(note && { note }),
    };
  });
}

const countAt = (draft: Draft): PointsPair => [
  numberAt(draft, 'points.declarer') ?? null,
  numberAt(draft, 'points.defenders') ?? null,
];

/** Beside the soloist how it ended; beside a side that was not counted what is left for it. */
function noteOf({ settlement, stake }: HerzRules, draft: Draft, side: Side): Phrase | undefined {
  const count = countAt(draft);
  const points = soloPoints(count);
  if (points === null || points < 0 || points > POINTS) return undefined;
  const { reason, multiple } = endingOf(points, settlement);
  if (side === 'declarer') return phrase(`sheet.notes.${reason}`, { points, amount: multiple * stake });
  return count[1] === null ? phrase('sheet.notes.rest', { points: POINTS - points }) : undefined;
}

function read(_rules: HerzRules, _table: Table, draft: Draft): unknown {
  if (wordAt(draft, 'declarer') === PASS) return { contract: 'pass' };
  const declarer = declarerAt(draft);
  if (declarer === undefined) return {};
  const points = countAt(draft);
  return { contract: 'solo', declarer, ...(points.some((side) => side !== null) && { points }) };
}

function write(_rules: HerzRules, _table: Table, result: HerzResult): Draft {
  if (result.contract === 'pass') return { declarer: PASS };
  const [declarer, defenders] = result.points ?? [null, null];
  return filledIn({
    declarer: `${result.declarer}`,
    'points.declarer': declarer ?? undefined,
    'points.defenders': defenders ?? undefined,
  });
}
