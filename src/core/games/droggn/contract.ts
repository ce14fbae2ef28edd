import type { DroggnRules } from './rules';

/** What can be played, from the lowest bid to the highest. */
export const contracts = ['ansager', 'solo', 'super', 'super-mord'] as const;

export type Contract = (typeof contracts)[number];

/** What a contract is worth to each other player, before doubling (section 7). */
export const base: Readonly<Record<Contract, number>> = {
  ansager: 20,
  solo: 40,
  super: 80,
  'super-mord': 167,
};

/** In these the declarer takes the talon up; in the others it stays face down. */
export const takesTalon = (contract: Contract): boolean => contract === 'ansager' || contract === 'solo';

type Bound = { readonly contract: Contract; readonly rules: Pick<DroggnRules, 'superMord'> };

/** Is this a Super Mord that is one amount with whatever was laid out, and over with the first trick lost? */
export const isWhole = ({ contract, rules }: Bound): boolean =>
  contract === 'super-mord' && rules.superMord === 'whole';

/** Card points in the pack; the declarer needs the half. */
export const POINTS = 74;
export const HALF = 37;

/** The most doublings. */
export const MOST_DOUBLES = 16;
