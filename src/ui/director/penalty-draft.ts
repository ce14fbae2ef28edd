import type { PersonId } from '@/kernel/ids';
import { readWhole } from '../entry/whole-number';

/** The form of a penalty as it is filled in; everything is text, nothing is ''. */
export type PenaltyDraft = {
  readonly person: string;
  readonly points: string;
  readonly round: string;
  readonly deal: string;
  readonly why: string;
};

/** Most penalties take points, so the minus stands there already. */
export const emptyPenalty: PenaltyDraft = { person: '', points: '−', round: '', deal: '', why: '' };

export type PenaltyMeant = {
  readonly person: PersonId;
  readonly points: number;
  readonly round: number | null;
  readonly deal: number | null;
  readonly why: string;
};

type Known = readonly { readonly person: PersonId }[];

/** The penalty that is meant; null while something is missing or is no number. */
export function penaltyIn(draft: PenaltyDraft, persons: Known): PenaltyMeant | null {
  const person = persons.find((one) => one.person === draft.person)?.person;
  const points = readWhole(draft.points);
  const round = draft.round === '' ? null : readWhole(draft.round);
  const deal = dealIn(draft);
  const why = draft.why.trim();
  if (person === undefined || !points || why === '' || deal === 'unread') return null;
  return { person, points, round, deal, why };
}

/** A deal is one of a round: without a round there is none. */
function dealIn({ round, deal }: PenaltyDraft): number | null | 'unread' {
  if (round === '' || deal.trim() === '') return null;
  const number = readWhole(deal);
  return number !== null && number > 0 ? number : 'unread';
}

/** The same figures with the other sign. */
export function turned(points: string): string {
  const text = points.trim();
  if (/^[-−]/.test(text)) return text.slice(1);
  return `−${text.replace(/^\+/, '')}`;
}
