import type { Account, Pot } from '@/kernel/booking';
import { seatOf } from '@/kernel/booking';
import type { Movement } from '@/kernel/movement';
import type { Voice } from './say';
import { gameKey, sayName } from './say';

/**
 * A movement in words. `who`: whom it is about, by name; null where the sentence says it (a cup, everybody).
 * `sentence`: "King lost in the last trick: bagud, 40 to each, 65 into the kings' cup."
 */
export type MovementSaid = { readonly who: string | null; readonly sentence: string };

export function sayMovement(voice: Voice, movement: Movement): MovementSaid {
  const seat = seatOf(movement.pivot);
  const own = gameKey(voice, `movements.${movement.reason}`);
  const key = voice.t.has(own) ? own : `movements.${movement.reason}`;
  const params = { paid: payments(voice, movement).join(', '), cup: cupOf(movement.pivot) };
  return { who: seat === null ? null : sayName(voice, seat), sentence: voice.t(key, params) };
}

const cupOf = (account: Account): string =>
  account.startsWith('pot:') ? account.slice('pot:'.length) : 'none';

/** "Anna", "the kings' cup", "the club". */
export function sayAccount(voice: Voice, account: Account): string {
  const seat = seatOf(account);
  if (seat !== null) return sayName(voice, seat);
  return voice.t(`accounts.${account.startsWith('pot:') ? cupOf(account) : account}`);
}

/** Who pays or gets how much on the other side of the pivot: seats first, then cups, then club and sheet. */
const payments = (voice: Voice, movement: Movement): readonly string[] => [
  ...seatPayments(voice, movement),
  ...cupPayments(voice, movement),
  ...restPayments(voice, movement),
];

type Share = { readonly account: Account; readonly amount: number };

const shares = ({ bookings, incoming }: Movement): readonly Share[] =>
  bookings.map(({ from, to, amount }) => ({ account: incoming ? from : to, amount }));

function seatPayments(voice: Voice, movement: Movement): readonly string[] {
  const seats = shares(movement).filter(({ account }) => seatOf(account) !== null);
  const [first, second] = seats;
  if (!first) return [];
  const way = movement.incoming ? 'from' : 'to';
  const { account, amount } = first;
  if (!second) return [pay(voice, `${way}-one`, { amount, name: sayAccount(voice, account) })];
  const reach = seatOf(movement.pivot) === null ? 'all' : 'each';
  return [pay(voice, `${way}-${reach}`, { amount })];
}

const pay = (voice: Voice, key: string, params: Readonly<Record<string, string | number>>): string =>
  voice.t(`payments.${key}`, params);

function cupPayments(voice: Voice, movement: Movement): readonly string[] {
  const cups = shares(movement).filter(({ account }) => account.startsWith('pot:'));
  const [first, second] = cups;
  const way = movement.incoming ? 'out-of' : 'into';
  if (first && second?.amount === first.amount) return [pay(voice, `${way}-both`, { amount: first.amount })];
  return cups.map(({ account, amount }) => pay(voice, `${way}-${potOf(account)}`, { amount }));
}

const potOf = (account: Account): Pot => (account === 'pot:king' ? 'king' : 'pagat');

const restPayments = (voice: Voice, movement: Movement): readonly string[] =>
  shares(movement)
    .filter(({ account }) => account === 'club' || account === 'sheet')
    .map(({ account, amount }) => pay(voice, `${movement.incoming ? 'from' : 'to'}-${account}`, { amount }));
