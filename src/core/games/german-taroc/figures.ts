import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import { AVERAGE } from '../card-points';
import type { FigureEvent, FigureTable } from '../figure-table';
import { figureRows } from '../figure-table';
import { tableOfThree } from '../seating-of-three';
import { firstLeft } from './left';
import type { Bonus, Declaration, GermanResult } from './result';
import { FEWEST_MATADORS, FEWEST_TAROKS, forms } from './result';
import type { GermanRules } from './rules';
import { score } from './score';

const SEAT = 0;
const table = tableOfThree(3, [0, 1, 2], 2);

type Happening = { readonly reason: string; readonly result: GermanResult };

/** What the rules pay, event by event: everything worked out by `score`. */
export function figures(rules: GermanRules): readonly FigureTable[] {
  const tables = [declarations(rules), cards(rules), count(rules), fines(rules)];
  return tables.filter(({ rows }) => rows.length > 0);
}

const title = (name: string): Phrase => phrase(`figures.${name}`);

const event = (rules: GermanRules, label: Phrase, { reason, result }: Happening): FigureEvent => ({
  label,
  seat: SEAT,
  reasons: [reason],
  book: () => score(result, { rules, table, left: firstLeft, pots: {} }).bookings,
});

/** Of those that are counted the smallest and a few more, then the others. */
function declarations(rules: GermanRules): FigureTable {
  const all: readonly Declaration[] = [
    ...[0, 1, 2, 3].map((more) => ({ seat: SEAT, kind: 'taroks', count: FEWEST_TAROKS + more }) as const),
    ...[0, 1, 2, 3].map((more) => ({ seat: SEAT, kind: 'matadors', count: FEWEST_MATADORS + more }) as const),
    ...forms.map((form) => ({ seat: SEAT, kind: 'kings', form }) as const),
    ...forms.map((form) => ({ seat: SEAT, kind: 'suit', suit: 'S', form }) as const),
  ];
  const rows = figureRows(all.map((one) => declared(rules, one)));
  return { id: 'declarations', title: title('declarations'), rows };
}

function declared(rules: GermanRules, declaration: Declaration): FigureEvent {
  const { kind } = declaration;
  const label =
    kind === 'kings' || kind === 'suit'
      ? title(`${kind}-${declaration.form}`)
      : phrase(`declarations.${kind}`, { count: declaration.count });
  return event(rules, label, { reason: kind, result: { declarations: [declaration] } });
}

const bonus = (rules: GermanRules, reason: string, one: Bonus): FigureEvent =>
  event(rules, phrase(`reasons.${reason}`), { reason, result: { bonuses: [one] } });

const cards = (rules: GermanRules): FigureTable => ({
  id: 'cards',
  title: title('cards'),
  rows: figureRows([
    bonus(rules, 'pagat-lost', { seat: SEAT, kind: 'pagat', made: false }),
    bonus(rules, 'pagat-ultimo', { seat: SEAT, kind: 'pagat-ultimo', made: true }),
    bonus(rules, 'pagat-bagud', { seat: SEAT, kind: 'pagat-ultimo', made: false }),
    bonus(rules, 'fool-alone', { seat: SEAT, kind: 'fool-alone', made: true }),
  ]),
});

/** A card point above the third of the pack, of which another has one too few. */
const count = (rules: GermanRules): FigureTable => ({
  id: 'count',
  title: title('count'),
  rows: figureRows([
    event(rules, title('point-over'), {
      reason: 'card-points',
      result: { points: [AVERAGE + 2, AVERAGE - 1, AVERAGE - 1] },
    }),
  ]),
});

const fines = (rules: GermanRules): FigureTable => ({
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
