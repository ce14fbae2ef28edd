'use client';

import { useCallback, useState } from 'react';
import type { Draft } from '@/core/games/sheet';
import { readDraft } from './draft';

type Kept = readonly [draft: Draft, keep: (draft: Draft) => void, drop: () => void];

/**
 * A draft that outlives a reload of the page, in this tab. Drawn in the browser only: it begins with what was
 * kept.
 */
export function useKeptDraft(key: string, first: Draft): Kept {
  const place = `ultimo-draft:${key}`;
  const [draft, setDraft] = useState(() => readDraft(sessionStorage.getItem(place)) ?? first);
  const keep = useCallback(
    (next: Draft) => {
      setDraft(next);
      sessionStorage.setItem(place, JSON.stringify(next));
    },
    [place],
  );
  const drop = useCallback(() => {
    sessionStorage.removeItem(place);
    setDraft(first);
  }, [place, first]);
  return [draft, keep, drop];
}
