'use client';

import { useState } from 'react';
import type { ClubPage, MemberListed } from '../../remote/answers';
import { useTRPC } from '../../remote/remote';
import { useWriting } from '../../remote/writing';
import { useTranslations } from '../../words/translations';

type Person = Pick<MemberListed, 'person' | 'name'>;
export type Merged = { readonly kept: Person; readonly merged: Person };

/** What was just merged can be taken back at once; later it can on the person's own page. */
export function useSeparation(club: ClubPage['id'], version: number) {
  const t = useTranslations('club.merging');
  const trpc = useTRPC();
  const [last, setLast] = useState<Merged | null>(null);
  const dismiss = () => setLast(null);
  const place = `${club}:separate`;
  const { send, pending } = useWriting(trpc.persons.separate.mutationOptions(), { place, done: dismiss });
  const undo = last
    ? () => send({ club, version, kept: last.kept.person, merged: last.merged.person, why: t('undone') })
    : undefined;
  const said = last && t('done', { kept: last.kept.name, merged: last.merged.name });
  return { said, undo, pending, dismiss, offer: setLast };
}
