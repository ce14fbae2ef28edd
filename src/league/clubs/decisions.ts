import { accept, type Outcome, refuse } from '@/kernel/outcome';
import { happened } from '../fact';
import { ClubFounded } from './events';
import type { Club } from './club';

export type ClubRefusal =
  | { readonly code: 'already-founded' }
  | { readonly code: 'name-missing' };

/** A club comes into being. Its name is not personal data and stands in the event. */
export function foundClub(
  club: Club | null,
  { name }: { readonly name: string },
): Outcome<readonly ClubFounded[], ClubRefusal> {
  if (club) return refuse({ code: 'already-founded' });
  if (name.trim() === '') return refuse({ code: 'name-missing' });
  return accept([happened(ClubFounded, { name: name.trim() })]);
}
