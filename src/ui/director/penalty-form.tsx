'use client';

import { ActionIcon, Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Diff } from 'lucide-react';
import { useState } from 'react';
import { readWhole } from '../entry/whole-number';
import { WriteNotice } from '../notice/write-notice';
import { sending } from '../place/sending';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import type { Tournament } from '../tournament/answers';
import type { Desk } from '../tournament/desk';
import { useTranslations } from '../words/translations';
import { emptyPenalty, type PenaltyDraft, penaltyIn, turned } from './penalty-draft';
import styles from './penalties.module.css';

type Props = { readonly tournament: Tournament; readonly desk: Desk; readonly close: () => void };

/** Who, how many points, why; and where, if it belongs to a round or a deal. */
export function PenaltyForm({ tournament, desk, close }: Props) {
  const t = useTranslations('penalty');
  const place = useTranslations('place');
  const trpc = useTRPC();
  const [draft, setDraft] = useState(emptyPenalty);
  const [asked, setAsked] = useState(false);
  const { id, version } = desk;
  const options = trpc.tournaments.penalize.mutationOptions();
  const { send, pending, notice } = useWriting(options, { place: `${id}:penalize`, done: close });
  const persons = personsIn(tournament);
  const penalty = penaltyIn(draft, persons);
  const give = () => {
    setAsked(true);
    if (penalty) send({ tournament: id, version, ...penalty });
  };
  const change = (part: Partial<PenaltyDraft>) => setDraft({ ...draft, ...part });
  return (
    <Modal opened onClose={close} title={t('give')} closeButtonProps={{ 'aria-label': place('close') }}>
      <form className={styles.form} noValidate onSubmit={sending(give)}>
        <PersonField persons={persons} draft={draft} change={change} />
        <PointsField draft={draft} change={change} />
        <Textarea
          label={t('why')}
          description={t('whyHint')}
          size="md"
          autosize
          minRows={2}
          maxLength={500}
          required
          value={draft.why}
          onChange={(event) => change({ why: event.currentTarget.value })}
        />
        <WhereFields rounds={tournament.plan.rounds} draft={draft} change={change} />
        {asked && !penalty && (
          <p role="alert" className={styles.error}>
            {t('missing')}
          </p>
        )}
        <WriteNotice {...notice} />
        <Button type="submit" size="md" loading={pending}>
          {t('act')}
        </Button>
      </form>
    </Modal>
  );
}

/** Those who take part, and those who play for one of them. */
function personsIn({ participants, substitutions }: Tournament) {
  const all = [...participants, ...substitutions.map(({ substitute }) => substitute)];
  return [...new Map(all.map(({ person, name }) => [person, { person, name }])).values()];
}

type FieldProps = {
  readonly draft: PenaltyDraft;
  readonly change: (part: Partial<PenaltyDraft>) => void;
};

type PersonProps = FieldProps & { readonly persons: ReturnType<typeof personsIn> };

function PersonField({ persons, draft, change }: PersonProps) {
  const t = useTranslations('penalty');
  const director = useTranslations('director');
  const names = persons.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <NativeSelect
      label={t('person')}
      size="md"
      required
      value={draft.person}
      data={[
        { value: '', label: director('choose') },
        ...names.map(({ person, name }) => ({ value: person, label: name })),
      ]}
      onChange={(event) => change({ person: event.currentTarget.value })}
    />
  );
}

/** A phone's number pad has no minus: the key beside it turns the sign. */
function PointsField({ draft, change }: FieldProps) {
  const t = useTranslations('penalty');
  const points = readWhole(draft.points);
  return (
    <div className={styles.points}>
      <TextInput
        label={t('points')}
        description={points !== null && points !== 0 ? t(points < 0 ? 'takes' : 'gives') : undefined}
        size="md"
        inputMode="numeric"
        autoComplete="off"
        required
        value={draft.points}
        onChange={(event) => change({ points: event.currentTarget.value })}
      />
      <ActionIcon
        size={48}
        variant="default"
        aria-label={t('sign')}
        onClick={() => change({ points: turned(draft.points) })}
      >
        <Diff aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

function WhereFields({ rounds, draft, change }: FieldProps & { readonly rounds: number }) {
  const t = useTranslations('penalty');
  const list = useTranslations('listing');
  const numbers = Array.from({ length: rounds }, (_, index) => String(index + 1));
  return (
    <>
      <NativeSelect
        label={t('round')}
        size="md"
        value={draft.round}
        data={[
          { value: '', label: t('noRound') },
          ...numbers.map((round) => ({ value: round, label: list('roundTitle', { round }) })),
        ]}
        onChange={(event) => change({ round: event.currentTarget.value })}
      />
      {draft.round !== '' && (
        <TextInput
          label={t('deal')}
          size="md"
          inputMode="numeric"
          autoComplete="off"
          value={draft.deal}
          onChange={(event) => change({ deal: event.currentTarget.value })}
        />
      )}
    </>
  );
}
