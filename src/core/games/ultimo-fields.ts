import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { flagAt, wordAt } from './draft';
import { optionOf } from './option';
import type { Draft, DraftValue, Field } from './sheet';
import type { Table } from './table';

/**
 * What a player's card did in the last trick: he took it with another card, won or lost a king or the
 * pagat.
 */
const lastOutcomes = ['took', 'king-won', 'pagat-won', 'king-lost', 'pagat-lost'] as const;

const isTaken = (outcome: string | undefined): boolean =>
  outcome === 'took' || outcome === 'king-won' || outcome === 'pagat-won';

const lastKey = (seat: Seat): string => `last.${seat}`;

/** What is filled in, and why a player cannot have had the pagat in the last trick, if he cannot. */
type Told = {
  readonly table: Table;
  readonly draft: Draft;
  readonly pagatBarred: (seat: Seat) => Phrase | undefined;
};

/** Trick 25, player by player. */
export const lastTrickFields = (told: Told): readonly Field[] =>
  told.table.active.map((seat) => ({
    kind: 'choice',
    key: lastKey(seat),
    seat,
    label: phrase('sheet.fields.last'),
    options: lastOutcomes.map((outcome) =>
      optionOf(outcome, phrase(`sheet.choices.last.${outcome}`), lastBarred(told, seat, outcome)),
    ),
  }));

function lastBarred({ table, draft, pagatBarred }: Told, seat: Seat, outcome: string): Phrase | undefined {
  const others = table.active.filter((other) => other !== seat);
  const taker = others.find((other) => tookLast(draft, other));
  if (isTaken(outcome) && taker !== undefined) return phrase('sheet.barred.trick-taken', { seat: taker });
  if (outcome.startsWith('pagat')) return pagatBarred(seat);
  return outcome === 'king-won' ? beatenBarred(draft, others) : undefined;
}

/** A king does not win a trick in which the pagat lies. */
function beatenBarred(draft: Draft, others: readonly Seat[]): Phrase | undefined {
  const holder = others.find((other) => hadLast(draft, other, 'pagat'));
  return holder === undefined ? undefined : phrase('sheet.barred.king-beaten', { seat: holder });
}

/** Did this player have the pagat or a king in the last trick? */
export const hadLast = (draft: Draft, seat: Seat, card: 'king' | 'pagat'): boolean =>
  (wordAt(draft, lastKey(seat)) ?? '').startsWith(card);

/** Did this player take the last trick? */
export const tookLast = (draft: Draft, seat: Seat): boolean => isTaken(wordAt(draft, lastKey(seat)));

/** The ultimos: the one won first, then those lost, in order of turn. */
export function readUltimos(table: Table, draft: Draft): readonly object[] {
  const ultimos = table.active.flatMap((seat) => {
    const [card, end] = (wordAt(draft, lastKey(seat)) ?? '').split('-');
    return end === undefined ? [] : [{ seat, kind: `${card}-ultimo`, made: end === 'won' }];
  });
  return [...ultimos.filter(({ made }) => made), ...ultimos.filter(({ made }) => !made)];
}

/**
 * Who took the last trick; undefined if nobody is said to have, or if the record read left it to the
 * ultimo.
 */
export function readLastTrick(table: Table, draft: Draft): Seat | undefined {
  const taker = table.active.find((seat) => tookLast(draft, seat));
  if (taker === undefined) return undefined;
  return flagAt(draft, 'last-unsaid') && wordAt(draft, lastKey(taker)) !== 'took' ? undefined : taker;
}

type Bonus = { readonly kind: string; readonly seat: Seat; readonly made: boolean };

type Telling = { readonly bonuses?: readonly Bonus[] | undefined; readonly lastTrick?: Seat | undefined };

/**
 * A record may leave out who took the last trick where an ultimo says it. `last-unsaid`, which no field
 * shows, keeps such a record as it was written when it is corrected.
 */
export function writeLastTrick({ bonuses = [], lastTrick }: Telling): Draft {
  const ultimos = bonuses.filter(({ kind }) => kind.endsWith('-ultimo'));
  return {
    ...(lastTrick !== undefined && { [lastKey(lastTrick)]: 'took' }),
    ...(lastTrick === undefined && ultimos.some(({ made }) => made) && { 'last-unsaid': true }),
    ...Object.fromEntries(ultimos.map(writeUltimo)),
  };
}

const writeUltimo = ({ kind, seat, made }: Bonus): readonly [string, DraftValue] => [
  lastKey(seat),
  `${kind.slice(0, -'-ultimo'.length)}-${made ? 'won' : 'lost'}`,
];
