'use client';

import { useSubscription } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { useTRPC } from '../remote/remote';
import { useRenew } from '../remote/renewing';
import { useVisible } from '../remote/visible';
import { LiveSign } from '../table/live-sign';
import type { Tournament } from './answers';

type Props = {
  readonly tournament: Tournament['id'];
  readonly position: number;
  /** Listens and shows nothing. */
  readonly quiet?: boolean;
};

/** Listens to an evening and has the page made anew when something of it has moved. */
export function TournamentLive({ tournament, position, quiet = false }: Props) {
  const trpc = useTRPC();
  const renew = useRenew();
  const [from] = useState(position);
  const live = useSubscription(
    trpc.tournaments.live.subscriptionOptions(
      { tournament, position: from },
      { enabled: useVisible(), onData: renew },
    ),
  );
  return quiet ? null : <LiveSign connected={live.status === 'pending'} asOf={position} />;
}
