import { phrase } from '@/kernel/phrase';
import type { Phrase } from '@/kernel/phrase';
import { wordAt } from '../draft';
import { optionOf } from '../option';
import type { Draft, Field, Option } from '../sheet';
import { isWhole } from './contract';
import { layerOf } from './lay-fields';
import type { Bonus, Played } from './result';
import type { Told } from './told';

/** What became of a Pagat that nobody laid out, beside the player it concerns. */
const fates = ['won', 'lost', 'captured', 'pair'] as const;

type Fate = (typeof fates)[number];

/** One choice for each player; none if the Pagat was laid out, of which the sheet has asked before. */
export const pagatFields = (told: Told): readonly Field[] =>
  layerOf(told.draft) === undefined ? told.table.active.map((seat) => pagatField(told, seat)) : [];

const keyOf = (seat: number): string => `pagat.${seat}`;

const pagatField = (told: Told, seat: number): Field => ({
  kind: 'choice',
  key: keyOf(seat),
  seat,
  label: phrase('sheet.fields.pagat'),
  options: optionsFor(told, seat),
});

function optionsFor(told: Told, seat: number): readonly Option[] {
  const { rules, contract, declarer } = told;
  const pair = rules.kleineUndGstiess && contract !== 'super-mord' && seat === declarer;
  return fates
    .filter((fate) => pair || fate !== 'pair')
    .map((fate) => optionOf(fate, phrase(`sheet.choices.pagat.${fate}`), barredBy(told, seat, fate)));
}

/** The Pagat has one fate, and the last trick one winner. */
function barredBy({ table, draft }: Told, seat: number, fate: Fate): Phrase | undefined {
  const other = table.active.find((one) => one !== seat && wordAt(draft, keyOf(one)) !== undefined);
  if (other !== undefined) return phrase('sheet.barred.pagat-told', { seat: other });
  const winner = wordAt(draft, 'last-trick');
  if (winner === undefined || fate === 'captured') return undefined;
  const own = winner === `${seat}`;
  return own === (fate !== 'lost') ? undefined : phrase('sheet.barred.last-trick', { seat: Number(winner) });
}

export const readPagat = (told: Told): readonly object[] =>
  layerOf(told.draft) !== undefined || isWhole(told)
    ? []
    : told.table.active.flatMap((seat) => {
        const fate = fates.find((one) => one === wordAt(told.draft, keyOf(seat)));
        return fate === undefined ? [] : [bonusOf(fate, seat)];
      });

function bonusOf(fate: Fate, seat: number): object {
  switch (fate) {
    case 'won':
      return { kind: 'pagat-ultimo', seat };
    case 'lost':
      return { kind: 'pagat-ultimo', seat, made: false };
    case 'captured':
      return { kind: 'pagat-captured', seat };
    case 'pair':
      return { kind: 'kleine-und-gstiess', seat };
  }
}

export const writePagat = ({ bonuses = [] }: Played): Draft =>
  Object.fromEntries(
    bonuses
      .filter(({ announced, kind }) => !announced && kind !== 'gstiess-ultimo')
      .map((bonus) => [keyOf(bonus.seat), fateOf(bonus)]),
  );

function fateOf({ kind, made = true }: Bonus): Fate {
  if (kind === 'pagat-captured') return 'captured';
  if (kind === 'kleine-und-gstiess') return 'pair';
  return made ? 'won' : 'lost';
}
