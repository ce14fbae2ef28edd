import type { TalonContract } from './contract';
import type { HusarlnRules } from './rules';

type Tariff = Readonly<Record<TalonContract, (level: number) => number>>;

const tariffs: Readonly<Record<HusarlnRules['tariff'], Tariff>> = {
  loew: { zweiblatt: (level) => 2 * level, einblatt: (level) => 3 * level },
  beck: { zweiblatt: (level) => 3 * level, einblatt: (level) => 4 * level },
  'bamberger-1': { zweiblatt: (level) => 3 * level, einblatt: (level) => 4 * level },
  'bamberger-2': {
    zweiblatt: (level) => Math.max(3, 15 - 3 * level),
    einblatt: (level) => Math.max(4, 32 - 4 * level),
  },
};

/** The published table (section 7): what a Zweiblatt or Einblatt of a level is worth, in points. */
export const tariffOf = ({ tariff }: HusarlnRules, contract: TalonContract, level: number): number =>
  tariffs[tariff][contract](level);
