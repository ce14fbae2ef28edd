import type { Past } from '../past';
import type { ClubEvent } from './events';

export type Club = { readonly version: number; readonly name: string };

/** The club after one more event. */
export const evolveClub = (_: Club | null, { event, version }: Past<ClubEvent>): Club => ({
  version,
  name: event.data.name,
});
