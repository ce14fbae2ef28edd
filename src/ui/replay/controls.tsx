'use client';

import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  type LucideIcon,
  Pause,
  Play,
} from 'lucide-react';
import { useTranslations } from '../words/translations';
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
      <Buttons head={head} />
    </div>
  );
}

function Buttons({ head }: Pick<Props, 'head'>) {
  const t = useTranslations('replay');
  const { at, last } = head;
  const [start, end] = [at === 0, at === last];
  return (
    <div className={styles.buttons}>
      <Step label={t('first')} off={start} act={() => head.go(0)} icon={ChevronFirst} />
      <Step label={t('trickBack')} off={start} act={() => head.trick(-1)} icon={ChevronsLeft} />
      <Step label={t('back1')} off={start} act={() => head.step(-1)} icon={ChevronLeft} />
      <Step
        label={t(head.playing ? 'pause' : 'play')}
        main
        act={head.toggle}
        icon={head.playing ? Pause : Play}
      />
      <Step label={t('forward1')} off={end} act={() => head.step(1)} icon={ChevronRight} />
      <Step label={t('trickForward')} off={end} act={() => head.trick(1)} icon={ChevronsRight} />
      <Step label={t('last')} off={end} act={() => head.go(last)} icon={ChevronLast} />
    </div>
  );
}

type StepProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly act: () => void;
  readonly off?: boolean;
  readonly main?: boolean;
};

/** A button that keeps the focus when there is nowhere to go. */
function Step({ label, icon: Icon, act, off = false, main = false }: StepProps) {
  return (
    <button
      type="button"
      className={main ? styles.main : styles.step}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : act}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
