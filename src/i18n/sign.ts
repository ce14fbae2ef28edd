const MINUS = '−';

/** An amount with a true minus, and a plus if asked for: −40, +40, 0. */
export const signed = (amount: number, plus = false): string => {
  if (amount < 0) return `${MINUS}${-amount}`;
  return plus && amount > 0 ? `+${amount}` : `${amount}`;
};
