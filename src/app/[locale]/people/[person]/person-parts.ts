import { TRPCError } from '@trpc/server';
import type { Locale } from 'next-intl';
import { api } from '@/api/server';
import { messagesOf } from '@/i18n/messages';
import { translatorFor } from '@/i18n/translator';
import type { PersonPage } from '@/ui/remote/answers';

/** The person's ratings, in the games he has one in, each with the game's name. */
export async function ratingsOf(locale: Locale, person: PersonPage['id']) {
  const t = translatorFor(locale);
  const games = Object.keys(messagesOf(locale).games);
  const found = await Promise.all(games.map((game) => ratingOf(locale, { person, game })));
  return found.flatMap((history, at) =>
    history && history.steps.length > 0 ? [{ game: t(`games.${games[at]}.name`), history }] : [],
  );
}

type Asked = { readonly person: PersonPage['id']; readonly game: string };

async function ratingOf(locale: Locale, asked: Asked) {
  try {
    const ask = await api(locale);
    return await ask.ratings.one(asked);
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The mergings of a person with their clubs, for who may take them back; none for anybody else. */
export async function mergesToUndo(locale: Locale, merges: PersonPage['merges']) {
  const ask = await api(locale);
  if ((await ask.me()) === null) return [];
  return Promise.all(
    merges.map(async ({ club, ...pair }) => {
      const { id, name, version } = await ask.clubs.one({ club });
      return { ...pair, club: { id, name, version } };
    }),
  );
}
