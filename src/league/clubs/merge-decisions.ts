import { accept, refuse } from '@/kernel/outcome';
import { happened } from '../fact';
import type { TextRef } from '../text';
import { type Club, isSame, type Merge } from './club';
import { PersonsMerged, PersonsSeparated } from './events';
import type { ClubRefusal, Decided } from './refusal';

export type Merging = Merge & { readonly why: TextRef };

/** Two entries of the club turn out to be one person. Nothing that happened to either changes. */
export function mergePersons(club: Club, { kept, merged, why }: Merging): Decided {
  const fault = mergeFault(club, { kept, merged });
  return fault ? refuse(fault) : accept([happened(PersonsMerged, { kept, merged, why })]);
}

function mergeFault({ people, merges }: Club, { kept, merged }: Merge): ClubRefusal | null {
  if (kept === merged) return { code: 'merge-with-self', params: { person: kept } };
  const stranger = [kept, merged].find((person) => !people.has(person));
  if (stranger) return { code: 'not-of-club', params: { person: stranger } };
  const gone = merges.map((merge) => merge.merged);
  if (gone.includes(merged)) return { code: 'already-merged', params: { person: merged } };
  return gone.includes(kept) ? { code: 'kept-is-merged', params: { person: kept } } : null;
}

/** They are two after all. */
export function separatePersons({ merges }: Club, { kept, merged, why }: Merging): Decided {
  const found = merges.some((merge) => isSame(merge, { kept, merged }));
  if (!found) return refuse({ code: 'not-merged', params: { person: merged } });
  return accept([happened(PersonsSeparated, { kept, merged, why })]);
}
