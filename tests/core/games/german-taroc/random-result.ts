import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, shuffled } from '@/core/cards/random';
import type { GermanContext } from '@/core/games/german-taroc/left';
import type { GermanResult } from '@/core/games/german-taroc/result';
import { courtRanks, forms, suits } from '@/core/games/german-taroc/result';
import { fineDestinations, fineKinds, voidKinds } from '@/core/games/penalties';

type At = { readonly random: Random; readonly at: GermanContext };

type Elements = readonly Readonly<Record<string, unknown>>[];

/** A score sheet filled in by chance from all that section 5 knows. Many are unsound: the check sorts them out. */
export function randomResult(told: At): GermanResult {
  const { random } = told;
  const kind = onceIn(random, 5) ? pick(random, voidKinds) : undefined;
  return asResult({
    ...(kind === 'misdeal' || kind === 'annulled' ? {} : { declarations: shuffled(random, declarations(told)) }),
    ...(kind === undefined && played(told)),
    ...(kind && { void: kind }),
    ...(onceIn(random, 3) && { fines: Array.from({ length: 1 + below(random, 2) }, () => fine(told)) }),
  });
}

/** What is made here has the fields of a result; whether it makes sense is what the check says. */
const asResult = (fields: object) => fields as GermanResult;

const declarations = ({ random, at: { table } }: At): Elements =>
  table.active.flatMap((seat) => [
    ...(onceIn(random, 4) ? [{ seat, kind: 'taroks', count: 10 + below(random, 4), ...statements(random) }] : []),
    ...(onceIn(random, 8) ? [{ seat, kind: 'matadors', count: 3 + below(random, 4) }] : []),
    ...(onceIn(random, 6) ? [{ seat, kind: 'kings', ...form(random, suits) }] : []),
    ...suits.flatMap((suit) => (onceIn(random, 9) ? [{ seat, kind: 'suit', suit, ...form(random, courtRanks) }] : [])),
  ]);

const statements = (random: Random) => ({
  ...(onceIn(random, 2) && { pagat: onceIn(random, 2) }),
  ...(onceIn(random, 2) && { fool: onceIn(random, 2) }),
});

function form(random: Random, cards: readonly string[]) {
  const chosen = pick(random, forms);
  return { form: chosen, ...(chosen === 'half' && onceIn(random, 2) && { missing: pick(random, cards) }) };
}

function played({ random, at }: At) {
  const { active, seats, dealer } = at.table;
  const laidAway = onceIn(random, 6);
  const [trickless = 0, taker = 0] = shuffled(random, active);
  const alone = onceIn(random, 4);
  const kind = pick(random, ['pagat', 'pagat-ultimo']);
  const kept = at.rules.foolAlone === 'transfer-and-pay' ? 0 : 4;
  const few = kept + (trickless === dealer ? 1 + below(random, 10) : 0);
  const first = alone ? few : 1 + below(random, 40);
  const second = 1 + below(random, 77 - first);
  const order = alone ? [trickless, ...active.filter((seat) => seat !== trickless)] : active;
  const counts = [first, second, 78 - first - second];
  const silent = onceIn(random, 3) ? pick(random, active) : null;
  return {
    bonuses: [
      ...(alone ? [{ seat: trickless, kind: 'fool-alone', made: true }] : []),
      ...(laidAway || onceIn(random, 2) ? [] : [{ seat: pick(random, active), kind, made: onceIn(random, 2) }]),
    ],
    ...(onceIn(random, 2) && { lastTrick: taker }),
    ...(laidAway && { pagatDiscarded: true }),
    points: Array.from({ length: seats }, (_, seat) =>
      seat === silent ? null : (counts[order.indexOf(seat)] ?? null),
    ),
  };
}

function fine({ random, at: { table } }: At) {
  const kind = pick(random, fineKinds);
  return {
    seat: pick(random, table.present),
    kind,
    ...(kind === 'other' && { amount: 1 + below(random, 500) }),
    ...(onceIn(random, 2) && { to: pick(random, fineDestinations) }),
    ...(onceIn(random, 3) && { why: 'led out of turn' }),
  };
}
