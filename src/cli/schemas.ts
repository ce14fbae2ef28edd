import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@/core/games';
import { recordSchema } from '@/core/replay/record-schema';
import type { Output } from './output';

/** The text of a schema's file: indented, so that a change of the format is read in its diff. */
export const schemaText = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;

/** `ultimo schemas FOLDER`: a file for each game, `<game>.json`. */
export function writeSchemas(folder: string, output: Output): void {
  mkdirSync(folder, { recursive: true });
  for (const game of games) {
    const file = join(folder, `${game.id}.json`);
    writeFileSync(file, schemaText(recordSchema(game)));
    output.out(file);
  }
}
