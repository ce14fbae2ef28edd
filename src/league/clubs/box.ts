/** Why money goes into the club's box or out of it. */
export const boxReasons = ['entry-fee', 'prize', 'fine', 'remainder', 'other'] as const;
export type BoxReason = (typeof boxReasons)[number];

/** The box itself, and for every reason the account on the other side. */
export const boxAccounts = ['box', 'entry-fees', 'prizes', 'fines', 'remainders', 'other'] as const;
export type BoxAccount = (typeof boxAccounts)[number];

/** The other side of every booking of this reason. */
export const counterAccount = {
  'entry-fee': 'entry-fees',
  prize: 'prizes',
  fine: 'fines',
  remainder: 'remainders',
  other: 'other',
} as const satisfies Readonly<Record<BoxReason, BoxAccount>>;

/** Which way the money goes: into the box or out of it. Only `other` may go either way. */
export const ways = ['in', 'out'] as const;
export type Way = (typeof ways)[number];

export const wayOf = {
  'entry-fee': 'in',
  prize: 'out',
  fine: 'in',
  remainder: 'in',
  other: null,
} as const satisfies Readonly<Record<BoxReason, Way | null>>;
