'use client';

import { useSyncExternalStore } from 'react';

/**
 * Has the script of this page woken up? False on the server and in the first rendering of the browser: what
 * cannot be used before then, and shows nothing, need not be drawn for every request.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
