import { isDeepStrictEqual } from 'node:util';
import type { AnyGame, DealContext } from '@/core/games/game';
import type { Action, Cards, PackedDeal, PlayedDeal } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import { playBack } from '@/core/replay/playback';
import type { Booking } from '@/kernel/booking';
import { netOf } from '@/kernel/booking';
import { orderedTexts } from './ordered';

export type AnySetting = { readonly game: AnyGame; readonly table: Table; readonly rules: unknown };

/** A deal of any game, played to its end. */
export type AnyDeal = AnySetting & { readonly record: PlayedDeal; readonly state: unknown; readonly result: unknown };

/** Chooses what to do; null to stop, which it may not do before the end. */
export type Choose = (state: unknown, legal: readonly Action[]) => Action | null;

/** Plays these cards by what is chosen until the deal is over. */
export function playOut(setting: AnySetting, cards: Cards, choose: Choose): AnyDeal {
  const { game, table, rules } = setting;
  const start = game.play.start(cards, table, rules);
  if (!start.ok) throw new Error(`unsound cards: ${JSON.stringify(start.refusal)}`);
  const state = start.value;
  const actions: Action[] = [];
  for (;;) {
    const legal = game.play.legal(state);
    const action = legal.length === 0 ? null : choose(state, legal);
    if (action === null) break;
    game.play.apply(state, action);
    actions.push(action);
  }
  const result = game.play.result(state);
  if (result === null) throw new Error('the deal does not end');
  return { ...setting, record: { cards, actions }, state, result };
}

/** Everything that must hold of a deal that was played to its end, as sentences; none if it holds. */
export const anyDealFaults = (deal: AnyDeal): readonly string[] => [
  ...replayFaults(deal),
  ...packingFaults(deal),
  ...claimFaults(deal, deal.result, 'the result'),
  ...claimFaults(deal, writtenAndRead(deal), 'the sheet'),
];

const same = (what: string, a: unknown, b: unknown): readonly string[] =>
  isDeepStrictEqual(a, b) ? [] : [`${what} differs: ${JSON.stringify(a)} and ${JSON.stringify(b)}`];

export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** One action at a time, as a record's reader does it: to the end, and stopped half way and gone on from a copy. */
function replayFaults({ game, table, rules, record, state, result }: AnyDeal): readonly string[] {
  const { play } = game;
  const view = play.view(state);
  const half = Math.floor(record.actions.length / 2);
  const whole = playBack(game, record, { table, rules });
  const stopped = playBack(game, record, { table, rules, until: half });
  if (!whole.ok || !stopped.ok) return ['the record is refused'];
  const copy = play.copy(stopped.value.state);
  const before = play.view(stopped.value.state);
  const fromCopy = record.actions.slice(half).flatMap((action) => stepFaults(game, copy, action));
  return [
    ...fromCopy,
    ...same('the view after JSON', plain(view), view),
    ...same('the replayed state', play.view(whole.value.state), view),
    ...same('the replayed result', whole.value.result, result),
    ...same('the state gone on from a copy', play.view(copy), view),
    ...same('the state that was copied', play.view(stopped.value.state), before),
    ...(play.legal(state).length === 0 ? [] : ['something is legal after the end']),
  ];
}

/** A ruling of the table is not among the legal actions; all else that breaks no rule is. */
function stepFaults({ play }: AnyGame, state: unknown, action: Action): readonly string[] {
  const breach = play.breach(state, action);
  if (breach) return [`${JSON.stringify(action)} is refused: ${breach.code}`];
  play.apply(state, action);
  return [];
}

function packingFaults({ game, record, table }: AnyDeal): readonly string[] {
  const packed = game.play.pack(record);
  return [
    ...same('the record unpacked', game.play.unpack(packed, table), record),
    ...(inFull(packed) && !record.actions.some(({ why }) => why !== undefined) ? ['something stands in full'] : []),
  ];
}

/** Only what people type has no shorthand. */
const inFull = ({ cards, actions }: PackedDeal): boolean => actions.includes('~') || cards.includes('~');

function contextOf({ game, table, rules }: AnySetting): DealContext<unknown, unknown> {
  const pots = Object.fromEntries(game.scoring.pots(rules).map((pot) => [pot, 65]));
  return { table, rules, pots, left: game.scoring.first(rules) };
}

/** A claim is sound, books what the replay books, and differs from it in nothing. */
function claimFaults(deal: AnyDeal, claim: unknown, what: string): readonly string[] {
  const { scoring } = deal.game;
  const at = contextOf(deal);
  const { result, problems } = scoring.check(plain(claim), at);
  if (result === null || problems.length > 0) return problems.map(({ code, path }) => `${what}: ${code} at ${path}`);
  const claimed = scoring.score(result, at);
  const replayed = scoring.score(deal.result, at);
  return [
    ...replayed.bookings.flatMap(bookingFaults),
    ...same(`what ${what} leaves`, claimed.left, replayed.left),
    ...same(`the net of ${what}`, netOf(claimed.bookings, at.table.seats), netOf(replayed.bookings, at.table.seats)),
    ...same(`the bookings of ${what}`, orderedTexts(claimed.bookings), orderedTexts(replayed.bookings)),
    ...same(`${what} beside the replay`, scoring.reconcile(plain(claim), deal.result, at).differences, []),
  ];
}

const writtenAndRead = ({ game, rules, table, result }: AnyDeal): unknown =>
  game.sheet.read(rules, table, game.sheet.write(rules, table, result));

const bookingFaults = (booking: Booking): readonly string[] =>
  booking.from !== booking.to && Number.isInteger(booking.amount) && booking.amount > 0
    ? []
    : [`a booking that does not balance: ${JSON.stringify(booking)}`];
