/** Who plays at the demo club, in the order in which they sign up. Plainly invented. */
export const members = [
  'Astrid Hjerterdal',
  'Bent Rudersen',
  'Clara Klørgaard',
  'Ditlev Sparholt',
  'Else Kongsbæk',
  'Frode Kavalersen',
  'Gerda Damkær',
  'Hans Knægtved',
  'Inger Talonsgård',
  'Jens Pagatsen',
  'Karen Tarokhøj',
  'Ludvig Stikkerup',
  'Minna Bagudlund',
] as const;

export const clubName = 'Tarokklubben Ultimo';

/** Since when all of them are members. */
export const joined = '2019-09-03';

export const eveningName = 'Klubaften';

/** The demo club's secretary, who writes everything down. Printed at every start while there is a demo. */
export const official = { email: 'demo@ultimo.example', password: 'bagud-ultimo', member: 8 } as const;

/**
 * The tables of the evening: who sits there, in order of turn, how many deals they played, and whether they
 * go on.
 */
export const tables = [
  { seats: [0, 1, 2], deals: 12, running: false },
  { seats: [3, 4, 5, 6], deals: 12, running: false },
  { seats: [7, 8, 9], deals: 12, running: false },
  { seats: [10, 11, 12], deals: 7, running: true },
] as const;
