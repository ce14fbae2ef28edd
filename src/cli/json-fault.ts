/** Where a text stops being JSON: an offset into it. `end` if nothing is wrong but that it ends too early. */
export type JsonFault = { readonly offset: number; readonly end: boolean };

/** What may come next; `first-` right after an opening bracket, where the closing one may follow. */
type Due = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'after';

const blank = /[ \t\r\n]*/y;
const sign = /[{}[\]:,]|true|false|null/;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
/** A string as far as it is one: what stops it is its fault, not its first letter. */
const begun = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const token = new RegExp(`${sign.source}|${number.source}|${begun.source}"`, 'y');

/**
 * The first fault of a text that `JSON.parse` refuses, found by reading it once more by the grammar
 * (RFC 8259); the parser's own message does not name the place in every case.
 */
export function jsonFault(text: string): JsonFault {
  const open: string[] = [];
  let due: Due = 'value';
  for (let at = after(blank, text, 0); ; at = after(blank, text, at)) {
    const end = after(token, text, at);
    const next = stepOver(due, text.slice(at, end), open);
    if (next === null) return faultAt(text, at, end);
    due = next;
    at = end;
  }
}

/** The end of what the pattern matches there; the place itself if nothing. */
function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function faultAt(text: string, at: number, end: number): JsonFault {
  const offset = end > at ? at : after(begun, text, at);
  return { offset, end: offset >= text.length };
}

/** What is due after a token, the open brackets brought up to date; null if it may not stand here. */
function stepOver(due: Due, read: string, open: string[]): Due | null {
  switch (read) {
    case '':
      return null;
    case '{':
    case '[':
      return stepInto(due, read, open);
    case '}':
    case ']':
      return mayClose(due, read) && open.pop() === read ? 'after' : null;
    case ':':
      return due === 'colon' ? 'value' : null;
    case ',':
      return due === 'after' && open.length > 0 ? (open.at(-1) === '}' ? 'key' : 'value') : null;
    default:
      return stepOverScalar(due, read);
  }
}

const isValueDue = (due: Due): boolean => due === 'value' || due === 'first-value';

function stepInto(due: Due, read: '{' | '[', open: string[]): Due | null {
  if (!isValueDue(due)) return null;
  open.push(read === '{' ? '}' : ']');
  return read === '{' ? 'first-key' : 'first-value';
}

const mayClose = (due: Due, read: string): boolean =>
  due === 'after' || due === (read === '}' ? 'first-key' : 'first-value');

function stepOverScalar(due: Due, read: string): Due | null {
  if (isValueDue(due)) return 'after';
  return (due === 'key' || due === 'first-key') && read.startsWith('"') ? 'colon' : null;
}
