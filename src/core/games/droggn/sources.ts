import type { Source } from '../game';

/** What the rules rest on; the README says which rule comes from where. */
export const sources: readonly Source[] = [
  { title: 'John McLeod: Droggn, pagat.com', href: 'https://www.pagat.com/tarot/stubtar.html' },
  { title: 'Droggn, Wikipedia', href: 'https://en.wikipedia.org/wiki/Droggn' },
  { title: 'P. Winckles: Droggn', href: 'https://github.com/pwinckles/card-game-rules' },
];
