'use client';

import { Button, type ButtonProps } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { useAwake } from '../remote/awake';
import styles from './act.module.css';

type Props = ButtonProps & {
  /** Why it cannot be done now, in a sentence; null if it can. */
  readonly reason?: string | null;
  readonly children: ReactNode;
} & (
    | { readonly href: string; readonly onClick?: never; readonly type?: never }
    | { readonly href?: never; readonly onClick?: () => void; readonly type?: 'button' | 'submit' }
  );

/**
 * A button, or a link that looks like one. What cannot be done now stays in its place, can be reached by
 * keyboard, and says why below it.
 */
export function Act({ reason = null, href, onClick, type = 'button', ...look }: Props) {
  const id = useId();
  const awake = useAwake();
  if (reason !== null)
    return (
      <span className={styles.act}>
        <Button size="md" {...look} type="button" aria-disabled data-disabled aria-describedby={id} />
        <span id={id} className={styles.reason}>
          {reason}
        </span>
      </span>
    );
  if (href !== undefined) return <Button size="md" {...look} component={Link} href={href} />;
  const { disabled = false, ...rest } = look;
  return <Button size="md" {...rest} type={type} disabled={disabled || !awake} onClick={onClick} />;
}
