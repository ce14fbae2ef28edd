import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { type Acknowledgement, type Session, type Writer, WriterDied } from './harness';

type Answer =
  | { readonly ready: true }
  | ({ readonly id: string } & (Acknowledgement | { readonly error: string }));

/** A process around the store alone, over the database of `dataFolder`. `remove` takes away what it was made of. */
export async function storeWriter(dataFolder: string): Promise<Writer & { readonly remove: () => void }> {
  const program = await bundled();
  return {
    start: () => begin(spawn(process.execPath, [program, dataFolder], { stdio: ['pipe', 'pipe', 'inherit'] })),
    remove: () => rmSync(program, { force: true }),
  };
}

/** Inside the project, so that the program finds its packages. */
async function bundled(): Promise<string> {
  const outfile = join(process.cwd(), '.ultimo/run', `crash-${process.pid}.mjs`);
  mkdirSync(join(outfile, '..'), { recursive: true });
  const entryPoints = [join(process.cwd(), 'tests/soak/crash/store-process.ts')];
  await build({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', packages: 'external' });
  return outfile;
}

type Waiting = { readonly resolve: (answer: Acknowledgement) => void; readonly reject: (error: Error) => void };

async function begin(child: ChildProcess): Promise<Session> {
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('the writer has no pipes');
  const waiting = new Map<string, Waiting>();
  const dead = once(child, 'close').then(() => {
    for (const { reject } of waiting.values()) reject(new WriterDied('killed before it answered'));
    waiting.clear();
  });
  stdin.on('error', () => {});
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: stdout }).on('line', (line) => hear(JSON.parse(line), waiting, resolve));
    void dead.then(() => reject(new Error('the writer did not start')));
  });
  await ready;
  return {
    send: (deal) =>
      new Promise((resolve, reject) => {
        if (child.exitCode !== null || child.signalCode !== null) return reject(new WriterDied('dead already'));
        waiting.set(deal.id, { resolve, reject });
        stdin.write(`${JSON.stringify(deal)}\n`);
      }),
    async kill() {
      child.kill('SIGKILL');
      await dead;
    },
  };
}

function hear(answer: Answer, waiting: Map<string, Waiting>, ready: () => void): void {
  if ('ready' in answer) return ready();
  const asking = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('error' in answer) asking?.reject(new Error(`${answer.id}: ${answer.error}`));
  else asking?.resolve(answer);
}
