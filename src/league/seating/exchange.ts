import type { Who } from './model';
import type { RoundState } from './state';

/** What an exchange of the people at two positions of different tables adds to the cost. */
export function costOfExchange(state: RoundState, a: number, b: number): number {
  const [p, q] = [state.who[a] ?? 0, state.who[b] ?? 0];
  const meetings = costOfReplacing(state, a, q) + costOfReplacing(state, b, p);
  return meetings + costOfShares(state, a, b);
}

/** What it adds to the cost of a table that its person at a position gives way to a newcomer. */
function costOfReplacing(state: RoundState, position: number, newcomer: Who): number {
  const { who, starts, tableOf, outTable, pairs, before, after, common } = state;
  const { met, people, model } = common;
  const { meeting, consecutive } = model.weights;
  const table = tableOf[position] ?? 0;
  if (table === outTable) return 0;
  const leaver = who[position] ?? 0;
  const [old, fresh] = [leaver * people, newcomer * people];
  const [oldBefore, freshBefore] = [before[leaver] ?? 0, before[newcomer] ?? 0];
  const [oldAfter, freshAfter] = [after[leaver] ?? 0, after[newcomer] ?? 0];
  let sum = 0;
  for (let k = starts[table] ?? 0; k < (starts[table + 1] ?? 0); k++) {
    if (k === position) continue;
    const x = who[k] ?? 0;
    sum += (meeting[met[fresh + x] ?? 0] ?? 0) - (meeting[(met[old + x] ?? 0) - 1] ?? 0);
    sum += (pairs[fresh + x] ?? 0) - (pairs[old + x] ?? 0);
    const [b, a] = [before[x] ?? 0, after[x] ?? 0];
    sum += consecutive * (Number(freshBefore === b) + Number(freshAfter === a));
    sum -= consecutive * (Number(oldBefore === b) + Number(oldAfter === a));
  }
  return sum;
}

/** What it adds to the cost of unequal stints and rounds out. */
function costOfShares({ who, tableOf, isStint, outTable, common }: RoundState, a: number, b: number): number {
  const [p, q] = [who[a] ?? 0, who[b] ?? 0];
  const [here, there] = [tableOf[a] ?? 0, tableOf[b] ?? 0];
  const { stints, outs, model } = common;
  const { stint, out } = model.weights;
  let sum = 0;
  const more = (isStint[there] ?? 0) - (isStint[here] ?? 0);
  if (more > 0) sum += stint * ((stints[p] ?? 0) - (stints[q] ?? 0) + 1);
  if (more < 0) sum += stint * ((stints[q] ?? 0) - (stints[p] ?? 0) + 1);
  if (there === outTable) sum += out * ((outs[p] ?? 0) - (outs[q] ?? 0) + 1);
  if (here === outTable) sum += out * ((outs[q] ?? 0) - (outs[p] ?? 0) + 1);
  return sum;
}

/** Exchanges the people at two positions of different tables. */
export function exchange(state: RoundState, a: number, b: number): void {
  const { who, at, tableOf, outTable } = state;
  const [p, q] = [who[a] ?? 0, who[b] ?? 0];
  const [here, there] = [tableOf[a] ?? 0, tableOf[b] ?? 0];
  replace(state, a, q);
  replace(state, b, p);
  share(state, p, { from: here, to: there });
  share(state, q, { from: there, to: here });
  who[a] = q;
  who[b] = p;
  at[p] = there === outTable ? -1 - p : there;
  at[q] = here === outTable ? -1 - q : here;
}

function replace({ who, starts, tableOf, outTable, common }: RoundState, at: number, newcomer: Who): void {
  const { met, people } = common;
  const table = tableOf[at] ?? 0;
  if (table === outTable) return;
  const leaver = who[at] ?? 0;
  for (let k = starts[table] ?? 0; k < (starts[table + 1] ?? 0); k++) {
    if (k === at) continue;
    const x = who[k] ?? 0;
    met[leaver * people + x] = (met[leaver * people + x] ?? 0) - 1;
    met[x * people + leaver] = (met[x * people + leaver] ?? 0) - 1;
    met[newcomer * people + x] = (met[newcomer * people + x] ?? 0) + 1;
    met[x * people + newcomer] = (met[x * people + newcomer] ?? 0) + 1;
  }
}

type Moved = { readonly from: number; readonly to: number };

function share({ isStint, outTable, common }: RoundState, person: Who, { from, to }: Moved): void {
  const { stints, outs } = common;
  stints[person] = (stints[person] ?? 0) + (isStint[to] ?? 0) - (isStint[from] ?? 0);
  outs[person] = (outs[person] ?? 0) + Number(to === outTable) - Number(from === outTable);
}
