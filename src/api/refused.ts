import { TRPCError } from '@trpc/server';
import type { Problem } from '@/kernel/problem';
import type { Params } from '@/kernel/phrase';
import { sayProblem, sayRefusal, type Voice } from '@/i18n/say';
import { translatorFor } from '@/i18n/translator';
import { withTexts } from '@/views/texts';
import type { ProblemSaid, Refused, VersionsClash } from './answers';
import type { Context } from './context';

/**
 * Anything a command refuses: a code and what its sentence takes in, perhaps problems, perhaps what stands
 * instead.
 */
export type Refusal = {
  readonly code: string;
  readonly params?: Params;
  readonly problems?: readonly Problem[];
  readonly versions?: VersionsClash;
};

/** What a refusal is about, for the names in its sentence: the game, and who sits where. */
export type About = Pick<Voice, 'game' | 'names'>;

export const nothingInParticular: About = { game: '', names: [] };

/** Carries a refusal to the one place where errors become answers. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';

  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

const statuses: Readonly<Record<string, TRPCError['code']>> = {
  'not-found': 'NOT_FOUND',
  forbidden: 'FORBIDDEN',
  unauthorized: 'UNAUTHORIZED',
  'bad-input': 'BAD_REQUEST',
  'version-conflict': 'CONFLICT',
  'command-reused': 'CONFLICT',
  'store-unavailable': 'SERVICE_UNAVAILABLE',
};

/** A refusal in the words of the reader's language. */
export async function refusedError(context: Context, refusal: Refusal, about: About): Promise<TRPCError> {
  const { people } = context.installation;
  const named = { ...refusal, params: await withPersonsNamed(people, refusal.params ?? {}) };
  const versions = refusal.versions ? await withTexts(people, refusal.versions) : null;
  return said({ ...named, ...(versions && { versions }) }, { t: translatorFor(context.locale), ...about });
}

/** The same for what needs no names and no texts. */
export function said(refusal: Refusal, voice: Voice): TRPCError {
  const { code, params = {}, problems = [], versions = null } = refusal;
  const spoken = problems.map((problem) => problemSaid(voice, problem));
  return new TRPCError({
    code: statuses[code] ?? 'UNPROCESSABLE_CONTENT',
    message: sayRefusal(voice, refusal),
    cause: new RefusedError({ code, params, problems: spoken, versions }),
  });
}

const problemSaid = (voice: Voice, problem: Problem): ProblemSaid => ({
  ...problem,
  sentence: sayProblem(voice, problem),
});

type Naming = { namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> };

/** A refusal names persons by id, several with commas; people are named by name. */
export async function withPersonsNamed(people: Naming, params: Params): Promise<Params> {
  const ids = personFields.flatMap((field) => idsIn(params[field]));
  if (ids.length === 0) return params;
  const names = await people.namesOf(ids);
  const named = (field: string): readonly (readonly [string, string])[] => {
    const text = idsIn(params[field]).map((id) => names.get(id) ?? id).join(', ');
    return text === '' ? [] : [[field, text]];
  };
  return { ...params, ...Object.fromEntries(personFields.flatMap(named)) };
}

const personFields: readonly string[] = ['person', 'otherPerson', 'persons', 'pairs'];

const idsIn = (value: string | number | undefined): readonly string[] =>
  typeof value === 'string' && value !== '' ? value.split(', ') : [];
