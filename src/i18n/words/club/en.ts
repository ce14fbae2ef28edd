import type { WordsLike } from '@/kernel/locale';
import type { clubWords as model } from './da';

export const clubWords: WordsLike<typeof model> = {
  place: {
    way: 'The way here',
    home: 'Home',
    undo: 'Undo',
    close: 'Close',
    cancel: 'Cancel',
    print: 'Print',
    search: 'Search',
    clear: 'Clear the search',
    found: '{count, plural, =0 {None match} one {# matches} other {# match}}',
    logInFirst: 'Log in first.',
  },
};
