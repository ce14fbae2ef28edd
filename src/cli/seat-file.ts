import type { PersonId } from '@/kernel/ids';
import { id } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import { isFields } from '@/core/games/faults';
import { SeatingRequest } from '@/league/seating/request';

/** What a call asks instead of the file, or where the file is a list of names. */
export type Wish = {
  readonly rounds?: number | undefined;
  readonly tables?: number | undefined;
  readonly seed?: number | undefined;
};

/** A request and what to call its persons. */
export type Asked = { readonly request: SeatingRequest; readonly names: ReadonlyMap<PersonId, string> };

/** Why a file is no request: `path` is where. */
export type FileFault = { readonly code: 'bad-json' | 'bad-request'; readonly path: string };

/**
 * A request from the text of a file: names, one a line; or JSON, a list of names or a whole request, in which
 * `names` may say what to call the persons.
 */
export function askedIn(text: string, wish: Wish): Outcome<Asked, FileFault> {
  if (!/^\s*[[{]/.test(text)) return namesAsked(text.split(/\r\n|\r|\n/), wish);
  const value = parsed(text);
  if (value === undefined) return refuse({ code: 'bad-json', path: '' });
  if (Array.isArray(value)) return namesAsked(value.map(String), wish);
  return requestAsked(value, wish);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function namesAsked(lines: readonly string[], wish: Wish): Outcome<Asked, FileFault> {
  const names = lines.map((line) => line.trim()).filter((line) => line !== '');
  const known = new Map(
    [...new Set(names)].map((name, at) => [name, id<'person'>(`p${at + 1}`)] as const),
  );
  const persons = names.flatMap((name) => known.get(name) ?? []);
  const called = new Map([...known].map(([name, person]) => [person, name]));
  return read({ persons }, { wish, names: called });
}

/** The persons' names are the file's own, and no part of the request. */
function requestAsked(value: unknown, wish: Wish): Outcome<Asked, FileFault> {
  if (!isFields(value)) return refuse({ code: 'bad-request', path: '' });
  const { names, ...request } = value;
  const called = new Map(
    Object.entries(isFields(names) ? names : {})
      .filter(([person]) => /^[A-Za-z0-9_-]{1,64}$/.test(person))
      .map(([person, name]) => [id<'person'>(person), String(name)]),
  );
  return read(request, { wish, names: called });
}

type Reading = { readonly wish: Wish; readonly names: ReadonlyMap<PersonId, string> };

function read(request: object, { wish, names }: Reading): Outcome<Asked, FileFault> {
  const found = SeatingRequest.safeParse({
    ...request,
    ...(wish.seed !== undefined && { seed: wish.seed }),
    ...roundsOf('rounds' in request, wish),
  });
  if (found.success) return accept({ request: found.data, names });
  return refuse({ code: 'bad-request', path: (found.error.issues[0]?.path ?? []).join('.') });
}

/** The file's own rounds stand, unless the call says how many. */
function roundsOf(given: boolean, { rounds, tables }: Wish): object {
  if (given && rounds === undefined && tables === undefined) return {};
  const layout = tables === undefined ? undefined : { kind: 'tables', tables };
  return {
    rounds: Array.from({ length: rounds ?? 1 }, (_, at) => ({ number: at + 1, ...(layout && { layout }) })),
  };
}
