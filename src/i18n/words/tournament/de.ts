import type { WordsLike } from '@/kernel/locale';
import type { tournamentWords as model } from './da';

export const tournamentWords: WordsLike<typeof model> = {
  tournament: {
    tabs: {
      label: 'Seiten des Abends',
      overview: 'Überblick',
      people: 'Teilnehmer',
      seating: 'Sitzordnung',
      director: 'Tische',
      standings: 'Wertung',
      settings: 'Einstellungen',
    },
    stages: {
      announced: 'kommt',
      cancelled: 'abgesagt',
      open: 'offen',
      seated: 'Runde gesetzt',
      running: 'läuft',
      'round-closed': 'Runde beendet',
      finished: 'beendet',
      archived: 'im Archiv',
    },
  },
};
