import { phrase } from '@/kernel/phrase';
import { filledIn, wordAt } from '../draft';
import { optionOf } from '../option';
import type { Draft, Field, Option } from '../sheet';
import { isWhole } from './contract';
import type { Bonus, Played } from './result';
import type { DroggnRules } from './rules';
import type { Told } from './told';

/** Which card lay face up, and of a Pagat that does not stand for the whole deal what became of it. */
export function layFields(told: Told): readonly Field[] {
  const label = phrase('sheet.fields.laid-out');
  const laidOut: Field = { kind: 'choice', key: 'laid-out', label, options: layOptions(told) };
  return isOutcomeAsked(told) ? [laidOut, outcomeField] : [laidOut];
}

const outcomeField: Field = {
  kind: 'choice',
  key: 'laid-out-end',
  label: phrase('sheet.fields.laid-out-end'),
  options: ['made', 'missed'].map((end) => optionOf(end, phrase(`sheet.choices.laid-out-end.${end}`))),
};

const isOutcomeAsked = (told: Told): boolean =>
  layerOf(told.draft) !== undefined && !isWhole(told) && wordAt(told.draft, 'revoke') === undefined;

/** `pagat-2`: the Pagat by seat 2; `gstiess`: the Gstieß, by the declarer of a Super Mord. */
function layOptions(told: Told): readonly Option[] {
  const { contract, declarer, table } = told;
  const seats = isWhole(told) ? [declarer] : table.active;
  const gstiess = optionOf('gstiess', phrase('sheet.choices.laid-out.gstiess', { seat: declarer }));
  return [
    ...seats.map((seat) => optionOf(`pagat-${seat}`, phrase('sheet.choices.laid-out.pagat', { seat }))),
    ...(contract === 'super-mord' ? [gstiess] : []),
  ];
}

/** Who laid the Pagat out; undefined if nobody did. */
export function layerOf(draft: Draft): number | undefined {
  const [card, seat] = (wordAt(draft, 'laid-out') ?? '').split('-');
  return card === 'pagat' && seat !== undefined ? Number(seat) : undefined;
}

/** The laid-out card as a bonus. In a Super Mord it ends as that does; after a revoke nobody knows. */
export function readLaidOut(told: Told, match: boolean | 'revoked' | undefined): readonly object[] {
  const { draft, declarer } = told;
  const ended = match === 'revoked' ? undefined : match;
  const layer = layerOf(draft);
  if (layer !== undefined) {
    const made = match === 'revoked' || isWhole(told) ? ended : outcomeIn(draft);
    return [{ kind: 'pagat-ultimo', seat: layer, announced: true, ...filledIn({ made }) }];
  }
  if (wordAt(draft, 'laid-out') !== 'gstiess') return [];
  return [{ kind: 'gstiess-ultimo', seat: declarer, announced: true, ...filledIn({ made: ended }) }];
}

function outcomeIn(draft: Draft): boolean | undefined {
  const end = wordAt(draft, 'laid-out-end');
  return end === undefined ? undefined : end === 'made';
}

export function writeLaidOut({ bonuses = [], contract }: Played, rules: DroggnRules): Draft {
  const bonus = bonuses.find(({ announced }) => announced);
  if (!bonus) return {};
  if (bonus.kind === 'gstiess-ultimo') return { 'laid-out': 'gstiess' };
  const end = isWhole({ contract, rules }) ? undefined : endOf(bonus);
  return filledIn({ 'laid-out': `pagat-${bonus.seat}`, 'laid-out-end': end });
}

function endOf({ made }: Bonus): string | undefined {
  if (made === undefined) return undefined;
  return made ? 'made' : 'missed';
}
