import type { WordsLike } from '@/kernel/locale';

/** What the page of rules says: a short description, and the titles and rows of its tables. */
const da = {
  summary: {
    '1':
      'To til fem spiller med franske kort, færre kort jo færre spillere. Hjerter er altid trumf. Den første, der vil, spiller alene mod alle andre og skal have 66 af de 120 kortpoint.',
    '2':
      'Han tager de to kort i skaten og lægger to fra sig; de tæller for ham. Forhånd spiller ud.',
    '3':
      'Der bekendes farve, og i hjerter skal der stikkes over, hvis man kan. Vinder han, betaler hver af de andre ham; taber han, betaler han hver af dem.',
  },
  figures: {
    points: 'Spillerens kortpoint, fra eller til hver',
  },
} as const;

type AboutWords = WordsLike<typeof da>;

const de: AboutWords = {
  summary: {
    '1':
      'Zwei bis fünf spielen mit französischen Karten, je weniger Spieler, desto weniger Karten. Herz ist immer Trumpf. Der Erste, der will, spielt allein gegen alle anderen und braucht 66 der 120 Augen.',
    '2':
      'Er nimmt die zwei Karten des Skats und legt zwei ab; sie zählen für ihn. Vorhand spielt aus.',
    '3':
      'Farbe wird bedient, und in Herz muss überstochen werden, wenn man kann. Gewinnt er, zahlt ihm jeder der anderen; verliert er, zahlt er jedem.',
  },
  figures: {
    points: 'Augen des Alleinspielers, von oder an jeden',
  },
};

const en: AboutWords = {
  summary: {
    '1':
      'Two to five play with French cards, fewer cards for fewer players. Hearts are always trumps. The first who wants to plays alone against all others and needs 66 of the 120 card points.',
    '2':
      'He takes up the two cards of the skat and lays two away; they count for him. Forehand leads.',
    '3':
      'Suit is followed, and in hearts one has to go higher if one can. If he wins, each of the others pays him; if he loses, he pays each of them.',
  },
  figures: {
    points: 'Soloist’s card points, from or to each',
  },
};

export const about = { da, de, en } as const;
