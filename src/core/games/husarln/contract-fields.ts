import { phrase } from '@/kernel/phrase';
import { wordAt } from '../draft';
import { optionOf, seatOption } from '../option';
import type { Draft, Field } from '../sheet';
import type { Table } from '../table';
import type { TalonContract } from './contract';
import { choicesOf, contracts } from './contract';

/** What was played, by whom, and which talon cards were taken. */
export function contractFields({ active }: Table, draft: Draft): readonly Field[] {
  const contract = wordAt(draft, 'contract');
  if (contract === 'pass') return [contractField];
  const declarer: Field = {
    kind: 'choice',
    key: 'declarer',
    label: phrase('sheet.fields.declarer'),
    options: active.map((seat) => seatOption(seat)),
  };
  return [contractField, declarer, ...(isTalonContract(contract) ? [choiceField(contract)] : [])];
}

const contractField: Field = {
  kind: 'choice',
  key: 'contract',
  label: phrase('sheet.fields.contract'),
  options: [...contracts, 'pass'].map((value) => optionOf(value, phrase(`contracts.${value}`))),
};

export const isTalonContract = (contract: string | undefined): contract is TalonContract =>
  contract === 'zweiblatt' || contract === 'einblatt';

/** Each contract has choices of its own, so that a change of contract leaves none behind. */
export const choiceKey = (contract: string): string => `choice.${contract}`;

const choiceField = (contract: TalonContract): Field => ({
  kind: 'choice',
  key: choiceKey(contract),
  label: phrase(`sheet.fields.choice.${contract}`),
  options: choicesOf[contract].map((value) => optionOf(value, phrase(`sheet.choices.${contract}.${value}`))),
});
