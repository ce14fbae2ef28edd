import type { WordsLike } from '@/kernel/locale';
import type { seating as model, seatingRefusals as modelOfRefusals } from './en';

export const seating: WordsLike<typeof model> = {
  round: 'Runde {number}',
  table: 'Tisch {number}',
  out: 'Schauen zu: {names}',
  'first-dealer': '{name} gibt zuerst',
  repeats:
    '{repeats, plural, =0 {Niemand trifft jemanden zweimal.} one {# Wiederholung} other {# Wiederholungen}}{repeats, plural, =0 {} other {; weniger als {bound} kann keine Sitzordnung haben.}}',
  pair: '{one} und {other} treffen sich {meetings}-mal: Runden {rounds}.',
  more: '… und {count} weitere Paare.',
  conflict: 'Runde {round}, Tisch {table}: {one} und {other} sollten sich nicht treffen.',
  shares: 'Wer',
  rounds: 'Runden',
  stints: 'Ungerade Tische',
  watched: 'Zugeschaut',
  dealt: 'Zuerst gegeben',
  met: 'Getroffen',
  made: 'Startwert {seed}, {iterations} Züge versucht, {algorithm}.',
  refused: {
    'person-twice': '{person} steht zweimal auf der Liste.',
    'bad-request': 'Das ist keine Anfrage nach einer Sitzordnung: {path}.',
    'bad-json': 'Die Datei ist kein JSON.',
  },
};

/** Why there is no seating, beside what may be refused elsewhere too. */
export const seatingRefusals: WordsLike<typeof modelOfRefusals> = {
  'nothing-to-seat': 'Es ist niemand da, der sitzen könnte.',
  'round-twice': 'Runde {round} ist zweimal da.',
  'too-few': 'Runde {round}: {present} anwesend, und ein Tisch braucht {least}.',
  'too-many-tables': 'Runde {round}: {present} füllen keine {tables} Tische; höchstens {most}.',
  'too-few-tables': 'Runde {round}: {present} passen nicht an {tables} Tische; es braucht {fewest}.',
  'size-not-allowed': 'Runde {round}: Das Spiel kennt keine Tische zu {size}.',
  'sizes-do-not-fit': 'Runde {round}: Diese Tische haben {seats} Plätze, und {present} sind anwesend.',
  'too-few-numbers': 'Runde {round}: {tables} Tische werden gebraucht, und es gibt {numbers}.',
  'ranking-incomplete': 'Runde {round}: nicht in der Rangliste: {persons}.',
  'no-such-table': 'Runde {round}: {person} soll an Tisch {table} bleiben, den es nicht gibt.',
  'no-such-label': '{person} hat das Zeichen {label}, das nicht verwendet wird.',
  'labels-do-not-fit': 'Runde {round}: Zu viele für {tables} Tische haben das Zeichen {label}: {persons}.',
  'cannot-keep-apart': 'Runde {round}: Diese lassen sich nicht alle auseinanderhalten: {pairs}.',
  stopped: 'Die Suche wurde angehalten.',
  'same-person': 'Zum Tauschen gehören zwei verschiedene Personen.',
};
