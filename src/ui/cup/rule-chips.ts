const USUAL = [5, 20, 100] as const;

/** The chips that the rules of a game show amounts with; usual ones for a game whose rules name none. */
export function chipsOf(rules: unknown): readonly number[] {
  const chips = typeof rules === 'object' && rules !== null && 'chips' in rules ? rules.chips : null;
  return Array.isArray(chips) && chips.every(isValue) ? chips : USUAL;
}

const isValue = (value: unknown): value is number => typeof value === 'number' && value >= 1;
