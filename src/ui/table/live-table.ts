'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSubscription } from '@trpc/tanstack-react-query';
import { useCallback, useState } from 'react';
import type { TableView } from '../remote/answers';
import { useTRPC } from '../remote/remote';
import { useVisible } from '../remote/visible';

export type LiveTable = {
  readonly table: TableView;
  readonly connected: boolean;
  /** Has anything moved since the page was made? */
  readonly moved: boolean;
  /** Asks again; done when the newer table is here. */
  readonly renew: () => Promise<void>;
};

/**
 * The table as rendered, then as it moves. Listening begins at the position of what was rendered, so that
 * nothing written between the two is missed.
 */
export function useLiveTable(first: TableView): LiveTable {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [from] = useState(first.position);
  const query = trpc.tables.one.queryOptions({ sitting: first.id }, { initialData: first });
  const { data: table } = useQuery(query);
  const { queryKey } = query;
  const renew = useCallback(() => queries.invalidateQueries({ queryKey }), [queries, queryKey]);
  const live = useSubscription(
    trpc.tables.live.subscriptionOptions(
      { sitting: first.id, position: from },
      { enabled: useVisible(), onData: () => void renew() },
    ),
  );
  return { table, connected: live.status === 'pending', moved: table.version !== first.version, renew };
}
