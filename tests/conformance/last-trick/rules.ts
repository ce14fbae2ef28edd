import * as z from 'zod/mini';
import { figure, flag, ruleBook } from '@/core/games/rule-book';

export const ToyRules = z.readonly(z.strictObject({ stake: figure(5, 1), follow: flag(true) }));

export type ToyRules = z.infer<typeof ToyRules>;

export const rules = ruleBook(ToyRules, [
  { id: 'kitchen', options: {} },
  { id: 'free', options: { follow: false } },
]);
