import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../support/port';

/** A server of the production build that runs. `killed` comes true with `kill`; a server that ends by itself is a fault. */
export type ServerProcess = { readonly origin: string; readonly killed: () => boolean; readonly kill: () => Promise<void> };

const longestStartMs = 120_000;
const askAgainMs = 40;

/** Starts the server over a data folder, on a port of its own; done when it answers. Killed by SIGKILL only. */
export async function startServer(folder: string): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    env: { ...process.env, ULTIMO_DATA: folder, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = once(child, 'close');
  const origin = `http://localhost:${port}`;
  await answering(child, origin);
  return {
    origin,
    killed: () => child.killed,
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function answering(child: ChildProcess, origin: string): Promise<void> {
  const until = Date.now() + longestStartMs;
  while (Date.now() < until) {
    if (hasEnded(child)) throw new Error('the server ended while it started');
    const answer = await fetch(`${origin}/api/trpc/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  }
  child.kill('SIGKILL');
  throw new Error('the server does not answer');
}
