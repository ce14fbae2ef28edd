/** Who may be asking. Finer roles of a federation and a club join this list with their duties. */
export const roles = ['public', 'official'] as const;
export type Role = (typeof roles)[number];

/** Everything that can be asked or written. Every procedure and every command names one of these. */
export const actions = [
  'view-self',
  'view-evenings',
  'view-table',
  'view-people',
  'view-standings',
  'view-health',
  'view-clubs',
  'view-members',
  'view-box',
  'view-club-log',
  'found-club',
  'rename-club',
  'choose-look',
  'set-money-per-point',
  'set-house-rules',
  'drop-house-rules',
  'join-club',
  'import-members',
  'leave-club',
  'give-number',
  'add-guest',
  'change-details',
  'merge-persons',
  'separate-persons',
  'erase-person',
  'book-box',
  'reverse-box',
  'open-season',
  'call-season',
  'change-criteria',
  'start-season',
  'close-season',
  'reopen-season',
  'publish-season',
  'announce-tournament',
  'open-sitting',
  'record-deal',
  'correct-deals',
  'annul-deal',
  'join-sitting',
  'leave-sitting',
  'correct-seats',
  'close-sitting',
  'reopen-sitting',
] as const;
export type Action = (typeof actions)[number];

/** Who does something. `account` is null for one who is not logged in. */
export type Actor = { readonly account: string | null; readonly role: Role };

/** Somebody who has not said who he is. */
export const anyone: Actor = { account: null, role: 'public' };

const everybody = roles;
const officials = ['official'] as const satisfies readonly Role[];

/** The one table of who may do what. */
const allowed: Readonly<Record<Action, readonly Role[]>> = {
  'view-self': everybody,
  'view-evenings': everybody,
  'view-table': everybody,
  'view-people': officials,
  'view-standings': everybody,
  'view-health': everybody,
  'view-clubs': everybody,
  'view-members': officials,
  'view-box': officials,
  'view-club-log': officials,
  'found-club': officials,
  'rename-club': officials,
  'choose-look': officials,
  'set-money-per-point': officials,
  'set-house-rules': officials,
  'drop-house-rules': officials,
  'join-club': officials,
  'import-members': officials,
  'leave-club': officials,
  'give-number': officials,
  'add-guest': officials,
  'change-details': officials,
  'merge-persons': officials,
  'separate-persons': officials,
  'erase-person': officials,
  'book-box': officials,
  'reverse-box': officials,
  'open-season': officials,
  'call-season': officials,
  'change-criteria': officials,
  'start-season': officials,
  'close-season': officials,
  'reopen-season': officials,
  'publish-season': officials,
  'announce-tournament': officials,
  'open-sitting': officials,
  'record-deal': officials,
  'correct-deals': officials,
  'annul-deal': officials,
  'join-sitting': officials,
  'leave-sitting': officials,
  'correct-seats': officials,
  'close-sitting': officials,
  'reopen-sitting': officials,
};

export const mayDo = (role: Role, action: Action): boolean => allowed[action].includes(role);
