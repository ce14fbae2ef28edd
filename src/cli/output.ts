/** Where a command says things; standard output and standard error in the program, lists in its tests. */
export type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };

export const standard: Output = {
  out: (line) => void process.stdout.write(`${line}\n`),
  error: (line) => void process.stderr.write(`${line}\n`),
};

/** Exit codes: everything done, an input refused, called wrongly. */
export const exits = { done: 0, refused: 1, usage: 2 } as const;

export type Exit = (typeof exits)[keyof typeof exits];
