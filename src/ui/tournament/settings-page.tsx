'use client';

import { Textarea } from '@mantine/core';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { sending } from '../place/sending';
import { Awakening } from '../remote/awakening';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import type { SeasonListed, Tournament } from './answers';
import { Choice } from './choice';
import { type Desk, useReasons } from './desk';
import { draftOf, faultIn, type Ground, planOf } from './plan-draft';
import { MoreFields, RoundFields } from './plan-fields';
import styles from './plan-fields.module.css';

type Props = {
  readonly tournament: Pick<Tournament, 'plan' | 'season'>;
  readonly seasons: readonly SeasonListed[];
  readonly desk: Desk;
  readonly currency: string;
  readonly timeZone: string;
};

/** What is planned, and where the evening belongs; both can be changed as long as it goes on. */
export function SettingsPage({ tournament, seasons, desk, currency, timeZone }: Props) {
  const ground: Ground = { currency, timeZone, locale: useLocale() };
  return (
    <Awakening>
      <div className="stack">
        <Planning plan={tournament.plan} desk={desk} ground={ground} />
        <Moving season={tournament.season} seasons={seasons} desk={desk} />
      </div>
    </Awakening>
  );
}

type PlanningProps = { readonly plan: Tournament['plan']; readonly desk: Desk; readonly ground: Ground };

function Planning({ plan, desk, ground }: PlanningProps) {
  const t = useTranslations('planning');
  const trpc = useTRPC();
  const [draft, setDraft] = useState(() => draftOf(plan, ground));
  const [why, setWhy] = useState('');
  const reason = useReasons(desk)('change-plan');
  const { id: tournament, version } = desk;
  const place = `${tournament}:plan`;
  const { send, pending, notice } = useWriting(trpc.tournaments.changePlan.mutationOptions(), { place });
  const fault = faultIn(draft, ground);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const save = () =>
    send({ tournament, version, plan: planOf(draft, ground), why: why.trim() === '' ? null : why.trim() });
  return (
    <form className={`sheet ${styles.form}`} onSubmit={sending(save)}>
      <h2>{t('title')}</h2>
      <RoundFields draft={draft} change={change} fault={fault} />
      <MoreFields draft={draft} change={change} fault={fault} />
      <Textarea
        label={t('why')}
        size="md"
        autosize
        maxLength={500}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <WriteNotice {...notice} />
      <div>
        <Act type="submit" loading={pending} reason={reason ?? (fault ? t(`faults.${fault}`) : null)}>
          {t('save')}
        </Act>
      </div>
    </form>
  );
}

type MovingProps = Pick<Props, 'seasons' | 'desk'> & { readonly season: Tournament['season'] };

/** The evening belongs to another season: both tables are counted anew. */
function Moving({ season, seasons, desk }: MovingProps) {
  const t = useTranslations('planning.move');
  const words = useTranslations('planning');
  const trpc = useTRPC();
  const [chosen, setChosen] = useState<string>(season ?? '');
  const [why, setWhy] = useState('');
  const reason = useReasons(desk)('move');
  const { id: tournament, version } = desk;
  const place = `${tournament}:move`;
  const { send, pending, notice } = useWriting(trpc.tournaments.move.mutationOptions(), { place });
  const target = seasons.find(({ id }) => id === chosen)?.id ?? null;
  const same = target === season ? t('same') : null;
  const missing = why.trim() === '' ? t('missing') : null;
  return (
    <form
      className={`sheet ${styles.form}`}
      onSubmit={sending(() => send({ tournament, version, season: target, why: why.trim() }))}
    >
      <h2>{t('title')}</h2>
      <p className="soft">{t('what')}</p>
      <Choice
        label={t('season')}
        value={chosen}
        values={['', ...seasons.map(({ id }) => id)]}
        say={(value) => seasons.find(({ id }) => id === value)?.name ?? t('none')}
        change={setChosen}
      />
      <Textarea
        label={words('why')}
        size="md"
        autosize
        maxLength={500}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <WriteNotice {...notice} />
      <div>
        <Act type="submit" variant="default" loading={pending} reason={reason ?? same ?? missing}>
          {t('act')}
        </Act>
      </div>
    </form>
  );
}
