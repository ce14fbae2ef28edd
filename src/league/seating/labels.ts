import type { PersonId } from '@/kernel/ids';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Cast } from './cast';
import type { Chance } from './chance';
import { shuffled } from './chance';
import type { Who } from './model';
import type { SeatingRefusal } from './refusal';
import type { Labelled, SeatingRequest } from './request';

/** Everybody's label, as an index into the labels; by person's number. */
export type LabelOf = ReadonlyMap<Who, number>;

/**
 * Who has a label keeps it; the others, in an order of chance, get the one that fewest have. Null without
 * compass labels.
 */
export function labelsFor(
  { compass, persons }: SeatingRequest,
  cast: Cast,
  chance: Chance,
): Outcome<LabelOf | null, SeatingRefusal> {
  if (!compass) return accept(null);
  const strange = compass.of.find(({ label }) => !compass.labels.includes(label));
  if (strange) return refuse({ code: 'no-such-label', ...strange });
  const given = new Map(compass.of.map(({ person, label }) => [person, compass.labels.indexOf(label)]));
  const counts = compass.labels.map((_, label) => persons.filter((who) => given.get(who) === label).length);
  for (const person of shuffled(
    chance,
    persons.filter((who) => !given.has(who)),
  )) {
    const label = counts.indexOf(Math.min(...counts));
    counts[label] = (counts[label] ?? 0) + 1;
    given.set(person, label);
  }
  return accept(byNumber(cast, given));
}

const byNumber = ({ people }: Cast, given: ReadonlyMap<PersonId, number>): LabelOf =>
  new Map(
    people.flatMap((person, who): readonly (readonly [Who, number])[] => {
      const label = given.get(person);
      return label === undefined ? [] : [[who, label]];
    }),
  );

/** Labels as they are stored, in the order of the list. */
export const storedLabels = ({ request, cast, labelOf }: Labelling): readonly Labelled[] =>
  request.persons.flatMap((person, who) => {
    const label = request.compass?.labels[labelOf?.get(who) ?? -1];
    return label === undefined || cast.people[who] !== person ? [] : [{ person, label }];
  });

type Labelling = { readonly request: SeatingRequest; readonly cast: Cast; readonly labelOf: LabelOf | null };

/** A round's seats, and the classes of positions within which people may be exchanged. */
export type Placed = { readonly seats: readonly Who[]; readonly free: readonly (readonly number[])[] };

/**
 * Each table takes one person of each of the labels of which most are left, in the order of the labels;
 * `people` in the order in which they are seated. Exchanges stay within a label.
 * @returns the label that has too many people for the tables, if one has
 */
export function seatByLabel(
  people: readonly Who[],
  labelOf: LabelOf,
  sizes: readonly number[],
): Outcome<Placed, number> {
  const labels = [...new Set(labelOf.values())].sort((a, b) => a - b);
  const queues = labels.map((label) => people.filter((who) => labelOf.get(who) === label));
  const seats: Who[] = [];
  for (const size of sizes) {
    const longest = [...queues.keys()].sort((a, b) => lengthOf(queues[b]) - lengthOf(queues[a]) || a - b);
    for (const at of longest.slice(0, size).sort((a, b) => a - b)) {
      const [first, ...rest] = queues[at] ?? [];
      if (first === undefined) return refuse(labels[longest[0] ?? 0] ?? 0);
      seats.push(first);
      queues[at] = rest;
    }
    if (longest.length < size) return refuse(labels[longest[0] ?? 0] ?? 0);
  }
  const all = [...seats, ...queues.flat()];
  const positions = [...all.keys()];
  const free = labels.map((label) => positions.filter((at) => labelOf.get(all[at] ?? 0) === label));
  return accept({ seats: all, free });
}

const lengthOf = (queue: readonly Who[] | undefined): number => queue?.length ?? 0;
