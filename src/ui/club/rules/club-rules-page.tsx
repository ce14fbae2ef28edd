import { games } from '@/core/games';
import type { AnyGame } from '@/core/games/game';
import { Link } from '@/i18n/navigation';
import { gameKey, type Voice } from '@/i18n/say';
import type { Translator } from '@/i18n/translation';
import { Act } from '../../place/act';
import type { HouseRulesShown } from '../../remote/answers';
import { gameVoice } from '../../rules/game-voice';
import { ruleSetAddress } from '../../rules/rule-address';
import { ClubPlace, type ClubProps } from '../club-place';
import { PointPrice } from './point-price';
import { sayValue } from './option-value';
import styles from './club-rules.module.css';

type Props = ClubProps & { readonly t: Translator };

/** By which rules the club plays each game, as what it does otherwise than the book. */
export function ClubRulesPage({ club, official, t }: Props) {
  return (
    <ClubPlace club={club} part="rules" sub={t('club.rules.what')}>
      <div className={styles.games}>
        {games.map((game) => (
          <GameRules
            key={game.id}
            game={game}
            own={club.houseRules.find((one) => one.game === game.id) ?? null}
            club={club.id}
            official={official}
            voice={gameVoice(t, game.id)}
          />
        ))}
      </div>
      <PointPrice key={club.version} club={club} official={official} />
    </ClubPlace>
  );
}

type GameProps = {
  readonly game: AnyGame;
  readonly own: HouseRulesShown | null;
  readonly club: string;
  readonly official: boolean;
  readonly voice: Voice;
};

function GameRules({ game, own, club, official, voice }: GameProps) {
  const { t } = voice;
  const preset = own?.preset ?? game.rules.presets[0]?.id ?? '';
  const published = t(gameKey(voice, `presets.${preset}`));
  return (
    <section className={`sheet ${styles.game}`} aria-labelledby={`game-${game.id}`}>
      <h2 id={`game-${game.id}`}>{t(gameKey(voice, 'name'))}</h2>
      {own && <p className={styles.name}>{own.name}</p>}
      <p className="soft">
        {own ? t('club.rules.madeFrom') : t('club.rules.asPublished')}{' '}
        <Link href={ruleSetAddress(game.id, preset)}>{published}</Link>
      </p>
      {own && <Differences own={own} voice={voice} />}
      <Act
        variant="default"
        href={`/clubs/${club}/rules/${game.id}`}
        reason={official ? null : t('place.logInFirst')}
      >
        {own ? t('club.rules.change') : t('club.rules.make')}
      </Act>
    </section>
  );
}

function Differences({ own, voice }: { readonly own: HouseRulesShown; readonly voice: Voice }) {
  const { t } = voice;
  if (own.differences.length === 0) return <p>{t('club.rules.noDifference')}</p>;
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('rules.option')}</th>
          <th scope="col">{t('club.rules.here')}</th>
          <th scope="col">{t('club.rules.there')}</th>
        </tr>
      </thead>
      <tbody>
        {own.differences.map(({ option, own: here, preset: there }) => (
          <tr key={option}>
            <th scope="row">{t(gameKey(voice, `options.${option}`))}</th>
            <td className="figure">{sayValue(voice, option, here)}</td>
            <td className="figure soft">{sayValue(voice, option, there)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
