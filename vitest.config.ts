import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** They put modules in the place of others, which would stay there for the files after them: each has its own process. */
const replacing = ['tests/ui/renewing.test.tsx', 'tests/ui/season-table.test.tsx'];

/** Whoever asks for the registry of games is given one that has a further game; only that one sees the product's. */
const sevenGames: Plugin = {
  name: 'seven-games',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const registry = at('./tests/conformance/seven-games.ts');
    return found?.id === at('./src/core/games/index.ts') && importer !== registry ? registry : found;
  },
};

export default defineConfig({
  plugins: [react()],
  resolve: {
    // `server-only` throws outside a React server build; its own empty half is what Next would take.
    alias: { '@': at('./src'), 'server-only': at('./node_modules/server-only/empty.js') },
  },
  test: {
    allowOnly: false,
    passWithNoTests: false,
    // One process a core, files one after the other in it: what they import is loaded once. No file leaves anything
    // behind: what is spied on or set is put back, and those that replace modules run alone.
    isolate: false,
    // Left to itself the runner keeps a core for itself, which on two cores is half of what there is.
    maxWorkers: availableParallelism(),
    // Only what hangs takes so long, even where the machine has much else to do.
    testTimeout: 60_000,
    // next-auth imports next/server without an extension, which Node alone does not resolve.
    server: { deps: { inline: ['next-intl', 'next-auth'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/ui/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.tsx'],
          exclude: ['tests/ui/seventh-game.test.tsx', ...replacing],
          setupFiles: ['tests/ui/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui, modules replaced',
          environment: 'jsdom',
          isolate: true,
          include: replacing,
          setupFiles: ['tests/ui/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [sevenGames],
        test: {
          name: 'seventh game',
          environment: 'node',
          // The suites over the registry, for the game that was added; its random deals are beside its pages.
          include: [
            'tests/conformance/{words,balance,golden}.test.ts',
            'tests/core/replay/{course,played}.test.ts',
            'tests/core/games/figures.test.ts',
          ],
          env: { ONLY_GAME: 'last-trick' },
        },
      },
      {
        extends: true,
        plugins: [sevenGames],
        test: {
          name: 'pages of a seventh game',
          environment: 'jsdom',
          include: ['tests/ui/seventh-game.test.tsx'],
          setupFiles: ['tests/ui/setup.ts'],
        },
      },
    ],
  },
});
