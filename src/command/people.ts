import type { PersonId } from '@/kernel/ids';
import { isTextRef, textId, textsIn } from '@/league/text';
import { type Log, pageSize } from '@/log/log';
import type { People } from '@/people/people';
import { canonical, entriesOf } from '@/views/persons/query';
import type { Rows } from '@/views/view';

/** Where somebody is to be forgotten. */
export type Records = {
  readonly log: Log;
  readonly people: People;
  readonly views: { readonly rows: Rows };
};

/**
 * Forgets somebody under every id he is known by: name, contact, account, what he typed, and what others
 * typed about him. The log stays as it is and still verifies. Answers with the number of "anonymous member
 * 17"; null if nobody of that id was ever known. Done again it changes nothing.
 */
export async function erasePerson({ log, people, views }: Records, asked: PersonId): Promise<number | null> {
  const person = canonical(views.rows)(asked);
  const entries = entriesOf(views.rows, person);
  const known = (await people.personsOf([person])).size + (await people.erasedAmong([person])).size;
  if (known === 0) return null;
  const about = await textsAbout(log, entries);
  for (const entry of entries) await people.erase(entry, about);
  return (await people.erasedAmong([person])).get(person) ?? null;
}

/** The ids of what people typed into events that name one of these persons. */
async function textsAbout(log: Log, entries: readonly PersonId[]): Promise<readonly string[]> {
  const named = entries.map((entry) => JSON.stringify(entry));
  const texts = new Set<string>();
  for (let position = 0; ; ) {
    const page = await log.readAll(position, pageSize);
    const last = page.at(-1);
    if (!last) return [...texts];
    position = last.position;
    for (const { data } of page) {
      if (named.some((name) => data.includes(name))) textIdsIn(data).forEach((id) => texts.add(id));
    }
  }
}

const textIdsIn = (data: string): readonly string[] =>
  textsIn(JSON.parse(data)).filter(isTextRef).map(textId);
