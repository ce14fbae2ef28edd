'use client';

import { useSubscription } from '@trpc/tanstack-react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LiveSign } from '../table/live-sign';
import type { Evening } from '../remote/answers';
import { useTRPC } from '../remote/remote';
import { useVisible } from '../remote/visible';

type Props = { readonly tournament: Evening['id']; readonly position: number };

/** Listens to the evening's tables and has the page made anew when one of them has moved. */
export function EveningLive({ tournament, position }: Props) {
  const trpc = useTRPC();
  const router = useRouter();
  const [from] = useState(position);
  const live = useSubscription(
    trpc.evenings.live.subscriptionOptions(
      { tournament, position: from },
      { enabled: useVisible(), onData: () => router.refresh() },
    ),
  );
  return <LiveSign connected={live.status === 'pending'} asOf={position} />;
}
