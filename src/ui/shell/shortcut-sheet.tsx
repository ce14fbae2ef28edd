'use client';

import { Kbd, Modal, Switch } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Keyboard } from 'lucide-react';
import { useAwake } from '../remote/awake';
import { useTranslations } from '../words/translations';
import { useShortcuts } from './shortcuts';
import styles from './shortcut-sheet.module.css';
import shell from './shell.module.css';

const shortcuts = [
  { key: '?', what: 'sheet' },
  { key: 'N', what: 'entry' },
  { key: 'D', what: 'deals' },
  { key: 'Ctrl + Enter', what: 'save' },
  { key: '← → ↑ ↓', what: 'options' },
] as const;

/** The keys of the product. Letters can be turned off, for those who speak to their computer. */
export function ShortcutSheet() {
  const t = useTranslations('shortcuts');
  const [opened, sheet] = useDisclosure();
  const [on, turn] = useShortcuts();
  const entry = () => focusOn('entry');
  const deals = () => focusOn('deals');
  const awake = useAwake();
  useHotkeys(on ? [['shift+?', sheet.toggle], ['n', entry], ['d', deals]] : []);
  return (
    <>
      <button
        type="button"
        className={`${shell.tool} ${shell.wide}`}
        aria-label={t('title')}
        disabled={!awake}
        onClick={sheet.open}
      >
        <Keyboard size={20} aria-hidden="true" />
      </button>
      {awake && <Sheet opened={opened} close={sheet.close} on={on} turn={turn} />}
    </>
  );
}

type SheetProps = {
  readonly opened: boolean;
  readonly close: () => void;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
};

function Sheet({ opened, close, on, turn }: SheetProps) {
  const t = useTranslations('shortcuts');
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <dl className={styles.keys}>
        {shortcuts.map(({ key, what }) => (
          <div key={what} className={styles.line}>
            <dt>
              <Kbd size="md">{key}</Kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        checked={on}
        onChange={(event) => turn(event.currentTarget.checked)}
        label={t('letters')}
      />
    </Modal>
  );
}

/** Headings that keys lead to carry `data-heading`. */
function focusOn(place: string): void {
  const target = document.querySelector<HTMLElement>(`[data-heading="${place}"]`);
  target?.focus();
  target?.scrollIntoView({ block: 'start' });
}
