/** What a club may set beside its name. The drawings are the pages'. */
export const emblems = [
  'cups',
  'crown',
  'pagat',
  'spade',
  'heart',
  'diamond',
  'club',
  'star',
  'sun',
  'moon',
  'anchor',
  'ship',
  'castle',
  'tree',
  'bird',
  'bell',
] as const;
export type Emblem = (typeof emblems)[number];
