'use client';

import type { ReactNode } from 'react';
import { useAwake } from './awake';
import styles from './awakening.module.css';

/**
 * Buttons and fields in it wait until the page has woken up, and are seen to: what is pressed before would be
 * lost.
 */
export function Awakening({ children }: { readonly children: ReactNode }) {
  return (
    <fieldset className={styles.awakening} role="presentation" disabled={!useAwake()}>
      {children}
    </fieldset>
  );
}
