import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { shown } from '../../faults';
import type { FormedAction } from './action';
import type { Fine } from '../result';
import { fineDestinations, fineKinds, MOST } from '../result';

/**
 * The first fault of a fine's own fields: `fine-kind`, `fine-amount`, `fine-to`, `wrong-type` (section
 * 8.4).
 */
export function fineProblem(action: FormedAction): Problem | null {
  const fine = readFine(action);
  return fine.ok ? null : fine.refusal;
}

/** The fine as a result has it: without `type`, and only the fields that are there. */
export function fineOf(action: FormedAction): Fine {
  const fine = readFine(action);
  if (!fine.ok) throw new Error(`not a fine: ${fine.refusal.code}`);
  return fine.value;
}

function readFine({ seat, kind, amount, to, why }: FormedAction): Outcome<Fine, Problem> {
  if (!isOneOf(fineKinds, kind)) return refuse(wrong('fine-kind', 'kind', { value: String(kind) }));
  const wrongAmount = amountProblem(kind, amount);
  if (wrongAmount) return refuse(wrongAmount);
  if (!isOptional(fineDestinations, to)) return refuse(wrong('fine-to', 'to', { value: shown(to) }));
  if (!isOptionalText(why)) return refuse(wrong('wrong-type', 'why', { expected: 'string' }));
  const paid = { ...(typeof amount === 'number' && { amount }), ...(to && { to }) };
  return accept({ seat: Number(seat), kind, ...paid, ...(why !== undefined && { why }) });
}

function amountProblem(kind: string, amount: unknown): Problem | null {
  const fault = (rule: string) => wrong('fine-amount', 'amount', { rule });
  if (kind !== 'other') return amount === undefined ? null : fault('needless');
  if (amount === undefined) return fault('missing');
  if (typeof amount !== 'number') return wrong('wrong-type', 'amount', { expected: 'number' });
  if (!Number.isInteger(amount)) return wrong('not-integer', 'amount');
  return amount < 1 || amount > MOST ? fault('range') : null;
}

const isOptional = <Word extends string>(words: readonly Word[], value: unknown): value is Word | undefined =>
  value === undefined || isOneOf(words, value);

const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

const isOneOf = <Word extends string>(words: readonly Word[], value: unknown): value is Word =>
  words.some((word) => word === value);
