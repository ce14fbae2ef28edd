import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { games } from '@/core/games';
import { OptionField } from '@/ui/club/rules/option-field';
import { changesOf, typedValue, valuesOf, withPreset } from '@/ui/club/rules/rules-form';
import { Page } from './page';

const danish = games[0];
if (!danish) throw new Error('no games');

describe.each(games.map((game) => [game.id, game] as const))('house rules of %s', (_id, game) => {
  it('differ in nothing from the published set that they begin with', () => {
    for (const { id: preset } of game.rules.presets) {
      const draft = { name: 'x', preset, values: valuesOf(game, preset) };
      expect(changesOf(game, draft)).toEqual({});
    }
  });

  it('are read by the game for every value that their form offers', () => {
    const preset = game.rules.presets[0]?.id ?? '';
    for (const shape of game.rules.options.filter(({ kind }) => kind === 'flag')) {
      const value = valuesOf(game, preset)[shape.key] === false;
      expect(game.rules.read({ preset, [shape.key]: value }).ok, shape.key).toBe(true);
    }
  });
});

describe('the draft of house rules', () => {
  it('keeps what was changed when another published set is chosen, and lets the rest follow it', () => {
    const draft = { name: 'x', preset: 'dtf-2011', values: { ...valuesOf(danish, 'dtf-2011'), foundation: 10 } };
    const moved = withPreset(danish, draft, 'pagat');
    expect(changesOf(danish, moved)).toEqual({ foundation: 10 });
    expect(moved.values['tout']).toBe(85);
  });

  it('knows a number, a list and what is neither', () => {
    const number = danish.rules.options.find(({ key }) => key === 'declareTaroksFrom');
    const list = danish.rules.options.find(({ key }) => key === 'chips');
    if (!number || !list) throw new Error('the game has no such options');
    expect(typedValue(number, ' 11 ')).toBe(11);
    expect(typedValue(number, '23')).toBeNull();
    expect(typedValue(number, '1.5')).toBeNull();
    expect(typedValue(list, '5, 10,20')).toEqual([5, 10, 20]);
    expect(typedValue(list, '5,,10')).toBeNull();
  });
});

describe('the field of an option', () => {
  const shape = danish.rules.options.find(({ key }) => key === 'foundation');
  if (!shape) throw new Error('the game has no foundation');

  it('says what stands in print where it differs, and takes it back', () => {
    const change = vi.fn();
    render(
      <Page>
        <OptionField shape={shape} value={10} usual={20} change={change} wrong={() => undefined} />
      </Page>,
    );
    expect(screen.getByText('Trykt: 20')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Som trykt' }));
    expect(change).toHaveBeenCalledWith(20);
    expect(screen.getByRole('textbox', { name: 'Fundering' })).toHaveValue('20');
  });

  it('says what may be written, and reports nothing that may not', () => {
    const [change, wrong] = [vi.fn(), vi.fn()];
    render(
      <Page>
        <OptionField shape={shape} value={20} usual={20} change={change} wrong={wrong} />
      </Page>,
    );
    fireEvent.change(screen.getByRole('textbox', { name: 'Fundering' }), { target: { value: 'ti' } });
    expect(wrong).toHaveBeenCalledOnce();
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByText(/helt tal fra 0/)).toBeInTheDocument();
  });
});
