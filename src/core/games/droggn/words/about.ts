import type { WordsLike } from '@/kernel/locale';

/** What the page of rules says: a short description, and the titles and rows of its tables. */
const da = {
  summary: {
    '1':
      'Tarok fra Stubaidalen i Tyrol med 66 kort. Der meldes én gang rundt; den, der melder højest, spiller alene mod de to andre og skal have 37 af de 74 kortpoint.',
    '2':
      'I Ansager og Solo tager spilføreren talonen på tre kort og lægger tre af; i en Ansager må han desuden købe et kort af en af de andre. I Super og Super Mord bliver talonen liggende, og til en Super Mord skal han have alle stik.',
    '3':
      'Inden spillet kan pagaten lægges åbent for sidste stik, og de andre kan doble. Den, der spillede, giver næste gang; er de fire, sidder kortgiveren over, men betaler og får med modspillerne.',
  },
  figures: {
    contracts: 'Spillet, fra hver, uden dobling',
    points: 'Kortpoint',
    'point-over': 'Hvert point over 37, vundet',
    'point-under': 'Hvert point under 37, tabt',
    bonuses: 'Pagat og Gstieß',
    silent: 'Pagaten vinder sidste stik',
    'silent-lost': 'Pagaten tabt i sidste stik',
    'laid-out': 'Pagaten lagt åbent, vinder sidste stik',
    'laid-out-lost': 'Pagaten lagt åbent, mislykket',
    captured: 'Pagaten fanget fra den anden side',
    pair: 'Den lille og Gstieß',
    revoke: 'Spilføreren har ikke bekendt',
  },
} as const;

type AboutWords = WordsLike<typeof da>;

const de: AboutWords = {
  summary: {
    '1':
      'Tarock aus dem Stubaital in Tirol mit 66 Karten. Es wird einmal rundum angesagt; wer am höchsten ansagt, spielt allein gegen die beiden anderen und braucht 37 der 74 Kartenpunkte.',
    '2':
      'Im Ansager und im Solo nimmt der Spieler den Talon aus drei Karten und legt drei ab; im Ansager darf er außerdem einem Gegner eine Karte abkaufen. Im Super und im Super Mord bleibt der Talon liegen, und im Super Mord braucht er alle Stiche.',
    '3':
      'Vor dem Spiel kann der Pagat für den letzten Stich aufgelegt werden, und die Gegner können verdoppeln. Wer gespielt hat, gibt als Nächster; zu viert setzt der Geber aus, zahlt und bekommt aber mit den Gegnern.',
  },
  figures: {
    contracts: 'Das Spiel, von jedem, ohne Verdoppeln',
    points: 'Kartenpunkte',
    'point-over': 'Jeder Punkt über 37, gewonnen',
    'point-under': 'Jeder Punkt unter 37, verloren',
    bonuses: 'Pagat und Gstieß',
    silent: 'Der Pagat macht den letzten Stich',
    'silent-lost': 'Der Pagat im letzten Stich verloren',
    'laid-out': 'Pagat aufgelegt, macht den letzten Stich',
    'laid-out-lost': 'Pagat aufgelegt, verfehlt',
    captured: 'Pagat der anderen Seite gefangen',
    pair: 'Der Kleine und der Gstieß',
    revoke: 'Renonce des Spielers',
  },
};

const en: AboutWords = {
  summary: {
    '1':
      'Tarock of the Stubai valley in Tyrol, with 66 cards. There is one round of bids; the highest bidder plays alone against the two others and needs 37 of the 74 card points.',
    '2':
      'In an Ansager and a Solo the declarer takes the talon of three cards and lays three away; in an Ansager he may also buy a card from an opponent. In a Super and a Super Mord the talon stays down, and in a Super Mord he needs all tricks.',
    '3':
      'Before the play the Pagat can be laid out for the last trick, and the opponents may double. Whoever played deals next; with four the dealer sits out, but pays and is paid with the defenders.',
  },
  figures: {
    contracts: 'The game, from each, not doubled',
    points: 'Card points',
    'point-over': 'Each point above 37, won',
    'point-under': 'Each point below 37, lost',
    bonuses: 'Pagat and Gstieß',
    silent: 'Pagat wins the last trick',
    'silent-lost': 'Pagat lost in the last trick',
    'laid-out': 'Pagat laid out, wins the last trick',
    'laid-out-lost': 'Pagat laid out, missed',
    captured: 'Pagat captured from the other side',
    pair: 'The little one and the Gstieß',
    revoke: 'Declarer revoked',
  },
};

export const about = { da, de, en } as const;
