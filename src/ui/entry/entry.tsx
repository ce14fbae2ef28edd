'use client';

import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '@/core/games/sheet';
import type { Seat } from '@/kernel/seat';
import type { DealView, TableView } from '../remote/answers';
import { failureOf, patiently } from '../remote/refusal';
import { useTRPC } from '../remote/remote';
import { playedAt, tableOf } from '../table/deal-sheet';
import { foresight } from '../table/foresight';
import { useTranslations } from '../words/translations';
import { commandIdFor, forgetCommand } from './command-id';
import { Clash } from './clash';
import { EntryHead } from './entry-head';
import { useKeptDraft } from './kept-draft';
import { useOnce } from './once';
import { SheetForm } from './sheet-form';
import { WriteNotice } from '../notice/write-notice';
import { writtenDeal } from './written-deal';
import styles from './entry.module.css';

const NOTHING: Draft = {};

type Props = {
  /** The table as it was when this deal was begun; renewed as long as the deal is still the next. */
  readonly table: TableView;
  /** The deal that somebody else has written down under this number meanwhile. */
  readonly overtaken: DealView | null;
  readonly renew: () => Promise<void>;
  readonly onDirty: (dirty: boolean) => void;
  /** Written or thrown away: the next deal can be asked for. */
  readonly onDone: (why: 'saved' | 'discarded') => void;
  readonly onCorrect: (deal: DealView, draft: Draft) => void;
  readonly focused: boolean;
};

/** The next deal of a running table, from the first answer to *saved*. */
export function Entry(props: Props) {
  const { table: view, overtaken } = props;
  const number = view.deals.length + 1;
  const place = `${view.id}:${number}`;
  const [draft, setDraft, dropDraft] = useKeptDraft(place, NOTHING);
  const [dealer, setDealer] = useState<Seat>(view.nextDealer ?? firstPresent(view));
  const { played, table, foresee } = useSheet(view, dealer);
  const { onDirty } = props;
  const dirty = Object.keys(draft).length > 0;
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  const done = (why: 'saved' | 'discarded') => {
    dropDraft();
    forgetCommand(place);
    props.onDone(why);
  };
  const { save, writing } = useRecording({ view, place, dealer, renew: props.renew, done });
  const heading = useFocus(props.focused);
  const clashing = overtaken !== null && !writing.isPending && !writing.isSuccess;
  return (
    <section className={`sheet ${styles.entry}`} aria-labelledby="entry">
      <EntryHead heading={heading} view={view} table={table} dealer={dealer} setDealer={setDealer} />
      {clashing ? (
        <Clash
          view={view}
          stored={overtaken}
          mine={draft}
          dealer={dealer}
          correct={() => props.onCorrect(overtaken, draft)}
          discard={() => done('discarded')}
        />
      ) : (
        <SheetForm
          played={played}
          table={table}
          draft={draft}
          setDraft={setDraft}
          foresee={foresee}
          save={() => save(played.game.sheet.read(played.rules, table, draft))}
          saving={writing.isPending}
        >
          <WriteNotice error={writing.error} retrying={writing.isPending && writing.failureCount > 0} />
        </SheetForm>
      )}
    </section>
  );
}

const firstPresent = ({ seats }: TableView): Seat => seats.find(({ present }) => present)?.seat ?? 0;

function useSheet(view: TableView, dealer: Seat) {
  const played = useMemo(() => playedAt(view), [view]);
  return useMemo(() => {
    const present = view.seats.filter((seat) => seat.present).map(({ seat }) => seat);
    const table = tableOf(played, view, { present, dealer });
    return { played, table, foresee: foresight({ view, played, table, number: view.deals.length + 1 }) };
  }, [view, played, dealer]);
}

type Recording = {
  readonly view: TableView;
  readonly place: string;
  readonly dealer: Seat;
  readonly renew: () => Promise<void>;
  readonly done: (why: 'saved') => void;
};

/**
 * Sends the deal. Whoever was faster shows in the renewed table; the form then has both versions side by
 * side.
 */
function useRecording({ view, place, dealer, renew, done }: Recording) {
  const t = useTranslations('entry');
  const trpc = useTRPC();
  const number = view.deals.length + 1;
  const writing = useMutation(
    trpc.tables.recordDeal.mutationOptions({
      ...patiently,
      onSuccess: async () => {
        await renew();
        notifications.show({ message: t('saved', { number }), color: 'felt' });
        done('saved');
      },
      onError: async (error) => {
        if (failureOf(error).kind === 'refused') await renew();
      },
    }),
  );
  const send = useOnce(writing.mutate);
  const save = (result: unknown) => {
    const deal = writtenDeal(dealer, result);
    const command = commandIdFor(place, JSON.stringify(deal));
    send({ sitting: view.id, command, version: view.version, deal });
  };
  return { save, writing };
}

/** After a deal was saved the heading of the next form has the focus. */
function useFocus(focused: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const take = useCallback(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  useEffect(take, [take]);
  return heading;
}
