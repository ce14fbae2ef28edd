import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import type { Draft, DraftValue, Field } from '../sheet';
import type { Table } from '../table';
import { showsPagat } from './declaration-fields';
import { flagAt, numberAt, wordAt } from '../draft';
import { optionOf } from '../option';
import type { Bonus, DanishResult } from './result';
import type { DanishRules } from './rules';

const KINGS = 4;

/** What a player's card did in the last trick: he took it with another card, won or lost an ultimo card. */
const lastOutcomes = ['took', 'king-won', 'pagat-won', 'king-lost', 'pagat-lost'] as const;

const isTaken = (outcome: string | undefined): boolean =>
  outcome === 'took' || outcome === 'king-won' || outcome === 'pagat-won';

/** Tricks 1 … 24: kings lost and the pagat's fate, player by player. */
export const trickFields = (rules: DanishRules, table: Table, draft: Draft): readonly Field[] =>
  table.active.flatMap((seat) => [
    kingsLostField(table, draft, seat),
    pagatField(rules, { table, draft, seat }),
  ]);

function kingsLostField(table: Table, draft: Draft, seat: Seat): Field {
  const others = table.active.filter((other) => other !== seat);
  const lost = others.reduce((sum, other) => sum + (numberAt(draft, `kings-lost.${other}`) ?? 0), 0);
  const max = Math.max(0, KINGS - lost);
  const key = `kings-lost.${seat}`;
  return { kind: 'number', key, seat, label: phrase('sheet.fields.kings-lost'), min: 0, max };
}

/** What is filled in, seen from one player. */
type Told = { readonly table: Table; readonly draft: Draft; readonly seat: Seat };

function pagatField(rules: DanishRules, told: Told): Field {
  const { seat } = told;
  const inSkat = rules.discardPagat && seat === told.table.dealer;
  const barred = pagatBarred(told);
  const options = ['home', 'lost', ...(inSkat ? ['skat'] : [])].map((fate) =>
    optionOf(fate, phrase(`sheet.choices.pagat.${fate}`), barred ?? lastPagatBarred(told)),
  );
  return { kind: 'choice', key: `pagat.${seat}`, seat, label: phrase('sheet.fields.pagat'), options };
}

/** The pagat is another player's: he has shown it, or what became of it is told beside his name. */
function pagatBarred({ table, draft, seat }: Told): Phrase | undefined {
  const others = table.active.filter((other) => other !== seat);
  const holder = others.find((other) => showsPagat(draft, other));
  if (holder !== undefined) return phrase('sheet.barred.pagat-shown', { seat: holder });
  const teller = others.find((other) => fateTold(draft, other));
  return teller === undefined ? undefined : phrase('sheet.barred.pagat-told', { seat: teller });
}

const fateTold = (draft: Draft, seat: Seat): boolean =>
  wordAt(draft, `pagat.${seat}`) !== undefined || lastHad(draft, seat, 'pagat');

const lastHad = (draft: Draft, seat: Seat, card: string): boolean =>
  (wordAt(draft, `last.${seat}`) ?? '').startsWith(card);

const lastPagatBarred = ({ draft, seat }: Told): Phrase | undefined =>
  lastHad(draft, seat, 'pagat') ? phrase('sheet.barred.pagat-told', { seat }) : undefined;

/** Trick 25, player by player. */
export const lastTrickFields = (table: Table, draft: Draft): readonly Field[] =>
  table.active.map((seat) => ({
    kind: 'choice',
    key: `last.${seat}`,
    seat,
    label: phrase('sheet.fields.last'),
    options: lastOutcomes.map((outcome) =>
      optionOf(
        outcome,
        phrase(`sheet.choices.last.${outcome}`),
        lastBarred({ table, draft, seat }, outcome),
      ),
    ),
  }));

function lastBarred(told: Told, outcome: string): Phrase | undefined {
  const { table, draft, seat } = told;
  const others = table.active.filter((other) => other !== seat);
  const taker = others.find((other) => isTaken(wordAt(draft, `last.${other}`)));
  if (isTaken(outcome) && taker !== undefined) return phrase('sheet.barred.trick-taken', { seat: taker });
  if (!outcome.startsWith('pagat')) return outcome === 'king-won' ? beatenBarred(draft, others) : undefined;
  if (wordAt(draft, `pagat.${seat}`) !== undefined) return phrase('sheet.barred.pagat-told', { seat });
  return pagatBarred(told);
}

