import { describe, expect, it } from 'vitest';
import { codeOf, FOOL, isKing, JACK, PACK, PAGAT, rankOf, tarok } from '@/core/cards/card';
import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, randomFrom, shuffled } from '@/core/cards/random';
import { grosstarock } from '@/core/games/grosstarock';
import { replayPacked } from '@/core/games/grosstarock/cardplay/packed-replay';
import type { GrossState } from '@/core/games/grosstarock/cardplay/state';
import type { GrossResult } from '@/core/games/grosstarock/result';
import type { Action, Cards } from '@/core/games/play';
import type { Table } from '@/core/games/table';
import { playBack } from '@/core/replay/playback';
import type { AnyDeal } from '../../../support/any-deal';
import { anyDealFaults, playOut } from '../../../support/any-deal';
import { rulesFrom, scene } from './scene';

const { play } = grosstarock;

const all = Array.from({ length: PACK }, (_, card) => card);
const kings = all.filter(isKing);
const taroks = all.filter((card) => card >= PAGAT && card !== FOOL);

/** The weakest cards of each suit: the aces and twos of the black ones, the tens and nines of the red ones. */
const weak = all.filter((card) => {
  if (card >= PAGAT || rankOf(card) >= JACK) return false;
  const isRed = card >= 14 && card < 42;
  return isRed ? rankOf(card) > 4 : rankOf(card) < 5;
});

/** What one player is dealt on purpose, so that what is rare at a table is often seen here. */
function wanted(random: Random): readonly number[] {
  const most = shuffled(random, taroks).slice(0, 9 + below(random, 8));
  return pick<readonly number[]>(random, [
    [],
    [...taroks, ...kings],
    weak,
    [...weak],
    [...most, FOOL],
    [FOOL, PAGAT, tarok(21), tarok(20), tarok(19), ...kings.slice(0, below(random, 5))],
    [PAGAT, tarok(1 + below(random, 20)), ...kings, ...all.filter((card) => card < 18 && !isKing(card))],
    [...all.filter((card) => card < PAGAT && rankOf(card) >= JACK).slice(0, 14), FOOL],
    all.filter((card) => card < PAGAT && rankOf(card) < JACK).slice(0, 16 + below(random, 9)),
  ]);
}

function randomCards(random: Random, { seats, active }: Table): Cards {
  const chosen = [...new Set(wanted(random))].slice(0, 25);
  const rest = shuffled(random, all.filter((card) => !chosen.includes(card)));
  const favoured = [...chosen, ...rest.slice(0, 25 - chosen.length)];
  const others = rest.slice(25 - chosen.length);
  const dealt = [others.slice(0, 25), others.slice(25, 50)];
  dealt.splice(below(random, 3), 0, favoured);
  const hands = Array.from({ length: seats }, (_, seat) => dealt[active.indexOf(seat)]?.map(codeOf) ?? null);
  return { hands, talon: others.slice(50).map(codeOf) };
}

/** Which cards are kept as long as they can be, and in how many actions one is an announcement. */
type Manner = { readonly kept: RegExp; readonly silence: number };

/** Announcements now and then, everything else evenly among what is not kept. */
function choose(random: Random, legal: readonly Action[], { kept, silence }: Manner): Action {
  const announcements = legal.filter(({ type }) => type === 'announce');
  if (announcements.length > 0 && onceIn(random, silence)) return pick(random, announcements);
  const pagatAway = legal.filter(({ type, cards }) => type === 'discard' && JSON.stringify(cards).includes('"T1"'));
  if (pagatAway.length > 0 && onceIn(random, 2)) return pick(random, pagatAway);
  const rest = legal.filter(({ type, card }) => type !== 'announce' && !kept.test(String(card)));
  return pick(random, rest.length > 0 ? rest : legal.filter(({ type }) => type !== 'announce'));
}

/** Declarations in another order, and half suits without the court that is missing. */
function said(random: Random, action: Action): Action {
  const { declarations } = action;
  if (!Array.isArray(declarations)) return action;
  const told = (one: object) =>
    Object.fromEntries(Object.entries(one).filter(([field]) => field !== 'missing' || onceIn(random, 2)));
  return { ...action, declarations: shuffled(random, declarations).map(told) };
}

function randomDeal(seed: number, rules: unknown): AnyDeal {
  const random = randomFrom(seed);
  const seats = seed % 2 === 0 ? 3 : 4;
  const at = scene({ rules, seats, dealer: below(random, seats) });
  const manner = { kept: pick(random, [/^$/, /^X$/, /^T1$/, /^T/, /K$/]), silence: pick(random, [2, 6, 1000]) };
  const cards = onceIn(random, 4) ? play.shuffle(seed, at.table, at.rules) : randomCards(random, at.table);
  const setting = { game: grosstarock, table: at.table, rules: at.rules };
  return playOut(setting, cards, (_, legal) => said(random, choose(random, legal, manner)));
}

const resultOf = (deal: AnyDeal) => deal.result as GrossResult;

const stateOf = (deal: AnyDeal) => deal.state as GrossState;

