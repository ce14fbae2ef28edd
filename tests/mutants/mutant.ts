/** A deliberate fault of the rules: an exact text that stands once in a file of the game, and what stands there instead. */
export type Mutant = { readonly fault: string; readonly file: string; readonly from: string; readonly to: string };

export const mutant = (fault: string, file: string, from: string, to: string): Mutant => ({ fault, file, from, to });
