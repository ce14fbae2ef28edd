import type { JsonObject } from '@/kernel/event';
import type { PersonId } from '@/kernel/ids';
import type { Past } from '../past';
import type { RoundEvent, Seated, SeatingHow } from './round-events';

/** A seating as it stands: `version` of the stream when it was made, `edition` counts those of its round. */
export type RoundSeating = Seated & {
  readonly version: number;
  readonly edition: number;
  readonly at: number;
  readonly how: SeatingHow;
  readonly report: JsonObject;
  /** Who sits elsewhere than in the edition before. */
  readonly changed: readonly PersonId[];
};

/** Which edition was announced, and when (milliseconds since 1970). */
export type Publication = { readonly edition: number; readonly at: number };

export type Round = {
  /** From 1. */
  readonly number: number;
  readonly seating: RoundSeating;
  readonly published: Publication | null;
  /** When the tables opened. */
  readonly started: number | null;
  /** The tables that were still open when it was closed. */
  readonly closed: { readonly open: readonly number[]; readonly at: number } | null;
};

/** The rounds after one more event. @throws Error for a round that does not follow. */
export function evolveRounds(rounds: readonly Round[], past: Past<RoundEvent>): readonly Round[] {
  const { event, at } = past;
  const { round } = event.data;
  if (event.type === 'RoundSeated') return seated(rounds, { ...past, event });
  const before = rounds[round - 1];
  if (!before) throw new Error(`${event.type} of round ${round}, which was never seated`);
  const put = (after: Partial<Round>): readonly Round[] => rounds.with(round - 1, { ...before, ...after });
  switch (event.type) {
    case 'RoundReseated':
      return put({ seating: seatingOf({ ...past, event }, before.seating.edition + 1) });
    case 'SeatingPublished':
      return put({ published: { edition: before.seating.edition, at } });
    case 'RoundStarted':
      return put({ started: at });
    case 'RoundClosed':
      return put({ closed: { open: event.data.open, at } });
    case 'RoundReopened':
      return put({ closed: null });
  }
}

type SeatingEvent = Extract<RoundEvent, { readonly type: 'RoundSeated' | 'RoundReseated' }>;

/** A round that was seated already and is seated anew keeps its number and counts its editions on. */
function seated(rounds: readonly Round[], past: Past<SeatingEvent>): readonly Round[] {
  const { round } = past.event.data;
  if (round < 1 || round > rounds.length + 1) throw new Error(`round ${round} does not follow`);
  const before = rounds[round - 1];
  const seating = seatingOf(past, (before?.seating.edition ?? 0) + 1);
  const fresh: Round = { number: round, published: null, started: null, closed: null, seating };
  return before ? rounds.with(round - 1, { ...before, seating }) : [...rounds, fresh];
}

function seatingOf({ event, version, at }: Past<SeatingEvent>, edition: number): RoundSeating {
  const { tables, out, absent, how, report } = event.data;
  const changed = event.type === 'RoundReseated' ? event.data.changed : [];
  return { tables, out, absent, how, report, changed, version, edition, at };
}

/** Everybody a seating speaks of. */
export const personsIn = ({ tables, out }: Pick<Seated, 'tables' | 'out'>): readonly PersonId[] => [
  ...tables.flatMap(({ persons }) => persons),
  ...out,
];

/** Was the seating changed since it was hung up? False for one that was not yet. */
export const isOutdated = ({ published, seating }: Round): boolean =>
  published !== null && published.edition !== seating.edition;
