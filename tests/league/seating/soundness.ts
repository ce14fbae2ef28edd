import type { SeatingRequest } from '@/league/seating/request';
import type { Seating } from '@/league/seating/seating';
import { verifySeating } from '@/league/seating/verification';

/** Everything that must hold of any seating; a sentence for each fault. */
export function faultsOf(request: SeatingRequest, seating: Seating): readonly string[] {
  const { rounds, labels, report } = seating;
  return [
    ...verifySeating(request, { rounds, labels }).map((problem) => JSON.stringify(problem)),
    ...(report.repeats < report.lowerBound ? [`${report.repeats} repeats, below the bound ${report.lowerBound}`] : []),
    ...(request.published.length === 0 ? dealerFaults(seating) : []),
    ...(isPlain(request) && report.outUnevenness > 0 ? [`rounds out uneven by ${report.outUnevenness}`] : []),
  ];
}

const isPlain = ({ rounds, published, apart }: SeatingRequest): boolean =>
  published.length + apart.length === 0 && rounds.every(({ absent, mode }) => absent.length === 0 && mode.kind === 'draw');

/** Everybody deals first as often as the sizes of his tables make it his turn, rounded up or down. */
function dealerFaults({ rounds, report }: Seating): readonly string[] {
  return report.shares.flatMap(({ person, firstDealer }) => {
    const tables = rounds.flatMap((round) => round.tables).filter(({ persons }) => persons.includes(person));
    const due = tables.reduce((sum, { persons }) => sum + 60 / persons.length, 0) / 60;
    const off = firstDealer < Math.floor(due + 1e-9) || firstDealer > Math.ceil(due - 1e-9);
    return off ? [`${person} deals first ${firstDealer} times, due ${due}`] : [];
  });
}

/** Everybody is named by a refusal that is about somebody. */
export function isTelling(refusal: { readonly code: string }): boolean {
  return 'pairs' in refusal ? Array.isArray(refusal.pairs) && refusal.pairs.length > 0 : refusal.code !== 'stopped';
}
