import { describe, expect, it } from 'vitest';
import { filesBelow, lineAt, type Node, programOf, type Source, sourcesBelow, walk } from '../support/sources';

/** The limits of the house style, for src without words and generated files. */
const limit = { functionLines: 50, fileLines: 250, parameters: 3, nesting: 3, columns: 110, castLines: 8 };
const median = { functionLines: 8, fileLines: 80 };

type Fn = { readonly where: string; readonly lines: number; readonly parameters: number; readonly nesting: number };

const branches = /^(If|For|ForIn|ForOf|While|DoWhile|Switch|Try)Statement$/;
const exempt = /\/words(\/|\.ts$)|\.generated\.tsx?$/;

const all = sourcesBelow('src');
const sources = all.filter(({ path }) => !exempt.test(path));
const functions = sources.flatMap(functionsOf);

function isFunction(node: Node): boolean {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

function where(source: Source, node: Node): string {
  return `${source.path}:${lineAt(source.text, node.start)}`;
}

function linesOf(source: Source, node: Node): number {
  return lineCount(source.text.slice(node.start, node.end));
}

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length;
}

function functionsOf(source: Source): readonly Fn[] {
  const found: Fn[] = [];
  walk(programOf(source), (node) => {
    if (!isFunction(node)) return;
    const { length } = node.params as readonly Node[];
    found.push({ where: where(source, node), lines: linesOf(source, node), parameters: length, nesting: nestingOf(node) });
  });
  return found;
}

/** How many branching statements stand inside one another; `else if` goes on beside its `if`. */
function nestingOf(fn: Node): number {
  let deepest = 0;
  walk(fn, (node, above) => {
    if (!branches.test(node.type)) return;
    const chain = [...above, node].filter((one) => branches.test(one.type));
    const beside = chain.filter((one, i) => i > 0 && chain[i - 1]?.alternate === one).length;
    deepest = Math.max(deepest, chain.length - beside);
  });
  return deepest;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Where a node of this kind stands, in all of src. */
function places(of: readonly Source[], matches: (node: Node, above: readonly Node[]) => boolean): readonly string[] {
  const found: string[] = [];
  for (const source of of) {
    walk(programOf(source), (node, above) => {
      if (matches(node, above)) found.push(where(source, node));
    });
  }
  return found;
}

function nameOf(node: unknown): string {
  const name = (node as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '';
}

function isConstAssertion(node: Node): boolean {
  const { typeName } = node.typeAnnotation as { typeName?: unknown };
  return nameOf(typeName) === 'const';
}

/** The cast stands in a short function that has a name: one can see at the call what is being claimed. */
function inNamedHelper(source: Source, above: readonly Node[]): boolean {
  const at = above.findLastIndex(isFunction);
  const fn = above[at];
  if (!fn) return false;
  const named = nameOf(fn.id) !== '' || above[at - 1]?.type === 'VariableDeclarator';
  return named && linesOf(source, fn) <= limit.castLines;
}

describe('house style', () => {
  it('finds functions to judge, and parses every source', () => {
    expect(functions.length).toBeGreaterThan(20);
    expect(all.filter(({ tree }) => tree.errors.length > 0).map(({ path }) => path)).toEqual([]);
  });

  it(`has functions of at most ${limit.functionLines} lines, half of them of at most ${median.functionLines}`, () => {
    const long = functions.filter(({ lines }) => lines > limit.functionLines);
    expect(long.map((fn) => `${fn.where} has ${fn.lines} lines`)).toEqual([]);
    expect(medianOf(functions.map(({ lines }) => lines))).toBeLessThanOrEqual(median.functionLines);
  });

  it(`has files of at most ${limit.fileLines} lines, half of them of at most ${median.fileLines}`, () => {
    const sizes = sources.map(({ path, text }) => ({ path, lines: lineCount(text) }));
    const long = sizes.filter(({ lines }) => lines > limit.fileLines);
    expect(long.map(({ path, lines }) => `${path} has ${lines} lines`)).toEqual([]);
    expect(medianOf(sizes.map(({ lines }) => lines))).toBeLessThanOrEqual(median.fileLines);
  });

  it(`has functions of at most ${limit.parameters} parameters`, () => {
    const wide = functions.filter(({ parameters }) => parameters > limit.parameters);
    expect(wide.map((fn) => `${fn.where} takes ${fn.parameters}`)).toEqual([]);
  });

  it(`nests at most ${limit.nesting} deep`, () => {
    const deep = functions.filter(({ nesting }) => nesting > limit.nesting);
    expect(deep.map((fn) => `${fn.where} nests ${fn.nesting} deep`)).toEqual([]);
  });

  it(`has lines of at most ${limit.columns} characters`, () => {
    const long = sources.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => (line.length > limit.columns ? [`${path}:${i + 1} (${line.length})`] : [])),
    );
    expect(long).toEqual([]);
  });

  it('names files and folders in kebab case, and none of them a drawer for anything', () => {
    const drawer = /^(utils?|helpers?|common|managers?|services?|misc)$/;
    const route = /^(\(|\[\[?(\.\.\.)?)?[a-z0-9]+(-[a-z0-9]+)*(\)|\]\]?)?$/i;
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
    const files = filesBelow('src').filter((path) => !path.endsWith('/README.md'));
    const wrong = files.filter((path) =>
      path.split('/').some((part) => {
        const name = part.replace(/(\.generated|\.module|\.d)?\.[a-z0-9]+$/, '');
        const shape = path.startsWith('src/app/') ? route : kebab;
        return !shape.test(name) || name.split('-').some((word) => drawer.test(word));
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('uses no any, no enum, and no class but an error', () => {
    const isErrorClass = (node: Node) => /Error$/.test(nameOf(node.superClass));
    expect(places(all, ({ type }) => type === 'TSAnyKeyword')).toEqual([]);
    expect(places(all, ({ type }) => type === 'TSEnumDeclaration')).toEqual([]);
    expect(places(all, (node) => /^Class(Declaration|Expression)$/.test(node.type) && !isErrorClass(node))).toEqual([]);
  });

  it(`casts with "as" only in a named helper of at most ${limit.castLines} lines`, () => {
    const loose = all.flatMap((source) =>
      places([source], (node, above) => {
        const cast = node.type === 'TSAsExpression' && !isConstAssertion(node);
        return (cast || node.type === 'TSTypeAssertion') && !inNamedHelper(source, above);
      }),
    );
    expect(loose).toEqual([]);
  });
});
