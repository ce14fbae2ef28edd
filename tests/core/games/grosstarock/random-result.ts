import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, shuffled } from '@/core/cards/random';
import type { GrossContext } from '@/core/games/grosstarock/left';
import type { GrossResult } from '@/core/games/grosstarock/result';
import { courtRanks, rankKinds, suits } from '@/core/games/grosstarock/result';
import { voidKinds } from '@/core/games/penalties';

type At = { readonly random: Random; readonly at: GrossContext };

type Elements = readonly Readonly<Record<string, unknown>>[];

/** A score sheet filled in by chance from all that section 5 knows. Many are unsound: the check sorts them out. */
export function randomResult(told: At): GrossResult {
  const { random } = told;
  const kind = onceIn(random, 6) ? pick(random, voidKinds) : undefined;
  return asResult({
    ...(kind === undefined && played(told)),
    ...((kind === undefined || kind === 'wrong-discard') && { declarations: shuffled(random, declarations(told)) }),
    ...(kind && { void: kind }),
    ...(onceIn(random, 3) && { fines: [fine(told), fine(told)].slice(below(random, 2)) }),
  });
}

/** What is made here has the fields of a result; whether it makes sense is what the check says. */
const asResult = (fields: object) => fields as GrossResult;

function played(told: At) {
  const { random } = told;
  const sweep = onceIn(random, 2) ? sweeps(told) : [];
  const bare = sweep.some(({ made }) => made === true) && onceIn(random, 2);
  const laidAway = !bare && onceIn(random, 6);
  const last = bare ? { bonuses: [], lastTrick: undefined } : lastTrick(told);
  const cards = bare ? [] : [...kings(told, last.bonuses), ...(laidAway ? [] : pagat(told, last.bonuses))];
  return {
    bonuses: shuffled(random, [...cards, ...last.bonuses, ...sweep]),
    ...(last.lastTrick !== undefined && { lastTrick: last.lastTrick }),
    ...(!(bare && onceIn(random, 2)) && { points: points(told) }),
    ...(laidAway && { pagatDiscarded: true }),
  };
}

function kings({ random, at }: At, last: Elements): Elements {
  const there = last.filter(({ kind }) => kind === 'king-ultimo').length;
  return Array.from({ length: 4 - there }, () => ({ seat: pick(random, at.table.active), kind: 'king', made: onceIn(random, 2) }));
}

const pagat = ({ random, at }: At, last: Elements): Elements =>
  last.some(({ kind }) => kind === 'pagat-ultimo') ? [] : [{ seat: pick(random, at.table.active), kind: 'pagat', made: onceIn(random, 2) }];

function lastTrick({ random, at }: At) {
  const [taker = 0, ...others] = shuffled(random, at.table.active);
  const won = onceIn(random, 3) ? [{ seat: taker, kind: pick(random, ['king-ultimo', 'pagat-ultimo']), made: true }] : [];
  const lost = others.flatMap((seat) =>
    onceIn(random, 4) ? [{ seat, kind: pick(random, ['king-ultimo', 'pagat-ultimo']), made: false }] : [],
  );
  return { bonuses: [...won, ...lost], lastTrick: onceIn(random, 3) ? undefined : taker };
}

function sweeps({ random, at }: At): Elements {
  const [one = 0, other = 0] = shuffled(random, at.table.active);
  const vole = pick(random, [{}, { before: 1 }, { before: 13 }, { before: 20 }]);
  const nolo = pick(random, [{}, { before: 1 }, { before: 13 }]);
  return pick<Elements>(random, [
    [{ seat: one, kind: 'tout', made: true, ...vole }],
    [{ seat: one, kind: 'nolo', made: true, ...nolo }],
    [{ seat: one, kind: 'tout', made: false, before: pick(random, [1, 13, 20]) }],
    [{ seat: one, kind: 'nolo', made: false, before: pick(random, [1, 13]) }, { seat: other, kind: 'nolo', made: true, ...nolo }],
    [{ seat: one, kind: 'tout', made: true }, { seat: one, kind: 'nolo', made: false, before: 1 }],
    [{ seat: one, kind: 'tout', made: true, ...vole }, { seat: other, kind: 'tout', made: false, before: 1 }],
  ]);
}

const declarations = ({ random, at }: At): Elements =>
  at.table.active.flatMap((seat) => [
    ...(onceIn(random, 4) ? [{ seat, kind: 'taroks', count: 10 + below(random, 4), pagat: onceIn(random, 2), fool: onceIn(random, 2) }] : []),
    ...(onceIn(random, 9) ? [{ seat, kind: 'matadors', count: 3 + below(random, 4) }] : []),
    ...(onceIn(random, 6) ? [{ seat, kind: 'kings', count: 3 + below(random, 2) }] : []),
    ...(onceIn(random, 6) ? [{ seat, kind: 'ladons', count: 16 + below(random, 4) }] : []),
    ...rankKinds.flatMap((kind) => (onceIn(random, 12) ? [{ seat, kind }] : [])),
    ...suits.flatMap((suit) => (onceIn(random, 12) ? [{ seat, kind: 'suit', suit, ...form(random) }] : [])),
  ]);

function form(random: Random) {
  if (onceIn(random, 2)) return { form: 'full' };
  return { form: 'half', ...(onceIn(random, 2) && { missing: pick(random, courtRanks) }) };
}

/** Adding up to 78; one of them is sometimes not counted. */
function points({ random, at }: At): readonly (number | null)[] {
  const first = 2 + below(random, 70);
  const second = 2 + below(random, 75 - first);
  const counts = pick(random, [[first, second, 78 - first - second], [26, 26, 26], [0, 4, 74], [1, 0, 77]]);
  const turned = shuffled(random, counts);
  const silent = onceIn(random, 3) ? pick(random, at.table.active) : null;
  return Array.from({ length: at.table.seats }, (_, seat) => {
    const place = at.table.active.indexOf(seat);
    return place < 0 || seat === silent ? null : (turned[place] ?? null);
  });
}

function fine({ random, at }: At) {
  const kind = pick(random, ['revoke', 'other']);
  return {
    seat: pick(random, at.table.present),
    kind,
    ...(kind === 'other' && { amount: 1 + below(random, 500) }),
    ...(onceIn(random, 2) && { to: pick(random, ['opponents', 'club']) }),
    ...(onceIn(random, 3) && { why: 'did not follow' }),
  };
}
