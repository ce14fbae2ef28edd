import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it } from 'vitest';
import { pick, randomFrom } from '@/core/cards/random';
import { games } from '@/core/games';
import { danishTarok as typed } from '@/core/games/danish-tarok';
import type { AnyGame, DealContext } from '@/core/games/game';
import type { Action } from '@/core/games/play';
import { courseOf } from '@/core/replay/course';
import { messagesOf } from '@/i18n/messages';
import type { ReplayedDeal } from '@/ui/replay/deal-course';
import { dealAddress, dealOfAddress } from '@/ui/replay/deal-address';
import { placesOf, seatedIn } from '@/ui/replay/places';
import { Replay } from '@/ui/replay/replay';
import { theme } from '@/ui/theme/theme';
import { GameWords } from '@/ui/words/say';
import { playOut } from '../support/any-deal';

type Changed = (actions: readonly Action[]) => readonly Action[];

/** A deal of a game played by chance, its actions changed before it is played back. */
function dealOf(game: AnyGame, changed: Changed = (actions) => actions): ReplayedDeal {
  const read = game.rules.read(undefined);
  if (!read.ok) throw new Error('the default rules cannot be read');
  const rules = read.value;
  const table = game.seating.table(3, [0, 1, 2], 2);
  const pots = Object.fromEntries(game.scoring.pots(rules).map((pot) => [pot, 100]));
  const at: DealContext<unknown, unknown> = { rules, pots, left: game.scoring.first(rules), table };
  const random = randomFrom(7);
  const cards = game.play.shuffle(random(), table, rules);
  const { record } = playOut({ game, table, rules }, cards, (_, legal) => pick(random, legal.slice(0, 60)));
  const course = courseOf(game, { ...record, actions: changed(record.actions) }, at);
  if (!course.ok) throw new Error(JSON.stringify(course.refusal));
  return { game, rules, table, course: course.value };
}

function show(deal: ReplayedDeal) {
  render(
    <NextIntlClientProvider locale="da" messages={messagesOf('da')} timeZone="Europe/Copenhagen">
      <MantineProvider theme={theme} env="test">
        <GameWords game={deal.game.id} names={['Anna', 'Bo', 'Carla']}>
          <Replay deal={deal} bookings={deal.course.moments.at(-1)?.bookings ?? []} />
        </GameWords>
      </MantineProvider>
    </NextIntlClientProvider>,
  );
}

const danishTarok: AnyGame = typed as AnyGame;

// By selector: to ask for roles among some thousand elements takes seconds.
const place = () => document.querySelector('input[type=range]');

beforeEach(() => {
  window.location.hash = '';
});

describe.each(games)('a deal of $id', (game) => {
  it('is shown from its first moment to its last, every card of it and every action', async () => {
    const deal = dealOf(game);
    show(deal);
    const dealt = deal.course.moments[0]?.view.hands.flatMap((hand) => hand ?? []).length;
    expect(document.querySelectorAll('[data-seat] [data-card]')).toHaveLength(dealt ?? 0);
    await userEvent.keyboard('{End}');
    expect(place()).toHaveValue(`${deal.course.actions.length}`);
    const lines = [...document.querySelectorAll('[role=region] ol button')];
    expect(lines).toHaveLength(deal.course.actions.length);
    expect(lines.at(-1)).toHaveAttribute('aria-current', 'step');
    expect(document.body.textContent).not.toMatch(/games\.|actions\.|undefined/);
  });
});

describe('a record that does not go to its end', () => {
  it('with an action against the rules is shown up to it, and says which rule', async () => {
    show(dealOf(danishTarok, (actions) => [...actions.slice(0, 5), ...actions.slice(0, 1)]));
    expect(document.querySelector('[role=alert]')).toHaveTextContent('Her stopper spillet');
    await userEvent.keyboard('{End}');
    expect(place()).toHaveValue('5');
  });

  it('that stops early says so', () => {
    show(dealOf(danishTarok, (actions) => actions.slice(0, 5)));
    expect(document.querySelector('[role=alert]')).toHaveTextContent('ikke skrevet til ende');
  });
});

it('an address names a sitting and a deal of it, whatever hyphens the sitting has', () => {
  expect(dealOfAddress(dealAddress('demo-2026-11-24-table-4', 3).slice('/deals/'.length))).toEqual({
    sitting: 'demo-2026-11-24-table-4',
    number: 3,
  });
  expect(dealOfAddress('nonsense')).toBeNull();
});

it('the next in turn sits to the right where the game goes anticlockwise, to the left where it does not', () => {
  const rowOf = (anticlockwise: boolean) => seatedIn(placesOf([0, 1, 2], anticlockwise), 'far').map(({ seat }) => seat);
  expect(rowOf(true)).toEqual([2, 1]);
  expect(rowOf(false)).toEqual([1, 2]);
  expect(seatedIn(placesOf([0, 1, 2, 3], false), 'side').map(({ seat }) => seat)).toEqual([1, 3]);
});
