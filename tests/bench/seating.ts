// How long the usual budget takes where it is spent to the last move: everybody has met one person before, so that no
// seating costs nothing. CPU time of one run after one to warm up; at most 2 s for 60 people and 10 rounds, 10 s for
// 150 people and 4 rounds.
import type { SeatingRequest } from '@/league/seating/request';
import { seatNow } from '@/league/seating/seat';
import { ask, p, people } from '../league/seating/request';

const courses = [
  { count: 60, wanted: 10, most: 2 },
  { count: 150, wanted: 4, most: 10 },
] as const;

function request(count: number, wanted: number): SeatingRequest {
  const [, ...others] = people(count);
  return ask(count, wanted, { season: others.map((other) => ({ persons: [p(1), other] as [typeof other, typeof other], times: 1 })) });
}

function seconds(asked: SeatingRequest): { readonly cpu: number; readonly moves: number } {
  const before = process.cpuUsage();
  const found = seatNow(asked);
  const { user, system } = process.cpuUsage(before);
  if (!found.ok) throw new Error(found.refusal.code);
  return { cpu: (user + system) / 1e6, moves: found.value.iterations };
}

for (const { count, wanted, most } of courses) {
  const asked = request(count, wanted);
  seconds(asked);
  const { cpu, moves } = seconds(asked);
  const slow = cpu > most;
  console.log(`${count} people, ${wanted} rounds: ${cpu.toFixed(2)} s CPU for ${moves} moves, at most ${most} s${slow ? '  above' : ''}`);
  if (slow) process.exitCode = 1;
}
