'use client';

import { Button, Progress } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTRPC } from '../remote/remote';
import type { Tournament } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import styles from './seating-page.module.css';

const askedEvery = 300;

/** How far the search for a seating is; it can be stopped. */
export function SearchProgress({ tournament }: { readonly tournament: Tournament['id'] }) {
  const t = useTranslations('placing.search');
  const trpc = useTRPC();
  const fresh = { refetchInterval: askedEvery, staleTime: 0, gcTime: 0 };
  const far = useQuery(trpc.rounds.progress.queryOptions({ tournament }, fresh));
  const stop = useMutation(trpc.rounds.stop.mutationOptions());
  const { done = 0, total = 0 } = far.data ?? {};
  const percent = total > 0 ? Math.round((100 * done) / total) : 0;
  return (
    <section className={`sheet ${styles.searching}`}>
      <p role="status">{t('title')}</p>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label={t('title')} />
      </Progress.Root>
      <Button
        variant="default"
        size="md"
        loading={stop.isPending}
        onClick={() => stop.mutate({ tournament })}
      >
        {t('stop')}
      </Button>
    </section>
  );
}
