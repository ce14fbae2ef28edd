import type { WordsLike } from '@/kernel/locale';

/** What the page of rules says: a short description, and the titles and rows of its tables. */
const da = {
  summary: {
    '1':
      'Sådan spillede man i Leipzig i 1754: tre, hver for sig, med 78 kort og uden at byde. Målet er mere end en tredjedel af kortpointene og at tage sidste stik med pagaten. Er de fire ved bordet, sidder den fjerde over; han kaldes kongen.',
    '2':
      'Kortgiveren tager de sidste tre kort og lægger tre ned. Så melder enhver, kortgiveren først, hvad han har af tarokker, matadorer, konger og kavalleri, og de andre betaler det før spillet.',
    '3':
      'Der bekendes farve, og den, der ikke kan, spiller tarok. Skisen er en undskyldning: den vinder intet stik og bliver hos sin ejer.',
  },
  figures: {
    declarations: 'Meldinger',
    'kings-half': 'Tre konger og skisen',
    'kings-full': 'Fire konger',
    'suit-half': 'Halvt kavalleri',
    'suit-full': 'Helt kavalleri',
    cards: 'Pagat og skis',
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
      'So spielte man 1754 in Leipzig: drei, jeder für sich, mit 78 Karten und ohne Bieten. Ziel ist mehr als ein Drittel der Kartenpunkte und der letzte Stich mit dem Pagat. Sind vier am Tisch, setzt der vierte aus; er heißt der König.',
    '2':
      'Der Geber nimmt die letzten drei Karten und legt drei weg. Dann sagt jeder an, der Geber zuerst, was er an Tarocs, Matadoren, Königen und Cavallerie hat, und die anderen bezahlen es vor dem Spiel.',
    '3':
      'Farbe wird bedient, wer das nicht kann, spielt Taroc. Der Sckis ist eine Entschuldigung: Er gewinnt keinen Stich und bleibt bei seinem Besitzer.',
  },
  figures: {
    declarations: 'Ansagen',
    'kings-half': 'Drei Könige und der Sckis',
    'kings-full': 'Vier Könige',
    'suit-half': 'Halbe Cavallerie',
    'suit-full': 'Ganze Cavallerie',
    cards: 'Pagat und Sckis',
    count: 'Kartenpunkte',
    'point-over': 'Jeder Kartenpunkt über 26, der einem anderen fehlt',
    fines: 'Fehler',
    revoke: 'Nicht bedient',
  },
};

const en: AboutWords = {
  summary: {
    '1':
      'As it was played in Leipzig in 1754: three, each alone, with 78 cards and without bidding. The aim is more than a third of the card points, and the last trick with the Pagat. With four at the table the fourth sits out and is called the King.',
    '2':
      'The dealer takes the last three cards and lays three away. Then everybody, the dealer first, declares Tarocs, matadors, kings and cavalry, and the others pay for them before the play.',
    '3':
      'Suit is followed, and whoever cannot do that plays a Taroc. The Excuse wins no trick and stays with its owner.',
  },
  figures: {
    declarations: 'Declarations',
    'kings-half': 'Three kings and the Excuse',
    'kings-full': 'Four kings',
    'suit-half': 'Half cavalry',
    'suit-full': 'Full cavalry',
    cards: 'Pagat and Excuse',
    count: 'Card points',
    'point-over': 'Each card point above 26 that another is short of',
    fines: 'Faults',
    revoke: 'Suit not followed',
  },
};

export const about = { da, de, en } as const;
