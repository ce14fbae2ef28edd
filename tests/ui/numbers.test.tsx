import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { danishTarok } from '@/core/games/danish-tarok';
import type { AnyGame } from '@/core/games/game';
import type { Draft, Section } from '@/core/games/sheet';
import { phrase } from '@/kernel/phrase';
import { SheetForm } from '@/ui/entry/sheet-form';
import { readWhole } from '@/ui/entry/whole-number';
import { Page } from './page';

const table = { seats: 3, present: [0, 1, 2], dealer: 0, order: [1, 2, 0], active: [1, 2, 0] };

const sections: readonly Section[] = [
  {
    id: 'numbers',
    title: phrase('sheet.sections.points'),
    fields: [
      { kind: 'number', key: 'points.1', seat: 1, label: phrase('sheet.fields.points'), min: 0, max: 2000 },
      { kind: 'number', key: 'points.2', seat: 2, label: phrase('sheet.fields.points'), min: -2000, max: 2000 },
    ],
  },
];

const toy: AnyGame = {
  ...(danishTarok as AnyGame),
  sheet: { sections: () => sections, read: (_r, _t, draft) => draft, write: () => ({}) },
};

function draw() {
  const save = vi.fn<(draft: Draft) => void>();
  const seen = vi.fn<(draft: Draft) => void>();
  function Toy() {
    const [draft, setDraft] = useState<Draft>({});
    const foresee = (now: Draft) => (seen(now), { forecast: null, problems: [] });
    const played = { game: toy, rules: {} };
    return <SheetForm played={played} table={table} draft={draft} setDraft={setDraft} foresee={foresee} save={() => save(draft)} saving={false} />;
  }
  render(<Page><Toy /></Page>);
  return { save, seen };
}

const field = (who: string) => screen.getByRole('textbox', { name: `${who}: Kortpoint` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it.each(['1e3', '1.000', '1,5', '1 000', '--5', '5-', 'ti', '0x10', '1234567890'])('%s is no whole number', (text) => {
  expect(readWhole(text)).toBeNull();
});

it.each([['1000', 1000], ['007', 7], ['-40', -40], ['−40', -40], ['+5', 5], ['-0', 0], [' 12 ', 12]] as const)('%s is read as %d', (text, number) => {
  expect(readWhole(text)).toBe(number);
});

it('a phone shows its number pad for every whole number', () => {
  draw();
  for (const who of ['Bo', 'Carla']) expect(field(who)).toHaveAttribute('inputmode', 'numeric');
});

it('what is typed and is no number stays, is said at its field, and is not saved as another number', async () => {
  const { save, seen } = draw();
  await userEvent.type(field('Bo'), '1e3');
  expect(field('Bo')).toHaveValue('1e3');
  expect(field('Bo')).toBeInvalid();
  expect(field('Bo')).toHaveAccessibleDescription(/»1e3« er ikke et helt tal/);
  await press('Gem spillet');
  expect(save).not.toHaveBeenCalled();
  expect(field('Bo')).toHaveFocus();
  expect(seen.mock.calls.flatMap(([draft]) => Object.values(draft)).every((value) => typeof value === 'number')).toBe(true);
});

it('what is pasted with a point or a comma is said, and right once it is mended', async () => {
  const { save } = draw();
  await userEvent.click(field('Bo'));
  await userEvent.paste('1.000');
  expect(screen.getAllByText(/»1.000« er ikke et helt tal/)).toHaveLength(2);
  await userEvent.clear(field('Bo'));
  await userEvent.paste('1000');
  expect(screen.queryByText(/ikke et helt tal/)).toBeNull();
  await press('Gem spillet');
  expect(save).toHaveBeenLastCalledWith({ 'points.1': 1000 });
});

it('A10 a minus needs no keyboard: where one can be meant there is a key for it', async () => {
  const { save } = draw();
  expect(screen.queryByRole('button', { name: 'Skift fortegn: Bo: Kortpoint' })).toBeNull();
  await userEvent.type(field('Carla'), '40');
  await press('Skift fortegn: Carla: Kortpoint');
  expect(field('Carla')).toHaveValue('−40');
  await press('Gem spillet');
  expect(save).toHaveBeenLastCalledWith({ 'points.2': -40 });
});
