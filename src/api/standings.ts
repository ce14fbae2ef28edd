import { wholeExtent } from '@/league/standings/table';
import { seatFigure } from '@/views/standings/figure';
import { clubList, compassLists, teamList } from '@/views/standings/groups';
import { proofOf } from '@/views/standings/proof';
import { publishedOf } from '@/views/standings/published';
import { allTimeMade, listView, type Made, seasonMade, tournamentMade } from '@/views/standings/query';
import type { At } from '@/league/standings/as-of';
import type { Context } from './context';
import { found } from './found';
import { procedure, router } from './procedure';
import {
  AllTime,
  OneFigure,
  PublishedLists,
  SeasonClubs,
  SeasonTable,
  TournamentClubs,
  TournamentList,
} from './season-inputs';

const asked = procedure.meta({ action: 'view-standings' });

/** Everything that is a list, each as it stands or as it stood. */
export const standings = router({
  season: asked.input(SeasonTable).query(async ({ ctx, input }) => {
    return listView(ctx.installation.people, await ofSeason(ctx, input), 'evenings');
  }),

  seasonClubs: asked.input(SeasonClubs).query(async ({ ctx, input }) => {
    return clubList(placeOf(ctx), await ofSeason(ctx, input), input.counting);
  }),

  seasonControl: asked.input(SeasonTable).query(async ({ ctx, input }) => {
    return proofOf(placeOf(ctx), await ofSeason(ctx, input));
  }),

  tournament: asked.input(TournamentList).query(async ({ ctx, input }) => {
    return listView(ctx.installation.people, await ofTournament(ctx, input), 'rounds');
  }),

  tournamentClubs: asked.input(TournamentClubs).query(async ({ ctx, input }) => {
    return clubList(placeOf(ctx), await ofTournament(ctx, input), input.counting);
  }),

  teams: asked.input(TournamentList).query(async ({ ctx, input }) => {
    return teamList(ctx.installation.people, await ofTournament(ctx, input));
  }),

  compass: asked.input(TournamentList).query(async ({ ctx, input }) => {
    return compassLists(ctx.installation.people, await ofTournament(ctx, input));
  }),

  tournamentControl: asked.input(TournamentList).query(async ({ ctx, input }) => {
    return proofOf(placeOf(ctx), await ofTournament(ctx, input));
  }),

  allTime: asked.input(AllTime).query(({ ctx: { installation, actor }, input: { club = null, at } }) => {
    const made = allTimeMade(installation.views.rows, club, { actor, at });
    return listView(installation.people, made, 'evenings');
  }),

  figure: asked.input(OneFigure).query(async ({ ctx, input }) => {
    const figure = await seatFigure(placeOf(ctx), input);
    return found(ctx, figure, { what: 'sitting', id: input.sitting });
  }),

  published: asked.input(PublishedLists).query(({ ctx, input }) => {
    const reading = { actor: ctx.actor, at: null };
    const whose =
      'season' in input
        ? ({ kind: 'season', id: input.season, reading } as const)
        : ({ kind: 'tournament', id: input.tournament, reading } as const);
    return publishedOf(placeOf(ctx), whose);
  }),
});

const placeOf = ({ installation: { views, people } }: Context) => ({ rows: views.rows, people });

type SeasonAt = { readonly season: string; readonly at: At | null };

function ofSeason(ctx: Context, { season, at }: SeasonAt): Promise<Made> {
  const made = seasonMade(ctx.installation.views.rows, season, { actor: ctx.actor, at });
  return found(ctx, made, { what: 'season', id: season });
}

type Rounds = { readonly tournament: string; readonly round: number | null; readonly only: number | null };

function ofTournament(ctx: Context, { tournament, round: upTo, only }: Rounds): Promise<Made> {
  const reading = { actor: ctx.actor, at: null, extent: { ...wholeExtent, upTo, only } };
  const made = tournamentMade(ctx.installation.views.rows, tournament, reading);
  return found(ctx, made, { what: 'tournament', id: tournament });
}
