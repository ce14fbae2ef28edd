declare const brand: unique symbol;

/** A string that only a parser or a maker of such ids hands out; two kinds of ids cannot be mixed up. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type ClubId = Id<'club'>;
export type SeasonId = Id<'season'>;
export type TournamentId = Id<'tournament'>;
export type SittingId = Id<'sitting'>;
export type PersonId = Id<'person'>;
export type TeamId = Id<'team'>;
export type PenaltyId = Id<'penalty'>;
export type CommandId = Id<'command'>;

/** The one place where a string becomes an id. Ids are opaque: 1 to 64 letters, digits, `-` and `_`. */
export function id<Kind extends string>(text: string): Id<Kind> {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(text)) throw new Error(`not an id: ${text}`);
  return text as Id<Kind>;
}
