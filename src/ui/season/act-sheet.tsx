import type { ReactNode } from 'react';
import styles from './season.module.css';

type Props = { readonly title: string; readonly what: string; readonly children: ReactNode };

/** One act with what it does, said before it is done. */
export function ActSheet({ title, what, children }: Props) {
  return (
    <section className={`sheet ${styles.block}`}>
      <h2>{title}</h2>
      <p>{what}</p>
      {children}
    </section>
  );
}
