import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { below, wrong } from '@/kernel/problem';
import { isFields } from '../games/faults';
import type { AnyGame } from '../games/game';
import type { Table } from '../games/table';
import { stepDeal, tableOf } from './deal-step';
import { readEnvelope } from './envelope';
import type { Playback, Stop } from './playback';
import { playBack } from './playback';
import { foldBefore } from './record';

/** One deal of a record, card by card, as far as it was asked for. */
export type DealReplay = {
  readonly game: AnyGame;
  readonly rules: unknown;
  readonly table: Table;
  readonly playback: Playback;
};

/** Which deal of a sitting (its index from 0; 0 for a lone deal), and where to stop. */
export type DealAsked = Stop & { readonly index: number };

/**
 * Plays one deal of a record back. Refused with the faults of the record's frame, of the deals before it, of
 * its cards or of its first illegal action; `no-such-deal`; `no-cards` if it was not written card by card.
 */
export function replayDeal(
  input: unknown,
  { index, ...stop }: DealAsked,
): Outcome<DealReplay, readonly Problem[]> {
  const envelope = readEnvelope(input);
  if (!envelope.ok) return envelope;
  const count = envelope.value.deals.length;
  if (index >= count) return refuse([wrong('no-such-deal', 'deals', { count })]);
  const before = foldBefore(envelope.value, index);
  if (!before.ok) return before;
  const { game, rules, deals, lone } = envelope.value;
  const path = lone ? '' : `deals.${index}`;
  const deal = deals[index];
  const table = isFields(deal) ? tableOf(before.value, deal.dealer) : null;
  if (!isFields(deal) || !table) return refuse(below(path, stepDeal(before.value, deal).problems));
  if (!isPlayed(deal)) return refuse(below(path, [wrong('no-cards', 'actions')]));
  const at = { ...stop, table, rules };
  const played = playBack(game, { cards: deal.cards, actions: deal.actions }, at);
  return played.ok
    ? accept({ game, rules, table, playback: played.value })
    : refuse(below(path, played.refusal));
}

/** Is there something to play back: cards and actions? */
export const isPlayed = (deal: unknown): boolean => isFields(deal) && 'cards' in deal && 'actions' in deal;
