/** What can be played, low to high. */
export const contracts = ['zweiblatt', 'einblatt', 'solo'] as const;

export type Contract = (typeof contracts)[number];

/** The contracts in which talon cards are taken, stage by stage. */
export type TalonContract = Exclude<Contract, 'solo'>;

/** How many talon cards are turned up, and taken, at a time. */
export const stageSize: Readonly<Record<TalonContract, number>> = { zweiblatt: 2, einblatt: 1 };

/** How many stages there are. */
export const stages: Readonly<Record<TalonContract, number>> = { zweiblatt: 3, einblatt: 6 };

/**
 * What can be taken, by level (section 4.3): the stage turned up last, or, once all are turned up, an
 * earlier one. The level is the index and one more.
 */
export const choicesOf: Readonly<Record<TalonContract, readonly string[]>> = {
  zweiblatt: choicesFor(stages.zweiblatt),
  einblatt: choicesFor(stages.einblatt),
};

function choicesFor(count: number): readonly string[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return [...numbers.map(String), ...numbers.slice(0, -1).map((stage) => `back-${stage}`)];
}

/** Level of a choice, 1 … 5 or 1 … 11; 0 for a choice that the contract does not have. */
export const levelOf = (contract: TalonContract, choice: string): number =>
  choicesOf[contract].indexOf(choice) + 1;

/** The choice of a level. @throws RangeError if there is none. */
export function choiceOf(contract: TalonContract, level: number): string {
  const choice = choicesOf[contract][level - 1];
  if (choice === undefined) throw new RangeError(`no level: ${level}`);
  return choice;
}

/** The stage that a level takes, 1 … 3 or 1 … 6. */
export const stageOfLevel = (contract: TalonContract, level: number): number =>
  level > stages[contract] ? level - stages[contract] : level;
