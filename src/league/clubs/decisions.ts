import { accept, refuse } from '@/kernel/outcome';
import { happened } from '../fact';
import type { Club, Look } from './club';
import { accentFault, nearestAccent } from './contrast';
import { ClubFounded, ClubRenamed, LookChosen, MoneyPerPointSet } from './events';
import type { Decided } from './refusal';
import { sameData } from '../same';

export type Founding = { readonly name: string; readonly timeZone?: string };

/** A club comes into being. Its name is not personal data and stands in the event. */
export function foundClub(club: Club | null, { name, timeZone = 'Europe/Copenhagen' }: Founding): Decided {
  if (club) return refuse({ code: 'already-founded' });
  if (name.trim() === '') return refuse({ code: 'name-missing' });
  if (!isTimeZone(timeZone)) return refuse({ code: 'bad-time-zone', params: { zone: timeZone } });
  return accept([happened(ClubFounded, { name: name.trim(), timeZone })]);
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export function renameClub(club: Club, { name }: { readonly name: string }): Decided {
  if (name.trim() === '') return refuse({ code: 'name-missing' });
  if (name.trim() === club.name) return refuse({ code: 'nothing-changed' });
  return accept([happened(ClubRenamed, { name: name.trim() })]);
}

/** The accent must be told from the ground in both themes; the refusal names the nearest that can. */
export function chooseLook(club: Club, { accent: chosen, emblem }: Look): Decided {
  const accent = chosen.toLowerCase();
  const ground = accentFault(accent);
  if (ground) {
    return refuse({ code: 'accent-contrast', params: { accent, nearest: nearestAccent(accent), ground } });
  }
  if (sameData(club.look, { accent, emblem })) return refuse({ code: 'nothing-changed' });
  return accept([happened(LookChosen, { accent, emblem })]);
}

export type Price = { readonly currency: string; readonly minor: number | null };

/** What a point is worth. The currency stays once the box has an entry in it. */
export function setMoneyPerPoint(club: Club, { currency, minor }: Price): Decided {
  const used = Object.keys(club.entries).length > 0;
  if (!currencies().includes(currency)) return refuse({ code: 'bad-currency', params: { currency } });
  if (used && currency !== club.money.currency) return refuse({ code: 'currency-in-use' });
  if (sameData(club.money, { currency, minor })) return refuse({ code: 'nothing-changed' });
  return accept([happened(MoneyPerPointSet, { currency, minor })]);
}

const currencies = (): readonly string[] => Intl.supportedValuesOf('currency');
