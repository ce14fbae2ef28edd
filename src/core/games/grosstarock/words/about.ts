import type { WordsLike } from '@/kernel/locale';

/** What the page of rules says: a short description, and the titles and rows of its tables. */
const da = {
  summary: {
    '1':
      'Tre spiller, hver for sig, med 78 kort. Der bydes ikke; enhver prøver at få mere end en tredjedel af kortpointene og at bringe pagaten og kongerne hjem, helst i sidste stik.',
    '2':
      'Kortgiveren tager de sidste tre kort og lægger tre fra sig. Så melder enhver sine mange tarokker, matadorer, konger, honnører eller ladoner og får dem betalt.',
    '3':
      'Alle stik (Vole) eller intet stik (Nolo) kan annonceres, jo tidligere, desto dyrere. Der bekendes farve, og den, der ikke kan, spiller tarok; skisen vinder intet stik.',
  },
  figures: {
    declarations: 'Meldinger',
    'suit-half': 'Halvt kavalleri',
    'suit-full': 'Fuldt kavalleri',
    cards: 'Pagat og konger',
    sweeps: 'Alle stik eller intet',
    tout: 'Vole uden annoncering',
    nolo: 'Nolo uden annoncering',
    'tout-failed': 'Vole mislykket',
    'nolo-failed': 'Nolo mislykket',
    'tout-before': 'Vole annonceret inden stik {trick}',
    'nolo-before': 'Nolo annonceret inden stik {trick}',
    'tout-failed-before': 'Vole annonceret inden stik {trick}, mislykket',
    'nolo-failed-before': 'Nolo annonceret inden stik {trick}, mislykket',
    count: 'Kortpoint',
    'point-over': 'Hvert kortpoint over 26, som en anden har for lidt',
    fines: 'Fejl',
    revoke: 'Ikke bekendt',
  },
} as const;

type AboutWords = WordsLike<typeof da>;

const de: AboutWords = {
  summary: {
    '1':
      'Drei spielen, jeder für sich, mit 78 Karten. Es wird nicht geboten; jeder versucht, mehr als ein Drittel der Kartenpunkte zu bekommen und den Pagat und die Könige heimzubringen, am besten im letzten Stich.',
    '2':
      'Der Geber nimmt die letzten drei Karten und legt drei ab. Dann meldet jeder viele Tarock, Matadore, Könige, Figuren oder Ladons und bekommt sie bezahlt.',
    '3':
      'Alle Stiche (Vole) oder keinen (Nolo) kann man ansagen, je früher, desto teurer. Farbe wird bedient, wer das nicht kann, spielt Tarock; der Sküs gewinnt keinen Stich.',
  },
  figures: {
    declarations: 'Meldungen',
    'suit-half': 'Halbe Cavallerie',
    'suit-full': 'Ganze Cavallerie',
    cards: 'Pagat und Könige',
    sweeps: 'Alle Stiche oder keiner',
    tout: 'Vole ohne Ansage',
    nolo: 'Nolo ohne Ansage',
    'tout-failed': 'Vole verfehlt',
    'nolo-failed': 'Nolo verfehlt',
    'tout-before': 'Vole, angesagt vor Stich {trick}',
    'nolo-before': 'Nolo, angesagt vor Stich {trick}',
    'tout-failed-before': 'Vole, angesagt vor Stich {trick}, verfehlt',
    'nolo-failed-before': 'Nolo, angesagt vor Stich {trick}, verfehlt',
    count: 'Kartenpunkte',
    'point-over': 'Jeder Kartenpunkt über 26, der einem anderen fehlt',
    fines: 'Fehler',
    revoke: 'Nicht bedient',
  },
};

const en: AboutWords = {
  summary: {
    '1':
      'Three play, each alone, with 78 cards. There is no bidding; everybody tries for more than a third of the card points, and to bring the pagat and the kings home, best in the last trick.',
    '2':
      'The dealer takes the last three cards and lays three away. Then everybody declares long taroks, matadors, kings, courts or ladons and is paid for them.',
    '3':
      'All tricks (Vole) or none (Nolo) may be announced, the earlier the dearer. Suit is followed, and whoever cannot do that plays a tarok; the Sküs wins no trick.',
  },
  figures: {
    declarations: 'Declarations',
    'suit-half': 'Half cavalry',
    'suit-full': 'Full cavalry',
    cards: 'Pagat and kings',
    sweeps: 'All tricks or none',
    tout: 'Vole not announced',
    nolo: 'Nolo not announced',
    'tout-failed': 'Vole missed',
    'nolo-failed': 'Nolo missed',
    'tout-before': 'Vole announced before trick {trick}',
    'nolo-before': 'Nolo announced before trick {trick}',
    'tout-failed-before': 'Vole announced before trick {trick}, missed',
    'nolo-failed-before': 'Nolo announced before trick {trick}, missed',
    count: 'Card points',
    'point-over': 'Each card point above 26 that another is short of',
    fines: 'Faults',
    revoke: 'Suit not followed',
  },
};

export const about = { da, de, en } as const;
