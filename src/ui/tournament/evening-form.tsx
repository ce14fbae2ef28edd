'use client';

import { Checkbox, TextInput } from '@mantine/core';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '@/i18n/navigation';
import { id as idOf } from '@/kernel/ids';
import { plainPlan } from '@/league/tournaments/plan';
import { newCommandId } from '../entry/command-id';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { sending } from '../place/sending';
import { useTRPC } from '../remote/remote';
import { useWriting } from '../remote/writing';
import { useTranslations } from '../words/translations';
import type { ClubPage, PersonListed, SeasonListed } from './answers';
import { Choice } from './choice';
import { seasonFor } from './new-evening';
import { draftOf, faultIn, type Ground, planOf } from './plan-draft';
import { MoreFields, RoundFields } from './plan-fields';
import styles from './plan-fields.module.css';
import type { RulesChoice } from './rules-choices';

type Props = {
  readonly club: Pick<ClubPage, 'id' | 'last' | 'money' | 'timeZone'>;
  readonly members: readonly PersonListed[];
  readonly seasons: readonly SeasonListed[];
  readonly rules: readonly RulesChoice[];
  /** The club's date of today. */
  readonly today: string;
};

/** Everything that is asked of an evening, filled in already. */
export function EveningForm({ club, members, seasons, rules, today }: Props) {
  const t = useTranslations('newEvening');
  const form = useEvening({ club, seasons, rules, today });
  const { typed, change, draft, changeDraft, fault, announce } = form;
  const persons = members.map(({ id }) => id);
  return (
    <form className={styles.form} onSubmit={sending(() => announce(typed.invited ? persons : []))}>
      <HeadFields {...{ typed, change, seasons, rules, today }} />
      <RoundFields draft={draft} change={changeDraft} fault={fault} />
      <Beginning typed={typed} change={change} members={members.length} />
      <details className={styles.more} open={fault === 'fee' || undefined}>
        <summary>{t('more')}</summary>
        <MoreFields draft={draft} change={changeDraft} fault={fault} />
      </details>
      <WriteNotice {...form.notice} />
      <div>
        <Act type="submit" size="lg" loading={form.pending} reason={fault ? t(`faults.${fault}`) : null}>
          {t('act')}
        </Act>
      </div>
    </form>
  );
}

type HeadProps = Omit<Props, 'club' | 'members'> & {
  readonly typed: Typed;
  readonly change: (part: Partial<Typed>) => void;
};

/** What it is called, when it is, what it is played by and for. */
function HeadFields({ typed, change, seasons, rules, today }: HeadProps) {
  const t = useTranslations('newEvening');
  const call = (date: string) =>
    change({ date, season: seasonFor(seasons, date), open: date === today });
  return (
    <div className={styles.fields}>
      <TextInput
        size="md"
        label={t('name')}
        maxLength={100}
        required
        value={typed.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        type="date"
        label={t('date')}
        required
        value={typed.date}
        onChange={(event) => call(event.currentTarget.value)}
      />
      <Choice
        label={t('rules')}
        value={typed.rules}
        values={rules.map(({ key }) => key)}
        say={(value) => rules.find(({ key }) => key === value)?.name ?? value}
        change={(chosen) => change({ rules: chosen })}
      />
      {seasons.length > 0 && (
        <Choice
          label={t('season')}
          value={typed.season}
          values={['', ...seasons.map((one) => one.id)]}
          say={(value) => seasons.find((one) => one.id === value)?.name ?? t('noSeason')}
          change={(season) => change({ season })}
        />
      )}
    </div>
  );
}

type BeginningProps = Pick<HeadProps, 'typed' | 'change'> & { readonly members: number };

/** Who is on the list, and whether it begins at once. */
function Beginning({ typed, change, members }: BeginningProps) {
  const t = useTranslations('newEvening');
  return (
    <>
      <Checkbox
        size="md"
        label={t('invited', { count: members })}
        checked={typed.invited}
        onChange={(event) => change({ invited: event.currentTarget.checked })}
      />
      <Checkbox
        size="md"
        label={t('open')}
        checked={typed.open}
        onChange={(event) => change({ open: event.currentTarget.checked })}
      />
    </>
  );
}

type Typed = {
  readonly name: string;
  readonly date: string;
  readonly season: string;
  /** The key of a choice. */
  readonly rules: string;
  readonly invited: boolean;
  readonly open: boolean;
};

/** What is typed, and the act: the evening's id is made once for the page. */
function useEvening({ club, seasons, rules, today }: Omit<Props, 'members'>) {
  const t = useTranslations('newEvening');
  const trpc = useTRPC();
  const router = useRouter();
  const ground: Ground = { currency: club.money.currency, timeZone: club.timeZone, locale: useLocale() };
  const [id] = useState(() => idOf<'tournament'>(newCommandId()));
  const [draft, setDraft] = useState(() => draftOf(plainPlan, ground));
  const [typed, setTyped] = useState<Typed>({
    name: club.last?.name ?? t('proposed'),
    date: today,
    season: seasonFor(seasons, today),
    rules: rules[0]?.key ?? '',
    invited: true,
    open: true,
  });
  const { send, pending, notice } = useWriting(trpc.tournaments.announce.mutationOptions(), {
    place: `${club.id}:new-evening`,
    done: (wish) => router.push(`/tournaments/${id}/${wish.open ? 'people' : ''}`),
  });
  const announce = (members: PersonListed['id'][]) => {
    const { name, date, open } = typed;
    const season = seasons.find((one) => one.id === typed.season)?.id ?? null;
    const head = { tournament: id, club: club.id, name, date, season, open, members };
    const sent = rules.find(({ key }) => key === typed.rules)?.sent ?? {};
    send({ ...head, ...sent, plan: planOf(draft, ground) });
  };
  return {
    ...{ typed, draft, announce, pending, notice },
    fault: faultIn(draft, ground),
    change: (part: Partial<Typed>) => setTyped({ ...typed, ...part }),
    changeDraft: (part: Partial<typeof draft>) => setDraft({ ...draft, ...part }),
  };
}
