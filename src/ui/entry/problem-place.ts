import type { Draft, DraftValue, Field, Section } from '@/core/games/sheet';
import type { Problem } from '@/kernel/problem';

/** What is still said against a draft. */
export type ProblemsOf = (draft: Draft) => readonly Problem[];

/**
 * The field that can lift a problem: the first whose answer, once taken away or once given, makes it go.
 * Found by trying, so that no game has to say which field belongs to which part of a result. Null if no
 * single field can.
 */
export function fieldOf(problem: Problem, { sections, draft, problemsOf }: Asked): Field | null {
  const lifts = (changed: Draft) => !problemsOf(changed).some((one) => isSame(one, problem));
  const usual = sections.filter(({ seldom }) => !seldom).flatMap(({ fields }) => fields);
  const seldom = sections.filter((section) => section.seldom).flatMap(({ fields }) => fields);
  const attempt = problem.kind === 'missing' ? emptyFirst(usual, draft) : filledFirst(usual, draft);
  // What is seldom needed can lift almost anything (a deal not played out has no count), so it comes last,
  // unless it was filled in and is wrong.
  const filled = problem.kind === 'wrong' ? seldom.filter((field) => isFilled(field, draft)) : [];
  return [...filled, ...attempt, ...seldom].find((field) => trials(field, draft).some(lifts)) ?? null;
}

type Asked = {
  readonly sections: readonly Section[];
  readonly draft: Draft;
  readonly problemsOf: ProblemsOf;
};

const isSame = (one: Problem, other: Problem): boolean => one.code === other.code && one.path === other.path;

const isFilled = (field: Field, draft: Draft): boolean => draft[field.key] !== undefined;

const emptyFirst = (fields: readonly Field[], draft: Draft): readonly Field[] => [
  ...fields.filter((field) => !isFilled(field, draft)),
  ...fields.filter((field) => isFilled(field, draft)),
];

const filledFirst = (fields: readonly Field[], draft: Draft): readonly Field[] =>
  emptyFirst(fields, draft).toReversed();

/** The draft without this answer, and with another one. */
function trials(field: Field, draft: Draft): readonly Draft[] {
  const { [field.key]: now, ...without } = draft;
  const others = answersOf(field).map((value) => ({ ...without, [field.key]: value }));
  return now === undefined ? others : [without, ...others];
}

function answersOf(field: Field): readonly DraftValue[] {
  switch (field.kind) {
    case 'choice':
      return field.options.filter(({ barred }) => !barred).map(({ value }) => value);
    case 'number':
      return [field.min, field.max];
    case 'toggle':
      return [true];
    case 'text':
      return ['–'];
  }
}
