import type { PersonId } from '@/kernel/ids';
import type { Context } from './context';
import { nothingInParticular, type Refusal, refusedError } from './refused';

/** Somebody in a write: with a name a new person, without one somebody who is known. */
export type Someone = {
  readonly person: PersonId;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
};

/**
 * Sees to it that everybody is known, once the decision stands and before the log speaks of them. An id that
 * is somebody else's is refused.
 */
export const keepingAll = (context: Context, someones: readonly Someone[]) => async (): Promise<void> => {
  const { people } = context.installation;
  const known = await people.personsOf(someones.map(({ person }) => person));
  for (const { person, name } of someones) {
    const before = known.get(person)?.name;
    const fault = name === null ? before === undefined : before !== undefined && before !== name;
    if (fault) throw await refusedError(context, refusalOf(person, name), nothingInParticular);
  }
  await people.addPersons(
    someones.flatMap(({ person: id, name, email, phone }) =>
      name === null ? [] : [{ id, name, email, phone }],
    ),
  );
};

const refusalOf = (person: PersonId, name: string | null): Refusal =>
  name === null
    ? { code: 'not-found', params: { what: 'person', id: person } }
    : { code: 'person-taken', params: { name } };
