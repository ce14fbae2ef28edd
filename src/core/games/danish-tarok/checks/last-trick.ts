import type { Problem } from '@/kernel/problem';
import { missing } from '@/kernel/problem';
import { endingOf, isLastTrickDue } from '../ending';
import type { DanishContext } from '../left';
import type { DanishResult } from '../result';

export const lastTrickMissing = (result: DanishResult, { rules }: DanishContext): readonly Problem[] =>
  result.void === undefined && result.lastTrick === undefined && isLastTrickDue(endingOf(result), rules)
    ? [missing('last-trick-missing', 'lastTrick')]
    : [];
