import type { ReactNode } from 'react';
import { Emblem } from '../shell/emblem';
import styles from './notice.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** A page, or a part of one, that has nothing to show but a few sentences and the next step. */
export function Notice({ title, children }: Props) {
  return (
    <section className={styles.notice}>
      <Emblem size={56} />
      <h1>{title}</h1>
      {children}
    </section>
  );
}
