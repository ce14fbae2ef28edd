import type { AnyGame } from '@/core/games/game';
import type { Table } from '@/core/games/table';
import { isTextRef, textsIn } from '../text';
import type { WrittenDeal } from './deal';
import type { StoredRecord } from './events';

/**
 * The deal as the log keeps it: cards and actions packed by the game. @throws Error if a text is not a
 * reference.
 */
export function packed(game: AnyGame, deal: WrittenDeal): StoredRecord {
  if (!textsIn(deal).every(isTextRef)) throw new Error('a text that somebody typed may not stand in the log');
  const { dealer, result, cards, actions, amounts } = deal;
  return {
    dealer,
    ...(result && { result }),
    ...(cards && actions && game.play.pack({ cards, actions })),
    ...(amounts && { amounts: [...amounts] }),
  };
}

/** The deal as the table wrote it down. @throws Error if the log's text is not what `pack` makes. */
export function unpacked(game: AnyGame, stored: StoredRecord, table: Table): WrittenDeal {
  const { dealer, result, cards, actions, amounts } = stored;
  const played = cards !== undefined && actions !== undefined;
  return {
    dealer,
    ...(result && { result }),
    ...(played && game.play.unpack({ cards, actions }, table)),
    ...(amounts && { amounts }),
  };
}
