import { type Random } from '@/core/cards/random';
import { nextDealer, openSitting, type SittingFold } from '@/core/replay/sitting-fold';
import { applyDeal } from '@/core/replay/sitting-step';
import type { WrittenDeal } from '@/league/sittings/deal';
import { playDeal } from './deal';

/**
 * The next deal of a table, played card by card, and the table after it. `cards`: written down card by card
 * too.
 */
export function nextDeal(fold: SittingFold, cards: boolean, random: Random) {
  const dealer = nextDealer(fold) ?? 0;
  const { game, rules, seats, present } = fold;
  const played = playDeal(game, { table: game.seating.table(seats, present, dealer), rules }, random);
  const record: WrittenDeal = cards
    ? { dealer, cards: played.cards, actions: played.actions }
    : { dealer, result: asJson(played.result) };
  const applied = applyDeal(fold, record);
  if (!applied.ok) throw new Error(`a deal by the rules was refused: ${JSON.stringify(applied.refusal)}`);
  return { record, fold: applied.value.fold };
}

/** A table of the default rules before its first deal. */
export function newTable(game: string, seats: number): SittingFold {
  const opened = openSitting({ game, seats });
  if (!opened.ok) throw new Error(`no table of ${game} for ${seats}`);
  return opened.value;
}

/** A result is plain data, whatever its game calls it. */
const asJson = (result: unknown) => result as NonNullable<WrittenDeal['result']>;
