import type { WordsLike } from '@/kernel/locale';
import type { clubWords as model } from './da';

export const clubWords: WordsLike<typeof model> = {
  place: {
    way: 'Der Weg hierher',
    home: 'Startseite',
    undo: 'Rückgängig machen',
    close: 'Schließen',
    cancel: 'Abbrechen',
    print: 'Drucken',
    search: 'Suchen',
    clear: 'Suche leeren',
    found: '{count, plural, =0 {Nichts passt} one {# passt} other {# passen}}',
    logInFirst: 'Melden Sie sich zuerst an.',
  },
};
