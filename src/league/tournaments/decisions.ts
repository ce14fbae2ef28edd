import type { ClubId, PersonId, SeasonId } from '@/kernel/ids';
import type { JsonObject } from '@/kernel/event';
import { accept, type Outcome, refuse } from '@/kernel/outcome';
import { gameOf as findGame } from '@/core/games';
import type { AnyGame } from '@/core/games/game';
import { happened } from '../fact';
import { sameData } from '../same';
import type { TextRef } from '../text';
import {
  LocalDate,
  PlanChanged,
  TournamentAnnounced,
  TournamentArchived,
  TournamentCancelled,
  type TournamentEvent,
  TournamentFinished,
  TournamentMoved,
  TournamentOpened,
  TournamentReopened,
  TournamentRestored,
} from './events';
import { ParticipantAdded } from './participant-events';
import { type Plan, plainPlan } from './plan';
import { type Act, noTables, type Tables, whyNot } from './possible';
import type { TournamentRefusal } from './refusal';
import type { Tournament } from './tournament';

export type Decided = Outcome<readonly TournamentEvent[], TournamentRefusal>;

export type Announcement = {
  readonly club: ClubId;
  readonly date: string;
  readonly name: string;
  readonly season?: SeasonId | null;
  /** Danish Tarok where it is not said. */
  readonly game?: string;
  /** As in a record: absent, a preset's name, or an object; a club's house rules are such an object. */
  readonly rules?: unknown;
  /** What differs from the plain plan. */
  readonly plan?: Partial<Plan>;
  /** Are the doors open at once? */
  readonly open?: boolean;
  /** Members who are on the list from the start. */
  readonly members?: readonly PersonId[];
};

/**
 * A club evening or a championship is announced, with a copy of the rules to be played. Whether club, season
 * and persons exist is asked before.
 */
export function announceTournament(tournament: Tournament | null, wish: Announcement): Decided {
  if (tournament) return refuse({ code: 'already-announced' });
  if (wish.name.trim() === '') return refuse({ code: 'name-missing' });
  const { date } = wish;
  if (!LocalDate.safeParse(date).success) return refuse({ code: 'bad-date', params: { date } });
  const game = findGame(wish.game ?? 'danish-tarok');
  if (!game) return refuse({ code: 'unknown-game', params: { game: wish.game ?? '' } });
  const rules = game.rules.read(wish.rules);
  if (!rules.ok) return refuse({ code: 'bad-rules', problems: rules.refusal });
  return accept(announcing(game, wish, asObject(rules.value)));
}

function announcing(game: AnyGame, wish: Announcement, rules: JsonObject): readonly TournamentEvent[] {
  const { club, date, name, season = null, open = false, members = [] } = wish;
  const head = { club, date, name: name.trim(), season, game: game.id, preset: presetOf(game, rules), rules };
  return [
    happened(TournamentAnnounced, { ...head, plan: { ...plainPlan, ...wish.plan } }),
    ...(open ? [happened(TournamentOpened, {})] : []),
    ...members.map((person) => happened(ParticipantAdded, { person, kind: 'member', club, fee: null })),
  ];
}

/** The preset these rules are, unchanged; null if they are none. */
function presetOf(game: AnyGame, rules: JsonObject): string | null {
  const same = game.rules.presets.find(({ id }) => {
    const preset = game.rules.read(id);
    return preset.ok && sameData(preset.value, rules);
  });
  return same?.id ?? null;
}

/** One act with one event, if the act is possible now. */
function plainly(act: Act, make: () => TournamentEvent) {
  return (tournament: Tournament, { tables = noTables }: { readonly tables?: Tables }): Decided => {
    const fault = whyNot(tournament, act, tables);
    return fault ? refuse(fault) : accept([make()]);
  };
}

export const openTournament = plainly('open', () => happened(TournamentOpened, {}));
/** Every table must be closed; `tables` says which are not. */
export const finishTournament = plainly('finish', () => happened(TournamentFinished, {}));
export const restoreTournament = plainly('restore', () => happened(TournamentRestored, {}));

type Reason = { readonly why: TextRef };

/** It will not take place. */
export function cancelTournament(tournament: Tournament, { why }: Reason): Decided {
  const fault = whyNot(tournament, 'cancel', noTables);
  return fault ? refuse(fault) : accept([happened(TournamentCancelled, { why })]);
}

/** It was not over after all. */
export function reopenTournament(tournament: Tournament, { why }: Reason): Decided {
  const fault = whyNot(tournament, 'reopen', noTables);
  return fault ? refuse(fault) : accept([happened(TournamentReopened, { why })]);
}

/** Put out of sight by whoever types its name. */
export function archiveTournament(tournament: Tournament, { name }: { readonly name: string }): Decided {
  const fault = whyNot(tournament, 'archive', noTables);
  if (fault) return refuse(fault);
  if (name.trim() !== tournament.name) return refuse({ code: 'name-differs' });
  return accept([happened(TournamentArchived, {})]);
}

export type Planning = { readonly plan: Partial<Plan>; readonly why?: TextRef | null };

/** The plan is another from now on; what has been seated stays. */
export function changePlan(tournament: Tournament, { plan, why = null }: Planning): Decided {
  const fault = whyNot(tournament, 'change-plan', noTables);
  if (fault) return refuse(fault);
  const after = { ...tournament.plan, ...plan };
  if (sameData(after, tournament.plan)) return refuse({ code: 'nothing-changed' });
  if (after.rounds < tournament.rounds.length) return refuse({ code: 'rounds-planned' });
  return accept([happened(PlanChanged, { plan: after, why })]);
}

type Moving = { readonly season: SeasonId | null; readonly why: TextRef };

/** The evening belongs to another season, or to none. Whether the season exists is asked before. */
export function moveTournament(tournament: Tournament, { season, why }: Moving): Decided {
  const fault = whyNot(tournament, 'move', noTables);
  if (fault) return refuse(fault);
  if (season === tournament.season) return refuse({ code: 'same-season' });
  return accept([happened(TournamentMoved, { season, why })]);
}

/** Rules are plain data, whatever their game calls them. */
const asObject = (rules: unknown) => rules as JsonObject;
