import type { Params } from '@/kernel/phrase';

/** What a write answers. `repeated`: this command was written before, and this is its first answer. */
export type Written = {
  readonly sitting: string;
  /** The stream's version and the log's position after it. */
  readonly version: number;
  readonly position: number;
  readonly repeated: boolean;
};

/** What a write about anything but a sitting answers: `id` is the club's, the season's, the tournament's. */
export type WrittenTo = Omit<Written, 'sitting'> & { readonly id: string };

/** A fault of an input with its place and its sentence in the reader's language. */
export type ProblemSaid = {
  readonly kind: 'wrong' | 'missing';
  readonly code: string;
  readonly path: string;
  readonly params?: Params;
  readonly sentence: string;
};

/**
 * What is in `error.data.refusal` of a procedure that said no; `error.message` is the sentence for it.
 * `versions` is there when somebody else was faster: what stands now, and what was to be written.
 */
export type Refused = {
  readonly code: string;
  readonly params: Params;
  readonly problems: readonly ProblemSaid[];
  readonly versions: VersionsClash | null;
};

export type VersionsClash = {
  /** The deal that was meant, from 1; null when the write was about something else. */
  readonly number: number | null;
  /** The deal that stands under this number now, as in the record of `tables.one`; null if there is none. */
  readonly stored: unknown;
  /** The deal that was sent. */
  readonly sent: unknown;
  /** The version the stream has now. */
  readonly version: number;
  /** Every deal that was written since the version that was seen, as it stands now. */
  readonly theirs: readonly { readonly number: number; readonly deal: unknown }[];
};

/**
 * One message of `tables.live` and `evenings.live`: there is something
 * new up to this position; ask again.
 */
export type News = { readonly position: number };

/** Who is logged in. */
export type Me = { readonly account: string; readonly name: string };

export type PersonListed = { readonly id: string; readonly name: string };
