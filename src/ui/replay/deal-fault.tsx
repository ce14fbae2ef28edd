'use client';

import { Alert } from '@mantine/core';
import type { DealCourse } from '@/core/replay/course';
import { sayProblem } from '@/i18n/say';
import type { Problem } from '@/kernel/problem';
import { useVoice } from '../words/say';
import { useTranslations } from '../words/translations';

/** Why a deal cannot be shown to its end: an action against the rules, or none any more. */
export function DealFault({ course: { fault, ended } }: { readonly course: DealCourse }) {
  const t = useTranslations('replay');
  const voice = useVoice();
  if (fault)
    return (
      <Alert color="red" title={t('fault')}>
        {t('faultWhat')} {sayProblem(voice, fault)}
      </Alert>
    );
  return ended ? null : <Alert color="yellow">{t('unfinished')}</Alert>;
}

/** Why it cannot be shown at all. */
export function CardsFault({ problems }: { readonly problems: readonly Problem[] }) {
  const t = useTranslations('replay');
  const voice = useVoice();
  return (
    <Alert color="red" title={t('cardsFault')}>
      <ul>
        {problems.map((problem, at) => (
          <li key={at}>{sayProblem(voice, problem)}</li>
        ))}
      </ul>
    </Alert>
  );
}