/** What is this game's own: the packed replay, and card points that add up. */
function ownFaults(deal: AnyDeal): readonly string[] {
  const again = replayPacked(play.pack(deal.record), { table: deal.table, rules: rulesFrom(deal.rules) });
  const sum = (resultOf(deal).points ?? []).reduce<number>((total, points) => total + (points ?? 0), 0);
  if (sum !== 78) return [`${sum} card points`];
  if (!again.ok) return ['the packed record is refused'];
  expect(play.view(again.value)).toEqual(play.view(stateOf(deal)));
  expect(play.result(again.value)).toEqual(deal.result);
  return [];
}

function happenings({ result, record }: AnyDeal): readonly string[] {
  const { declarations = [], bonuses = [], pagatDiscarded } = result as GrossResult;
  const announced = (bonus: object) => ('before' in bonus ? ` before ${String(bonus.before)}` : '');
  return [
    ...declarations.map((one) => ('form' in one ? `${one.kind} ${one.form}` : one.kind)),
    ...bonuses.map((bonus) => `${bonus.kind} ${bonus.made}${announced(bonus)}`),
    ...(pagatDiscarded ? ['pagat laid away'] : []),
    ...record.actions.filter(({ type }) => type === 'announce').map(() => 'announced'),
  ];
}

const sets = [
  'dummett-1980',
  { voleNolo: 'replace-cards', kingHome: 0, kings: 'one-king', foolCapturedFrom: 25, foolLead: 'next-card' },
  { voleNolo: 'additive', kings: 'kings-with-fool', ladonFool: true, tarokDiscard: 'pagat-only' },
];

describe('random deals, played legally to their end', () => {
  const seen = new Set<string>();

  it.each(sets)('end, replay, check, book and fit on a sheet under %j', (rules) => {
    const found = Array.from({ length: 130 }, (_, index) => 19_800_000 + index).flatMap((seed) => {
      const deal = randomDeal(seed, rules);
      for (const what of happenings(deal)) seen.add(what);
      return [...anyDealFaults(deal), ...ownFaults(deal)].map((fault) => `seed ${seed}: ${fault}`);
    });
    expect(found).toEqual([]);
  });

  it('do whatever can happen in a deal', () => {
    const declared = ['taroks', 'matadors', 'kings', 'suit full', 'suit half', 'ladons', 'queens', 'jacks'];
    const cards = ['king', 'pagat', 'king-ultimo', 'pagat-ultimo'].flatMap((kind) => [`${kind} true`, `${kind} false`]);
    const vole = ['tout true', 'tout true before 1', 'tout true before 13', 'tout false before 1'];
    const nolo = ['nolo true', 'nolo true before 1', 'nolo false before 1', 'announced', 'pagat laid away'];
    expect([...declared, ...cards, ...vole, ...nolo].filter((what) => !seen.has(what))).toEqual([]);
  });
});

describe('a packed record with something wrong in it', () => {
  type Declared = Action & { readonly declarations: readonly object[] };

  const spoilings: readonly ((action: Declared) => Action)[] = [
    (action) => ({ ...action, declarations: [...action.declarations, ...action.declarations] }),
    (action) => ({ ...action, declarations: [{ kind: 'kings', count: 7 }] }),
    (action) => ({ ...action, declarations: [{ kind: 'taroks', count: 22, pagat: true, fool: true }] }),
    (action) => ({ ...action, declarations: [{ kind: 'suit', suit: 'H', form: 'half', missing: 'K' }, { kind: 'jacks' }] }),
    (action) => ({ ...action, declarations: [{ kind: 'ladons', count: 25 }] }),
    (action) => ({ ...action, declarations: [{ kind: 'kings', count: 3, form: 'full' }] }),
    (action) => ({ ...action, seat: ((action.seat ?? 0) + 1) % 3 }),
  ];

  const isDeclared = (action: Action): action is Declared => Array.isArray(action['declarations']) && action['declarations'].length > 0;

  it('stops where one step at a time does, with the same fault', () => {
    const deals = Array.from({ length: 12 }, (_, index) => randomDeal(19_810_000 + 2 * index, 'dummett-1980'));
    const spoilt = deals.flatMap(({ record, table, rules }) =>
      record.actions.flatMap((action, at) =>
        isDeclared(action) ? spoilings.map((spoil) => ({ table, rules, record: { ...record, actions: record.actions.with(at, spoil(action)) } })) : [],
      ),
    );
    expect(spoilt.length).toBeGreaterThan(40);
    let refused = 0;
    for (const { record, table, rules } of spoilt) {
      expect(play.unpack(play.pack(record), table)).toEqual(record);
      const slowly = playBack(grosstarock, record, { table, rules });
      const packed = replayPacked(play.pack(record), { table, rules: rulesFrom(rules) });
      const fault = packed.ok ? null : [packed.refusal.problems[0]?.code, packed.refusal.action];
      const expected = slowly.ok ? null : [slowly.refusal[0]?.code, Number(slowly.refusal[0]?.path.split('.')[1])];
      expect(fault).toEqual(expected);
      if (fault) refused += 1;
    }
    // Some hands have what was put into their player's mouth.
    expect(refused).toBeGreaterThan(0.9 * spoilt.length);
  });
});
