import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root, textOf } from '../support/sources';

/** Made while running or building, so not there in a fresh clone. */
const made = /^(data|\.next|\.ultimo|node_modules)(\/|$)/;
const npmOwn = new Set(['ci', 'install', 'rebuild']);

const readme = textOf('README.md');
const fences = [...readme.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');
const spans = [...readme.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
const links = [...readme.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map((match) => match[1] ?? '');
const snippets = [...spans, ...fences.flatMap((fence) => fence.split('\n'))];

/** A path: a word with a slash or an extension, without a placeholder, that does not start like an address or an option. */
function pathsIn(snippet: string): readonly string[] {
  return snippet
    .split(/[\s,;:()'"]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => /^(\.\/)?[\w.@[\]-]+(\/[\w.@[\]-]+)*\/?$/.test(word))
    .filter((word) => knownTop(word) || /\.(md|ts|tsx|mjs|js|json)$/.test(word));
}

/** Its first part stands in the project. A word like `and/or` is no path. */
function knownTop(word: string): boolean {
  const [top, ...rest] = word.replace(/^\.\//, '').split('/');
  return rest.length > 0 && top !== undefined && (existsSync(join(root, top)) || existsSync(join(root, 'src', top)));
}

/** A file named alone, such as `score.ts`, is one that stands in some folder below `src`. */
function isThere(path: string): boolean {
  if (made.test(path) || existsSync(join(root, path)) || existsSync(join(root, 'src', path))) return true;
  return !path.includes('/') && filesBelow('src').some((file) => file.endsWith(`/${path}`));
}

function scriptsIn(snippet: string): readonly string[] {
  return [...snippet.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map((match) => match[1] ?? '');
}

function commandsIn(snippet: string): readonly string[] {
  return [...snippet.matchAll(/(?:^|\s|\/)ultimo(?:\.mjs)? ([a-z][a-z-]*)/g)].map((match) => match[1] ?? '');
}

describe('the README', () => {
  it('has commands and paths in it to look at', () => {
    expect(snippets.flatMap(scriptsIn)).toEqual(expect.arrayContaining(['start', 'test']));
    expect(snippets.flatMap(pathsIn).length).toBeGreaterThan(3);
  });

  it('names only npm scripts that there are', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    expect(snippets.flatMap(scriptsIn).filter((name) => !(name in scripts) && !npmOwn.has(name))).toEqual([]);
  });

  it('names and links only paths that there are', () => {
    expect([...snippets.flatMap(pathsIn), ...links].filter((path) => !isThere(path))).toEqual([]);
  });

  it('names only commands that the command line has', () => {
    const cli = filesBelow('src/cli').map(textOf).join('\n');
    const unknown = snippets.flatMap(commandsIn).filter((name) => !new RegExp(`['"\`]${name}\\b`).test(cli));
    expect(unknown).toEqual([]);
  });
});
