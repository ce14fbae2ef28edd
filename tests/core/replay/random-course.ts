import { pick, randomFrom } from '@/core/cards/random';
import type { AnyGame, DealContext } from '@/core/games/game';
import { courseOf, type DealCourse } from '@/core/replay/course';
import { playOut } from '../../support/any-deal';

type Context = DealContext<unknown, unknown>;

function contextOf(game: AnyGame): Context {
  const read = game.rules.read(undefined);
  if (!read.ok) throw new Error('the default rules cannot be read');
  const rules = read.value;
  const pots = Object.fromEntries(game.scoring.pots(rules).map((pot) => [pot, 100]));
  return { rules, pots, left: game.scoring.first(rules), table: game.seating.table(3, [0, 1, 2], 2) };
}

/** A deal by chance, of the legal actions any; as soon as somebody may bid, somebody does. */
function randomDeal(game: AnyGame, seed: number) {
  const at = contextOf(game);
  const random = randomFrom(seed);
  const cards = game.play.shuffle(random(), at.table, at.rules);
  const deal = playOut({ game, table: at.table, rules: at.rules }, cards, (_, legal) => pick(random, legal.slice(0, 60)));
  return { at, deal };
}

/** The course of a deal by the game's own rules, three at the table. */
export function courseIn(game: AnyGame, seed: number): { readonly at: Context; readonly course: DealCourse; readonly result: unknown } {
  const { at, deal } = randomDeal(game, seed);
  const course = courseOf(game, deal.record, at);
  if (!course.ok) throw new Error(JSON.stringify(course.refusal));
  return { at, course: course.value, result: deal.result };
}
