import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../bin/ultimo.mjs');

export type Ran = { readonly code: number | null; readonly out: string; readonly error: string };

/** What it is given: `input` on standard input, `env` beside the environment of the test. */
type Given = { readonly input?: string | Uint8Array; readonly env?: Readonly<Record<string, string>> };

/** The real program in a process of its own; a bare text is standard input. */
export function ultimo(args: readonly string[], given: string | Given = {}): Ran {
  const { input = '', env = {} } = typeof given === 'string' ? { input: given } : given;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    input,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { code: status, out: stdout, error: stderr };
}

/** The lines of a text; the last one ends with a line break of its own. */
export const linesOf = (text: string): readonly string[] => text.split('\n').slice(0, -1);
