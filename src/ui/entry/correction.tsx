'use client';

import { Modal, Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Draft } from '@/core/games/sheet';
import type { DealView, TableView } from '../remote/answers';
import { patiently } from '../remote/refusal';
import { useTRPC } from '../remote/remote';
import { playedAt, tableOf } from '../table/deal-sheet';
import { foresight } from '../table/foresight';
import { useTranslations } from '../words/translations';
import { Clash } from './clash';
import { commandIdFor, forgetCommand } from './command-id';
import { useOnce } from './once';
import { useOvertaking } from './overtaking';
import { SheetForm } from './sheet-form';
import { WriteNotice } from '../notice/write-notice';
import { writtenDeal } from './written-deal';

type Props = {
  readonly table: TableView;
  readonly deal: DealView;
  /** What the correction begins with: the deal as it stands, or somebody's own version of it. */
  readonly start: Draft;
  readonly renew: () => Promise<void>;
  readonly close: (corrected: boolean) => void;
};

/**
 * A deal written down anew, with the reason. The first version stays in the book. If somebody else writes it
 * meanwhile, both versions are shown before anything can be sent.
 */
export function Correction({ table: view, deal, start, renew, close }: Props) {
  const t = useTranslations('correction');
  const phone = useMediaQuery('(max-width: 48rem)');
  const [draft, setDraft] = useState(start);
  const [why, setWhy] = useState('');
  const { send, writing } = useCorrecting({ view, deal, renew, done: () => close(true) });
  const { overtaken, see } = useOvertaking(view, deal, writing);
  const correct = () => {
    writing.reset();
    see();
  };
  return (
    <Modal
      opened
      onClose={() => close(false)}
      title={t('title', { number: deal.number })}
      size="72rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {overtaken ? (
        <Clash
          view={view}
          stored={overtaken}
          mine={draft}
          dealer={deal.dealer}
          correct={correct}
          discard={() => close(false)}
        />
      ) : (
        <CorrectionForm {...{ view, deal, draft, setDraft, why, setWhy, send, writing }} />
      )}
    </Modal>
  );
}

type FormProps = {
  readonly view: TableView;
  readonly deal: DealView;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly why: string;
  readonly setWhy: (why: string) => void;
} & ReturnType<typeof useCorrecting>;

function CorrectionForm({ view, deal, draft, setDraft, why, setWhy, send, writing }: FormProps) {
  const t = useTranslations('correction');
  const [asked, setAsked] = useState(false);
  const sheet = useMemo(() => {
    const played = playedAt(view);
    const table = tableOf(played, view, deal);
    return { played, table, foresee: foresight({ view, played, table, number: deal.number }) };
  }, [view, deal]);
  const read = () => sheet.played.game.sheet.read(sheet.played.rules, sheet.table, draft);
  const missing = why.trim() === '';
  return (
    <SheetForm
      {...sheet}
      draft={draft}
      setDraft={setDraft}
      save={() => (missing ? setAsked(true) : send(read(), why.trim()))}
      saving={writing.isPending}
    >
      <Textarea
        label={t('why')}
        description={t('whyHint')}
        size="md"
        autosize
        minRows={2}
        maxLength={500}
        required
        value={why}
        error={asked && missing ? t('whyMissing') : null}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <WriteNotice error={writing.error} retrying={writing.isPending && writing.failureCount > 0} />
    </SheetForm>
  );
}

type Correcting = {
  readonly view: TableView;
  readonly deal: DealView;
  readonly renew: () => Promise<void>;
  readonly done: () => void;
};

function useCorrecting({ view, deal: { number, dealer }, renew, done }: Correcting) {
  const t = useTranslations('correction');
  const trpc = useTRPC();
  const place = `${view.id}:correction:${number}`;
  const writing = useMutation(
    trpc.tables.correctDeals.mutationOptions({
      ...patiently,
      onSuccess: async () => {
        forgetCommand(place);
        await renew();
        notifications.show({ message: t('saved', { number }), color: 'felt' });
        done();
      },
      onError: () => void renew(),
    }),
  );
  const once = useOnce(writing.mutate);
  const send = (result: unknown, why: string) => {
    const corrections = [{ number, deal: writtenDeal(dealer, result) }];
    const command = commandIdFor(place, JSON.stringify([corrections, why]));
    once({ sitting: view.id, command, version: view.version, corrections, why });
  };
  return { send, writing };
}
