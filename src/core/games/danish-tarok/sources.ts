import type { Source } from '../game';

/** What the rules rest on; the README says which rule comes from where. */
export const sources: readonly Source[] = [
  { title: 'Dansk Tarokforbund: spilleregler, april 2011', href: 'https://www.dansk-tarok.dk' },
  { title: 'Grosstarock, Wikipedia', href: 'https://en.wikipedia.org/wiki/Grosstarock' },
  {
    title: 'Jens Brix Christiansen: Tarok (Danish), pagat.com',
    href: 'https://www.pagat.com/tarot/dantarok.html',
  },
  { title: 'Board Game Arena: Grosstarock', href: 'https://github.com/wmichaelshirk/grosstarock' },
  { title: 'P. Winckles: Danish Tarok', href: 'https://github.com/pwinckles/card-game-rules' },
];
