/** Steps of the acceptance table for one unit of change over temperature. */
const steps = 32;

/** e^(−1/32), written out: `Math.exp` may differ from one engine to the next, multiplication does not. */
const step = 0.9692332344763441;

/** Beyond this change over temperature nothing is accepted. */
const furthest = 16;

const acceptance: Float64Array = acceptanceTable();

/** How often of 2^32 a worsening is accepted, by its size over the temperature in steps. */
function acceptanceTable(): Float64Array {
  const table = new Float64Array(steps * furthest);
  let value = 0x100000000;
  for (let i = 0; i < table.length; i++) {
    table[i] = Math.floor(value);
    value *= step;
  }
  return table;
}

/**
 * Is a worsening by `change` accepted when chance says `bits` (32 of them) and heat is `steps /
 * temperature`?
 */
export function accepts(change: number, heat: number, bits: number): boolean {
  const at = Math.floor(change * heat);
  return at < acceptance.length && bits < (acceptance[at] ?? 0);
}

/**
 * Temperatures of a run, from 4 points to 0.8 (a repeat has ten): hotter, nothing holds; colder, nothing
 * moves.
 */
const stages = 120;
const hottest = 4;

/** From one stage to the next; the last of 120 is the fifth part of the first. */
const coolingFactor = 0.9865;

/** The stage at which a run begins: from chaos, or from seats that are good already (about 2 points). */
export const hot = 0;
export const lukewarm = 50;

/** Per stage, what a change is multiplied with before it is looked up. */
export const heats: readonly number[] = Array.from({ length: stages }).reduce<readonly number[]>(
  (list) => [...list, (list.at(-1) ?? (steps / hottest) * coolingFactor) / coolingFactor],
  [],
);
