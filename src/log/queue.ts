import type { Outcome } from '@/kernel/outcome';

/** Stores a batch at once: an outcome for each job, in order, or an error when nothing at all was stored. */
export type Commit<Job, Answer> = (jobs: readonly Job[]) => readonly Outcome<Answer, Error>[];

export type Queue<Job, Answer> = { readonly add: (job: Job) => Promise<Answer>; readonly drain: () => void };

type Waiting<Job, Answer> = {
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
};

const mostAtOnce = 256;

/**
 * Group commit: jobs that arrive within one turn of the event loop are stored together, which costs one
 * flush of the disk instead of one each. Every promise settles only after the commit. `drain` stores
 * what waits, at once.
 */
export function commitQueue<Job, Answer>(commit: Commit<Job, Answer>): Queue<Job, Answer> {
  const waiting: Waiting<Job, Answer>[] = [];
  let scheduled = false;
  const schedule = (): void => {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    setImmediate(flush);
  };
  const flush = (): void => {
    scheduled = false;
    settle(waiting.splice(0, mostAtOnce), commit);
    schedule();
  };
  return {
    add: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        schedule();
      }),
    drain() {
      while (waiting.length > 0) settle(waiting.splice(0, mostAtOnce), commit);
    },
  };
}

function settle<Job, Answer>(batch: readonly Waiting<Job, Answer>[], commit: Commit<Job, Answer>): void {
  if (batch.length === 0) return;
  const outcomes = outcomesOf(batch, commit);
  batch.forEach(({ resolve, reject }, i) => {
    const outcome = outcomes[i];
    if (outcome?.ok) resolve(outcome.value);
    else reject(outcome?.refusal ?? new Error('the commit left a job unanswered'));
  });
}

function outcomesOf<Job, Answer>(
  batch: readonly Waiting<Job, Answer>[],
  commit: Commit<Job, Answer>,
): readonly Outcome<Answer, Error>[] {
  try {
    return commit(batch.map(({ job }) => job));
  } catch (error) {
    const refusal = error instanceof Error ? error : new Error(String(error));
    return batch.map(() => ({ ok: false, refusal }));
  }
}
