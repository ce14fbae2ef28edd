import { render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { games } from '@/core/games';
import type { AnyGame } from '@/core/games/game';
import { messagesOf } from '@/i18n/messages';
import { sayCard } from '@/i18n/say';
import { translatorFor } from '@/i18n/translator';
import { type Locale, locales } from '@/kernel/locale';
import { Card } from '@/ui/card/card';
import { CardBack } from '@/ui/card/card-back';
import { CardChip } from '@/ui/card/card-chip';
import { cardsIn, partsOf } from '@/ui/card/card-code';
import { CardLetters } from '@/ui/card/card-letters';
import { theme } from '@/ui/theme/theme';
import { GameWords } from '@/ui/words/say';

type Props = { readonly game: string; readonly locale: Locale; readonly children: ReactNode };

const Page = ({ game, locale, children }: Props) => (
  <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="Europe/Copenhagen">
    <MantineProvider theme={theme} env="test">
      <GameWords game={game} names={[]}>{children}</GameWords>
    </MantineProvider>
  </NextIntlClientProvider>
);

/** Every card of a game's pack: those of a deal, at the table that needs the most. */
function packOf(game: AnyGame): readonly string[] {
  const read = game.rules.read(undefined);
  if (!read.ok) throw new Error('the default rules cannot be read');
  const size = Math.max(...game.seating.sizes(read.value));
  const seats = Array.from({ length: size }, (_, seat) => seat);
  const { hands, talon } = game.play.shuffle(1, game.seating.table(size, seats, 0), read.value);
  return [...hands.flatMap((hand) => hand ?? []), ...talon];
}

const sizes: Readonly<Record<string, number>> = { 'danish-tarok': 78, grosstarock: 78, droggn: 66, 'german-taroc': 78, herzblatt: 32, husarln: 42 };

describe.each(games)('the cards of $id', (game) => {
  const pack = packOf(game);

  it('are all of its pack, and each can be drawn', () => {
    expect(new Set(pack).size).toBe(sizes[game.id] ?? pack.length);
    expect(pack.filter((code) => partsOf(code) === null)).toEqual([]);
  });

  it.each(locales)('have names of their own in %s, and are drawn under them', (locale) => {
    const voice = { t: translatorFor(locale), game: game.id, names: [] };
    const names = pack.map((code) => sayCard(voice, code));
    expect(new Set(names).size).toBe(pack.length);
    expect(names.filter((name) => pack.includes(name))).toEqual([]);
    render(<Page game={game.id} locale={locale}>{pack.map((code) => <Card key={code} code={code} />)}</Page>);
    expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(names);
  });

  it.each(locales)('have index letters in %s of which no two are alike', (locale) => {
    const t = translatorFor(locale);
    const ranks = [...new Set(pack.map(partsOf).flatMap((parts) => (parts?.group === 'suit' ? [parts.rank] : [])))];
    const letters = ranks.map((rank) => {
      const key = `games.${game.id}.cards.index.${rank}`;
      return t.has(key) ? t(key) : rank;
    });
    expect(new Set(letters).size).toBe(ranks.length);
    expect(letters.filter((letter) => letter.length > 2)).toEqual([]);
  });
});

describe('a drawn card', () => {
  const danish = (children: ReactNode, locale: Locale = 'da') => render(<Page game="danish-tarok" locale={locale}>{children}</Page>);
  const indexOf = () => [...document.querySelectorAll('svg text')].map((text) => text.textContent);

  it('has its index in two corners, in the language of the page', () => {
    danish(<Card code="HN" />);
    expect(indexOf()).toEqual(['Ka', 'Ka']);
  });

  it('has another letter on a page in another language', () => {
    danish(<Card code="HN" />, 'de');
    expect(indexOf()).toEqual(['R', 'R']);
  });

  it('has the letters of the usual French pack if that is chosen, and keeps its name', () => {
    danish(<CardLetters pack="french">{['HK', 'HQ', 'HN', 'HJ'].map((code) => <Card key={code} code={code} />)}</CardLetters>);
    expect(indexOf().filter((_, at) => at % 2 === 0)).toEqual(['R', 'D', 'C', 'V']);
    expect(screen.getByRole('img', { name: 'hjerter kaval' })).toBeInTheDocument();
  });

  it('shows the number of a tarok large between the corners, and a star for the fool', () => {
    danish(<><Card code="T21" /><Card code="X" /></>);
    expect(indexOf()).toEqual(['21', '21', '21']);
    expect(document.querySelectorAll('[data-card=X] polygon')).toHaveLength(3);
  });

  it('is no text and no picture of a card for a code that is none', () => {
    danish(<Card code="Z9" />);
    expect(indexOf()).toEqual([]);
  });

  it('lies face down as a picture without a name', () => {
    danish(<CardBack />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('stands in a line as sign and letter, and is heard by its name', () => {
    danish(<CardChip code="SQ" />);
    expect(document.querySelector('.hidden-words')).toHaveTextContent('spar dame');
  });
});

it('an action shows its cards in the order of its fields, and nothing else', () => {
  expect(cardsIn({ type: 'discard', seat: 0, cards: ['S4', 'H10', 'X'] })).toEqual(['S4', 'H10', 'X']);
  expect(cardsIn({ type: 'buy', seat: 1, buy: 'HK', offer: 'T3' })).toEqual(['HK', 'T3']);
  expect(cardsIn({ type: 'play', seat: 1, card: 'X', names: 'H' })).toEqual(['X']);
  expect(cardsIn({ type: 'buy', seat: 1, buy: 'pass' })).toEqual([]);
});
