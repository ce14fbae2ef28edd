import type { Fields } from '../../faults';
import { isFields } from '../../faults';
import type { Read } from '../../packed-text';
import { digit, digitAt, joined } from '../../packed-text';
import { countedKinds } from '../amounts';
import { courtRanks, declarationKinds, rankKinds, suits } from '../result';

/**
 * The declarations of one player: how many, then each as the digit of its kind and what it needs: a number
 * as two digits, a digit for what is among the Tarocks, a suit and its form. Null if that would not say it
 * all.
 */
export const writeDeclarations = (said: unknown): string | null =>
  Array.isArray(said) ? joined(digit(said.length), ...said.map(writeOne)) : null;

function writeOne(said: unknown): string | null {
  if (!isFields(said)) return null;
  const kind = digit(declarationKinds.findIndex((one) => one === said['kind']));
  if (said['kind'] === 'suit') return joined(kind, indexIn(suits, said['suit']), formDigit(said));
  if (rankKinds.some((one) => one === said['kind'])) return kind;
  return joined(kind, number(said['count']), said['kind'] === 'taroks' ? amongTaroks(said) : '');
}

const indexIn = (words: readonly string[], word: unknown): string | null =>
  digit(words.findIndex((one) => one === word));

const number = (count: unknown): string | null =>
  typeof count === 'number' && /^[0-9]{1,2}$/.test(String(count)) ? String(count).padStart(2, '0') : null;

const amongTaroks = ({ pagat, fool }: Fields): string =>
  `${(pagat === true ? 2 : 0) + (fool === true ? 1 : 0)}`;

/** A half suit by the court it lacks; then one of which that is not said, and a full one. */
export const formNames = [...courtRanks, 'half', 'full'] as const;

const formDigit = ({ form, missing }: Fields): string | null =>
  indexIn(formNames, form === 'half' && missing !== undefined ? missing : form);

/**
 * The declarations that stand at a place, and where they end. Throws for a text that is not of our
 * making.
 */
export function readDeclarations(text: string, index: number): Read<readonly object[]> {
  const said: object[] = [];
  let end = index + 1;
  for (let left = digitAt(text, index); left > 0; left--) {
    said.push(readOne({ text, index: end }));
    end = nextAfter({ text, index: end });
  }
  return { value: said, end };
}

/** Where one declaration stands. */
export type PackedPlace = { readonly text: string; readonly index: number };

export const kindAt = ({ text, index }: PackedPlace) => declarationKinds[digitAt(text, index)];

export const countAt = (text: string, index: number): number =>
  10 * digitAt(text, index) + digitAt(text, index + 1);

/** Where the declaration at a place ends. */
export function nextAfter(place: PackedPlace): number {
  const kind = kindAt(place);
  if (kind === 'taroks') return place.index + 4;
  return place.index + (rankKinds.some((one) => one === kind) ? 1 : 3);
}

function readOne(place: PackedPlace): object {
  const { text, index } = place;
  const kind = kindAt(place);
  if (kind === 'suit') return readSuit(text, index + 1);
  if (!countedKinds.some((one) => one === kind)) return { kind };
  const count = countAt(text, index + 1);
  if (kind !== 'taroks') return { kind, count };
  const among = digitAt(text, index + 3);
  return { kind, count, pagat: among >= 2, fool: among % 2 === 1 };
}

function readSuit(text: string, index: number): object {
  const suit = suits[digitAt(text, index)];
  const name = formNames[digitAt(text, index + 1)];
  if (name === 'half' || name === 'full') return { kind: 'suit', suit, form: name };
  return { kind: 'suit', suit, form: 'half', missing: name };
}
