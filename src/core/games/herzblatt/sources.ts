import type { Source } from '../game';

/** What the rules rest on; the README says which rule comes from where. */
export const sources: readonly Source[] = [
  { title: 'Herzblatt, Wikipedia', href: 'https://en.wikipedia.org/wiki/Herzblatt' },
  { title: 'Franz Braun: Spielkarten und Kartenspiele, Hannover 1966' },
  { title: 'Robert Lembke: Das große Haus- und Familienbuch der Spiele, Köln 1974' },
  { title: 'Jan Feder: Die schönsten Kartenspiele, München 1980' },
  { title: 'Hans Reichelt: Kartenspiele, Wiesbaden 1987' },
];
