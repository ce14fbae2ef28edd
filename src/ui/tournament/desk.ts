import { useTranslations } from '../words/translations';
import type { Act, Tournament } from './answers';

/** What every act upon an evening must know; all of it is plain, so that it can be handed to a client. */
export type Desk = Pick<Tournament, 'id' | 'version' | 'acts'> & { readonly official: boolean };

export const deskOf = ({ id, version, acts }: Tournament, official: boolean): Desk => ({
  id,
  version,
  acts,
  official,
});

/** Why an act cannot be done now, in a sentence; null if it can. */
export function useReasons({ acts, official }: Desk): (act: Act) => string | null {
  const t = useTranslations('place');
  if (!official) return () => t('logInFirst');
  return (act) => acts.find((one) => one.act === act)?.reason ?? null;
}
