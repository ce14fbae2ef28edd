import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, randomFrom } from '@/core/cards/random';
import type { Draft, DraftValue, Field, Section } from '@/core/games/sheet';
import type { Table } from '@/core/games/table';
import type { Phrase } from '@/kernel/phrase';
import type { Setting } from './settings';

type Sheeted = Pick<Setting, 'game' | 'rules'> & { readonly table: Table };

/** Everybody listed is there, and the last one deals. */
export function sheeted({ game, rules, people }: Setting): Sheeted {
  const present = Array.from({ length: people }, (_, seat) => seat);
  return { game, rules, table: game.seating.table(people, present, people - 1) };
}

/** What is forced on a draft: the value of one field. */
export type Forced = { readonly key: string; readonly value: DraftValue };

/** Answers that are given whatever else is; and in one of how many fields something is filled in. */
type Filling = { readonly forced?: readonly Forced[]; readonly filled?: number };

/** A sheet filled in by chance, section by section as a scorer would, barred answers left out. */
export function randomDraft({ game, rules, table }: Sheeted, random: Random, { forced = [], filled = pick(random, [1, 2, 4, 12]) }: Filling = {}): Draft {
  const draft: Record<string, DraftValue> = {};
  for (let round = 0; round < 4; round++) {
    const open = fieldsOf(game.sheet.sections(rules, table, draft)).filter(({ key }) => !(key in draft));
    if (open.length === 0) break;
    for (const field of open) {
      const wanted = forced.find(({ key }) => key === field.key);
      const value = wanted ? wanted.value : onceIn(random, filled) ? answer(field, random) : undefined;
      if (value !== undefined) draft[field.key] = value;
    }
  }
  return draft;
}

export const fieldsOf = (sections: readonly Section[]): readonly Field[] => sections.flatMap(({ fields }) => fields);

function answer(field: Field, random: Random): DraftValue | undefined {
  switch (field.kind) {
    case 'choice': {
      const open = field.options.filter(({ barred }) => !barred);
      return open.length > 0 ? pick(random, open).value : undefined;
    }
    case 'number':
      return field.min + below(random, Math.min(200, field.max - field.min + 1));
    case 'toggle':
      return onceIn(random, 4) ? true : undefined;
    case 'text':
      return onceIn(random, 4) ? 'said so' : undefined;
  }
}

export const randomDrafts = (setting: Setting, many: number): readonly (Sheeted & { readonly draft: Draft })[] =>
  Array.from({ length: many }, (_, seed) => {
    const random = randomFrom(900 + seed);
    const at = sheeted(setting);
    return { ...at, draft: seed === 0 ? {} : randomDraft(at, random) };
  });

export const allFields = ({ game, rules }: Setting, { table, draft }: { readonly table: Table; readonly draft: Draft }): readonly Section[] =>
  game.sheet.sections(rules, table, draft);

/** Every phrase of these sections. */
export const phrasesOf = (sections: readonly Section[]): readonly Phrase[] =>
  sections.flatMap(({ title, hint, fields }) => [title, ...(hint ? [hint] : []), ...fields.flatMap(phrasesIn)]);

function phrasesIn(field: Field): readonly Phrase[] {
  if (field.kind === 'choice') return [field.label, ...field.options.flatMap(({ label, barred }) => [label, ...(barred ? [barred] : [])])];
  return field.kind === 'number' && field.note ? [field.label, field.note] : [field.label];
}

/** An answer, and the emptiest sheet on which it was asked for. */
export type Answer = Forced & { readonly on: Draft };

/** Every answer that some sheet of this setting lets one choose, save what is seldom: contract, taker, bonus and whose. */
export function answersOf(setting: Setting): readonly Answer[] {
  const found = new Map<string, Answer>();
  for (const { table, draft } of randomDrafts(setting, 40)) {
    const sections = setting.game.sheet.sections(setting.rules, table, draft).filter(({ seldom }) => !seldom);
    for (const field of fieldsOf(sections)) {
      for (const value of field.kind === 'choice' ? field.options.filter(({ barred }) => !barred).map((option) => option.value) : []) {
        const name = `${field.key} ${value}`;
        if (sizeOf(draft) < sizeOf(found.get(name)?.on)) found.set(name, { key: field.key, value, on: draft });
      }
    }
  }
  return [...found.values()];
}

const sizeOf = (draft: Draft | undefined): number => (draft ? Object.keys(draft).length : Infinity);
