/**
 * What becomes of the table of one who goes home in the middle of a round. `stop`: it is closed, its deals so
 * far count, the pots are shared as its rules say. `substitute`: somebody takes over from the next deal on.
 * `go-on`: the others play on without him, where they are enough.
 */
export const tableFates = ['stop', 'substitute', 'go-on'] as const;
export type TableFate = (typeof tableFates)[number];