/** A king does not win a trick in which the pagat lies. */
function beatenBarred(draft: Draft, others: readonly Seat[]): Phrase | undefined {
  const holder = others.find((other) => lastHad(draft, other, 'pagat'));
  return holder === undefined ? undefined : phrase('sheet.barred.king-beaten', { seat: holder });
}

/** Tricks 1 … 24 as elements of a record's `bonuses`: kings in order of turn, then the pagat. */
export const readTricks = (table: Table, draft: Draft): readonly object[] => [
  ...table.active.flatMap((seat) => {
    const lost = Math.min(KINGS + 1, Math.max(0, numberAt(draft, `kings-lost.${seat}`) ?? 0));
    return new Array<object>(Math.floor(lost)).fill({ seat, kind: 'king', made: false });
  }),
  ...table.active.flatMap((seat) => {
    const fate = wordAt(draft, `pagat.${seat}`);
    return fate === 'home' || fate === 'lost' ? [{ seat, kind: 'pagat', made: fate === 'home' }] : [];
  }),
];

export const readPagatDiscarded = (table: Table, draft: Draft): boolean =>
  wordAt(draft, `pagat.${table.dealer}`) === 'skat';

/** The ultimos: the one won first, then those lost, in order of turn. */
export function readUltimos(table: Table, draft: Draft): readonly object[] {
  const ultimos = table.active.flatMap((seat) => {
    const [card, end] = (wordAt(draft, `last.${seat}`) ?? '').split('-');
    return end === undefined ? [] : [{ seat, kind: `${card}-ultimo`, made: end === 'won' }];
  });
  return [...ultimos.filter(({ made }) => made), ...ultimos.filter(({ made }) => !made)];
}

/** Who took the last trick; undefined if nobody is said to have, or if the record left it to the ultimo. */
export function readLastTrick(table: Table, draft: Draft): Seat | undefined {
  const taker = table.active.find((seat) => isTaken(wordAt(draft, `last.${seat}`)));
  return taker !== undefined && flagAt(draft, 'last-unsaid') && wordAt(draft, `last.${taker}`) !== 'took'
    ? undefined
    : taker;
}

/**
 * A record may leave out who took the last trick where an ultimo says it. `last-unsaid`, which no field
 * shows, keeps such a record as it was written when it is corrected.
 */
export function writeTricks(table: Table, result: DanishResult): Draft {
  const { bonuses = [], lastTrick, pagatDiscarded } = result;
  const won = bonuses.some(({ kind, made }) => made && kind.endsWith('-ultimo'));
  return {
    ...(lastTrick !== undefined && { [`last.${lastTrick}`]: 'took' }),
    ...(lastTrick === undefined && won && { 'last-unsaid': true }),
    ...Object.fromEntries(bonuses.flatMap(writeBonus)),
    ...kingsLost(bonuses),
    ...(pagatDiscarded === true && { [`pagat.${table.dealer}`]: 'skat' }),
  };
}

function writeBonus({ seat, kind, made }: Bonus): readonly (readonly [string, DraftValue])[] {
  switch (kind) {
    case 'pagat':
      return [[`pagat.${seat}`, made ? 'home' : 'lost']];
    case 'king-ultimo':
      return [[`last.${seat}`, made ? 'king-won' : 'king-lost']];
    case 'pagat-ultimo':
      return [[`last.${seat}`, made ? 'pagat-won' : 'pagat-lost']];
    case 'king':
    case 'tout':
    case 'nolo':
      return [];
  }
}

function kingsLost(bonuses: readonly Bonus[]): Draft {
  const lost: Record<string, number> = {};
  for (const { kind, seat } of bonuses) {
    if (kind === 'king') lost[`kings-lost.${seat}`] = (lost[`kings-lost.${seat}`] ?? 0) + 1;
  }
  return lost;
}
