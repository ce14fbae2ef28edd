'use client';

import { useState } from 'react';

/**
 * Was this `details` ever open? What is in it is drawn from then on. It may have been opened before the page
 * had woken up, and nobody heard it: so it is asked as well.
 */
export function useOpened(first = false) {
  const [seen, setSeen] = useState(first);
  const look = (details: HTMLDetailsElement | null) => {
    if (details?.open) setSeen(true);
  };
  const onToggle = (event: Toggled) => look(event.currentTarget);
  return { seen, watch: { ref: look, onToggle, suppressHydrationWarning: true } };
}

type Toggled = { readonly currentTarget: HTMLDetailsElement };
