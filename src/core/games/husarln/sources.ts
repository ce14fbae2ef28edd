import type { Source } from '../game';

/** What the rules rest on; the README says which rule comes from where. */
export const sources: readonly Source[] = [
  { title: 'Husarln, Wikipedia', href: 'https://en.wikipedia.org/wiki/Husarln' },
  { title: 'Hans Löw 1956, Fritz Beck 1983, Johannes Bamberger 2011' },
  { title: 'Tarok (Romanian), pagat.com', href: 'https://www.pagat.com/tarot/romtarok.html' },
  { title: 'Illustrated Tarock, Wikipedia', href: 'https://en.wikipedia.org/wiki/Illustrated_Tarock' },
];
