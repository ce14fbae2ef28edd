'use client';

import { Button, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from '../words/translations';
import styles from './undo-notice.module.css';

type Props = {
  /** What was done, in a sentence; null before anything was. */
  readonly children: ReactNode;
  readonly undo?: () => void;
  readonly pending?: boolean;
  readonly dismiss: () => void;
};

/** Says what was just done and, where it can be, takes it back. It stays until it is put away. */
export function UndoNotice({ children, undo, pending = false, dismiss }: Props) {
  const t = useTranslations('place');
  return (
    <div role="status" className={styles.place}>
      {children !== null && (
        <div className={styles.notice}>
          <p>{children}</p>
          {undo && (
            <Button variant="default" size="sm" loading={pending} onClick={undo}>
              {t('undo')}
            </Button>
          )}
          <CloseButton size="lg" aria-label={t('close')} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
