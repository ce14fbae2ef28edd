import type { WordsLike } from '@/kernel/locale';
import type { tournamentWords as model } from './da';

export const tournamentWords: WordsLike<typeof model> = {
  tournament: {
    tabs: {
      label: 'Pages of the evening',
      overview: 'Overview',
      people: 'People',
      seating: 'Seating',
      director: 'Tables',
      standings: 'Standings',
      settings: 'Settings',
    },
    stages: {
      announced: 'coming',
      cancelled: 'cancelled',
      open: 'open',
      seated: 'round seated',
      running: 'running',
      'round-closed': 'round over',
      finished: 'finished',
      archived: 'archived',
    },
  },
};
