import { piquetCode } from '@/core/cards/piquet';
import { cardsIn, setOfCodes } from '@/core/cards/piquet';
import type { HerzState } from '@/core/games/herzblatt/cardplay/state';
import { herzPlay } from '@/core/games/herzblatt/play';
import type { HerzContext } from '@/core/games/herzblatt/left';
import { dealFor } from '@/core/games/herzblatt/pack';
import type { HerzRules } from '@/core/games/herzblatt/rules';
import { rules as book } from '@/core/games/herzblatt/rules';
import { scoring } from '@/core/games/herzblatt/scoring';
import { seating } from '@/core/games/herzblatt/seating';
import type { Action, Cards } from '@/core/games/play';
import type { Table } from '@/core/games/table';

export function rulesFrom(input: unknown): HerzRules {
  const read = book.read(input);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

export const tableOf = (seats: number, dealer = 0): Table =>
  seating.table(seats, Array.from({ length: seats }, (_, seat) => seat), dealer);

export const contextOf = (input: unknown, seats: number, dealer = 0): HerzContext => ({
  rules: rulesFrom(input),
  table: tableOf(seats, dealer),
  pots: {},
  left: null,
});

/** What a check finds in a claim, as `code path`. */
export const faultsOf = (claim: unknown, at: HerzContext): readonly string[] =>
  scoring.check(claim, at).problems.map(({ code, path }) => `${code} ${path}`);

export function started(cards: Cards, table: Table, rules: unknown): HerzState {
  const start = herzPlay.start(cards, table, rulesFrom(rules));
  if (!start.ok) throw new Error(JSON.stringify(start.refusal));
  return start.value;
}

export function act(state: HerzState, ...actions: readonly Action[]): void {
  for (const action of actions) herzPlay.apply(state, action);
}

export const codesOf = (text: string): readonly string[] => text.split(' ').filter((code) => code !== '');

/** The rest of the pack goes to the hands that are not told, in order, the last two to the skat. */
export function dealt(told: readonly string[], rules: unknown, seats = told.length): Cards {
  const { pack, hand } = dealFor(rulesFrom(rules), seats);
  const rest = cardsIn(pack & ~setOfCodes(told.flatMap(codesOf))).map(piquetCode);
  const hands = Array.from({ length: seats }, (_, seat) => {
    const own = codesOf(told[seat] ?? '');
    return [...own, ...rest.splice(0, hand - own.length)];
  });
  return { hands, talon: rest };
}

/** The complete deal of section 9. */
export const worked: { readonly cards: Cards; readonly actions: readonly Action[] } = {
  cards: {
    hands: [
      codesOf('S8 C10 CK CQ DA D10 DJ D9'),
      codesOf('HA HJ SJ CA C9 C8 DK DQ'),
      codesOf('H10 HK HQ H9 SA S10 SQ S9'),
    ],
    talon: ['CJ', 'SK'],
  },
  actions: [
    { type: 'bid', seat: 0, bid: 'pass' },
    { type: 'bid', seat: 1, bid: 'pass' },
    { type: 'bid', seat: 2, bid: 'solo' },
    { type: 'discard', seat: 2, cards: ['S10', 'SK'] },
    ...plays('0:S8 1:SJ 2:SA 2:HK 0:D9 1:HA 1:DK 2:H10 0:DJ 2:S9 0:CK 1:HJ'),
    ...plays('1:CA 2:CJ 0:C10 1:C9 2:H9 0:CQ 2:HQ 0:D10 1:DQ 2:SQ 0:DA 1:C8'),
  ],
};

/** `0:S8 1:SJ` as actions. */
export function plays(text: string): readonly Action[] {
  return text.split(' ').map((part) => {
    const [seat, card] = part.split(':');
    return { type: 'play', seat: Number(seat), card };
  });
}
