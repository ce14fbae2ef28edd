import { localDate } from '@/league/local-date';

/** The day on the calendar of a club's wall, for a form that is opened now. */
export const todayIn = (timeZone: string): string => localDate(Date.now(), timeZone);
