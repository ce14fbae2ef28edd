import { dirname, posix } from 'node:path';
import type { Source } from './sources';
import { sourcesBelow } from './sources';

/** Whoever imports this reaches every game, by its name and not by its code. */
const REGISTRY = 'src/core/games/index.ts';

let core: readonly Source[] | undefined;

/** Read and parsed once. */
const coreSources = (): readonly Source[] => (core ??= sourcesBelow('src/core'));

/** The sources of a folder, and every source of `src/core` that they import, directly or not. */
export function reachedFrom(folder: string): readonly Source[] {
  const all = new Map([...coreSources(), ...sourcesBelow(folder)].map((source) => [source.path, source]));
  const reached = new Set<string>();
  const visit = (path: string): void => {
    const source = all.get(path);
    if (!source || reached.has(path) || path === REGISTRY) return;
    reached.add(path);
    importsOf(source).forEach(visit);
  };
  [...all.keys()].filter((path) => path.startsWith(`${folder}/`)).forEach(visit);
  return [...reached].flatMap((path) => all.get(path) ?? []);
}

/** What a source may mean by its imports: a file, or the index of a folder. */
const importsOf = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(/from '([^']+)'/g)].flatMap(([, from = '']) => {
    const base = from.startsWith('@/') ? `src/${from.slice(2)}` : posix.join(dirname(path), from);
    return [`${base}.ts`, `${base}/index.ts`];
  });
