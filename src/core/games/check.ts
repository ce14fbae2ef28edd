import type { Problem } from '@/kernel/problem';

/** One question to a result; if it `ends` and found something, nothing else is asked. */
export type Check<Told> = { readonly find: (told: Told) => readonly Problem[]; readonly ends?: true };

/** What the checks find, in their order. */
export function inOrder<Told>(checks: readonly Check<Told>[], told: Told): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { find, ends } of checks) {
    const found = find(told);
    problems.push(...found);
    if (ends && found.length > 0) break;
  }
  return problems;
}
