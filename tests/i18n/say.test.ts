import { describe, expect, it } from 'vitest';
import { games } from '@/core/games';
import { danishSheet } from '@/core/games/danish-tarok/sheet';
import { presets, readRules } from '@/core/games/danish-tarok/rules';
import { seating } from '@/core/games/danish-tarok/seating';
import type { Draft } from '@/core/games/sheet';
import { scoreRecord } from '@/core/replay/record';
import { messagesOf } from '@/i18n/messages';
import type { Voice } from '@/i18n/say';
import { sayCard, sayName, sayPhrase, sayProblem, sayReason, sayRefusal } from '@/i18n/say';
import { sayAccount, sayMovement } from '@/i18n/say-movement';
import { signed } from '@/i18n/sign';
import { translatorOf } from '@/i18n/translation';
import type { Booking } from '@/kernel/booking';
import type { Locale } from '@/kernel/locale';
import { locales } from '@/kernel/locale';
import { movementsOf } from '@/kernel/movement';
import { wrong } from '@/kernel/problem';
import { vectorsOf } from '../support/vectors';

function voice(locale: Locale): Voice {
  const t = translatorOf(locale, messagesOf(locale), (error) => {
    throw error;
  });
  return { t, game: 'danish-tarok', names: ['Anna', 'Bo', 'Carla'] };
}

const [danish, german, english] = [voice('da'), voice('de'), voice('en')];

const bagud: readonly Booking[] = [
  { reason: 'king-bagud', from: 'seat:1', to: 'seat:2', amount: 40 },
  { reason: 'king-bagud', from: 'seat:1', to: 'seat:0', amount: 40 },
  { reason: 'king-bagud-pot', from: 'seat:1', to: 'pot:king', amount: 65 },
];

const foundation: readonly Booking[] = [1, 2, 0].map((seat) => ({
  reason: 'foundation',
  from: `seat:${seat}` as const,
  to: 'pot:king' as const,
  amount: 20,
}));

const said = (speaker: Voice, bookings: readonly Booking[]) =>
  movementsOf(bookings).map((movement) => sayMovement(speaker, movement));

describe('a movement', () => {
  it('is said in one sentence, with whose it is', () => {
    expect(said(danish, bagud)).toEqual([{ who: 'Bo', sentence: 'Konge bagud: 40 til hver, 65 i kongekoppen.' }]);
    expect(said(english, bagud)).toEqual([
      { who: 'Bo', sentence: "King lost in the last trick: bagud, 40 to each, 65 into the kings' cup." },
    ]);
    expect(said(german, bagud)[0]?.sentence).toBe(
      'König im letzten Stich verloren: bagud, 40 an jeden, 65 in den Königsbecher.',
    );
  });

  it('is said of a cup that everybody pays into', () => {
    expect(said(danish, foundation)).toEqual([{ who: null, sentence: 'Kongekoppen var tom: 20 fra alle.' }]);
  });

  it('is said of both cups at once, of one opponent, of the club', () => {
    const pay = (reason: string, to: Booking['to'], amount: number): Booking => ({ reason, from: 'seat:0', to, amount });
    expect(said(english, [pay('dealer-stake', 'pot:king', 5), pay('dealer-stake', 'pot:pagat', 5)])[0]?.sentence).toBe(
      "Dealer's stake: 5 into each cup.",
    );
    expect(said(english, [pay('card-points', 'seat:2', 10)])).toEqual([{ who: 'Anna', sentence: 'Count: 10 to Carla.' }]);
    expect(said(english, [pay('fine', 'club', 10)])[0]?.sentence).toBe('Fine: 10 to the club.');
  });

  it('is not mixed with the next one of its kind', () => {
    expect(said(danish, [...bagud, ...bagud])).toHaveLength(2);
    expect(said(danish, [...foundation, ...bagud])).toHaveLength(2);
    const byHand: Booking = { reason: 'adjustment', from: 'seat:0', to: 'seat:1', amount: 5 };
    expect(said(danish, [byHand, { ...byHand, to: 'seat:2' }])).toHaveLength(2);
  });

  it.each(locales)('is said in %s for every booking of the vectors, with every point of it', (locale) => {
    const speaker = voice(locale);
    const lists = vectorsOf('danish-tarok.jsonl').flatMap(({ input }) => bookingsOf(input));
    expect(lists.length).toBeGreaterThan(80);
    for (const list of lists) {
      const movements = movementsOf(list);
      expect(movements.flatMap(({ bookings }) => bookings)).toEqual(list);
      for (const movement of movements) {
        const { sentence } = sayMovement(speaker, movement);
        for (const { amount } of movement.bookings) expect(sentence).toContain(`${amount}`);
        for (const { reason } of movement.bookings) expect(sayReason(speaker, reason)).not.toContain(`(${reason})`);
      }
    }
  });
});

