import type { AbstractIntlMessages } from 'next-intl';
import { getMessages } from 'next-intl/server';

/** The product's words and those of one game. */
export async function wordsOf(game: string): Promise<AbstractIntlMessages> {
  const { games, ...words } = await getMessages();
  return { ...words, games: Object.fromEntries(Object.entries(games).filter(([id]) => id === game)) };
}
