'use client';

import { Alert } from '@mantine/core';
import { failureOf } from '../remote/refusal';
import { useTranslations } from '../words/translations';

type Props = {
  readonly error: unknown;
  /** Sent before without an answer, and being sent again. */
  readonly retrying: boolean;
};

/** What became of a write that is not in the book yet: what happened, what was kept, what to do. */
export function WriteNotice({ error, retrying }: Props) {
  const t = useTranslations('writing');
  if (retrying) return <Alert role="status" color="gray" variant="outline" title={t('retrying')} />;
  if (!error) return null;
  const failure = failureOf(error);
  if (failure.kind === 'silence')
    return (
      <Alert role="alert" color="red" variant="outline" title={t('silence.title')}>
        {t('silence.what')}
      </Alert>
    );
  return (
    <Alert role="alert" color="red" variant="outline" title={t('refused')}>
      <p>{failure.sentence}</p>
      <ul>
        {failure.refused?.problems.map((problem) => (
          <li key={`${problem.code} ${problem.path}`}>{problem.sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}
