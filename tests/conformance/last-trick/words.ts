import type { Locale, Words } from '@/kernel/locale';

const en: Words = {
  name: 'Last trick',
  presets: { kitchen: 'Kitchen table', free: 'Free' },
  options: { stake: 'Stake', follow: 'Duty to follow' },
  'option-hints': { stake: 'What each of the others pays.', follow: 'Must suit be followed?' },
  'option-values': {},
  suits: { S: 'spades', H: 'hearts', D: 'diamonds' },
  cards: { ranks: { A: 'ace of {suit}', K: 'king of {suit}', Q: 'queen of {suit}', J: 'jack of {suit}', pip: '{rank} of {suit}' }, index: { A: 'A', K: 'K', Q: 'Q', J: 'J' } },
  sheet: { sections: { last: 'The end' }, fields: { last: 'Who took the last trick?' }, choices: { seat: '{seat}' } },
  reasons: { 'last-won': 'last trick' },
  movements: { 'last-won': 'Last trick: {paid}.' },
  problems: {
    'last-missing': 'It is not said who took the last trick.',
    'cards-deck': 'The twelve cards are dealt, each once.',
    'card-unheld': '{seat} does not hold that card.',
    'action-type': 'Cards are played, and nothing else is done.',
    'after-end': 'The deal is over.',
    'wrong-turn': 'It is the turn of {seat}.',
    'play-illegal': 'That card may not be played.',
  },
  breaches: { 'play-illegal': { follow: 'Trick {trick}: {seat} must follow {suit}.' } },
  actions: { play: 'plays' },
  phases: { play: 'Play', finished: 'Over' },
  glossary: { trick: 'trick', stake: 'stake', dealer: 'dealer', suit: 'suit', eldest: 'eldest hand', pack: 'pack' },
  summary: { '1': 'Twelve cards, four tricks, and only the last one counts.' },
  figures: { last: 'The last trick, from each' },
};

/** Everybody at this table speaks one language. */
export const words: Readonly<Record<Locale, Words>> = { da: en, de: en, en };
