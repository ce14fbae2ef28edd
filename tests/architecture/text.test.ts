import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow, root, textOf } from '../support/sources';

/** What is not committed, and what is made by a machine. */
const notOurs = /^(\.git|\.next|\.ultimo|node_modules|data|test-results|playwright-report|next-env\.d\.ts|package-lock\.json)$/;
const binary = /\.(ico|png|jpe?g|webp|avif|woff2?|db|gz|zip|pdf|tsbuildinfo)$/;

const ours = readdirSync(root)
  .filter((name) => !notOurs.test(name))
  .flatMap(filesBelow)
  .filter((path) => !binary.test(path));
const code = ours.filter((path) => /^(src|tests|bin)\//.test(path));

// Each pattern has a bracket in it, so that it does not find itself.
const machine = /(^|[^\w.~-])\/(wor[k]|far[m]|roo[t]|tm[p]|hom[e]|User[s])\//;
const outside = /\.\.\/share[d]\b|\bshare[d]\/(architecture|spec|vectors|bench|stack|storage|interface|prototype|user-cases)\b/;
const host = /https?:\/\/[^\s'"]*(registr[y]|artifactor[y]|nexu[s]|mirro[r])/i;
const silenced = /\b(it|test|describe|suite)(\.\w+)*\.(ski[p]|onl[y]|tod[o]|fixm[e]|skipI[f]|runI[f])\b|\bx(it|describe)\(/;
const leftover = /\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b/;
const muffled = /@ts-(ignor[e]|nochec[k]|expect-erro[r])|(eslint|oxlint)-disabl[e]/;

function hits(paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim().slice(0, 80)}`] : [])),
  );
}

describe('what stands in no file', () => {
  it('finds the files to read', () => {
    expect(code.length).toBeGreaterThan(30);
    expect(ours).toContain('package.json');
  });

  it('has no path of one machine', () => {
    expect(hits(ours, machine)).toEqual([]);
  });

  it('leads to nothing outside the project', () => {
    expect(hits(ours, outside)).toEqual([]);
  });

  it('names no package host', () => {
    expect(hits(ours, host)).toEqual([]);
  });

  it('has no test that is passed over', () => {
    expect(hits(code, silenced)).toEqual([]);
  });

  it('has no mark of something left to do', () => {
    expect(hits(code, leftover)).toEqual([]);
  });

  it('silences neither the compiler nor the linter', () => {
    expect(hits(code, muffled)).toEqual([]);
  });
});
