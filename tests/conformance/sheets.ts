import type { Random } from '@/core/cards/random';
import { below, onceIn, pick, randomFrom } from '@/core/cards/random';
import type { Draft, DraftValue, Field, Section } from '@/core/games/sheet';
import type { Table } from '@/core/games/table';
import type { Phrase } from '@/kernel/phrase';
import { randomTable } from './player';
import type { Setting } from './settings';

type Sheeted = Pick<Setting, 'game' | 'rules'> & { readonly table: Table };

export const sheeted = (setting: Setting, random: Random): Sheeted => ({ ...setting, table: randomTable(random, setting.game, setting.people) });

/** What is forced on a draft: the value of one field. */
export type Forced = { readonly key: string; readonly value: DraftValue };

/** A sheet filled in by chance, section by section as a scorer would, barred answers left out. */
export function randomDraft({ game, rules, table }: Sheeted, random: Random, forced: readonly Forced[] = []): Draft {
  const draft: Record<string, DraftValue> = {};
  const filled = pick(random, [1, 2, 4, 12]);
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
    const at = sheeted(setting, random);
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

/** Every answer that some sheet of this setting lets one choose: contract, taker, bonus and who made it. */
export function answersOf(setting: Setting): readonly Forced[] {
  const found = new Map<string, Forced>();
  for (const { table, draft } of randomDrafts(setting, 40)) {
    for (const field of fieldsOf(setting.game.sheet.sections(setting.rules, table, draft))) {
      for (const value of field.kind === 'choice' ? field.options.filter(({ barred }) => !barred).map((option) => option.value) : []) {
        found.set(`${field.key} ${value}`, { key: field.key, value });
      }
    }
  }
  return [...found.values()];
}
