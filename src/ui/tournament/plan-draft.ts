import { dateAt, momentOf } from '@/league/tournaments/clock';
import type { Plan } from '@/league/tournaments/plan';
import { majorOf, minorOf } from '../club/money';

/** A plan as it is typed into a form: every field a text or a tick. */
export type PlanDraft = {
  readonly rounds: string;
  readonly length: Plan['length']['kind'];
  readonly turns: string;
  readonly until: string;
  /** Empty: as many as there can be. */
  readonly tables: string;
  readonly sittingOut: boolean;
  readonly fee: string;
  /** `2026-11-24T18:00` on the club's clock; empty: until the doors open. */
  readonly signUpUntil: string;
  readonly clubsApart: Plan['clubsApart'];
  readonly compass: boolean;
  readonly seasonMeetings: boolean;
  readonly confirmation: boolean;
};

/** Where and in what money the form is read. */
export type Ground = { readonly currency: string; readonly timeZone: string; readonly locale: string };

const usual = { turns: '4', until: '21:45' } as const;

export function draftOf(plan: Plan, { currency, timeZone, locale }: Ground): PlanDraft {
  const { rounds, length, tables, sittingOut, fee, signUpUntil, clubsApart, compass } = plan;
  return {
    ...usual,
    rounds: String(rounds),
    length: length.kind,
    ...(length.kind === 'turns' ? { turns: String(length.turns) } : { until: length.until }),
    tables: tables === null ? '' : String(tables),
    fee: fee ? majorOf(fee, currency, locale) : '',
    signUpUntil: signUpUntil === null ? '' : localMoment(signUpUntil, timeZone),
    ...{ sittingOut, clubsApart, compass },
    seasonMeetings: plan.seasonMeetings,
    confirmation: plan.confirmation,
  };
}

/** What is wrong with a draft, by its field; null if nothing is. */
export function faultIn(draft: PlanDraft, { currency }: Ground): 'fee' | 'until' | null {
  if (draft.fee.trim() !== '' && minorOf(draft.fee, currency) === null) return 'fee';
  return draft.length === 'clock' && !/^\d\d:\d\d$/.test(draft.until) ? 'until' : null;
}

/** The plan that a draft means, without the ways of its rounds. */
export function planOf(draft: PlanDraft, { currency, timeZone }: Ground): Omit<Plan, 'seating'> {
  const { rounds, length, turns, until, tables, fee, sittingOut, clubsApart, compass } = draft;
  return {
    rounds: Number(rounds),
    length: length === 'turns' ? { kind: length, turns: Number(turns) } : { kind: length, until },
    tables: tables === '' ? null : Number(tables),
    fee: minorOf(fee, currency),
    signUpUntil: momentFrom(draft.signUpUntil, timeZone),
    ...{ sittingOut, clubsApart, compass },
    seasonMeetings: draft.seasonMeetings,
    confirmation: draft.confirmation,
  };
}

function localMoment(at: number, timeZone: string): string {
  const time = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(at);
  return `${dateAt(at, timeZone)}T${time}`;
}

/** A day before six in the morning is that day itself: this is no evening, but a moment. */
function momentFrom(text: string, timeZone: string): number | null {
  const [date, time] = text.split('T');
  if (!date || !time) return null;
  const day = 24 * 60 * 60 * 1000;
  const at = momentOf(date, time, timeZone);
  return localMoment(at, timeZone) === `${date}T${time}` ? at : at - day;
}
