import type { PastedLine } from '../tournament/answers';

type Person = PastedLine['candidates'][number]['person'];

/** What becomes of a line: somebody known, somebody new, or nothing. */
export type Choice = Person | 'new' | 'skip';

/** By line; what is not in it is as at first. */
export type Chosen = ReadonlyMap<number, Choice>;

/** Known ones and new ones are taken; where several may be meant, somebody must say who. */
export const chosenAtFirst = (lines: readonly PastedLine[]): Chosen =>
  new Map(lines.map((line) => [line.line, firstFor(line)]));

function firstFor({ state, candidates }: PastedLine): Choice {
  switch (state) {
    case 'known':
      return candidates[0]?.person ?? 'skip';
    case 'new':
      return 'new';
    case 'several':
    case 'already':
    case 'twice':
      return 'skip';
  }
}

/** What can be chosen for a line, the usual first. */
export function choicesFor({ state, candidates }: PastedLine): readonly Choice[] {
  if (state === 'already' || state === 'twice') return ['skip'];
  return ['skip', ...candidates.map(({ person }) => person), 'new'];
}

export type Entry = { readonly person: Person } | { readonly name: string };

/** Those to be put on the list; nobody twice. */
export function entriesOf(lines: readonly PastedLine[], chosen: Chosen): readonly Entry[] {
  const taken = new Set<Choice>();
  return lines.flatMap(({ line, name }): readonly Entry[] => {
    const choice = chosen.get(line) ?? 'skip';
    if (choice === 'skip' || taken.has(choice)) return [];
    if (choice === 'new') return [{ name }];
    taken.add(choice);
    return [{ person: choice }];
  });
}
