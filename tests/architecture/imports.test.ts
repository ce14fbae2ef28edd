import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, programOf, type Source, sourcesBelow, walk } from '../support/sources';
import {
  allowedIndex,
  cardsMayImport,
  contractFile,
  contractMayImport,
  gameFolder,
  gameMayImport,
  importTable,
  nouns,
} from './import-table';

type Import = { readonly from: string; readonly specifier: string; readonly target: string | null; readonly typesOnly: boolean };

const sources = sourcesBelow('src');
const imports = sources.flatMap(importsOf);
const ours = imports.filter((one) => one.target !== null);

function importsOf(source: Source): readonly Import[] {
  const found: Import[] = [];
  const add = (specifier: string, typesOnly: boolean) =>
    found.push({ from: source.path, specifier, target: targetOf(source.path, specifier), typesOnly });
  for (const { moduleRequest, entries } of source.tree.module.staticImports) {
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  }
  for (const entry of source.tree.module.staticExports.flatMap((one) => one.entries)) {
    if (entry.moduleRequest) add(entry.moduleRequest.value, entry.isType);
  }
  walk(programOf(source), (node) => {
    if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return;
    const { value } = node.source as { value?: unknown };
    if (typeof value === 'string') add(value, node.type === 'TSImportType');
  });
  return found;
}

/** The path from `src`, without an extension, that a specifier leads to; null for a package or a file beside `src`. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(from), specifier);
  return path.startsWith('src/') ? path.slice('src/'.length) : null;
}

const fromSrc = (path: string) => path.slice('src/'.length);
const topOf = (path: string) => path.split('/')[0] ?? path;
const say = (one: Import) => `${one.from} imports ${one.specifier}`;

function allowed(one: Import): boolean {
  const target = one.target ?? '';
  const from = topOf(fromSrc(one.from));
  if (from === topOf(target)) return true;
  const permit = importTable[from]?.may.find(({ folder }) => folder === topOf(target));
  if (!permit) return false;
  return (permit.only?.test(target) ?? true) && (one.typesOnly || permit.typesOnly !== true);
}

/** What a file below core/ may import, or null where the table of folders says enough. */
function insideCore(path: string): RegExp | null {
  const game = gameFolder.exec(path)?.[1];
  if (game !== undefined) return gameMayImport(game);
  if (path.startsWith('core/cards/')) return cardsMayImport;
  return contractFile.test(path) ? contractMayImport : null;
}

const nounOf = (path: string) => nouns.find((noun) => path.startsWith(`league/${noun}/`));

describe('imports go one way', () => {
  it('finds sources and imports to judge', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(ours.length).toBeGreaterThan(20);
  });

  it('has a row in the table for every folder and file of src', () => {
    const tops = new Set(filesBelow('src').map((path) => topOf(fromSrc(path))));
    expect([...tops].filter((top) => !(top in importTable))).toEqual([]);
  });

  it('lets a folder import only what its row allows', () => {
    expect(ours.filter((one) => !allowed(one)).map(say)).toEqual([]);
  });

  it('lets pure folders load only the packages of their row', () => {
    const strange = imports.filter((one) => {
      const packages = importTable[topOf(fromSrc(one.from))]?.packages;
      return one.target === null && packages !== undefined && !packages.includes(one.specifier);
    });
    expect(strange.map(say)).toEqual([]);
  });

  it('keeps games apart from each other, and the cards and the contract from all games', () => {
    const crossing = ours.filter((one) => !(insideCore(fromSrc(one.from))?.test(one.target ?? '') ?? true));
    expect(crossing.map(say)).toEqual([]);
  });

  it('shows a noun of the league only the events of another noun', () => {
    const prying = ours.filter((one) => {
      const [from, to] = [nounOf(fromSrc(one.from)), nounOf(`${one.target}/`)];
      return from !== undefined && to !== undefined && from !== to && one.target !== `league/${to}/events`;
    });
    expect(prying.map(say)).toEqual([]);
  });

  it('writes imports relative inside a top folder, with @/ across, and without an extension', () => {
    const odd = ours.filter((one) => {
      const inside = topOf(fromSrc(one.from)) === topOf(one.target ?? '');
      return one.specifier.startsWith('@/') === inside || /\.tsx?$/.test(one.specifier);
    });
    expect(odd.map(say)).toEqual([]);
  });

  it('has no barrels but the index files that are something', () => {
    const index = sources.filter(({ path }) => /\/index\.tsx?$/.test(path) && !allowedIndex.test(path));
    const passing = sources.filter(
      ({ path, tree }) =>
        !allowedIndex.test(path) &&
        tree.module.staticExports.some((one) => one.entries.some((entry) => entry.moduleRequest !== null)),
    );
    expect([...index, ...passing].map(({ path }) => path)).toEqual([]);
  });
});
