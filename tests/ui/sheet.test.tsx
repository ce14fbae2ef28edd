import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { danishTarok } from '@/core/games/danish-tarok';
import type { AnyGame } from '@/core/games/game';
import type { Draft, Section, Sheet } from '@/core/games/sheet';
import { phrase } from '@/kernel/phrase';
import type { Problem } from '@/kernel/problem';
import { SheetForm } from '@/ui/entry/sheet-form';
import { Page } from './page';

const table = { seats: 3, present: [0, 1, 2], dealer: 0, order: [1, 2, 0], active: [1, 2, 0] };

/** A sheet of no game: one field of each kind, one tile barred, words borrowed from the Danish game. */
const sections: readonly Section[] = [
  {
    id: 'toy',
    title: phrase('sheet.sections.tricks'),
    fields: [
      {
        kind: 'choice',
        key: 'who.1',
        seat: 1,
        label: phrase('sheet.fields.pagat'),
        options: [
          { value: 'home', label: phrase('sheet.choices.pagat.home') },
          { value: 'lost', label: phrase('sheet.choices.pagat.lost'), barred: phrase('sheet.barred.pagat-told', { seat: 2 }) },
        ],
      },
      { kind: 'number', key: 'points.1', seat: 1, label: phrase('sheet.fields.points'), min: 0, max: 78 },
    ],
  },
  {
    id: 'rare',
    title: phrase('sheet.sections.fines'),
    seldom: true,
    fields: [
      { kind: 'toggle', key: 'late', label: phrase('sheet.fields.fine-late') },
      { kind: 'text', key: 'why', label: phrase('sheet.fields.why'), max: 20 },
    ],
  },
];

const toySheet: Sheet<unknown, unknown> = { sections: () => sections, read: (_r, _t, draft) => draft, write: () => ({}) };
const toy: AnyGame = { ...(danishTarok as AnyGame), sheet: toySheet };

const missing: Problem = { kind: 'missing', code: 'points-missing', path: 'points' };

function Toy({ save, start = {} }: { readonly save: (draft: Draft) => void; readonly start?: Draft }) {
  const [draft, setDraft] = useState<Draft>(start);
  const foresee = (now: Draft) => ({ forecast: null, problems: now['points.1'] === undefined ? [missing] : [] });
  return (
    <SheetForm
      played={{ game: toy, rules: {} }}
      table={table}
      draft={draft}
      setDraft={setDraft}
      foresee={foresee}
      save={() => save(draft)}
      saving={false}
    />
  );
}

const draw = (start?: Draft) => {
  const save = vi.fn();
  render(
    <Page>
      <Toy save={save} {...(start && { start })} />
    </Page>,
  );
  return save;
};

const pagat = () => screen.getByRole('group', { name: 'Bo: Pagaten' });

it('the form is drawn from a sheet it has never seen, each kind of field in its own way', () => {
  draw();
  expect(within(pagat()).getAllByRole('button')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Bo: Kortpoint' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Undervejs' })).toBeInTheDocument();
});

it('a tile is set by a tap and unset by another', async () => {
  draw();
  const home = within(pagat()).getByRole('button', { name: 'bragt hjem' });
  await userEvent.click(home);
  expect(home).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(home);
  expect(home).toHaveAttribute('aria-pressed', 'false');
});

it('a barred tile cannot be set and says why with the name of who bars it', async () => {
  draw();
  const lost = within(pagat()).getByRole('button', { name: 'tabt' });
  expect(lost).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(lost);
  expect(lost).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getAllByRole('status').map((one) => one.textContent).join()).toContain('Carla');
});

it('arrow keys go from tile to tile, and only one of them is in the way of Tab', async () => {
  draw();
  const [home, lost] = within(pagat()).getAllByRole('button');
  expect([home?.tabIndex, lost?.tabIndex]).toEqual([0, -1]);
  home?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(lost).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(home).toHaveFocus();
});

it('a number is counted up and down, and not below its least', async () => {
  draw();
  const field = screen.getByRole('textbox', { name: 'Bo: Kortpoint' });
  await userEvent.click(screen.getByRole('button', { name: 'Flere: Bo: Kortpoint' }));
  expect(field).toHaveValue('1');
  await userEvent.click(screen.getByRole('button', { name: 'Færre: Bo: Kortpoint' }));
  expect(field).toHaveValue('0');
  expect(screen.getByRole('button', { name: 'Færre: Bo: Kortpoint' })).toBeDisabled();
});

it('a seldom section is closed until something stands in it', () => {
  draw();
  expect(document.querySelector('#section-rare')).not.toHaveAttribute('open');
});

it('a seldom section in which something stands is open', () => {
  draw({ why: 'spildt øl' });
  expect(document.querySelector('#section-rare')).toHaveAttribute('open');
});

it('with something missing, saving leads to the field that can give it, and does not save', async () => {
  const save = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Gem spillet' }));
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Bo: Kortpoint' })).toHaveFocus();
});

it('with nothing missing the draft is saved as it was filled in, by Ctrl and Enter too', async () => {
  const save = draw({ 'who.1': 'home' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Bo: Kortpoint' }), '31');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(save).toHaveBeenLastCalledWith({ 'who.1': 'home', 'points.1': 31 });
});
