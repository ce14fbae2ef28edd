// Writes the golden deals: `node tests/support/run-ts.mjs tests/golden/write.ts [game …]`. What was done in them stays;
// only what follows from it is written anew, so that the difference shows what a change of the rules changes. A game
// that has none gets some.
import { games } from '@/core/games';
import { goldenDeal, newRecords } from './deal';
import { readGolden, writeGolden } from './files';

const asked = process.argv.slice(2);
for (const game of games.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  const kept = readGolden(game.id);
  const records = kept.length > 0 ? kept : newRecords(game);
  writeGolden(game.id, records.map((record) => goldenDeal(game, record)));
  console.log(`${game.id}: ${records.length} deals, ${kept.length > 0 ? 'kept' : 'new'}`);
}
