import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { schemaText } from '@/cli/schemas';
import { games } from '@/core/games';
import { recordSchema } from '@/core/replay/record-schema';
import { vectorsOf } from '../support/vectors';

const folder = join(import.meta.dirname, '../../docs/schema');

describe('the JSON Schemas in docs/schema', () => {
  it('are there for every game, and for no other', () => {
    expect(readdirSync(folder).sort()).toEqual(games.map(({ id }) => `${id}.json`).sort());
  });

  it.each(games)('say for $id what its records are now (else: npx ultimo schemas docs/schema)', (game) => {
    expect(readFileSync(join(folder, `${game.id}.json`), 'utf8')).toBe(schemaText(recordSchema(game)));
  });

  it.each(games)('accept every record of $id that is scored, and refuse one with a field too many', (game) => {
    const form = z.fromJSONSchema(JSON.parse(schemaText(recordSchema(game))));
    const sound = vectorsOf(`${game.id}.jsonl`).filter(({ expect: due }) => !due.errors);
    expect(sound.length).toBeGreaterThan(15);
    for (const { name, input } of sound) expect({ name, ...form.safeParse(input) }).toMatchObject({ name, success: true });
    expect(form.safeParse({ ...Object(sound[0]?.input), extra: 1 }).success).toBe(false);
  });
});
