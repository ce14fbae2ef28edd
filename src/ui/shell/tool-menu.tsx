'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import styles from './shell.module.css';

type Props = {
  /** What it is called. */
  readonly label: string;
  /** What is seen of it while it is closed. */
  readonly sign: ReactNode;
  readonly children: ReactNode;
};

/**
 * A small menu in the page's head. The browser itself opens it, so that it works before the page has woken
 * up; after that Escape, a choice and a press elsewhere close it too.
 */
export function ToolMenu({ label, sign, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} className={styles.menu} name="tools">
      <summary className={styles.tool} title={label}>
        {sign}
        <span className="hidden-words">{label}</span>
      </summary>
      <ul className={styles.choices}>{children}</ul>
    </details>
  );
}

function useClosing(menu: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const press = ({ target }: Event) => {
      if (menu.current && !(target instanceof Node && menu.current.contains(target))) close(menu.current);
    };
    const key = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !menu.current?.open) return;
      close(menu.current);
      menu.current.querySelector('summary')?.focus();
    };
    const choice = ({ target }: Event) => {
      if (menu.current && target instanceof Element && target.closest('a, button')) close(menu.current);
    };
    const here = menu.current;
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    here?.addEventListener('click', choice);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
      here?.removeEventListener('click', choice);
    };
  }, [menu]);
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
}
