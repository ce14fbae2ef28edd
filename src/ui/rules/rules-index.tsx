import { Link } from '@/i18n/navigation';
import { gameKey } from '@/i18n/say';
import type { Translator } from '@/i18n/translation';
import { gameVoice, numbered } from './game-voice';
import { ruleSetAddress } from './rule-address';
import { allRuleSets } from './rule-set';
import styles from './rules.module.css';

/** Every game and rule set that can be played here. */
export function RulesIndex({ t }: { readonly t: Translator }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('rules.title')}</h1>
        <p>{t('rules.what')}</p>
      </header>
      <ul className={styles.games}>
        {allRuleSets.map(({ game, presets }) => (
          <li key={game.id} className="sheet">
            <GameCard game={game.id} presets={presets} t={t} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type CardProps = { readonly game: string; readonly presets: readonly string[]; readonly t: Translator };

function GameCard({ game, presets, t }: CardProps) {
  const voice = gameVoice(t, game);
  return (
    <>
      <h2>{t(gameKey(voice, 'name'))}</h2>
      <p className={styles.short}>{numbered(voice, 'summary')[0]}</p>
      <ul className={styles.presets}>
        {presets.map((preset, at) => (
          <li key={preset}>
            <Link href={ruleSetAddress(game, preset)}>{t(gameKey(voice, `presets.${preset}`))}</Link>
            {at === 0 && presets.length > 1 && <span className="soft"> {t('rules.standard')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
