import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoldenDeal } from './deal';
import { root } from '../support/sources';

const fileOf = (game: string): string => join(root, 'tests/golden', `${game}.json`);

/** The golden deals of a game; none if it has no file. */
export const readGolden = (game: string): readonly GoldenDeal[] => (existsSync(fileOf(game)) ? JSON.parse(readFileSync(fileOf(game), 'utf8')) : []);

export const writeGolden = (game: string, deals: readonly GoldenDeal[]): void =>
  writeFileSync(fileOf(game), `${JSON.stringify(deals, null, 1)}\n`);
