import { defineConfig } from 'drizzle-kit';

// Only what one backs up has migrations: log, people and accounts. The views make their own tables.
export default defineConfig({
  dialect: 'sqlite',
  schema: './src/{log,people,auth}/**/tables.ts',
  out: './drizzle',
});
