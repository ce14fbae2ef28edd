import { readFileSync } from 'node:fs';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import { jsonFault } from './json-fault';

/**
 * One record of a file: the line on which it begins (from 1), and its JSON; `text` only where that is no
 * JSON, beginning with its line's first character.
 */
export type Input =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly text: string };

/**
 * The records of a file, `-` for standard input: either one JSON document, or one a line (`.jsonl`, blank
 * lines passed over). A document that is no JSON is one input with its text.
 *
 * @throws UnreadableFile
 */
export const readInputs = (file: string): readonly Input[] => inputsOf(readText(file));

/**
 * The text of a file, `-` for standard input, without a byte order mark.
 *
 * @throws UnreadableFile
 */
export function readText(file: string): string {
  try {
    return decoded(readFileSync(file === '-' ? 0 : file));
  } catch (cause) {
    throw new UnreadableFile(file, { cause });
  }
}

/** Bytes that are no UTF-8 are an error, not a question mark in somebody's name. */
const decoded = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** A file that is named on the command line and cannot be read: a wrong call. */
export class UnreadableFile extends Error {
  constructor(file: string, { cause }: { readonly cause: unknown }) {
    super(`${file} cannot be read: ${reasonOf(cause)}.`, { cause });
    this.name = 'UnreadableFile';
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read by this user',
  EISDIR: 'it is a folder',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'its bytes are not UTF-8',
};

const reasonOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? (reasons[String(cause.code)] ?? cause.message) : String(cause);

export function inputsOf(text: string): readonly Input[] {
  const whole = parse(text);
  if (whole) return [{ line: lineOf(text), value: whole.value }];
  const lines = text.split('\n').map((line, i) => ({ line: i + 1, text: line.trimEnd() }));
  const filled = lines.filter((line) => line.text !== '');
  // A document spread over lines and broken somewhere is one bad input, not as many as it has lines.
  if (!filled[0] || opensOnly(filled[0].text)) return [{ line: 1, text }];
  return filled.map((line) => read(line.line, line.text));
}

/** What is wrong with an input that is no JSON, and the line of the file on which it goes wrong. */
export function unreadable(input: { readonly line: number; readonly text: string }): {
  readonly line: number;
  readonly problem: Problem;
} {
  const { text } = input;
  if (text.trim() === '') return { line: input.line, problem: wrong('bad-json', '', { about: 'empty' }) };
  const { offset, end } = jsonFault(text);
  const before = text.slice(0, offset).split('\n');
  const line = input.line + before.length - 1;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const place = { line: String(line), column: String(column) };
  return { line, problem: wrong('bad-json', '', { about: end ? 'end' : 'place', ...place }) };
}

const opensOnly = (line: string): boolean => /[[{,]$/.test(line);

function read(line: number, text: string): Input {
  const parsed = parse(text);
  return parsed ? { line, value: parsed.value } : { line, text };
}

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const lineOf = (text: string): number => text.slice(0, text.search(/\S/)).split('\n').length;
