/**
 * An event with its place: `version` in its stream from 1, `at` milliseconds since 1970 by the server's
 * clock, `by` the account that asked for it, null if nobody was logged in.
 */
export type Past<Event> = {
  readonly version: number;
  readonly at: number;
  readonly by: string | null;
  readonly event: Event;
};
