'use client';

import { Checkbox, TextInput } from '@mantine/core';
import { clubsApart } from '@/league/tournaments/plan';
import { useTranslations } from '../words/translations';
import { Choice } from './choice';
import styles from './plan-fields.module.css';
import type { PlanDraft } from './plan-draft';

type Props = {
  readonly draft: PlanDraft;
  readonly change: (part: Partial<PlanDraft>) => void;
  readonly fault: 'fee' | 'until' | null;
};

const upTo = (most: number): readonly string[] => Array.from({ length: most }, (_, at) => String(at + 1));

/** How many rounds and how long: what is asked of every evening. */
export function RoundFields({ draft, change, fault }: Props) {
  const t = useTranslations('planning');
  return (
    <div className={styles.fields}>
      <Choice
        label={t('rounds')}
        value={draft.rounds}
        values={upTo(12)}
        say={(value) => t('roundsWords', { count: Number(value) })}
        change={(rounds) => change({ rounds })}
      />
      <Choice
        label={t('length')}
        value={draft.length}
        values={['turns', 'clock']}
        say={(kind) => t(`lengths.${kind}`)}
        change={(length) => change({ length })}
      />
      {draft.length === 'turns' ? (
        <Choice
          label={t('turns')}
          value={draft.turns}
          values={upTo(12)}
          say={(value) => t('turnsWords', { count: Number(value) })}
          change={(turns) => change({ turns })}
        />
      ) : (
        <TextInput
          type="time"
          size="md"
          label={t('until')}
          value={draft.until}
          error={fault === 'until' ? t('untilMissing') : null}
          onChange={(event) => change({ until: event.currentTarget.value })}
        />
      )}
      <Choice
        label={t('tables')}
        value={draft.tables}
        values={['', ...upTo(60)]}
        say={(value) => (value === '' ? t('proposed') : t('tablesWords', { count: Number(value) }))}
        change={(tables) => change({ tables })}
      />
    </div>
  );
}

/** What few change from one evening to the next. */
export function MoreFields({ draft, change, fault }: Props) {
  const t = useTranslations('planning');
  return (
    <div className={styles.fields}>
      <TextInput
        size="md"
        inputMode="decimal"
        label={t('fee')}
        placeholder={t('feeNone')}
        value={draft.fee}
        error={fault === 'fee' ? t('feeWrong') : null}
        onChange={(event) => change({ fee: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        type="datetime-local"
        label={t('signUpUntil')}
        description={t('signUpWhat')}
        value={draft.signUpUntil}
        onChange={(event) => change({ signUpUntil: event.currentTarget.value })}
      />
      <Choice
        label={t('clubsApart')}
        value={draft.clubsApart}
        values={clubsApart}
        say={(value) => t(`apart.${value}`)}
        change={(value) => change({ clubsApart: value })}
      />
      <Ticks draft={draft} change={change} />
    </div>
  );
}

const ticks = ['sittingOut', 'seasonMeetings', 'compass', 'confirmation'] as const;

function Ticks({ draft, change }: Pick<Props, 'draft' | 'change'>) {
  const t = useTranslations('planning.ticks');
  return (
    <div className={styles.ticks}>
      {ticks.map((field) => (
        <Checkbox
          key={field}
          size="md"
          label={t(field)}
          checked={draft[field]}
          onChange={(event) => change({ [field]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}
