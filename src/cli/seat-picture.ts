import Table from 'cli-table3';
import type { Translator } from '@/i18n/translation';
import type { PersonId } from '@/kernel/ids';
import type { SeatedRound } from '@/league/seating/round';
import type { Seating, SeatingReport } from '@/league/seating/seating';

/** Who speaks, and what the persons are called. */
export type SeatVoice = { readonly t: Translator; readonly name: (person: PersonId) => string };

/** Every round's tables, in order of turn with the first dealer first, and what the seating is worth. */
export const seatPicture = (voice: SeatVoice, seating: Seating): string =>
  [...seating.rounds.map((round) => roundPicture(voice, round)), ...worth(voice, seating)].join('\n');

function roundPicture({ t, name }: SeatVoice, { number, tables, out }: SeatedRound): string {
  const picture = new Table({ style: { head: [], border: [], compact: true } });
  for (const { number: table, persons, firstDealer } of tables) {
    const order = [...persons.slice(firstDealer), ...persons.slice(0, firstDealer)];
    picture.push([t('seating.table', { number: table }), ...order.map(name)]);
  }
  const watching = out.length === 0 ? [] : [t('seating.out', { names: out.map(name).join(', ') })];
  return [t('seating.round', { number }), picture.toString(), ...watching, ''].join('\n');
}

/** More pairs than these are counted only. */
const mostPairs = 12;

function worth(voice: SeatVoice, { report, seed, iterations, algorithm }: Seating): readonly string[] {
  const { t, name } = voice;
  const pairs = report.repeated.slice(0, mostPairs).map(({ persons: [one, other], meetings, rounds }) =>
    t('seating.pair', { one: name(one), other: name(other), meetings, rounds: rounds.join(', ') }),
  );
  const left = report.repeated.length - pairs.length;
  const conflicts = report.conflicts.map(({ round, table, persons: [one, other] }) =>
    t('seating.conflict', { round, table, one: name(one), other: name(other) }),
  );
  return [
    t('seating.repeats', { repeats: report.repeats, bound: report.lowerBound }),
    ...pairs,
    ...(left > 0 ? [t('seating.more', { count: left })] : []),
    ...conflicts,
    sharesPicture(voice, report),
    t('seating.made', { seed, iterations, algorithm }),
  ];
}

function sharesPicture({ t, name }: SeatVoice, { shares }: SeatingReport): string {
  const heads = ['shares', 'rounds', 'stints', 'watched', 'dealt', 'met'].map((head) => t(`seating.${head}`));
  const table = new Table({ head: heads, style: { head: [], border: [], compact: true } });
  for (const { person, rounds, stints, out, firstDealer, met } of shares) {
    table.push([name(person), ...[rounds, stints, out, firstDealer, met].map(right)]);
  }
  return table.toString();
}

const right = (figure: number) => ({ content: String(figure), hAlign: 'right' as const });
