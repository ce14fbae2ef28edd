import type { Derived } from '@/core/replay/derived';
import { isFields } from '@/core/games/faults';
import { id, type PersonId } from '@/kernel/ids';
import type { Evening, Facts, ResultRow } from '@/league/standings/facts';

/** What a list is made from, as it is read from a file: people are who is called the same. */
export type Gathering = Facts & {
  readonly people: Map<string, PersonId>;
  readonly evenings: Evening[];
  readonly results: ResultRow[];
};

export const gathering = (): Gathering => ({ people: new Map(), evenings: [], results: [] });

type Read = { readonly evening: string | null; readonly record: unknown; readonly derived: Derived };

/** One sitting more. Those of an evening count together; one without an evening is its own. */
export function take(into: Gathering, { evening: name, record, derived }: Read): void {
  const number = into.results.length;
  const evening = into.evenings.find((one) => name !== null && one.name === name) ?? added(into, name);
  const players = isFields(record) && Array.isArray(record.players) ? record.players : [];
  const open = !(isFields(record) && record.closed === true);
  derived.totals.forEach((points, seat) => {
    const person = personOf(into, String(players[seat] ?? seat));
    const own = derived.deals.flatMap((deal) => ('net' in deal ? [deal.net[seat] ?? 0] : []));
    into.results.push({
      ...{ person, seat, points, open, tournament: evening.tournament, round: 1, table: 1 },
      sitting: id<'sitting'>(`s${number}`),
      deals: own.length,
      won: own.filter((net) => net > 0).length,
    });
  });
}

function personOf({ people }: Gathering, name: string): PersonId {
  const person = people.get(name) ?? id<'person'>(`p${people.size}`);
  people.set(name, person);
  return person;
}

/** Evenings in the order of their names, which are dates; those without a name in the order of the file. */
function added({ evenings }: Gathering, name: string | null): Evening {
  const tournament = id<'tournament'>(`e${String(evenings.length).padStart(6, '0')}`);
  const evening: Evening = {
    ...{ tournament, club: id<'club'>('file'), season: null, date: name ?? '', name: name ?? '', game: '' },
    ...{ compass: false, state: 'finished', archived: false },
    ...{ participants: [], rounds: [], substitutes: [], teams: [], penalties: [] },
  };
  evenings.push(evening);
  return evening;
}
