/** Where a rule set has its page, below the language. */
export const ruleSetAddress = (game: string, preset: string): string => `/rules/${game}/${preset}`;
