import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import type { Seat } from '@/kernel/seat';
import { stepDeal } from './deal-step';
import type { Derived, DerivedChange, DerivedClosing, DerivedDeal } from './derived';
import type { Envelope } from './envelope';
import { readEnvelope } from './envelope';
import type { SittingFold } from './sitting-fold';
import { firstFold } from './sitting-fold';
import { closeSitting, stepChange } from './sitting-step';

/**
 * A record (a sitting `tarok-sitting/1`, or a lone deal as the first of an open one) through its game: what
 * it derives, or every fault found. It is refused whole; nothing is scored by half.
 */
export function scoreRecord(input: unknown): Outcome<Derived, readonly Problem[]> {
  const envelope = readEnvelope(input);
  if (!envelope.ok) return envelope;
  const walk = walkOf(envelope.value);
  return walk.problems.length > 0 ? refuse(walk.problems) : accept(derivedOf(walk, envelope.value));
}

/** The sitting as deal `index` finds it, changes before it made; refused with the faults on the way there. */
export function foldBefore(envelope: Envelope, index: number): Outcome<SittingFold, readonly Problem[]> {
  const walk = walkOf({ ...envelope, deals: envelope.deals.slice(0, index), closed: false });
  return walk.problems.length > 0 ? refuse(walk.problems) : accept(walk.fold);
}

/** What is gathered on the way through a sitting. */
type Walk = {
  fold: SittingFold;
  closing: DerivedClosing | null;
  readonly deals: DerivedDeal[];
  readonly changes: DerivedChange[];
  readonly problems: Problem[];
};

function walkOf(envelope: Envelope): Walk {
  const { game, rules, seats, changes, deals } = envelope;
  const fold = firstFold({ game, rules, seats, present: presentAtFirst(envelope) });
  const walk: Walk = { fold, closing: null, deals: [], changes: [], problems: [] };
  for (let index = 0; index <= deals.length; index++) {
    changes.forEach((change, number) => {
      if (change.before === index) walkChange(walk, envelope, number);
    });
    if (index < deals.length) walkDeal(walk, envelope, index);
  }
  if (envelope.closed) walkClosing(walk);
  return walk;
}

/** Present from the start is who does not join first. */
function presentAtFirst({ seats, changes }: Envelope): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter((seat) => changes.find((change) => change.seat === seat)?.type !== 'join');
}

function walkChange(walk: Walk, { changes }: Envelope, number: number): void {
  const change = changes[number];
  if (!change) return;
  const { fold, derived, problems } = stepChange(walk.fold, change);
  walk.fold = fold;
  walk.changes.push({ before: change.before, ...derived });
  walk.problems.push(...below(`changes.${number}`, problems));
}

function walkDeal(walk: Walk, { deals, closed, lone }: Envelope, index: number): void {
  const { fold, derived, problems } = stepDeal(walk.fold, deals[index]);
  const path = lone ? '' : `deals.${index}`;
  const early = derived && 'unfinished' in derived && (closed || index < deals.length - 1);
  walk.fold = fold;
  if (derived) walk.deals.push(derived);
  const asked = walk.problems.length > 0 ? problems.filter(isKnowable) : problems;
  walk.problems.push(...below(path, early ? [...asked, wrong('unfinished-deal', 'actions')] : asked));
}

/** After a fault nobody knows what the pots hold. */
const isKnowable = ({ code, params }: Problem): boolean =>
  code !== 'adjustment-amount' || params?.['about'] !== 'pot';

function walkClosing(walk: Walk): void {
  const closed = closeSitting(walk.fold);
  if (!closed.ok) {
    walk.problems.push(...closed.refusal);
    return;
  }
  walk.fold = closed.value.fold;
  walk.closing = closed.value.derived;
}

const derivedOf = ({ fold, deals, changes, closing }: Walk, envelope: Envelope): Derived => ({
  format: 'tarok-score/1',
  deals,
  ...(envelope.changes.length > 0 && { changes }),
  ...(closing && { closing }),
  totals: fold.totals,
  pots: fold.pots,
});
