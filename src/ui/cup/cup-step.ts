import type { CupLedger } from '../remote/answers';

export type CupStep = CupLedger['entries'][number];

/** What a step of a cup is called, as a key of `cupHistory`, with its number. */
export const stepName = ({ part, number }: Pick<CupStep, 'part' | 'number'>) => [part, { number }] as const;
