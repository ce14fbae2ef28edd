import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, shuffled } from '@/core/cards/random';
import type { DanishResult } from '@/core/games/danish-tarok/result';
import { courtRanks, fineDestinations, fineKinds, forms, suits, voidKinds } from '@/core/games/danish-tarok/result';
import type { DanishRules } from '@/core/games/danish-tarok/rules';
import type { Table } from '@/core/games/table';

type At = { readonly random: Random; readonly rules: DanishRules; readonly table: Table };

type Elements = readonly Readonly<Record<string, unknown>>[];

/** A score sheet filled in by chance from all that section 5 knows. Many are unsound: the check sorts them out. */
export function randomResult(at: At): DanishResult {
  const kind = onceIn(at.random, 6) ? pick(at.random, voidKinds) : undefined;
  const played = kind === undefined || kind === 'abandoned' ? playedPart(at, kind === undefined) : {};
  return asResult({
    ...played,
    ...(kind && { void: kind }),
    ...maybe(at.random, 3, { fines: some(at.random, 3, () => fine(at)) }),
    ...maybe(at.random, 3, { adjustments: some(at.random, 2, () => adjustment(at)) }),
  });
}

/** What is made here has the fields of a result; whether it makes sense is what the check says. */
const asResult = (fields: object) => fields as DanishResult;

const maybe = <Fields extends object>(random: Random, times: number, fields: Fields): Partial<Fields> =>
  onceIn(random, times) ? fields : {};

const some = <Item>(random: Random, most: number, make: () => Item): readonly Item[] =>
  Array.from({ length: 1 + below(random, most) }, make);

function playedPart(at: At, whole: boolean) {
  const { random, rules } = at;
  if (whole && onceIn(random, 5)) return toutPart(at);
  const last = whole ? lastTrick(at) : { bonuses: [], lastTrick: undefined };
  const skat = rules.discardPagat && onceIn(random, 3);
  const inPlay = skat || last.bonuses.some(({ kind }) => kind === 'pagat-ultimo') ? [] : pagat(at);
  const bonuses = [...kings(at), ...inPlay, ...last.bonuses, ...(whole && onceIn(random, 4) ? sweeps(at) : [])];
  return {
    declarations: shuffled(random, declarations(at)),
    bonuses: shuffled(random, bonuses),
    ...(last.lastTrick !== undefined && { lastTrick: last.lastTrick }),
    ...(whole && !onceIn(random, 6) && { points: points(at) }),
    ...(skat && { pagatDiscarded: true }),
    ...(onceIn(random, 9) && !skat && { pagatDiscarded: false }),
  };
}

/** One player has all tricks; the dealer among the others has the point of the skat. */
function toutPart(at: At) {
  const { random, rules, table } = at;
  const seat = pick(random, table.active);
  const announced = rules.discardFool === 'tout' && seat === table.dealer;
  const counts = Array.from({ length: table.seats }, (_, one) => {
    if (!table.active.includes(one) || one === seat) return null;
    return one === table.dealer ? 1 : 0;
  });
  return {
    declarations: announced ? [] : declarations(at),
    bonuses: [{ seat, kind: 'tout', made: true, ...(announced && { before: 1 }) }, ...kings(at).filter((b) => b.seat !== seat)],
    ...(onceIn(random, 2) && { lastTrick: seat }),
    points: counts,
  };
}

const declarations = ({ random, rules, table }: At): Elements =>
  table.active.flatMap((seat) => [
    ...(onceIn(random, 4)
      ? [{ seat, kind: 'taroks', count: Math.min(22, rules.declareTaroksFrom + below(random, 5)), pagat: onceIn(random, 2) }]
      : []),
    ...(onceIn(random, 9) ? [{ seat, kind: 'matadors', count: 3 + below(random, 4) }] : []),
    ...(onceIn(random, 6) ? [{ seat, kind: 'kings', ...form(random, suits) }] : []),
    ...suits.flatMap((suit) => (onceIn(random, 9) ? [{ seat, kind: 'suit', suit, ...form(random, courtRanks) }] : [])),
  ]);

function form(random: Random, cards: readonly string[]) {
  const chosen = pick(random, forms);
  return { form: chosen, ...(chosen === 'half' && onceIn(random, 2) && { missing: pick(random, cards) }) };
}

const kings = ({ random, table }: At): Elements =>
  table.active.flatMap((seat) =>
    Array.from({ length: onceIn(random, 3) ? 1 + below(random, 2) : 0 }, () => ({ seat, kind: 'king', made: false })),
  );

const pagat = ({ random, table }: At): Elements =>
  onceIn(random, 5) ? [] : [{ seat: pick(random, table.active), kind: 'pagat', made: onceIn(random, 2) }];

function lastTrick({ random, table }: At) {
  const [taker = 0, ...others] = shuffled(random, table.active);
  const won = onceIn(random, 3) ? [{ seat: taker, kind: pick(random, ['king-ultimo', 'pagat-ultimo']), made: true }] : [];
  const lost = others.flatMap((seat) =>
    onceIn(random, 4) ? [{ seat, kind: pick(random, ['king-ultimo', 'king-ultimo', 'pagat-ultimo']), made: false }] : [],
  );
  return { bonuses: [...won, ...lost], lastTrick: onceIn(random, 4) ? undefined : taker };
}

function sweeps({ random, table }: At): Elements {
  const seat = pick(random, table.active);
  return pick<Elements>(random, [
    [{ seat: table.dealer, kind: 'tout', made: false, before: 1 }],
    [{ seat: table.dealer, kind: 'tout', made: false, before: 1 }, { seat, kind: 'nolo', made: true }],
    [{ seat: table.dealer, kind: 'tout', made: false, before: 1 }, { seat, kind: 'tout', made: true }],
    [{ seat, kind: 'nolo', made: true }],
  ]);
}

/** Adding up to 78; one of them is sometimes not counted. */
function points({ random, table }: At): readonly (number | null)[] {
  const first = below(random, 79);
  const second = below(random, 79 - first);
  const counts = onceIn(random, 4) ? [0, 1, 77] : [first, second, 78 - first - second];
  const silent = onceIn(random, 3) ? pick(random, table.active) : null;
  return Array.from({ length: table.seats }, (_, seat) => {
    const place = table.active.indexOf(seat);
    return place < 0 || seat === silent ? null : (counts[place] ?? null);
  });
}

function fine({ random, table }: At) {
  const kind = pick(random, fineKinds);
  return {
    seat: pick(random, table.present),
    kind,
    ...(kind === 'other' && { amount: 1 + below(random, 500) }),
    ...maybe(random, 2, { to: pick(random, fineDestinations) }),
    ...maybe(random, 3, { late: onceIn(random, 2) }),
    ...maybe(random, 3, { why: 'led out of turn' }),
  };
}

function adjustment({ random, rules, table }: At) {
  const accounts = [...table.present.map((seat) => `seat:${seat}`), ...(rules.pots ? ['pot:king', 'pot:pagat'] : []), 'club'];
  const [from, to] = shuffled(random, accounts);
  return { from, to, amount: 1 + below(random, 50), ...maybe(random, 2, { why: 'a cup was short' }) };
}
