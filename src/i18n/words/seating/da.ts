import type { WordsLike } from '@/kernel/locale';
import type { seating as model, seatingRefusals as modelOfRefusals } from './en';

export const seating: WordsLike<typeof model> = {
  round: 'Runde {number}',
  table: 'Bord {number}',
  out: 'Ser til: {names}',
  'first-dealer': '{name} giver først',
  repeats:
    '{repeats, plural, =0 {Ingen mødes to gange.} one {# gentagelse} other {# gentagelser}}{repeats, plural, =0 {} other {; ingen bordplan kan have færre end {bound}.}}',
  pair: '{one} og {other} mødes {meetings} gange: runde {rounds}.',
  more: '… og {count} par til.',
  conflict: 'Runde {round}, bord {table}: {one} og {other} burde ikke mødes.',
  shares: 'Hvem',
  rounds: 'Runder',
  stints: 'Skæve borde',
  watched: 'Set til',
  dealt: 'Gav først',
  met: 'Mødt',
  made: 'Frø {seed}, {iterations} træk prøvet, {algorithm}.',
  refused: {
    'person-twice': '{person} står to gange på listen.',
    'bad-request': 'Dette er ingen bestilling af en bordplan: {path}.',
    'bad-json': 'Filen er ikke JSON.',
  },
};

/** Why there is no seating, beside what may be refused elsewhere too. */
export const seatingRefusals: WordsLike<typeof modelOfRefusals> = {
  'nothing-to-seat': 'Der er ingen at sætte.',
  'round-twice': 'Runde {round} er der to gange.',
  'too-few': 'Runde {round}: {present} til stede, og et bord kræver {least}.',
  'too-many-tables': 'Runde {round}: {present} fylder ikke {tables} borde; højst {most}.',
  'too-few-tables': 'Runde {round}: {present} kan ikke sidde ved {tables} borde; der skal {fewest} til.',
  'size-not-allowed': 'Runde {round}: spillet har ingen borde med {size}.',
  'sizes-do-not-fit': 'Runde {round}: bordene har {seats} pladser, og {present} er til stede.',
  'too-few-numbers': 'Runde {round}: der skal bruges {tables} borde, og der er {numbers}.',
  'ranking-incomplete': 'Runde {round}: ikke på ranglisten: {persons}.',
  'no-such-table': 'Runde {round}: {person} skal blive ved bord {table}, som ikke findes.',
  'no-such-label': '{person} har mærket {label}, som ikke er et af dem, der bruges.',
  'labels-do-not-fit': 'Runde {round}: for mange til {tables} borde har mærket {label}: {persons}.',
  'cannot-keep-apart': 'Runde {round}: disse kan ikke alle holdes adskilt: {pairs}.',
  stopped: 'Søgningen blev standset.',
  'same-person': 'Et bytte kræver to forskellige personer.',
};
