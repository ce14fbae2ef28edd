import { CsvError, parse } from 'csv-parse/sync';
import { accept, type Outcome, refuse } from '@/kernel/outcome';
import { type Column, columnsOf } from './member-columns';

/** A line of a list of members as it stands there, fields by what they are; `line` counts from 1. */
export type ListLine = { readonly line: number } & Partial<Readonly<Record<Column, string>>>;

export type ListRefusal =
  | { readonly code: 'list-empty' | 'list-without-names' }
  | { readonly code: 'list-unreadable'; readonly params: { readonly line: number } }
  | { readonly code: 'list-too-long'; readonly params: { readonly most: number } };

/** More than any club has. */
const mostLines = 2000;

/**
 * A file as spreadsheets write it: values between semicolons, commas or tabs, the first line says what they
 * are. UTF-8 or UTF-16 with a mark at the beginning, UTF-8 without, else what Windows wrote in Western
 * Europe.
 */
export function readMemberFile(bytes: Uint8Array): Outcome<readonly ListLine[], ListRefusal> {
  const records = recordsIn(decoded(bytes));
  if (!records.ok) return records;
  const [head, ...lines] = records.value;
  if (!head || lines.length === 0) return refuse({ code: 'list-empty' });
  if (lines.length > mostLines) return refuse({ code: 'list-too-long', params: { most: mostLines } });
  const columns = columnsOf(head.values);
  const named = columns.includes('name') || columns.includes('last');
  if (!named) return refuse({ code: 'list-without-names' });
  return accept(lines.map(({ line, values }) => lineOf(line, columns, values)));
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type ListRecord = { readonly line: number; readonly values: readonly string[] };

function recordsIn(text: string): Outcome<readonly ListRecord[], ListRefusal> {
  try {
    const options = { relax_column_count: true, skip_empty_lines: true, trim: true, info: true } as const;
    const found: unknown = parse(text, { ...options, delimiter: delimiterOf(text) });
    return accept(asInformed(found).map(({ record, info }) => ({ line: info.lines, values: record })));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse({ code: 'list-unreadable', params: { line: Number(error['lines'] ?? 1) } });
  }
}

type Informed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** With `info` the parser answers like this; its types do not say so. */
const asInformed = (found: unknown) => found as readonly Informed[];

const delimiters = [';', ',', '\t'] as const;

/** What the first line has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r\n|\n|\r/, 1);
  const many = (delimiter: string): number => head.split(delimiter).length;
  return delimiters.reduce<string>((best, one) => (many(one) > many(best) ? one : best), delimiters[0]);
}

function lineOf(line: number, columns: readonly (Column | null)[], values: readonly string[]): ListLine {
  const fields = columns.flatMap((column, at) => {
    const value = (values[at] ?? '').normalize('NFC');
    return column === null || value === '' ? [] : [[column, value] as const];
  });
  return { line, ...Object.fromEntries(fields) };
}
