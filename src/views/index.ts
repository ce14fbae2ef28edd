import { bookingsView } from './bookings/project';
import { boxView } from './box/project';
import { clubLogView } from './club-log/project';
import { clubsView } from './clubs/project';
import { dealsView } from './deals/project';
import { eveningsView } from './evenings/project';
import { membersView } from './members/project';
import { personsView } from './persons/project';
import { potsView } from './pots/project';
import { ratingsView } from './ratings/project';
import { resultsView } from './results/project';
import { seasonsView } from './seasons/project';
import { standingsView } from './standings/project';
import { tablesView } from './tables/project';
import { tournamentsView } from './tournaments/project';
import type { View } from './view';

/** Everything that pages can ask. */
export const views: readonly View[] = [
  eveningsView,
  tournamentsView,
  tablesView,
  dealsView,
  bookingsView,
  potsView,
  resultsView,
  standingsView,
  seasonsView,
  // Who is whom comes before the ratings, which go by it.
  personsView,
  ratingsView,
  clubsView,
  clubLogView,
  membersView,
  boxView,
];
