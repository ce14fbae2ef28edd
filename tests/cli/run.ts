import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../bin/ultimo.mjs');

export type Ran = { readonly code: number | null; readonly out: string; readonly error: string };

/** The real program in a process of its own; `input` on standard input. */
export function ultimo(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

/** The lines of a text; the last one ends with a line break of its own. */
export const linesOf = (text: string): readonly string[] => text.split('\n').slice(0, -1);
