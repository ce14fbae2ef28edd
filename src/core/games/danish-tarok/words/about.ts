import type { WordsLike } from '@/kernel/locale';

/** What the page of rules says: a short description, and the titles and rows of its tables. */
const da = {
  summary: {
    '1':
      'Tre spiller, hver for sig, med 78 kort. Der er ingen licitation og intet mål at nå: alt, hvad der sker i et spil, betales straks, og to kopper venter på den, der tager sidste stik med en konge eller med pagaten. Er de fire ved bordet, sidder den over for kortgiveren over.',
    '2':
      'Kortgiveren tager de sidste tre kort op og lægger tre fra sig. Så melder enhver, hvad han har af mange tarokker, matadorer, konger eller honnører i en farve, og får det betalt af de andre.',
    '3':
      'Der bekendes farve; kan man ikke det, spiller man tarok. Skisen kan spilles til ethvert stik undtagen det 24. og vinder intet.',
    '4':
      'Sidste stik er præmien: Tages det med pagaten eller en konge, er det ultimo og koppen går med. Tabes pagaten eller en konge i det, er det bagud, og koppen fordobles. Til sidst gør de to andre deres kortpoint op med forhånd.',
  },
  figures: {
    before: 'Før spillet',
    foundation: 'Fundering, hver ved bordet, når koppen er tom',
    stake: 'Kortgivers indskud',
    declarations: 'Meldinger',
    taroks: '{count} tarokker',
    matadors: '{count} matadorer',
    'kings-half': 'Halve konger',
    'kings-full': 'Fulde konger',
    'kings-abundant': 'Sprøjtefulde konger',
    'suit-half': 'Halve honnører i en farve',
    'suit-full': 'Fulde honnører i en farve',
    'suit-abundant': 'Sprøjtefulde honnører i en farve',
    tricks: 'Undervejs',
    'last-trick': 'Sidste stik',
    plain: 'taget med et andet kort',
    count: 'Tælling: en modspiller mod forhånd',
    'point-over': 'Hvert kortpoint over 26',
    fines: 'Bod',
  },
} as const;

type AboutWords = WordsLike<typeof da>;

const de: AboutWords = {
  summary: {
    '1':
      'Drei spielen, jeder für sich, mit 78 Karten. Es gibt keine Lizitation und kein Ziel: Was in einem Spiel geschieht, wird sofort bezahlt, und zwei Becher warten auf den, der den letzten Stich mit einem König oder mit dem Pagat macht. Sind vier am Tisch, setzt der dem Geber gegenüber aus.',
    '2':
      'Der Geber nimmt die letzten drei Karten auf und legt drei ab. Dann meldet jeder, was er an vielen Tarock, Matadoren, Königen oder Figuren einer Farbe hat, und die anderen bezahlen es.',
    '3':
      'Farbe wird bedient; wer das nicht kann, spielt Tarock. Der Sküs darf zu jedem Stich außer dem 24. gespielt werden und gewinnt keinen.',
    '4':
      'Der letzte Stich ist der Preis: Wer ihn mit dem Pagat oder einem König macht, hat ein Ultimo und bekommt den Becher dazu. Wer dort den Pagat oder einen König verliert, ist bagud und verdoppelt den Becher. Zum Schluss rechnen die beiden anderen ihre Kartenpunkte mit Vorhand ab.',
  },
  figures: {
    before: 'Vor dem Spiel',
    foundation: 'Grundeinsatz, jeder am Tisch, wenn der Becher leer ist',
    stake: 'Einsatz des Gebers',
    declarations: 'Meldungen',
    taroks: '{count} Tarock',
    matadors: '{count} Matadore',
    'kings-half': 'Halbe Könige',
    'kings-full': 'Volle Könige',
    'kings-abundant': 'Übervolle Könige',
    'suit-half': 'Halbe Figuren einer Farbe',
    'suit-full': 'Volle Figuren einer Farbe',
    'suit-abundant': 'Übervolle Figuren einer Farbe',
    tricks: 'Unterwegs',
    'last-trick': 'Letzter Stich',
    plain: 'mit einer anderen Karte gemacht',
    count: 'Abzählen: ein Gegner gegen Vorhand',
    'point-over': 'Jeder Kartenpunkt über 26',
    fines: 'Strafen',
  },
};

const en: AboutWords = {
  summary: {
    '1':
      'Three play, each alone, with 78 cards. There is no bidding and no target: whatever happens in a deal is paid at once, and two cups wait for whoever takes the last trick with a king or with the pagat. With four at the table, whoever sits opposite the dealer sits out.',
    '2':
      'The dealer takes up the last three cards and lays three away. Then everybody declares long taroks, matadors, kings or the courts of a suit, and the others pay for them.',
    '3':
      'Suit is followed; whoever cannot do that plays a tarok. The Scies may be played to any trick but the 24th and wins none.',
    '4':
      'The last trick is the prize: taken with the pagat or a king it is an ultimo, and the cup goes with it. The pagat or a king lost in it is bagud, and the cup is doubled. In the end the two others settle their card points with forehand.',
  },
  figures: {
    before: 'Before the deal',
    foundation: 'Foundation, each at the table, when the cup is empty',
    stake: 'Dealer’s stake',
    declarations: 'Declarations',
    taroks: '{count} taroks',
    matadors: '{count} matadors',
    'kings-half': 'Half kings',
    'kings-full': 'Full kings',
    'kings-abundant': 'Abundant kings',
    'suit-half': 'Half courts of a suit',
    'suit-full': 'Full courts of a suit',
    'suit-abundant': 'Abundant courts of a suit',
    tricks: 'On the way',
    'last-trick': 'Last trick',
    plain: 'taken with another card',
    count: 'Count: an opponent against forehand',
    'point-over': 'Each card point above 26',
    fines: 'Fines',
  },
};

export const about = { da, de, en } as const;
