'use client';

import { sayProblem } from '@/i18n/say';
import type { Problem } from '@/kernel/problem';
import { useVoice } from '../words/say';
import { useTranslations } from '../words/translations';
import styles from './problem-list.module.css';

type Props = {
  readonly problems: readonly Problem[];
  /** Leads to the field that can lift a problem. */
  readonly goTo: (problem: Problem) => void;
};

/** What is open yet, as hints, and what cannot be, as errors; each leads to its field. */
export function ProblemList({ problems, goTo }: Props) {
  return (
    <div className={styles.lists} role="status">
      <Problems kind="wrong" problems={problems} goTo={goTo} />
      <Problems kind="missing" problems={problems} goTo={goTo} />
    </div>
  );
}

function Problems({ kind, problems, goTo }: Props & { readonly kind: Problem['kind'] }) {
  const t = useTranslations('entry');
  const voice = useVoice();
  const some = problems.filter((problem) => problem.kind === kind);
  if (some.length === 0) return null;
  return (
    <div className={styles[kind]} data-problems={kind}>
      <h4>{t(`problems.${kind}`)}</h4>
      <ul>
        {some.map((problem) => (
          <li key={`${problem.code} ${problem.path}`}>
            <button type="button" onClick={() => goTo(problem)}>
              {sayProblem(voice, problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
