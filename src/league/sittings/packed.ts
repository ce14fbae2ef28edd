import type { AnyGame } from '@/core/games/game';
import type { Table } from '@/core/games/table';
import type { WrittenDeal } from './deal';
import type { StoredRecord } from './events';

/** The deal as the log keeps it: cards and actions packed by the game. */
export function packed(game: AnyGame, deal: WrittenDeal): StoredRecord {
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
