import { digitAt } from '../../packed-text';
import type { Suit } from '../result';
import { suits } from '../result';
import type { Truth } from './declarations';
import { courtTruth, kingsTruth, matadorsTruth, taroksTruth } from './declarations';
import { DECLARED, UNSAID, ZERO } from './packed-action';
import type { GermanState } from './state';
import { turnOf } from './state';

/**
 * The declarations that stand here beginning with their number, in full; null if one is not true of the
 * hand, or said twice. They are compared as characters with what is true: nothing is read that nobody
 * needs.
 */
export function truthsAt(state: GermanState, text: string, index: number): readonly Truth[] | null {
  const position = turnOf(state);
  const end = index + 1 + DECLARED * digitAt(text, index);
  const truths: Truth[] = [];
  for (let place = index + 1; place < end; place += DECLARED) {
    const truth = truthOf(state, position, text[place]);
    if (truth === null || !isSaid(truth, text, place) || isRepeated(text, index + 1, place)) return null;
    truths.push(truth);
  }
  return truths;
}

/** What is true of the hand in this family. */
function truthOf(state: GermanState, position: number, family: string | undefined): Truth | null {
  switch (family) {
    case 'T':
      return taroksTruth(state, position);
    case 'M':
      return matadorsTruth(state, position);
    case 'K':
      return kingsTruth(state, position);
    default:
      return isSuit(family) ? courtTruth(state, position, family) : null;
  }
}

const isSuit = (family: string | undefined): family is Suit => suits.some((suit) => suit === family);

/** Do the two characters after the family say nothing that is false? */
function isSaid(truth: Truth, text: string, index: number): boolean {
  switch (truth.kind) {
    case 'taroks':
      return isCount(truth.count, text, index) && areStatements(truth, Number(text[index + 2]));
    case 'matadors':
      return isCount(truth.count, text, index);
    case 'kings':
    case 'suit':
      return text[index + 1] === truth.form[0] && isMissing(truth.missing, text[index + 2]);
  }
}

const isCount = (count: number, text: string, index: number): boolean =>
  text.charCodeAt(index + 1) - ZERO === count;

type Statements = { readonly pagat?: boolean | undefined; readonly fool?: boolean | undefined };

const areStatements = ({ pagat, fool }: Statements, said: number): boolean =>
  isStatement(pagat, said % 3) && isStatement(fool, Math.floor(said / 3));

/** 0 says nothing, 1 no, 2 yes. */
const isStatement = (held: boolean | undefined, said: number): boolean => said === 0 || (said === 2) === held;

const isMissing = (missing: string | undefined, said: string | undefined): boolean =>
  said === UNSAID || said === missing;

function isRepeated(text: string, first: number, place: number): boolean {
  for (let before = first; before < place; before += DECLARED) if (text[before] === text[place]) return true;
  return false;
}
