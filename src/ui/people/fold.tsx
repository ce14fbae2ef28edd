'use client';

import type { ReactNode } from 'react';
import { useOpened } from '../remote/opened';
import styles from './fold.module.css';

type Props = {
  readonly title: string;
  /** What is in it, in a word or two. */
  readonly sum?: string;
  readonly children: ReactNode;
};

/** A part of the page that few need every evening; drawn when it is opened. */
export function Fold({ title, sum, children }: Props) {
  const { seen, watch } = useOpened();
  return (
    <details {...watch} className={`sheet ${styles.fold}`}>
      <summary>
        <h3>{title}</h3>
        {sum !== undefined && <span className="soft">{sum}</span>}
      </summary>
      {seen && <div className={styles.inside}>{children}</div>}
    </details>
  );
}
