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
export type ClubListed = Answers['clubs']['list'][number];
export type ClubPage = Answers['clubs']['one'];
export type ClubLogLine = Answers['clubs']['log'][number];
export type HouseRulesShown = ClubPage['houseRules'][number];
export type MemberList = Answers['members']['list'];
export type MemberListed = MemberList['members'][number];
export type MemberPreviewed = Answers['members']['preview'][number];
export type BoxStatement = Answers['box']['statement'];
export type BoxLine = BoxStatement['lines'][number];
export type PointsStatement = Answers['box']['points'];
export type PointsLine = PointsStatement['lines'][number];
export type PersonPage = Answers['persons']['one'];
export type SeasonListed = Answers['seasons']['list'][number];
export type RatingHistory = Answers['ratings']['one'];
export type ListView = Answers['standings']['allTime'];
export type SeasonView = Answers['seasons']['one'];
export type CalendarEvening = SeasonView['calendar'][number];
export type SeasonLogEntry = Answers['seasons']['log'][number];
export type GroupList = Answers['standings']['seasonClubs'];
export type SeatList = Answers['standings']['compass'][number];
export type PublishedView = Answers['standings']['published'][number];
export type ControlView = Answers['standings']['seasonControl'];
export type SeatFigure = Answers['standings']['figure'];
export type RatingLine = Answers['ratings']['list'][number];
export type CupLedger = Answers['pots']['ofSitting'][number];
