import type { WordsLike } from '@/kernel/locale';

/** What the page of rules says: a short description, and the titles and rows of its tables. */
const da = {
  summary: {
    '1':
      'Østrigsk tarok for tre med 42 kort. Der bydes; den, der holder ud længst, spiller alene mod de to andre og skal have 34 af de 66 kortpoint.',
    '2':
      'Talonen på seks kort åbnes lidt ad gangen: to kort ad gangen i et Zweiblatt, ét i et Einblatt. Spilføreren tager, hvad der ligger, eller vender videre, og jo længere han går, desto mere gælder spillet. I en Solo røres talonen ikke.',
    '3':
      'Inden spillet kan der meldes: Trull, mange tarokker, og at pagaten tager sidste stik. Sküsen er den højeste tarok.',
  },
  figures: {
    solo: 'Solo, vundet',
    bonuses: 'Præmier, uden for en Solo',
    'trull-held': 'Trull',
    'tarocks-10-held': '10 tarokker',
    'tarocks-11-held': '11 tarokker',
    'tarocks-12-held': '12 tarokker',
    'kings-silent': 'Fire konger, i det stille',
    'kings-announced': 'Fire konger, meldt',
    'pelikan-silent': 'Pelikan, i det stille',
    'pelikan-announced': 'Pelikan, meldt',
    'uhu-silent': 'Uhu, i det stille',
    'uhu-announced': 'Uhu, meldt',
    'pagat-ultimo-silent': 'Pagat ultimo, i det stille',
    'pagat-ultimo-announced': 'Pagat ultimo, meldt',
  },
  takings: {
    '1': 'første trin',
    '2': 'andet trin',
    '3': 'tredje trin',
    '4': 'fjerde trin',
    '5': 'femte trin',
    '6': 'sjette trin',
    'back-1': 'tilbage til første trin',
    'back-2': 'tilbage til andet trin',
    'back-3': 'tilbage til tredje trin',
    'back-4': 'tilbage til fjerde trin',
    'back-5': 'tilbage til femte trin',
  },
} as const;

type AboutWords = WordsLike<typeof da>;

const de: AboutWords = {
  summary: {
    '1':
      'Österreichisches Tarock für drei mit 42 Karten. Es wird lizitiert; wer am längsten mithält, spielt allein gegen die beiden anderen und braucht 34 der 66 Kartenpunkte.',
    '2':
      'Der Talon aus sechs Karten wird in Stufen aufgedeckt: zwei Karten auf einmal im Zweiblatt, eine im Einblatt. Der Spieler nimmt, was liegt, oder deckt weiter auf, und je weiter er geht, desto mehr gilt das Spiel. Im Solo bleibt der Talon liegen.',
    '3':
      'Vor dem Spiel kann angesagt werden: Trull, viele Tarock, und dass der Pagat den letzten Stich macht. Der Sküs ist der höchste Tarock.',
  },
  figures: {
    solo: 'Solo, gewonnen',
    bonuses: 'Prämien, außer im Solo',
    'trull-held': 'Trull',
    'tarocks-10-held': '10 Tarock',
    'tarocks-11-held': '11 Tarock',
    'tarocks-12-held': '12 Tarock',
    'kings-silent': 'Vier Könige, still',
    'kings-announced': 'Vier Könige, angesagt',
    'pelikan-silent': 'Pelikan, still',
    'pelikan-announced': 'Pelikan, angesagt',
    'uhu-silent': 'Uhu, still',
    'uhu-announced': 'Uhu, angesagt',
    'pagat-ultimo-silent': 'Pagat ultimo, still',
    'pagat-ultimo-announced': 'Pagat ultimo, angesagt',
  },
  takings: {
    '1': 'die erste Stufe',
    '2': 'die zweite Stufe',
    '3': 'die dritte Stufe',
    '4': 'die vierte Stufe',
    '5': 'die fünfte Stufe',
    '6': 'die sechste Stufe',
    'back-1': 'zurück auf die erste Stufe',
    'back-2': 'zurück auf die zweite Stufe',
    'back-3': 'zurück auf die dritte Stufe',
    'back-4': 'zurück auf die vierte Stufe',
    'back-5': 'zurück auf die fünfte Stufe',
  },
};

const en: AboutWords = {
  summary: {
    '1':
      'Austrian tarock for three with 42 cards. There is an auction; whoever holds out longest plays alone against the two others and needs 34 of the 66 card points.',
    '2':
      'The talon of six cards is opened in stages: two cards at a time in a Zweiblatt, one in an Einblatt. The declarer takes what lies there or turns up more, and the further he goes the more the game is worth. In a Solo the talon stays closed.',
    '3':
      'Before the play one can announce the Trull, long Tarocks, and that the Pagat will win the last trick. The Sküs is the highest Tarock.',
  },
  figures: {
    solo: 'Solo, won',
    bonuses: 'Bonuses, outside a Solo',
    'trull-held': 'Trull',
    'tarocks-10-held': '10 Tarocks',
    'tarocks-11-held': '11 Tarocks',
    'tarocks-12-held': '12 Tarocks',
    'kings-silent': 'Four kings, silent',
    'kings-announced': 'Four kings, announced',
    'pelikan-silent': 'Pelikan, silent',
    'pelikan-announced': 'Pelikan, announced',
    'uhu-silent': 'Uhu, silent',
    'uhu-announced': 'Uhu, announced',
    'pagat-ultimo-silent': 'Pagat ultimo, silent',
    'pagat-ultimo-announced': 'Pagat ultimo, announced',
  },
  takings: {
    '1': 'first stage',
    '2': 'second stage',
    '3': 'third stage',
    '4': 'fourth stage',
    '5': 'fifth stage',
    '6': 'sixth stage',
    'back-1': 'back to first stage',
    'back-2': 'back to second stage',
    'back-3': 'back to third stage',
    'back-4': 'back to fourth stage',
    'back-5': 'back to fifth stage',
  },
};

export const about = { da, de, en } as const;