function bookingsOf(input: unknown): readonly (readonly Booking[])[] {
  const scored = scoreRecord(input);
  if (!scored.ok) return [];
  const { deals, changes = [], closing } = scored.value;
  return [...deals, ...changes, ...(closing ? [closing] : [])].flatMap((one) => ('entries' in one ? [one.entries] : []));
}

describe('a problem', () => {
  it.each(locales)('is said in %s for every refused vector', (locale) => {
    const speaker = voice(locale);
    for (const { input } of vectorsOf('danish-tarok.jsonl')) {
      const scored = scoreRecord(input);
      for (const problem of scored.ok ? [] : scored.refusal) {
        const sentence = sayProblem(speaker, problem);
        expect(sentence, problem.code).toMatch(/^\S.{10,}[.!?]$/u);
        expect(sentence).not.toMatch(/[{}]|undefined/);
        expect(sentence).not.toContain(`(${problem.code})`);
      }
    }
  });

  it('names seats, cards and suits', () => {
    const follow = wrong('play-illegal', 'card', { rule: 'follow', trick: 7, seat: 1, card: 'SK', suit: 'H' });
    expect(sayProblem(english, follow)).toBe('Trick 7: Bo must follow hearts.');
    expect(sayProblem(danish, follow)).toBe('Stik 7: Bo skal bekende hjerter.');
    expect(sayProblem(english, wrong('points-sum', 'points', { sum: 77, due: 78, given: 3 }))).toBe(
      'The card points add up to 77; they must be 78.',
    );
    expect(sayProblem(english, wrong('dealer-order', 'dealer', { seat: 0, other: 1 }))).toBe(
      'It is not the turn of Anna to deal, but of Bo.',
    );
  });

  it('that nobody knows is said all the same, with its code', () => {
    expect(sayProblem(english, wrong('never-heard-of', 'x'))).toBe('That is not possible (never-heard-of).');
  });
});

describe('names and signs', () => {
  it('says cards in the language of the page', () => {
    expect(['SK', 'HQ', 'DN', 'CJ', 'SA', 'H10', 'T1', 'T7', 'T21', 'X'].map((card) => sayCard(english, card))).toEqual([
      ...['king of spades', 'queen of hearts', 'cavalier of diamonds', 'jack of clubs', 'ace of spades'],
      ...['10 of hearts', 'the pagat', 'tarok 7', 'the mondo', 'the Scies'],
    ]);
    expect(sayCard(danish, 'DN')).toBe('ruder kaval');
    expect(sayCard(german, 'CK')).toBe('Kreuz-König');
    expect(sayCard(english, 'Z9')).toBe('Z9');
  });

  it('says a seat without a name by its number', () => {
    expect(sayName(english, 3)).toBe('seat 4');
    expect(sayAccount(danish, 'pot:pagat')).toBe('pagatkoppen');
  });

  it('writes a true minus', () => {
    expect([signed(-40), signed(0, true), signed(40, true), signed(40)]).toEqual(['−40', '0', '+40', '40']);
  });

  it('says a refusal', () => {
    expect(sayRefusal(english, { code: 'later-deals', params: { deals: '4, 5', count: 2 } })).toBe(
      'The correction is sound, but deals 4, 5 would not be any more. Correct them along with this.',
    );
  });
});

describe.each(locales)('the sheet in %s', (locale) => {
  it('has a word for all it asks, under every preset, whatever is filled in', () => {
    const speaker = voice(locale);
    const table = seating.table(4, [0, 1, 2, 3], 0);
    const drafts: readonly Draft[] = [
      {},
      { void: 'abandoned', 'fines.0.seat': '1', 'fines.0.kind': 'other', 'adjustments.0.from': 'club' },
      { 'taroks.0': '11-pagat', 'matadors.1': '3', 'kings.1': 'full', 'suit.S.1': 'half-Q', 'pagat.1': 'home' },
      { 'last.0': 'king-won', 'last.1': 'pagat-lost', nolo: '1', 'points.0': 20, 'points.1': 40 },
      { 'tout.0': 'made', 'points.1': 40, 'points.3': 26 },
    ];
    for (const rules of [...presets.map(({ id }) => id), { discardPagat: true, discardFool: 'tout' }]) {
      const read = readRules(rules);
      const sections = read.ok ? drafts.flatMap((draft) => danishSheet.sections(read.value, table, draft)) : [];
      expect(sections.length).toBeGreaterThan(20);
      const phrases = sections.flatMap(({ title, hint, fields }) => [
        title,
        ...(hint ? [hint] : []),
        ...fields.flatMap((field) => [
          field.label,
          ...('note' in field && field.note ? [field.note] : []),
          ...('options' in field ? field.options.flatMap(({ label, barred }) => [label, ...(barred ? [barred] : [])]) : []),
        ]),
      ]);
      for (const one of phrases) expect(sayPhrase(speaker, one)).not.toBe('');
    }
  });
});

describe('what is registered', () => {
  it('has a name in every language', () => {
    for (const { id } of games) for (const locale of locales) expect(voice(locale).t(`games.${id}.name`)).toMatch(/\S/);
  });
});
