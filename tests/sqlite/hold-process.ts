import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Another process that asks for a data folder: what it was told, and how to kill it (SIGKILL; over when it is dead). */
export type Holder = { readonly said: string; readonly kill: () => Promise<void> };

const root = join(import.meta.dirname, '../..');

export async function startHolder(folder: string): Promise<Holder> {
  const program = ['tests/support/run-ts.mjs', 'tests/sqlite/holder.ts', folder];
  const child = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const dead = once(child, 'close');
  const [said] = await once(child.stdout, 'data');
  return {
    said: String(said).trim(),
    async kill() {
      child.kill('SIGKILL');
      await dead;
    },
  };
}
