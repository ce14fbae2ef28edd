'use client';

import { useState } from 'react';
import type { Round } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import styles from './seating-board.module.css';

type Named = Round['out'][number];

export type Chair = {
  readonly movable: boolean;
  readonly picked: readonly Named[];
  /** Who sits elsewhere than in the edition before. */
  readonly changed: readonly Named[];
  readonly pick: (one: Named) => void;
  readonly clear: () => void;
  readonly drop: (one: Named, other: Named) => void;
};

type Props = { readonly one: Named; readonly chair: Chair; readonly dealer: boolean };

const kind = 'application/x-ultimo-person';

/** One person in his chair; a button while he can be moved. */
export function PersonChair({ one, chair, dealer }: Props) {
  const { movable, picked, pick, clear } = chair;
  const drag = useDrag(one, chair);
  const words = <Words one={one} chair={chair} dealer={dealer} />;
  if (!movable) return <li className={styles.still}>{words}</li>;
  return (
    <li>
      <button
        type="button"
        className={styles.chair}
        aria-pressed={picked.some(({ person }) => person === one.person)}
        onClick={() => pick(one)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
        {...drag}
      >
        {words}
      </button>
    </li>
  );
}

/** Dragged onto another, both are picked. */
function useDrag(one: Named, { drop }: Chair) {
  const [over, setOver] = useState(false);
  return {
    draggable: true,
    'data-over': over || undefined,
    onDragStart: (event: React.DragEvent) => event.dataTransfer.setData(kind, JSON.stringify(one)),
    onDragOver: (event: React.DragEvent) => {
      if (!event.dataTransfer.types.includes(kind)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      setOver(false);
      const dragged = asNamed(JSON.parse(event.dataTransfer.getData(kind)));
      if (dragged.person !== one.person) drop(dragged, one);
    },
  };
}

/** What `onDragStart` wrote. */
const asNamed = (value: unknown) => value as Named;

function Words({ one, chair, dealer }: Props) {
  const t = useTranslations('placing');
  const moved = chair.changed.some(({ person }) => person === one.person);
  return (
    <>
      <span className={styles.name}>{one.name}</span>
      <span className={styles.signs}>
        {dealer && <span>{t('deals')}</span>}
        {moved && <span className={styles.moved}>{t('moved')}</span>}
      </span>
    </>
  );
}
