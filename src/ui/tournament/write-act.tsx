'use client';

import type { ButtonProps } from '@mantine/core';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WriteNotice } from '../notice/write-notice';
import { Act } from '../place/act';
import { useWriting } from '../remote/writing';
import styles from './write-act.module.css';

type Commanded = { readonly command: string };

type Props<Answer, Failure, Wish extends Commanded> = ButtonProps & {
  readonly options: UseMutationOptions<Answer, Failure, Wish>;
  readonly wish: Omit<Wish, 'command'>;
  /** As of `useWriting`. */
  readonly place: string;
  readonly reason?: string | null;
  readonly done?: () => void;
  readonly children: ReactNode;
};

/** A button that writes at once, and says below it what became of that if it did not go well. */
export function WriteAct<Answer, Failure, Wish extends Commanded>(props: Props<Answer, Failure, Wish>) {
  const { options, wish, place, reason = null, done, children, ...look } = props;
  const { send, pending, notice } = useWriting(options, { place, done: () => done?.() });
  return (
    <span className={styles.act}>
      <Act {...look} reason={reason} loading={pending} onClick={() => send(wish)}>
        {children}
      </Act>
      <WriteNotice {...notice} />
    </span>
  );
}
