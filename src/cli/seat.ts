import type { Translator } from '@/i18n/translation';
import { translatorFor } from '@/i18n/translator';
import type { PersonId } from '@/kernel/ids';
import type { Locale } from '@/kernel/locale';
import type { SeatingRefusal } from '@/league/seating/refusal';
import { seatNow } from '@/league/seating/seat';
import { readText } from './input';
import type { Exit, Output } from './output';
import { exits } from './output';
import type { FileFault, Wish } from './seat-file';
import { askedIn } from './seat-file';
import { seatPicture } from './seat-picture';

export type SeatOptions = Wish & { readonly json: boolean; readonly lang: Locale };

/**
 * `ultimo seat FILE`: rounds seated from a list of names or a request as JSON. With `json` the seating on one
 * line, as it would be stored; else tables to read. A refusal is a sentence on standard error.
 */
export function seatFile(file: string, options: SeatOptions, output: Output): Exit {
  const t = translatorFor(options.lang);
  const asked = askedIn(readText(file), options);
  if (!asked.ok) return sayNo(t, asked.refusal, { options, output });
  const { request, names } = asked.value;
  const name = (person: PersonId): string => names.get(person) ?? person;
  const found = seatNow(request);
  if (!found.ok) return sayNo(t, paramsOf(found.refusal, name), { options, output });
  if (options.json) output.out(JSON.stringify({ ...found.value, names: Object.fromEntries(names) }));
  else output.out(seatPicture({ t, name }, found.value));
  return exits.done;
}

type Telling = { readonly options: SeatOptions; readonly output: Output };
type Refused = FileFault | ({ readonly code: SeatingRefusal['code'] } & Readonly<Record<string, unknown>>);

function sayNo(t: Translator, refusal: Refused, { options, output }: Telling): Exit {
  const { code, ...about } = refusal;
  const params = Object.fromEntries(Object.entries(about).map(([key, value]) => [key, plain(value)]));
  const own = `seating.refused.${code}`;
  const message = t(t.has(own) ? own : `refusals.${code}`, params);
  if (options.json) output.out(JSON.stringify({ errors: [{ code, path: '', message }] }));
  else output.error(message);
  return exits.refused;
}

const plain = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));

/** Persons of a refusal by their names: `Ada, Bo` or `Ada – Bo, Ada – Cy`. */
function paramsOf(refusal: SeatingRefusal, name: (person: PersonId) => string): Refused {
  switch (refusal.code) {
    case 'person-twice':
    case 'no-such-table':
    case 'no-such-label':
      return { ...refusal, person: name(refusal.person) };
    case 'ranking-incomplete':
    case 'labels-do-not-fit':
      return { ...refusal, persons: refusal.persons.map(name).join(', ') };
    case 'cannot-keep-apart':
      return { ...refusal, pairs: refusal.pairs.map((pair) => pair.map(name).join(' – ')).join(', ') };
    default:
      return { ...refusal };
  }
}
