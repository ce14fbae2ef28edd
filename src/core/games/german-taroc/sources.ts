import type { Source } from '../game';

/** What the rules rest on; the README says which rule comes from where. */
export const sources: readonly Source[] = [
  { title: 'Regeln bey dem Taroc-Spiele, Leipzig 1754', href: 'https://tarock.info/Tarock_1754.htm' },
  { title: 'Grosstarock, Wikipedia', href: 'https://en.wikipedia.org/wiki/Grosstarock' },
  { title: 'Pierer’s Universal-Lexikon, 1857: Tarok', href: 'http://www.zeno.org/Pierer-1857/A/Tarok' },
  {
    title: 'Meyers Großes Konversations-Lexikon, 1905: Tarock',
    href: 'http://www.zeno.org/Meyers-1905/A/Tarock',
  },
];
