import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { FigureEvent, FigureLabel, FigureRow, FigureTable } from '../figure-table';
import { bracketRows, figureRow, figureRows } from '../figure-table';
import { AVERAGE, POINTS } from '../card-points';
import type { DanishLeft } from './left';
import { firstLeft } from './left';
import type { Bonus, DanishResult, Declaration, FineKind } from './result';
import type { DanishRules } from './rules';
import { score } from './score';
import { seating } from './seating';

const SEAT = 0;
const table = seating.table(3, [0, 1, 2], 2);

/** A deal after the first, in which nothing is due. */
const usual: DanishLeft = { due: { king: false, pagat: false }, redeal: false };

type Happening = {
  readonly reasons: readonly string[];
  readonly result: DanishResult;
  readonly left?: DanishLeft;
};

/** What the rules pay, event by event: everything worked out by `score`. */
export function figures(rules: DanishRules): readonly FigureTable[] {
  const tables = [before(rules), declarations(rules), tricks(rules), last(rules), count(rules), fines(rules)];
  return tables.filter(({ rows }) => rows.length > 0);
}

const title = (name: string): Phrase => phrase(`figures.${name}`);

function event(
  rules: DanishRules,
  label: FigureLabel,
  { reasons, result, left = usual }: Happening,
): FigureEvent {
  const book: FigureEvent['book'] = (held) =>
    score(result, { rules, table, left, pots: rules.pots ? held : {} }).bookings;
  return { label, seat: SEAT, reasons, book };
}

function before(rules: DanishRules): FigureTable {
  const founded = event(rules, title('foundation'), { reasons: ['foundation'], result: {}, left: firstLeft });
  const dealt = event(rules, title('stake'), { reasons: ['dealer-stake'], result: {} });
  return {
    id: 'before',
    title: title('before'),
    rows: figureRows([founded, { ...dealt, seat: table.dealer }]),
  };
}

/** The smallest and a few more of those that are counted, then the forms. */
function declarations(rules: DanishRules): FigureTable {
  const { declareTaroksFrom: least } = rules;
  const taroks = [0, 1, 2, 3].map((more) => least + more).filter((number) => number <= MOST_TAROKS);
  const all = [
    ...taroks.map((number) => declared(rules, { seat: SEAT, kind: 'taroks', count: number, pagat: false })),
    ...[3, 4, 5, 6].map((number) => declared(rules, { seat: SEAT, kind: 'matadors', count: number })),
    ...forms.map((form) => declared(rules, { seat: SEAT, kind: 'kings', form })),
    ...forms.map((form) => declared(rules, { seat: SEAT, kind: 'suit', suit: 'S', form })),
  ];
  return { id: 'declarations', title: title('declarations'), rows: figureRows(all) };
}

const MOST_TAROKS = 22;
const forms = ['half', 'full', 'abundant'] as const;

function declared(rules: DanishRules, declaration: Declaration): FigureEvent {
  const { kind } = declaration;
  const label =
    kind === 'kings' || kind === 'suit'
      ? phrase(`figures.${kind}-${declaration.form}`)
      : phrase(`figures.${kind}`, { count: declaration.count });
  return event(rules, label, { reasons: [kind], result: { declarations: [declaration] } });
}

/** Of this kind made or lost by the seat; `reason` names the row. */
const bonus = (rules: DanishRules, reason: string, one: Bonus): FigureEvent =>
  event(rules, phrase(`reasons.${reason}`), { reasons: [reason], result: { bonuses: [one] } });

const tricks = (rules: DanishRules): FigureTable => ({
  id: 'tricks',
  title: title('tricks'),
  rows: figureRows([
    bonus(rules, 'king-lost', { seat: SEAT, kind: 'king', made: false }),
    bonus(rules, 'pagat-lost', { seat: SEAT, kind: 'pagat', made: false }),
    bonus(rules, 'pagat-won', { seat: SEAT, kind: 'pagat', made: true }),
  ]),
});

const last = (rules: DanishRules): FigureTable => ({
  id: 'last-trick',
  title: title('last-trick'),
  rows: figureRows([
    event(rules, title('plain'), { reasons: ['last-trick'], result: { lastTrick: SEAT } }),
    bonus(rules, 'king-ultimo', { seat: SEAT, kind: 'king-ultimo', made: true }),
    bonus(rules, 'pagat-ultimo', { seat: SEAT, kind: 'pagat-ultimo', made: true }),
    bonus(rules, 'king-bagud', { seat: SEAT, kind: 'king-ultimo', made: false }),
    bonus(rules, 'pagat-bagud', { seat: SEAT, kind: 'pagat-ultimo', made: false }),
    bonus(rules, 'tout', { seat: SEAT, kind: 'tout', made: true }),
    bonus(rules, 'nolo', { seat: SEAT, kind: 'nolo', made: true }),
    ...(rules.discardFool === 'tout'
      ? [bonus(rules, 'tout-failed', { seat: SEAT, kind: 'tout', made: false, before: 1 })]
      : []),
  ]),
});

/** What one of the two others gets from forehand, or pays to him. */
function count(rules: DanishRules): FigureTable {
  const rows =
    rules.counting === 'rounded'
      ? bracketRows({ from: 0, to: POINTS }, (points) => counted(rules, points, { from: points, to: points }))
      : [counted(rules, AVERAGE + 1, title('point-over'))].filter(({ each }) => each !== null);
  return { id: 'count', title: title('count'), rows };
}

/** `points` of the one who settles; the third player has just the average, so that nothing is due to him. */
function counted(rules: DanishRules, points: number, label: FigureLabel): FigureRow {
  const forehand = POINTS - points - AVERAGE;
  const result = { points: [forehand, points, AVERAGE] };
  return figureRow({ ...event(rules, label, { reasons: ['card-points'], result }), seat: 1 });
}

const grades: readonly FineKind[] = ['minor', 'major', 'irrecoverable'];

const fines = (rules: DanishRules): FigureTable => ({
  id: 'fines',
  title: title('fines'),
  rows: figureRows(
    grades.map((kind) =>
      event(rules, phrase(`sheet.choices.fine-kind.${kind}`), {
        reasons: ['fine'],
        result: { fines: [{ seat: SEAT, kind }], ...(kind === 'irrecoverable' && { void: 'abandoned' }) },
      }),
    ),
  ),
});
