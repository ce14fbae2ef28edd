import type { DerivedDeal } from '@/core/replay/derived';
import { nextDealer, openSitting, type SittingFold } from '@/core/replay/sitting-fold';
import { applyChange, applyDeal, closeSitting } from '@/core/replay/sitting-step';
import type { AnyGame, Change } from '@/core/games/game';
import type { PackedDeal } from '@/core/games/play';
import type { JsonObject, StoredEvent } from '@/kernel/event';
import { type SittingId } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import { below, type Problem } from '@/kernel/problem';
import { readSittingEvent } from '@/league/history';
import { SittingId as readId } from '@/league/ids';
import type { Past } from '@/league/past';
import { type Deal, isStruck, standing, standingVersion } from '@/league/sittings/deal';
import type { DealVersion, WrittenDeal } from '@/league/sittings/deal';
import type { SittingEvent } from '@/league/sittings/events';
import { presentAt } from '@/league/sittings/presence';
import { evolve, type Sitting } from '@/league/sittings/sitting';
import type { ChangeReplayed, DealReplayed, DealWritten, SittingReplayed } from './sitting';

const prefix = 'sitting-';

/** The sitting whose stream this is; null for every other stream. */
export const sittingOf = (stream: string): SittingId | null =>
  stream.startsWith(prefix) ? readId.parse(stream.slice(prefix.length)) : null;

/**
 * A sitting from its whole stream, every deal through the engine. @throws Error for a stream that cannot be
 * read.
 */
export function readSitting(id: SittingId, stream: readonly StoredEvent[]): SittingReplayed {
  const pasts = stream.map(readSittingEvent);
  const sitting = pasts.reduce<Sitting | null>(evolve, null);
  if (!sitting) throw new Error(`sitting ${id} has no events`);
  const { version, tournament, round, table, game, preset, rules, persons, closed } = sitting;
  const position = stream.at(-1)?.position ?? 0;
  const head = { id, version, position, tournament, round, table, game, preset, rules, persons, closed };
  return { ...head, ...walk(sitting), ...closingsIn(pasts, stream) };
}

/** When it was first closed, and what was changed since, with the reason that was given for it. */
function closingsIn(pasts: readonly Past<SittingEvent>[], stream: readonly StoredEvent[]): Closings {
  const index = pasts.findIndex(({ event }) => event.type === 'SittingClosed');
  const first = stream[index];
  if (!first) return { firstClosed: null, revised: null };
  const since = pasts.slice(index + 1).filter(({ event }) => event.type !== 'SittingClosed');
  const reasons = since.filter(({ event }) => 'why' in event.data);
  const last = reasons.at(-1) ?? since.at(-1);
  const why = last ? reasonIn(last.event.data) : null;
  return {
    firstClosed: { position: first.position, at: first.at },
    revised: last ? { at: last.at, by: last.by, why } : null,
  };
}

/** The reference of the reason that an event asks for; null if it asks for none. */
const reasonIn = (data: JsonObject): string | null => (typeof data.why === 'string' ? data.why : null);

type Closings = Pick<SittingReplayed, 'firstClosed' | 'revised'>;

type Walked = Pick<
  SittingReplayed,
  'present' | 'deals' | 'changes' | 'closing' | 'totals' | 'pots' | 'nextDealer' | 'problems'
>;

/** What is gathered on the way through a sitting. `problems` end it: what came before them stands. */
type Walk = {
  fold: SittingFold;
  closing: SittingReplayed['closing'];
  readonly deals: DealReplayed[];
  readonly changes: ChangeReplayed[];
  problems: readonly Problem[];
};

function walk(sitting: Sitting): Walked {
  const { game, rules, persons, changes } = sitting;
  const seats = persons.length;
  const opened = openSitting({ game, rules, seats, present: presentAt(seats, changes, -1) });
  if (!opened.ok) return unopened(opened.refusal);
  const so: Walk = { fold: opened.value, closing: null, deals: [], changes: [], problems: [] };
  for (const step of stepsOf(sitting)) if (so.problems.length === 0) step(so);
  const { fold, closing, deals, problems } = so;
  const { present, totals, pots } = fold;
  return { present, deals, changes: so.changes, closing, totals, pots, nextDealer: whoDeals(fold), problems };
}

