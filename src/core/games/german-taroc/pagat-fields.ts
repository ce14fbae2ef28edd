import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { wordAt } from '../draft';
import { optionOf } from '../option';
import type { Draft, Field } from '../sheet';
import type { Table } from '../table';
import { showsPagat } from './declaration-fields';
import type { GermanResult } from './result';

/** What became of the Pagat: won or lost before the last trick or in it, or laid away. */
const fates = {
  home: { kind: 'pagat', made: true },
  lost: { kind: 'pagat', made: false },
  ultimo: { kind: 'pagat-ultimo', made: true },
  bagud: { kind: 'pagat-ultimo', made: false },
} as const;

type Fate = keyof typeof fates;

const fateNames: readonly Fate[] = ['lost', 'ultimo', 'bagud', 'home'];
const LAID_AWAY = 'laid-away';

/** One choice for each player; only the dealer can have laid the Pagat away. */
export const pagatFields = (table: Table, draft: Draft): readonly Field[] =>
  table.active.map((seat) => ({
    kind: 'choice',
    key: `pagat.${seat}`,
    seat,
    label: phrase('sheet.fields.pagat'),
    options: fatesFor(table, seat).map((fate) =>
      optionOf(fate, phrase(`sheet.choices.pagat.${fate}`), fateBarred({ table, draft, seat }, fate)),
    ),
  }));

const fatesFor = ({ dealer }: Table, seat: Seat): readonly string[] =>
  seat === dealer ? [...fateNames, LAID_AWAY] : fateNames;

/** What is filled in, seen from one player. */
type Told = { readonly table: Table; readonly draft: Draft; readonly seat: Seat };

/** The Pagat is another player's, or was declared although it is said to lie away; or the last trick was. */
function fateBarred({ table, draft, seat }: Told, fate: string): Phrase | undefined {
  const others = table.active.filter((other) => other !== seat);
  const holder = (fate === LAID_AWAY ? table.active : others).find((other) => showsPagat(draft, other));
  if (holder !== undefined) return phrase('sheet.barred.pagat-shown', { seat: holder });
  const teller = others.find((other) => wordAt(draft, `pagat.${other}`) !== undefined);
  if (teller !== undefined) return phrase('sheet.barred.pagat-told', { seat: teller });
  return lastTrickBarred(draft, seat, fate);
}

function lastTrickBarred(draft: Draft, seat: Seat, fate: string): Phrase | undefined {
  const taker = wordAt(draft, 'last');
  const denied = fate === 'ultimo' ? taker !== undefined && taker !== `${seat}` : taker === `${seat}`;
  if (!denied || (fate !== 'ultimo' && fate !== 'bagud')) return undefined;
  return phrase('sheet.barred.trick-taken', { seat: Number(taker) });
}

/** Elements of a record's `bonuses`. */
export const readPagat = ({ active }: Table, draft: Draft): readonly object[] =>
  active.flatMap((seat) => {
    const fate = fateNames.find((name) => name === wordAt(draft, `pagat.${seat}`));
    return fate === undefined ? [] : [{ seat, ...fates[fate] }];
  });

export const readPagatDiscarded = ({ dealer }: Table, draft: Draft): boolean =>
  wordAt(draft, `pagat.${dealer}`) === LAID_AWAY;

export function writePagat({ dealer }: Table, { bonuses = [], pagatDiscarded }: GermanResult): Draft {
  const told = bonuses.flatMap(({ seat, kind, made }) => {
    const fate = fateNames.find((name) => fates[name].kind === kind && fates[name].made === made);
    return fate === undefined ? [] : [[`pagat.${seat}`, fate] as const];
  });
  return { ...Object.fromEntries(told), ...(pagatDiscarded && { [`pagat.${dealer}`]: LAID_AWAY }) };
}

/** Who took a trick with the Pagat, by what is filled in. */
export const tookTrickWithPagat = (draft: Draft, seat: Seat): boolean =>
  ['home', 'ultimo'].includes(wordAt(draft, `pagat.${seat}`) ?? '');
