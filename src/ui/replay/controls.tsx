'use client';

import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './controls.module.css';
import type { Playhead } from './playhead';

type Props = { readonly head: Playhead; readonly says: string };

/** Forwards, backwards, to any point. What has just happened is said beside it. */
export function Controls({ head, says }: Props) {
  const t = useTranslations('replay');
  const { at, last } = head;
  return (
    <div className={styles.controls} role="group" aria-label={t('steps')}>
      <p className={styles.says}>
        <span aria-live="polite">{says}</span>
        <span className="figure soft">{t('place', { done: at, all: last })}</span>
      </p>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('slider')}
        aria-valuetext={says}
        onChange={(event) => head.go(Number(event.currentTarget.value))}
      />
      <div className={styles.buttons}>
        <Step
          label={t('first')}
          off={at === 0}
          act={() => head.go(0)}
          icon={<ChevronFirst aria-hidden="true" />}
        />
        <Step
          label={t('trickBack')}
          off={at === 0}
          act={() => head.trick(-1)}
          icon={<ChevronsLeft aria-hidden="true" />}
        />
        <Step
          label={t('back1')}
          off={at === 0}
          act={() => head.step(-1)}
          icon={<ChevronLeft aria-hidden="true" />}
        />
        <Step
          label={t(head.playing ? 'pause' : 'play')}
          main
          act={head.toggle}
          icon={head.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        />
        <Step
          label={t('forward1')}
          off={at === last}
          act={() => head.step(1)}
          icon={<ChevronRight aria-hidden="true" />}
        />
        <Step
          label={t('trickForward')}
          off={at === last}
          act={() => head.trick(1)}
          icon={<ChevronsRight aria-hidden="true" />}
        />
        <Step
          label={t('last')}
          off={at === last}
          act={() => head.go(last)}
          icon={<ChevronLast aria-hidden="true" />}
        />
      </div>
    </div>
  );
}

type StepProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly act: () => void;
  readonly off?: boolean;
  readonly main?: boolean;
};

/** A button that keeps the focus when there is nowhere to go. */
function Step({ label, icon, act, off = false, main = false }: StepProps) {
  return (
    <button
      type="button"
      className={main ? styles.main : styles.step}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : act}
    >
      {icon}
    </button>
  );
}
