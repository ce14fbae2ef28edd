import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import { AVERAGE } from '../card-points';
import type { FigureEvent, FigureTable } from '../figure-table';
import { figureRows } from '../figure-table';
import { tableOfThree } from '../seating-of-three';
import { counts, countedKinds } from './amounts';
import { firstLeft } from './left';
import type { Bonus, Declaration, GrossResult } from './result';
import { windows } from './result';
import type { GrossRules } from './rules';
import { score } from './score';

const SEAT = 0;
const table = tableOfThree(3, [0, 1, 2], 2);

type Happening = { readonly reason: string; readonly result: GrossResult };

/** What the rules pay, event by event: everything worked out by `score`. */
export function figures(rules: GrossRules): readonly FigureTable[] {
  const tables = [declarations(rules), cards(rules), sweeps(rules), count(rules), fines(rules)];
  return tables.filter(({ rows }) => rows.length > 0);
}

const title = (name: string): Phrase => phrase(`figures.${name}`);

const event = (rules: GrossRules, label: Phrase, { reason, result }: Happening): FigureEvent => ({
  label,
  seat: SEAT,
  reasons: [reason],
  book: () => score(result, { rules, table, left: firstLeft, pots: {} }).bookings,
});

/** Of those that are counted the smallest and a few more, then the others. */
function declarations(rules: GrossRules): FigureTable {
  const counted = countedKinds.flatMap((kind) =>
    [0, 1, 2].map((more) => declared(rules, numbered(kind, counts[kind].least + more))),
  );
  const others: readonly Declaration[] = [
    { seat: SEAT, kind: 'suit', suit: 'S', form: 'half' },
    { seat: SEAT, kind: 'suit', suit: 'S', form: 'full' },
    { seat: SEAT, kind: 'queens' },
    { seat: SEAT, kind: 'cavaliers' },
    { seat: SEAT, kind: 'jacks' },
  ];
  const rows = figureRows([...counted, ...others.map((one) => declared(rules, one))]);
  return { id: 'declarations', title: title('declarations'), rows };
}

const numbered = (kind: (typeof countedKinds)[number], count: number): Declaration =>
  kind === 'taroks'
    ? { seat: SEAT, kind, count, pagat: false, fool: false }
    : { seat: SEAT, kind, count };

function declared(rules: GrossRules, declaration: Declaration): FigureEvent {
  const { kind } = declaration;
  const result = { declarations: [declaration] };
  if (kind === 'suit') return event(rules, title(`suit-${declaration.form}`), { reason: kind, result });
  const label =
    'count' in declaration
      ? phrase(`declarations.${kind}`, { count: declaration.count })
      : phrase(`declarations.${kind}`);
  return event(rules, label, { reason: kind, result });
}

const bonus = (rules: GrossRules, reason: string, one: Bonus): FigureEvent =>
  event(rules, phrase(`reasons.${reason}`), { reason, result: { bonuses: [one] } });

const cards = (rules: GrossRules): FigureTable => ({
  id: 'cards',
  title: title('cards'),
  rows: figureRows([
    bonus(rules, 'king-won', { seat: SEAT, kind: 'king', made: true }),
    bonus(rules, 'king-lost', { seat: SEAT, kind: 'king', made: false }),
    bonus(rules, 'pagat-won', { seat: SEAT, kind: 'pagat', made: true }),
    bonus(rules, 'pagat-lost', { seat: SEAT, kind: 'pagat', made: false }),
    bonus(rules, 'king-ultimo', { seat: SEAT, kind: 'king-ultimo', made: true }),
    bonus(rules, 'king-bagud', { seat: SEAT, kind: 'king-ultimo', made: false }),
    bonus(rules, 'pagat-ultimo', { seat: SEAT, kind: 'pagat-ultimo', made: true }),
    bonus(rules, 'pagat-bagud', { seat: SEAT, kind: 'pagat-ultimo', made: false }),
  ]),
});

/** All tricks or none, by the trick before which it was announced. */
function sweeps(rules: GrossRules): FigureTable {
  const events = (['tout', 'nolo'] as const).flatMap((kind) =>
    [undefined, ...windows].flatMap((before) =>
      [true, false].map((made) => {
        const name = made ? kind : `${kind}-failed`;
        const result = { bonuses: [{ seat: SEAT, kind, made, ...(before !== undefined && { before }) }] };
        const label =
          before === undefined ? title(name) : phrase(`figures.${name}-before`, { trick: before });
        return event(rules, label, { reason: name, result });
      }),
    ),
  );
  return { id: 'sweeps', title: title('sweeps'), rows: figureRows(events) };
}

/** A card point above the third of the pack, of which another has one too few. */
const count = (rules: GrossRules): FigureTable => ({
  id: 'count',
  title: title('count'),
  rows: figureRows([
    event(rules, title('point-over'), {
      reason: 'card-points',
      result: { points: [AVERAGE + 2, AVERAGE - 1, AVERAGE - 1] },
    }),
  ]),
});

const fines = (rules: GrossRules): FigureTable => ({
  id: 'fines',
  title: title('fines'),
  rows: figureRows([
    {
      ...event(rules, phrase('reasons.misdeal'), { reason: 'misdeal', result: { void: 'misdeal' } }),
      seat: 2,
    },
    event(rules, title('revoke'), { reason: 'fine', result: { fines: [{ seat: SEAT, kind: 'revoke' }] } }),
  ]),
});
