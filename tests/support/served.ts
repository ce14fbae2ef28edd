// A built product served from a data folder, and what its answers cost, for the benches.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { freePort } from './port';

export const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? NaN;

export async function timed(count: number, act: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let one = 0; one < count; one += 1) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return times;
}

async function startServer(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
    env: { ...process.env, ULTIMO_DATA: folder, ULTIMO_DEMO: '0', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tried = 0; tried < 300; tried += 1) {
    const answer = await fetch(`http://localhost:${port}/api/trpc/health`).catch(() => null);
    if (answer?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill('SIGTERM');
  throw new Error('the server does not answer');
}

const tickMs = 10;

/** What a process has had of the processor so far, in milliseconds; NaN where the system has no `/proc`. */
function cpuMs({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return NaN;
  const text = readFileSync(file, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

export type Asked = {
  /** Below the origin. */
  readonly path: string;
  /** What must stand on it. */
  readonly holds: string;
  readonly warmUps: number;
  readonly requests: number;
};

export type Cost = { readonly times: readonly number[]; readonly cpu: number };

/** Asks a page over HTTP, one request at a time; says its size and what the server's processor did for each. */
export async function pageCost(folder: string, { path, holds, warmUps, requests }: Asked): Promise<Cost> {
  const port = await freePort();
  const server = await startServer(folder, port);
  try {
    const ask = async () => {
      const answer = await fetch(`http://localhost:${port}${path}`);
      const page = await answer.text();
      if (answer.status !== 200 || !page.includes(holds)) throw new Error(`not the page: ${answer.status}`);
      return page.length;
    };
    console.log(`${path} has ${Math.round((await ask()) / 1024)} KB of HTML`);
    await timed(warmUps, ask);
    const before = cpuMs(server);
    const times = await timed(requests, ask);
    const cpu = (cpuMs(server) - before) / requests;
    console.log(`processor of the server: ${cpu.toFixed(1)} ms a request; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`);
    return { times, cpu };
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
}
