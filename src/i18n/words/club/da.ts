/** The words of clubs, members, house rules, the box and people's pages. */
export const clubWords = {
  place: {
    way: 'Vejen hertil',
    home: 'Forside',
    undo: 'Fortryd',
    close: 'Luk',
    cancel: 'Luk uden at gemme',
    print: 'Udskriv',
    search: 'Søg',
    clear: 'Ryd søgningen',
    found: '{count, plural, =0 {Ingen passer} one {# passer} other {# passer}}',
    logInFirst: 'Log ind først.',
  },
} as const;
