import type { ClubId, TournamentId } from '@/kernel/ids';
import type { Money } from '@/league/clubs/club';
import type { AccentTokens } from '@/league/clubs/contrast';
import type { Emblem } from '@/league/clubs/emblem';
import type { RulesDifference } from '@/league/clubs/rules-difference';

/** How a club's pages look: colours for the tokens of the themes, and a drawing. */
export type ClubLook = AccentTokens & { readonly emblem: Emblem };

/** `date` is the club's local date, `2026-11-24`. */
export type EveningNamed = { readonly id: TournamentId; readonly name: string; readonly date: string };

/** One line of the list of clubs. */
export type ClubListed = {
  readonly id: ClubId;
  readonly name: string;
  /** Null until the club chose one. */
  readonly look: ClubLook | null;
  readonly members: number;
  readonly next: EveningNamed | null;
};

/** A club's own page. `version` is its stream's, for a write; `position` what the answer knows of the log. */
export type ClubPage = ClubListed & {
  readonly version: number;
  readonly position: number;
  readonly timeZone: string;
  readonly money: Money;
  readonly guests: number;
  readonly former: number;
  readonly evenings: number;
  /** The last evening before today; null before the first. */
  readonly last: EveningNamed | null;
  readonly houseRules: readonly HouseRulesShown[];
};

/** A club's rules of a game as what they change in a published set. `at` is when they were set. */
export type HouseRulesShown = {
  readonly game: string;
  readonly name: string;
  readonly preset: string | null;
  readonly differences: readonly RulesDifference[];
  /** In full, as they are copied into a tournament. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly at: number;
};
