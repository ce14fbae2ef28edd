import type { Game } from '@/core/games/game';
import type { Draft } from '@/core/games/sheet';
import { orderAfter } from '@/core/games/table';
import { figureRows } from '@/core/games/figure-table';
import { phrase } from '@/kernel/phrase';
import type { ToyState } from './play';
import { play } from './play';
import type { ToyRules } from './rules';
import { rules } from './rules';
import type { ToyResult } from './scoring';
import { bookingsOf, scoring } from './scoring';
import { words } from './words';

const someTable = { seats: 3, present: [0, 1, 2], dealer: 2, order: [0, 1, 2], active: [0, 1, 2] };

/** A whole game in one folder: twelve cards, three players, and only the last trick counts. */
export const lastTrick: Game<ToyRules, ToyResult, null, ToyState> = {
  id: 'last-trick',
  rules,
  seating: {
    sizes: () => [3],
    changes: false,
    table: (seats, present, dealer) => ({ seats, present, dealer, order: orderAfter(present, dealer), active: orderAfter(present, dealer) }),
    nextDealer: ({ order }) => order[0] ?? null,
    mayChange: () => false,
    change: () => [],
    close: () => [],
  },
  scoring,
  play,
  sheet: {
    sections: (_rules, { active }) => [
      {
        id: 'last',
        title: phrase('sheet.sections.last'),
        fields: [{ kind: 'choice', key: 'last', label: phrase('sheet.fields.last'), options: active.map((seat) => ({ value: `${seat}`, label: phrase('sheet.choices.seat', { seat }) })) }],
      },
    ],
    read: (_rules, _table, { last }) => (last === undefined ? {} : { last: Number(last) }),
    write: (_rules, _table, { last }): Draft => (last === undefined ? {} : { last: `${last}` }),
  },
  figures: (own) => [
    {
      id: 'last',
      title: phrase('figures.last'),
      rows: figureRows([{ label: phrase('reasons.last-won'), seat: 0, reasons: ['last-won'], book: () => bookingsOf({ last: 0 }, own, someTable) }]),
    },
  ],
  sources: [{ title: 'Made up for a test' }],
  words,
};
