/** What a folder may import of another one: all of it, only the files that match, or types and nothing that runs. */
export type Permit = { readonly folder: string; readonly only?: RegExp; readonly typesOnly?: true };

export type Row = {
  readonly may: readonly Permit[];
  /** Pure folders load in a browser as on a server: these packages and no others. Where it is absent, any. */
  readonly packages?: readonly string[];
};

const all = (...folders: readonly string[]): readonly Permit[] => folders.map((folder) => ({ folder }));

/** The registry, for its games' words. */
const words: Permit = { folder: 'core', only: /^core\/games$/ };

/** Imports go one way. The key is a folder of `src`, or the name of a file that stands in `src` itself. */
export const importTable: Readonly<Record<string, Row>> = {
  kernel: { may: [], packages: ['zod/mini'] },
  core: { may: all('kernel'), packages: ['zod/mini'] },
  league: { may: all('kernel', 'core'), packages: ['zod/mini'] },
  sqlite: { may: [] },
  i18n: { may: [...all('kernel'), words] },
  log: { may: all('kernel', 'sqlite') },
  people: { may: all('kernel', 'sqlite') },
  views: { may: all('kernel', 'core', 'league', 'log', 'people', 'sqlite') },
  command: { may: all('kernel', 'core', 'league', 'log', 'people', 'views', 'sqlite') },
  /** The demo club, played through the same decisions as a real one. */
  demo: { may: all('kernel', 'core', 'league', 'log', 'people', 'views', 'command', 'auth') },
  auth: { may: [...all('kernel', 'people', 'sqlite'), { folder: 'league', only: /^league\/permissions$/ }] },
  api: { may: all('kernel', 'core', 'league', 'views', 'command', 'auth', 'i18n') },
  ui: { may: [...all('kernel', 'core', 'league', 'i18n'), { folder: 'api', typesOnly: true }] },
  app: { may: all('api', 'auth', 'ui', 'i18n') },
  cli: {
    may: all('kernel', 'core', 'league', 'sqlite', 'i18n', 'log', 'people', 'views', 'command', 'auth', 'api', 'demo'),
  },
  /** How a server begins and ends. */
  boot: { may: all('sqlite', 'i18n', 'views', 'command', 'api', 'demo') },
  'instrumentation.ts': { may: all('boot') },
  'proxy.ts': { may: all('i18n', 'auth') },
};

/**
 * Inside core: the cards know no game; the contract, the files that stand in `core/games` itself, knows none; a game
 * knows no other. Only the registry (`core/games/index.ts`) and the replay see the games.
 */
const contract = 'core/games/(?!index$)[^/]+$';
export const gameFolder = /^core\/games\/([^/]+)\//;
export const contractFile = /^core\/games\/(?!index\.ts)[^/]+$/;
export const gameMayImport = (game: string): RegExp =>
  new RegExp(`^(kernel/|core/cards/|${contract}|core/games/${game}(/|$))`);
export const cardsMayImport = /^(kernel\/|core\/cards\/)/;
export const contractMayImport = new RegExp(`^(kernel/|core/cards/|${contract})`);

/** Inside league: of another noun, its facts only. */
export const nouns: readonly string[] = ['clubs', 'seasons', 'tournaments', 'sittings', 'disputes'];

/** The only index files: a game's definition, its words, the registry of games, the list of views. */
export const allowedIndex = /^src\/(core\/games\/index|core\/games\/[^/]+\/index|core\/games\/[^/]+\/words\/index|views\/index)\.ts$/;
