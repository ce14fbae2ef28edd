import type { Phrase } from '@/kernel/phrase';
import { phrase } from '@/kernel/phrase';
import type { Seat } from '@/kernel/seat';
import { seatAt, wordAt } from '../draft';
import { optionOf } from '../option';
import type { Draft, Field, Option } from '../sheet';
import type { Table } from '../table';
import { leastTarocks, TAROCKS } from './checks/holdings';
import type { Bonus, BonusKind, FullBonus, UltimoKind } from './result';
import { isTarocks, normalBonuses, tarockKinds } from './result';
import type { HusarlnRules } from './rules';

/** The parts of the sheet that ask for bonuses. */
export type BonusPart = 'held' | 'kings' | 'ultimos';

type Filled = { readonly table: Table; readonly draft: Draft };

/** What is filled in, seen from one player. */
type Told = Filled & { readonly rules: HusarlnRules; readonly seat: Seat };

/** One field for each player and what he may have, player by player. */
export const bonusFields = (part: BonusPart, rules: HusarlnRules, filled: Filled): readonly Field[] =>
  filled.table.active.flatMap((seat) => {
    const told = { ...filled, rules, seat };
    switch (part) {
      case 'held':
        return [trullField(told), tarocksField(told)];
      case 'kings':
        return rules.kings ? [kingsField(told)] : [];
      case 'ultimos':
        return ultimosAsked(rules).map((kind) => ultimoField(told, kind));
    }
  });

/** From the last trick backwards, as a scorer hears of them. */
const ultimosAsked = ({ birds }: HusarlnRules): readonly UltimoKind[] =>
  birds ? ['pagat-ultimo', 'uhu', 'pelikan'] : ['pagat-ultimo'];

const field = ({ seat }: Told, name: string, options: readonly Option[]): Field => ({
  kind: 'choice',
  key: `${name}.${seat}`,
  seat,
  label: phrase(`sheet.fields.${name}`),
  options,
});

function trullField(told: Told): Field {
  const ways = told.rules.trull === 'until-next-deal' ? ['announced', 'late'] : ['announced'];
  const barred = takenBarred(told, 'trull') ?? pagatElsewhere(told) ?? tooManyBarred(told, 'trull');
  return field(
    told,
    'trull',
    ways.map((way) => optionOf(way, phrase(`sheet.choices.trull.${way}`), barred)),
  );
}

function tarocksField(told: Told): Field {
  const options = tarockKinds.map((kind) => {
    const count = kind.slice('tarocks-'.length);
    return optionOf(count, phrase('sheet.choices.tarocks', { count }), tooManyBarred(told, kind));
  });
  return field(told, 'tarocks', options);
}

function kingsField(told: Told): Field {
  const ways = ['made', 'missed'];
  return field(
    told,
    'kings',
    ways.map((way) => optionOf(way, phrase(`sheet.choices.kings.${way}`), kingsBarred(told, way))),
  );
}

/** Once for a side; and only one side can have all four. */
function kingsBarred({ table, draft, seat }: Told, way: string): Phrase | undefined {
  const declarer = seatAt(draft, 'declarer');
  const others = table.active.filter((one) => one !== seat && wordAt(draft, `kings.${one}`) !== undefined);
  const partner = others.find((one) => declarer !== undefined && (one === declarer) === (seat === declarer));
  if (partner !== undefined) return phrase('sheet.barred.kings-side', { seat: partner });
  if (way === 'missed' || declarer === undefined) return undefined;
  const maker = others.find((one) => wordAt(draft, `kings.${one}`) === 'made');
  return maker === undefined ? undefined : phrase('sheet.barred.kings-made', { seat: maker });
}

function ultimoField(told: Told, kind: UltimoKind): Field {
  const ways = ['made', ...(told.rules.silentLoss ? ['missed'] : []), 'announced-made', 'announced-missed'];
  const elsewhere = kind === 'pagat-ultimo' ? trullElsewhere(told) : undefined;
  const barred = takenBarred(told, kind) ?? elsewhere ?? tooManyBarred(told, kind);
  return field(
    told,
    kind,
    ways.map((way) => optionOf(way, phrase(`sheet.choices.ultimo.${way}`), barred)),
  );
}

const holderOf = ({ table, draft, seat }: Told, name: string): Seat | undefined =>
  table.active.find((one) => one !== seat && wordAt(draft, `${name}.${one}`) !== undefined);

/** There is one of it, and another has it. */
function takenBarred(told: Told, kind: BonusKind): Phrase | undefined {
  const holder = holderOf(told, kind);
  return holder === undefined ? undefined : phrase('sheet.barred.taken', { seat: holder });
}

function pagatElsewhere(told: Told): Phrase | undefined {
  const holder = holderOf(told, 'pagat-ultimo');
  return holder === undefined ? undefined : phrase('sheet.barred.pagat', { seat: holder });
}

function trullElsewhere(told: Told): Phrase | undefined {
  const holder = holderOf(told, 'trull');
  return holder === undefined ? undefined : phrase('sheet.barred.trull', { seat: holder });
}

/** With this bonus all hands together would hold more Tarocks than there are. */
function tooManyBarred({ table, draft, seat }: Told, kind: BonusKind): Phrase | undefined {
  const others = readBonuses(table, draft).filter((bonus) => !isReplaced(bonus, seat, kind));
  const all = [...others, { kind, seat }];
  const sum = table.active.reduce((total, one) => total + leastTarocks(all, one), 0);
  return sum > TAROCKS ? phrase('sheet.barred.tarocks', { sum, due: TAROCKS }) : undefined;
}

/** Would choosing this kind take the place of that bonus? */
const isReplaced = (bonus: Bonus, seat: Seat, kind: BonusKind): boolean =>
  bonus.seat === seat && (bonus.kind === kind || (isTarocks(bonus.kind) && isTarocks(kind)));

/** The bonuses filled in, in normal order, with everything said. */
export const readBonuses = ({ active }: Table, draft: Draft): readonly FullBonus[] =>
  normalBonuses(active.flatMap((seat) => [...readHeld(draft, seat), ...readWon(draft, seat)]));

function readHeld(draft: Draft, seat: Seat): readonly Bonus[] {
  const trull = wordAt(draft, `trull.${seat}`);
  const count = wordAt(draft, `tarocks.${seat}`);
  const tarocks = tarockKinds.filter((kind) => kind === `tarocks-${count}`);
  return [
    ...(trull === undefined ? [] : [{ kind: 'trull', seat, announced: trull === 'announced' } as const]),
    ...tarocks.map((kind) => ({ kind, seat, announced: true })),
  ];
}

function readWon(draft: Draft, seat: Seat): readonly Bonus[] {
  return (['kings', 'pelikan', 'uhu', 'pagat-ultimo'] as const).flatMap((kind) => {
    const way = wordAt(draft, `${kind}.${seat}`);
    if (way === undefined) return [];
    const announced = kind === 'kings' || way.startsWith('announced');
    return [{ kind, seat, announced, made: way.endsWith('made') }];
  });
}

export const writeBonuses = (bonuses: readonly Bonus[] | undefined): Draft =>
  Object.fromEntries(normalBonuses(bonuses).map(writeBonus));

function writeBonus({ kind, seat, announced, made }: FullBonus): readonly [string, string] {
  if (isTarocks(kind)) return [`tarocks.${seat}`, kind.slice('tarocks-'.length)];
  if (kind === 'trull') return [`trull.${seat}`, announced ? 'announced' : 'late'];
  const way = made ? 'made' : 'missed';
  return [`${kind}.${seat}`, announced && kind !== 'kings' ? `announced-${way}` : way];
}
