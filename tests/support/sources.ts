import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParseResult, parseSync } from 'oxc-parser';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A file of ours: its path from the root, its text and, for TypeScript, what the parser made of it. */
export type Source = { readonly path: string; readonly text: string; readonly tree: ParseResult };

/** A node of the syntax tree, as far as the tests look at it. */
export type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

/** The paths of all files below a folder of the project, in a fixed order; none if there is no such folder. */
export function filesBelow(path: string): readonly string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`));
}

/** Where a game lies, by its id: in the product, or among the tests if they added it. */
export const gameFolder = (id: string): string =>
  filesBelow(`src/core/games/${id}`).length > 0 ? `src/core/games/${id}` : `tests/conformance/${id}`;

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export function sourcesBelow(path: string): readonly Source[] {
  const files = filesBelow(path).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  return files.map((file) => {
    const text = textOf(file);
    return { path: file, text, tree: parseSync(file, text) };
  });
}

export const programOf = (source: Source): Node => source.tree.program as unknown as Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

export const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Calls `visit` with every node below `node`, itself first, each with the nodes above it from the outermost inwards. */
export function walk(node: Node, visit: (node: Node, above: readonly Node[]) => void, above: readonly Node[] = []): void {
  visit(node, above);
  for (const child of childrenOf(node)) walk(child, visit, [...above, node]);
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
