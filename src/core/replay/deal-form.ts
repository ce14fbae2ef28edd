import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { Fields } from '../games/faults';
import { shown } from '../games/faults';

/** How a deal is written down: as a record, struck by an arbiter, or with its sums only. */
export type DealKind = 'record' | 'struck' | 'amounts';

export function dealKind(deal: Fields): DealKind {
  if ('struck' in deal) return 'struck';
  return 'amounts' in deal ? 'amounts' : 'record';
}

const fieldsOf: Readonly<Record<DealKind, readonly string[]>> = {
  record: ['dealer', 'result', 'cards', 'actions'],
  struck: ['dealer', 'struck', 'why', 'again'],
  amounts: ['dealer', 'amounts'],
};

/** Every field any deal may have; beside a lone deal's game, rules and seats. */
export const dealFields: readonly string[] = [...new Set(Object.values(fieldsOf).flat())];

/** Faults of a deal's envelope: fields too many or missing, and wrong types. Paths start at the deal. */
export function dealFormProblems(deal: Fields): readonly Problem[] {
  const kind = dealKind(deal);
  const unknown = unknownFields(deal, fieldsOf[kind]);
  switch (kind) {
    case 'record':
      return [...unknown, ...recordProblems(deal)];
    case 'struck':
      return [...unknown, ...struckProblems(deal)];
    case 'amounts':
      return unknown;
  }
}

export const unknownFields = (input: Fields, known: readonly string[]): readonly Problem[] =>
  Object.keys(input)
    .filter((field) => !known.includes(field))
    .map((field) => wrong('unknown-field', field, { field }));

export const missingFields = (input: Fields, required: readonly string[]): readonly Problem[] =>
  required.filter((field) => !(field in input)).map((field) => wrong('missing-field', field, { field }));

/** A result, or cards and actions; one of these two alone lacks the other. */
function recordProblems(deal: Fields): readonly Problem[] {
  if ('cards' in deal || 'actions' in deal) return missingFields(deal, ['cards', 'actions']);
  return missingFields(deal, ['result']);
}

function struckProblems({ struck, why, again }: Fields): readonly Problem[] {
  return [
    ...(struck === true ? [] : [wrong('wrong-type', 'struck', { expected: 'true' })]),
    ...(why === undefined || typeof why === 'string'
      ? []
      : [wrong('wrong-type', 'why', { expected: 'string' })]),
    ...(again === undefined || typeof again === 'boolean'
      ? []
      : [wrong('wrong-type', 'again', { expected: 'boolean' })]),
  ];
}

/** A seat as a field of the envelope: `missing-field`, `not-integer`, `bad-seat`. */
export function seatFieldProblems(input: Fields, field: string, seats: number): readonly Problem[] {
  const value = input[field];
  if (value === undefined) return [wrong('missing-field', field, { field })];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    return [wrong('not-integer', field, { value: shown(value) })];
  }
  return value >= 0 && value < seats ? [] : [wrong('bad-seat', field, { value, last: seats - 1 })];
}
