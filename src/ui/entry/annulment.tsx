'use client';

import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { DealView, TableView } from '../remote/answers';
import { patiently } from '../remote/refusal';
import { useTRPC } from '../remote/remote';
import { useTranslations } from '../words/translations';
import { commandIdFor, forgetCommand } from './command-id';
import { useOnce } from './once';
import { Overtaken } from './overtaken';
import { useOvertaking } from './overtaking';
import { ReasonDialog } from './reason-dialog';

type Props = {
  readonly table: TableView;
  readonly deal: DealView;
  readonly renew: () => Promise<void>;
  readonly close: () => void;
};

/** A deal is struck out, with the reason; it stays to be seen. */
export function Annulment({ table, deal, renew, close }: Props) {
  const { number } = deal;
  const t = useTranslations('annulment');
  const trpc = useTRPC();
  const place = `${table.id}:annulment:${number}`;
  const writing = useMutation(
    trpc.tables.annulDeal.mutationOptions({
      ...patiently,
      onSuccess: async () => {
        forgetCommand(place);
        await renew();
        notifications.show({ message: t('done', { number }), color: 'felt' });
        close();
      },
      onError: () => void renew(),
    }),
  );
  const once = useOnce(writing.mutate);
  const send = (why: string, again: boolean) => {
    const command = commandIdFor(place, JSON.stringify([why, again]));
    once({ sitting: table.id, version: table.version, command, number, again, why });
  };
  const { overtaken, see } = useOvertaking(table, deal, writing);
  return (
    <ReasonDialog
      notice={overtaken && <Overtaken deal={overtaken} see={see} />}
      title={t('title', { number })}
      what={t('what')}
      act={t('act')}
      question={t('again')}
      send={send}
      close={close}
      writing={writing}
    />
  );
}
