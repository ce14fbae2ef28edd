import type { Locale } from 'next-intl';
import { games } from '@/core/games';
import { gameKey } from '@/i18n/say';
import { translatorFor } from '@/i18n/translator';
import { gameVoice } from '../rules/game-voice';
import type { ClubPage } from './answers';

/** Rules to play by: their name for people, and what `tournaments.announce` takes for them. */
export type RulesChoice = {
  readonly key: string;
  readonly name: string;
  /** Without rules the club's own of the game are copied. */
  readonly sent: { readonly game: string; readonly rules?: string };
};

/** The club's own rules first, then every published set. With all words of all games: for a server. */
export function rulesToChoose(
  { houseRules }: Pick<ClubPage, 'houseRules'>,
  locale: Locale,
): readonly RulesChoice[] {
  const t = translatorFor(locale);
  const say = (game: string, key: string): string => t(gameKey(gameVoice(t, game), key));
  const own = houseRules.map(({ game, name }) => ({
    key: `house ${game}`,
    name: `${say(game, 'name')}: ${name}`,
    sent: { game },
  }));
  const published = games.flatMap(({ id: game, rules }) =>
    rules.presets.map(({ id }) => ({
      key: `preset ${game} ${id}`,
      name: `${say(game, 'name')}: ${say(game, `presets.${id}`)}`,
      sent: { game, rules: id },
    })),
  );
  return [...own, ...published];
}
