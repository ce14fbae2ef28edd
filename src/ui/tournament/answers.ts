import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@/api/router';

type Answers = inferRouterOutputs<AppRouter>;

/** A tournament as its pages show it. */
export type Tournament = Answers['tournaments']['one'];
export type Participant = Tournament['participants'][number];
export type Round = Tournament['rounds'][number];
export type SeatedTable = Round['tables'][number];
export type ActSaid = Tournament['acts'][number];
export type Act = ActSaid['act'];
export type Proposal = Answers['rounds']['proposals'][number];
export type MeetingsListed = Answers['rounds']['meetings'];
export type SwapTried = Answers['rounds']['trySwap'];
export type PastedLine = Answers['participants']['preview'][number];
export type PersonListed = Answers['people']['ofClub'][number];
export type SeasonListed = Answers['seasons']['list'][number];
export type ClubPage = Answers['clubs']['one'];
export type LinkOpened = Answers['signups']['open'];
