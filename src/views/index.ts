import { bookingsView } from './bookings/project';
import { dealsView } from './deals/project';
import { eveningsView } from './evenings/project';
import { potsView } from './pots/project';
import { tablesView } from './tables/project';
import type { View } from './view';

/** Everything that pages can ask. */
export const views: readonly View[] = [eveningsView, tablesView, dealsView, bookingsView, potsView];
