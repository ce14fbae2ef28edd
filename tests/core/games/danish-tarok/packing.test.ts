import { describe, expect, it } from 'vitest';
import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, randomFrom } from '@/core/cards/random';
import { replayPacked } from '@/core/games/danish-tarok/cardplay/packed-replay';
import { danishPlay } from '@/core/games/danish-tarok/play';
import type { Action, PlayedDeal } from '@/core/games/play';
import { plainDeal, randomDeal, randomTable, rulesFrom } from '../../../support/deals';

const rules = rulesFrom('pagat');

const oddValues = [0, 1, 7, 12, -1, 'S', 'X', 'C2', 'T', 'q', '~', '"\\', '', null, ['C2', 'X', 'T1'], ['C2'], {}, true];
const types = ['discard', 'play', 'redeal', 'claim-void', 'name', 'demand', 'misdeal', 'fine', 'abandon', 'bid', '~'];
const fields = ['seat', 'card', 'cards', 'names', 'kind', 'amount', 'why', '~'];

/** Any object with a type: sound or not, it must come back as it was. */
function oddAction(random: Random): Action {
  const chosen = fields.filter(() => onceIn(random, 2)).map((field) => [field, pick(random, oddValues)]);
  return Object.fromEntries([['type', pick(random, types)], ...chosen]);
}

/** A record with some of its actions left out, doubled, moved, or replaced by odd ones. */
function spoilt(random: Random, { cards, actions }: PlayedDeal): PlayedDeal {
  const spoil = (action: Action): readonly Action[] => {
    switch (below(random, 12)) {
      case 0:
        return [];
      case 1:
        return [action, action];
      case 2:
        return [oddAction(random), action];
      case 3:
        return [{ ...action, seat: below(random, 5) }];
      default:
        return [action];
    }
  };
  return { cards, actions: actions.slice(0, below(random, 80)).flatMap(spoil) };
}

describe('packing', () => {
  it('gives every record back, whole, unfinished or spoilt', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const random = randomFrom(seed);
      const table = randomTable(random, pick(random, [3, 4]));
      const { record } = randomDeal(seed, { table, rules }, new Map());
      const odd = spoilt(random, record);
      expect(danishPlay.unpack(danishPlay.pack(odd), table)).toEqual(odd);
    }
  });

  it('gives cards back that are no sound deal', () => {
    const random = randomFrom(3);
    const table = randomTable(random, 4);
    const { hands, talon } = danishPlay.shuffle(3, table, rules);
    const spoiltCards = [
      { hands: hands.slice(1), talon },
      { hands, talon: talon.slice(1) },
      { hands: hands.map((hand) => hand && [...hand.slice(1), 'T22']), talon },
      { hands: [], talon: [] },
      { hands: [...hands].reverse(), talon },
    ];
    for (const cards of spoiltCards) {
      expect(danishPlay.unpack(danishPlay.pack({ cards, actions: [] }), table).cards).toEqual(cards);
    }
  });

  it('is one character a card and one a play, and stands in JSON as it is', () => {
    const table = randomTable(randomFrom(1), 3);
    const seats = table.seats === 3 ? 0 : table.seats;
    const { record } = plainDeal(5, { table, rules });
    const packed = danishPlay.pack(record);
    const named = record.actions.filter(({ names }) => names !== undefined).length;
    expect(packed.cards).toHaveLength(78 + seats);
    expect(packed.actions).toHaveLength(5 + 75 + named);
    expect(JSON.stringify(packed.actions)).toBe(`"${packed.actions}"`);
  });
});

describe('the replay of a packed record', () => {
  it('stops at the very action at which one step at a time does, with the same fault', () => {
    for (let seed = 1; seed <= 150; seed++) {
      const random = randomFrom(seed);
      const table = randomTable(random, pick(random, [3, 4]));
      const odd = spoilt(random, randomDeal(seed, { table, rules }, new Map()).record);
      const start = danishPlay.start(odd.cards, table, rules);
      if (!start.ok) throw new Error('the cards are sound');
      const found = firstFault(start.value, odd.actions);
      const replay = replayPacked(danishPlay.pack(odd), { table, rules });
      expect(replay.ok ? danishPlay.view(replay.value) : replay.refusal).toEqual(found ?? danishPlay.view(start.value));
    }
  });

  it('names the faults of the cards', () => {
    const table = randomTable(randomFrom(1), 3);
    const { hands, talon } = danishPlay.shuffle(3, table, rules);
    const packed = danishPlay.pack({ cards: { hands, talon: talon.slice(1) }, actions: [] });
    const replay = replayPacked(packed, { table, rules });
    expect(replay).toMatchObject({ ok: false, refusal: { action: null, problems: [{ code: 'cards-count' }] } });
  });

  it('sees that the hands are another table’s', () => {
    const four = (seed: number) => randomTable(randomFrom(seed), 4);
    const [one, other] = [four(2), { ...four(2), active: [...four(2).present].slice(1) }];
    const moved = { ...other, active: one.present.filter((seat) => seat !== one.active[0]) };
    const packed = danishPlay.pack({ cards: danishPlay.shuffle(3, one, rules), actions: [] });
    expect(replayPacked(packed, { table: moved, rules })).toMatchObject({ ok: false, refusal: { action: null } });
  });
});

function firstFault(state: Parameters<typeof danishPlay.breach>[0], actions: readonly Action[]) {
  for (const [index, action] of actions.entries()) {
    const breach = danishPlay.breach(state, action);
    if (breach) return { action: index, problems: [breach] };
    danishPlay.apply(state, action);
  }
  return null;
}
