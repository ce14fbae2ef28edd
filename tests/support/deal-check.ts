import { isDeepStrictEqual } from 'node:util';
import { danishTarok } from '@/core/games/danish-tarok';
import { replayPacked } from '@/core/games/danish-tarok/cardplay/packed-replay';
import type { DanishContext } from '@/core/games/danish-tarok/left';
import { firstLeft } from '@/core/games/danish-tarok/left';
import type { DanishResult } from '@/core/games/danish-tarok/result';
import type { Booking } from '@/kernel/booking';
import { netOf } from '@/kernel/booking';
import type { RandomDeal } from './deals';
import { orderedTexts } from './ordered';

const { play, scoring, sheet } = danishTarok;

/** Everything that must hold of a deal that was played to its end, as sentences; none if it holds. */
export function dealFaults(deal: RandomDeal): readonly string[] {
  const at = contextOf(deal);
  return [...replayFaults(deal), ...packingFaults(deal), ...resultFaults(deal, at), ...sheetFaults(deal, at)];
}

const contextOf = ({ table, rules }: RandomDeal): DanishContext => ({
  table,
  rules,
  pots: rules.pots ? { king: 65, pagat: 40 } : {},
  left: firstLeft,
});

const same = (what: string, a: unknown, b: unknown): readonly string[] =>
  isDeepStrictEqual(a, b) ? [] : [`${what} differs: ${JSON.stringify(a)} and ${JSON.stringify(b)}`];

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** One action at a time, as a record's reader does it, and from the packed text. */
function replayFaults({ record, table, rules, state, result }: RandomDeal): readonly string[] {
  const view = play.view(state);
  const start = play.start(plain(record.cards), table, rules);
  if (!start.ok) return [`cards are refused: ${JSON.stringify(start.refusal)}`];
  for (const [index, action] of record.actions.entries()) {
    const breach = play.breach(start.value, plain(action));
    if (breach) return [`action ${index} is refused: ${JSON.stringify(breach)}`];
    play.apply(start.value, action);
  }
  const packed = replayPacked(play.pack(record), { table, rules });
  if (!packed.ok) return [`the packed record is refused: ${JSON.stringify(packed.refusal)}`];
  return [
    ...same('the view after JSON', plain(view), view),
    ...same('the replayed state', play.view(start.value), view),
    ...same('the replayed result', play.result(start.value), result),
    ...same('the state from the packed record', play.view(packed.value), view),
    ...same('the result from the packed record', play.result(packed.value), result),
    ...(play.legal(state).length === 0 ? [] : ['something is legal after the end']),
  ];
}

const packingFaults = ({ record, table }: RandomDeal): readonly string[] =>
  same('the record unpacked', play.unpack(play.pack(record), table), record);

function resultFaults(deal: RandomDeal, at: DanishContext): readonly string[] {
  const claim = scoring.check(plain(deal.result), at);
  const faults = claim.problems.map(({ code, path }) => `the result is refused: ${code} at ${path}`);
  if (faults.length > 0 || claim.result === null) return faults;
  return scoreFaults(deal, claim.result, at);
}

/** The deal claimed on a score sheet and the deal replayed come to the same. */
function scoreFaults({ result }: RandomDeal, claimed: DanishResult, at: DanishContext): readonly string[] {
  const replayed = scoring.score(result, at);
  const again = scoring.score(claimed, at);
  return [
    ...replayed.bookings.flatMap(bookingFaults),
    ...replayed.problems.map(({ code }) => `scoring finds ${code}`),
    ...same('what the deal leaves', again.left, replayed.left),
    ...same('the net', netOf(again.bookings, at.table.seats), netOf(replayed.bookings, at.table.seats)),
    ...same('the set of bookings', orderedTexts(again.bookings), orderedTexts(replayed.bookings)),
  ];
}

const bookingFaults = (booking: Booking): readonly string[] =>
  booking.from !== booking.to && Number.isInteger(booking.amount) && booking.amount > 0
    ? []
    : [`a booking that does not balance: ${JSON.stringify(booking)}`];

/** What a scorer would have filled in says the same, but for the order within declarations and bonuses. */
function sheetFaults({ result, table, rules }: RandomDeal, at: DanishContext): readonly string[] {
  const read = sheet.read(rules, table, sheet.write(rules, table, result));
  const { result: claimed, problems } = scoring.check(plain(read), at);
  const faults = problems.map(({ code, path }) => `the sheet is refused: ${code} at ${path}`);
  if (faults.length > 0 || claimed === null) return faults;
  const { bookings, left } = scoring.score(claimed, at);
  const replayed = scoring.score(result, at);
  return [
    ...same('the sheet', unordered(claimed), unordered(result)),
    ...same('what the sheet leaves', left, replayed.left),
    ...same('the net of the sheet', netOf(bookings, table.seats), netOf(replayed.bookings, table.seats)),
    ...same('the bookings of the sheet', orderedTexts(bookings), orderedTexts(replayed.bookings)),
  ];
}

/** Absent lists are empty lists. */
const unordered = ({ declarations = [], bonuses = [], fines, ...rest }: DanishResult): unknown =>
  plain({ ...rest, fines: fines ?? [], declarations: orderedTexts(declarations), bonuses: orderedTexts(bonuses) });
