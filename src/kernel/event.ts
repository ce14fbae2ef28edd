/** Plain data as it may stand in an event: integers only, no undefined, no dates. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** An event before it is in the log. `schema` is the version of its shape, 1 at first. */
export type NewEvent = { readonly type: string; readonly schema: number; readonly data: JsonObject };

/** What stands beside an event's facts: who did it, by which command, with which version of the product. */
export type Meta = JsonObject;

/**
 * An event as the log keeps it. `position` is dense over the whole log and `version` within the stream,
 * both from 1; `at` is milliseconds since 1970 by the server's clock, information only; `data` and `meta`
 * are the exact canonical text that was hashed; `hash` is hex SHA-256, chained to the event before it in
 * its stream.
 */
export type StoredEvent = {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  readonly at: number;
  readonly data: string;
  readonly meta: string;
  readonly hash: string;
};
