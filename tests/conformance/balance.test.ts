import { describe, expect, it } from 'vitest';
import { onceIn, randomFrom } from '@/core/cards/random';
import { namedGames } from '../support/tested';
import { booked } from '@/core/replay/balance';
import type { SittingFold } from '@/core/replay/sitting-fold';
import { firstFold } from '@/core/replay/sitting-fold';
import { answersOf, randomDraft, sheeted } from './sheets';
import type { Answer, Forced } from './sheets';
import type { Setting } from './settings';
import { settingsOf } from './settings';

const DRAFTS = 60;
const TRIES = 60;

/** The sum over players, cups, sheet and club. */
const sumOf = ({ totals, pots, sheet, club }: SittingFold): number =>
  [...totals, ...Object.values(pots), sheet, club].reduce((sum, amount) => sum + amount, 0);

/** What stood on the sheet where the answer was asked for, or half of it. */
function halfOf({ key, on }: Answer, seed: number): readonly Forced[] {
  const random = randomFrom(seed);
  return Object.entries(on).flatMap(([other, value]) => (other !== key && (seed % 3 === 0 || onceIn(random, 2)) ? [{ key: other, value }] : []));
}

/** A sheet filled in by chance; if nothing on it is wrong it is booked, one by one. Which answers were booked. */
function bookedAnswers(setting: Setting, seed: number, answer?: Answer): readonly string[] {
  const at = sheeted(setting);
  const draft = randomDraft(at, randomFrom(seed), answer && { forced: [answer, ...halfOf(answer, seed)], filled: [20, 6, 2, 1][seed % 4] ?? 1 });
  const { game, rules, table } = at;
  const empty = firstFold({ game, rules, seats: table.seats, present: table.present });
  const pots = Object.fromEntries(Object.keys(empty.pots).map((pot) => [pot, 1000]));
  const context = { rules, table, pots, left: empty.left };
  const { result, problems } = game.scoring.check(game.sheet.read(rules, table, draft), context);
  if (result === null || problems.some(({ kind }) => kind === 'wrong')) return [];
  const scored = game.scoring.score(result, context);
  if (scored.problems.length > 0) return [];
  let fold: SittingFold = { ...empty, pots, club: -1000 * Object.keys(pots).length };
  for (const booking of scored.bookings) {
    fold = booked(fold, [booking]);
    if (sumOf(fold) !== 0) throw new Error(`${JSON.stringify(draft)}: ${JSON.stringify(booking)}`);
  }
  return Object.entries(draft).map(([key, value]) => `${key} ${value}`);
}

describe.each(namedGames)('A13 the sum over %s', (_, game) => {
  const settings = settingsOf([game]).map((setting) => [setting.preset, setting.people, setting] as const);

  it.each(settings)('is 0 after each booking, whatever is answered on the sheet, by %s with %i at the table', (_preset, _people, setting) => {
    const seen = new Set(Array.from({ length: DRAFTS }, (_, seed) => bookedAnswers(setting, seed)).flat());
    const answers = answersOf(setting);
    expect(answers.length).toBeGreaterThan(2);
    const some = (answer: Answer) => [...seen].some((one) => one.startsWith(`${answer.key} `) && !/^(contract|declarer) /.test(one)) || seen.has(`${answer.key} ${answer.value}`);
    for (const answer of answers) {
      for (let seed = 0; seed < TRIES && !some(answer); seed++) {
        for (const one of bookedAnswers(setting, 1000 + seed, answer)) seen.add(one);
      }
    }
    const reached = new Set(answers.filter(({ key, value }) => seen.has(`${key} ${value}`)).map(({ key }) => key));
    expect(answers.map(({ key }) => key).filter((key) => !reached.has(key))).toEqual([]);
    for (const kind of ['contract', 'declarer']) {
      expect(answers.filter(({ key, value }) => key === kind && !seen.has(`${key} ${value}`))).toEqual([]);
    }
  });
});
