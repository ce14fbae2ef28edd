import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@/api/router';

type Answers = inferRouterOutputs<AppRouter>;

/** What the pages are made of, as the API answers it. */
export type EveningListed = Answers['evenings']['list'][number];
export type Evening = Answers['evenings']['one'];
export type EveningTable = Evening['tables'][number];
export type TableView = Answers['tables']['one'];
export type DealPage = Answers['deals']['one'];
export type SeatView = TableView['seats'][number];
export type DealView = TableView['deals'][number];
export type ChangeView = TableView['changes'][number];
