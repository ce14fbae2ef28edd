/** The words of an evening's own pages: overview, people, seating, settings, and of signing up. */
export const tournamentWords = {
  tournament: {
    tabs: {
      label: 'Aftenens sider',
      overview: 'Overblik',
      people: 'Deltagere',
      seating: 'Opstilling',
      director: 'Borde',
      standings: 'Stilling',
      settings: 'Indstillinger',
    },
    stages: {
      announced: 'kommer',
      cancelled: 'aflyst',
      open: 'åben',
      seated: 'runden er sat',
      running: 'i gang',
      'round-closed': 'runden er slut',
      finished: 'afsluttet',
      archived: 'i arkivet',
    },
  },
} as const;