const unopened = (problems: readonly Problem[]): Walked => ({
  present: [],
  deals: [],
  changes: [],
  closing: null,
  totals: [],
  pots: {},
  nextDealer: null,
  problems,
});

const whoDeals = (fold: SittingFold) => (fold.closed ? null : nextDealer(fold));

type Step = (so: Walk) => void;

/** Deals with the changes before them, in order, and the closing. */
function stepsOf({ deals, changes, closed }: Sitting): readonly Step[] {
  const numbered = changes.map((change, index) => ({ change, index }));
  const changesBefore = (deal: number): readonly Step[] =>
    numbered
      .filter(({ change }) => change.before === deal)
      .map(({ change, index }) => (so) => walkChange(so, change, index));
  return [
    ...deals.flatMap((deal, index) => [...changesBefore(index), (so: Walk) => walkDeal(so, deal)]),
    ...changesBefore(deals.length),
    ...(closed ? [walkClosing] : []),
  ];
}

function walkChange(so: Walk, change: Change, index: number): void {
  const { before, type, seat } = change;
  const derived = stepped(so, applyChange(so.fold, change), `changes.${index}`);
  if (!derived) return;
  const { entries, net, pots } = derived;
  so.changes[index] = { before, type, seat, bookings: entries, net, pots };
}

function walkClosing(so: Walk): void {
  const derived = stepped(so, closeSitting(so.fold), '');
  if (derived) so.closing = { bookings: derived.entries, net: derived.net, pots: so.fold.pots };
}

function walkDeal(so: Walk, deal: Deal): void {
  const { present } = so.fold;
  const derived = stepped(so, applyDeal(so.fold, standing(deal)), `deals.${deal.number - 1}`);
  if (!derived || 'unfinished' in derived) return;
  const { at, by, why, deal: written } = standingVersion(deal);
  const { game, totals } = so.fold;
  const { kind, result, differences } = counted(game, derived);
  const played = isStruck(written) ? null : packedIn(game, written);
  // Field by field: to spread it together from parts takes longer than to score the deal.
  so.deals.push({
    number: deal.number,
    dealer: written.dealer,
    kind,
    present,
    result,
    amounts: isStruck(written) ? null : (written.amounts ?? null),
    again: isStruck(written) && written.again === true,
    turned: whoDeals(so.fold) !== written.dealer,
    bookings: derived.entries,
    net: derived.net,
    pots: derived.pots,
    totals,
    at,
    by,
    why,
    versions: deal.versions.length,
    cards: played !== null,
    differences,
    played,
    written: deal.versions.map(versionWritten),
  });
}

const versionWritten = ({ kind, at, by, why }: DealVersion): DealWritten => ({ kind, at, by, why });

/** Goes on with the sitting after the step; null, with the problems kept, if it was not possible. */
function stepped<Value>(
  so: Walk,
  step: Outcome<{ readonly fold: SittingFold; readonly derived: Value }, readonly Problem[]>,
  path: string,
): Value | null {
  if (!step.ok) {
    so.problems = below(path, step.refusal);
    return null;
  }
  so.fold = step.value.fold;
  return step.value.derived;
}

const packedIn = (game: AnyGame, { cards, actions }: WrittenDeal): PackedDeal | null =>
  cards && actions ? game.play.pack({ cards, actions }) : null;

type Counted = Pick<DealReplayed, 'kind' | 'result' | 'differences'>;

function counted(game: AnyGame, derived: Exclude<DerivedDeal, { readonly unfinished: true }>): Counted {
  if ('struck' in derived) return { kind: 'struck', result: null, differences: [] };
  if ('amounts' in derived) return { kind: 'amounts', result: null, differences: [] };
  const { result, differences } = derived;
  return { kind: game.scoring.voidOf(result) === null ? 'played' : 'void', result, differences };
}
