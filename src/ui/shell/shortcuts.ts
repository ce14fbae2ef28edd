'use client';

import { useLocalStorage } from '@mantine/hooks';

/** Do single letters act? Kept on this device. */
export function useShortcuts(): readonly [boolean, (on: boolean) => void] {
  const [on, turn] = useLocalStorage({ key: 'ultimo-shortcuts', defaultValue: true });
  return [on, turn];
}
