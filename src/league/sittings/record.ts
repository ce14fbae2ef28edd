import type { Change } from '@/core/games/game';
import type { JsonObject } from '@/kernel/event';
import type { PersonId } from '@/kernel/ids';
import { type StandingDeal, standing } from './deal';
import type { Sitting } from './sitting';

/** A sitting in the form of the record format, as files, the engine and the API have it. */
export type SittingRecord = {
  readonly format: 'tarok-sitting/1';
  readonly game: string;
  readonly rules: JsonObject;
  readonly players: readonly string[];
  readonly deals: readonly StandingDeal[];
  readonly changes?: readonly Change[];
  readonly closed?: true;
};

type Naming = (person: PersonId) => string;

/** The sitting as it stands; `nameOf` says how its players are called, their ids unless told otherwise. */
export function sittingRecord(sitting: Sitting, nameOf: Naming = (person) => person): SittingRecord {
  const { game, rules, persons, deals, changes, closed } = sitting;
  return {
    format: 'tarok-sitting/1',
    game,
    rules,
    players: persons.map(nameOf),
    deals: deals.map(standing),
    ...(changes.length > 0 && { changes }),
    ...(closed && { closed }),
  };
}
