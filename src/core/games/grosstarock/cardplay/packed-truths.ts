import { digitAt } from '../../packed-text';
import type { PackedPlace } from './packed-declaration';
import { countAt, formNames, kindAt, nextAfter } from './packed-declaration';
import type { GrossState } from './state';
import { turnOf } from './state';
import type { Truth } from './truths';
import { suitTruth, truthOf } from './truths';

/** True declarations, and where their text ends. */
export type Spoken = { readonly truths: readonly Truth[]; readonly end: number };

/**
 * The declarations that stand here beginning with their number, in full; null if one is not true of the
 * hand or is said twice. They are compared as characters with what is true: nothing is read that nobody
 * needs.
 */
export function truthsAt(state: GrossState, text: string, index: number): Spoken | null {
  const position = turnOf(state);
  const truths: Truth[] = [];
  let end = index + 1;
  for (let left = digitAt(text, index); left > 0; left--) {
    const truth = spokenTruth(state, position, { text, index: end });
    if (truth === null || truths.some((one) => isSameFamily(one, truth))) return null;
    truths.push(truth);
    end = nextAfter({ text, index: end });
  }
  return { truths, end };
}

/** What stands at a place, if it is true of the hand. */
function spokenTruth(state: GrossState, position: number, place: PackedPlace): Truth | null {
  const kind = kindAt(place);
  if (kind === undefined) return null;
  const { text, index } = place;
  const truth =
    kind === 'suit'
      ? suitTruth(state, position, digitAt(text, index + 1))
      : truthOf(state, position, kind);
  return truth !== null && isSaid(truth, place) ? truth : null;
}

/** Do the characters after the kind say just what is true? Which court is missing may be left unsaid. */
function isSaid(truth: Truth, { text, index }: PackedPlace): boolean {
  switch (truth.kind) {
    case 'taroks':
      return countAt(text, index + 1) === truth.count && digitAt(text, index + 3) === amongTaroks(truth);
    case 'matadors':
    case 'kings':
    case 'ladons':
      return countAt(text, index + 1) === truth.count;
    case 'suit':
      return isForm(truth, formNames[digitAt(text, index + 2)]);
    case 'queens':
    case 'cavaliers':
    case 'jacks':
      return true;
  }
}

type TaroksTruth = Extract<Truth, { readonly kind: 'taroks' }>;
type SuitTruth = Extract<Truth, { readonly kind: 'suit' }>;

const amongTaroks = ({ pagat, fool }: TaroksTruth): number => (pagat ? 2 : 0) + (fool ? 1 : 0);

const isForm = ({ form, missing }: SuitTruth, said: (typeof formNames)[number] | undefined): boolean =>
  said === form || (missing !== undefined && said === missing);

/** One of each kind, one for each suit. */
const isSameFamily = (one: Truth, other: Truth): boolean =>
  one.kind === other.kind && (one.kind !== 'suit' || other.kind !== 'suit' || one.suit === other.suit);
