import type { AnyGame } from '@/core/games/game';
import type { Table } from '@/core/games/table';
import type { DealCourse } from '@/core/replay/course';
import { courseOf } from '@/core/replay/course';
import { contextOf, tableOf } from '@/core/replay/deal-step';
import { readEnvelope } from '@/core/replay/envelope';
import { foldBefore } from '@/core/replay/record';
import type { Outcome } from '@/kernel/outcome';
import { accept, refuse } from '@/kernel/outcome';
import type { Problem } from '@/kernel/problem';
import { wrong } from '@/kernel/problem';
import type { DealPage } from '../remote/answers';

/** A deal of a sitting as it can be played back, with the game and the rules it was played by. */
export type ReplayedDeal = {
  readonly game: AnyGame;
  readonly rules: unknown;
  readonly table: Table;
  readonly course: DealCourse;
};

/**
 * The deal of a page, played back by the engine from its packed record and from what the deals before it
 * left. Null if there is only a score sheet; refused if its cards, or the sitting before it, cannot be
 * replayed.
 */
export function replayedDeal({
  table: view,
  number,
  played,
}: DealPage): Outcome<ReplayedDeal, readonly Problem[]> | null {
  if (!played) return null;
  const envelope = readEnvelope(view.record);
  if (!envelope.ok) return envelope;
  const before = foldBefore(envelope.value, number - 1);
  if (!before.ok) return before;
  const { game, rules } = envelope.value;
  const table = tableOf(before.value, view.deals[number - 1]?.dealer);
  if (!table) return refuse([wrong('bad-seat', 'dealer')]);
  const course = courseOf(game, game.play.unpack(played, table), contextOf(before.value, table));
  return course.ok ? accept({ game, rules, table, course: course.value }) : course;
}
