import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: {
    // `server-only` throws outside a React server build; its own empty half is what Next would take.
    alias: { '@': at('./src'), 'server-only': at('./node_modules/server-only/empty.js') },
  },
  test: {
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/ui/**'],
          // next-auth imports next/server without an extension, which Node alone does not resolve.
          server: { deps: { inline: ['next-intl', 'next-auth'] } },
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: ['tests/ui/setup.ts'],
          server: { deps: { inline: ['next-intl'] } },
          testTimeout: 20_000,
        },
      },
    ],
  },
});
