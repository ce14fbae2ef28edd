'use client';

import { useRef } from 'react';

type Send<Wish> = (wish: Wish, told: { readonly onSettled: () => void }) => void;

/**
 * One intention is sent once: while it is on its way, a second press (a double click, Enter beside a click)
 * does nothing. Known at once, before the button shows it.
 */
export function useOnce<Wish>(send: Send<Wish>): (wish: Wish) => void {
  const sending = useRef(false);
  return (wish) => {
    if (sending.current) return;
    sending.current = true;
    send(wish, { onSettled: () => void (sending.current = false) });
  };
}
