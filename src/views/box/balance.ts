import type { Period } from './answer';

type Dated = { readonly date: string; readonly amount: number };

export const sumOf = (lines: readonly Pick<Dated, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines before a period, which make its opening balance, and those within it. */
export function inPeriod<Line extends Dated>(lines: readonly Line[], { from, to }: Period) {
  const started = (date: string): boolean => from === null || date >= from;
  const over = (date: string): boolean => to !== null && date > to;
  return {
    before: lines.filter(({ date }) => !started(date)),
    within: lines.filter(({ date }) => started(date) && !over(date)),
  };
}

/** Every line with what is there after it. */
export function withBalances<Line extends Dated>(lines: readonly Line[], opening: number) {
  let balance = opening;
  return lines.map((line) => ({ ...line, balance: (balance += line.amount) }));
}
