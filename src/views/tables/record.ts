import type { DealRecordView, SittingRecordView } from './answer';
import type { DealRow, SittingRow } from './query';

/** The sitting in the record format, results only: what the engine in the browser goes on from. */
export function recordOf(
  row: SittingRow,
  deals: readonly DealRow[],
  players: readonly string[],
): SittingRecordView {
  const changes = row.changes.map(({ before, type, seat }) => ({ before, type, seat }));
  return {
    format: 'tarok-sitting/1',
    game: row.game,
    rules: row.rules,
    players,
    deals: deals.map(dealRecord),
    ...(changes.length > 0 && { changes }),
    ...(row.closed && { closed: true }),
  };
}

function dealRecord({ dealer, kind, result, amounts, again, why }: DealRow): DealRecordView {
  switch (kind) {
    case 'struck':
      return { dealer, struck: true, ...(again && { again }), ...(why !== null && { why }) };
    case 'amounts':
      return { dealer, amounts: amounts ?? [] };
    case 'played':
    case 'void':
      return { dealer, result };
  }
}
