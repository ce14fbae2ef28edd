'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useTransition,
  type ReactNode,
} from 'react';

const Renewing = createContext<(() => void) | null>(null);

/**
 * Below it a page is made anew one time after the other, never two at once: thirteen ticks on a slow line
 * would else each throw away what the one before had asked for, and nothing new would ever be shown.
 */
export function RenewingProvider({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const state = useRef({ running: false, again: false });
  const renew = useCallback(() => {
    state.current.again = state.current.running;
    if (state.current.running) return;
    state.current.running = true;
    start(() => router.refresh());
  }, [router]);
  useEffect(() => {
    if (pending) return;
    const { again } = state.current;
    state.current = { running: false, again: false };
    if (again) renew();
  }, [pending, renew]);
  return <Renewing value={renew}>{children}</Renewing>;
}

/** Has the page made anew, soon. */
export function useRenew(): () => void {
  const router = useRouter();
  return useContext(Renewing) ?? (() => router.refresh());
}
