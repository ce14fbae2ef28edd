import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@/api/router';

type Answers = inferRouterOutputs<AppRouter>;

/** The running round as its director sees it, and the lists of the evening. */
export type Director = Answers['tournaments']['director'];
export type DirectorTable = Director['tables'][number];
export type Clock = NonNullable<Director['clock']>;
export type Penalty = Answers['tournaments']['one']['penalties'][number];
export type EveningList = Answers['standings']['tournament'];
export type EveningLine = EveningList['lines'][number];
export type GroupList = Answers['standings']['teams'];
export type SeatList = Answers['standings']['compass'][number];
export type Published = Answers['standings']['published'][number];
