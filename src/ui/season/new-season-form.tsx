'use client';

import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { id } from '@/kernel/ids';
import { newCommandId } from '../entry/command-id';
import { WriteNotice } from '../notice/write-notice';
import { sending } from '../place/sending';
import type { ClubPage } from '../remote/answers';
import { Awakening } from '../remote/awakening';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import { criteriaOf, faultsOf, firstDraft } from './criteria-draft';
import { CriteriaFields } from './criteria-fields';
import type { GameNamed } from './game-choice';
import { daysSay, SeasonDays } from './season-days';
import styles from './season.module.css';

type Props = { readonly club: ClubPage['id']; readonly games: readonly GameNamed[] };

export function NewSeasonForm({ club, games }: Props) {
  const t = useTranslations('seasonForm');
  const trpc = useTRPC();
  const router = useRouter();
  const [season] = useState(() => id<'season'>(newCommandId()));
  const [days, setDays] = useState({ name: '', from: '', to: '' });
  const [game, setGame] = useState(games[0]?.id ?? '');
  const [draft, setDraft] = useState(firstDraft);
  const [asked, setAsked] = useState(false);
  const { send, pending, notice } = useWriting(trpc.seasons.open.mutationOptions(), {
    place: 'open-season',
    done: () => router.push(`/seasons/${season}`),
  });
  const open = () => {
    setAsked(true);
    const criteria = criteriaOf(draft);
    if (criteria && daysSay(days))
      send({ season, club, ...days, name: days.name.trim(), game: game || null, criteria });
  };
  return (
    <Awakening>
      <form className={`sheet ${styles.form}`} noValidate onSubmit={sending(open)}>
        <SeasonDays days={days} asked={asked} say={setDays} />
        <GameField games={games} game={game} say={setGame} />
        <CriteriaFields draft={draft} faults={faultsOf(draft)} say={setDraft} />
        <WriteNotice {...notice} />
        <Button type="submit" size="md" loading={pending}>
          {t('open')}
        </Button>
      </form>
    </Awakening>
  );
}

type GameProps = Pick<Props, 'games'> & { readonly game: string; readonly say: (game: string) => void };

function GameField({ games, game, say }: GameProps) {
  const t = useTranslations('seasonForm');
  const named = games.map(({ id: value, name: label }) => ({ value, label }));
  return (
    <NativeSelect
      label={t('game')}
      size="md"
      value={game}
      data={[...named, { value: '', label: t('anyGame') }]}
      onChange={(event) => say(event.currentTarget.value)}
    />
  );
}
