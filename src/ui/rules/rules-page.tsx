import { ArrowLeft } from 'lucide-react';
import { Link } from '@/i18n/navigation';
import { gameKey, type Voice } from '@/i18n/say';
import type { Translator } from '@/i18n/translation';
import { FigureTables } from './figure-tables';
import { gameVoice, numbered } from './game-voice';
import { OptionTable } from './option-table';
import { ruleSetAddress } from './rule-address';
import type { RuleSet } from './rule-set';
import styles from './rules.module.css';

type Props = { readonly set: RuleSet; readonly t: Translator };

/** A game by one rule set, made from the rules: what it is, what is paid, what can be chosen. */
export function RulesPage({ set, t }: Props) {
  const { game, rules } = set;
  const voice = gameVoice(t, game.id);
  const usual = t(gameKey(voice, `presets.${game.rules.presets[0]?.id}`));
  return (
    <article className={styles.page}>
      <RulesHead set={set} voice={voice} />
      <section className={styles.summary} aria-labelledby="summary">
        <h2 id="summary">{t('rules.summary')}</h2>
        {numbered(voice, 'summary').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures">{t('rules.figures')}</h2>
        <p className="soft">{t('rules.figuresWhat')}</p>
        <FigureTables tables={game.figures(rules)} voice={voice} />
      </section>
      <section aria-labelledby="options">
        <h2 id="options">{t('rules.options')}</h2>
        {set.preset !== game.rules.presets[0] && (
          <p className="soft">{t('rules.optionsWhat', { name: usual })}</p>
        )}
        <OptionTable set={set} voice={voice} />
      </section>
      <Glossary voice={voice} words={Object.keys(glossaryOf(set))} />
      <Sources set={set} voice={voice} />
    </article>
  );
}

type PartProps = { readonly set: RuleSet; readonly voice: Voice };

function RulesHead({ set: { game, preset }, voice }: PartProps) {
  const { t } = voice;
  return (
    <header className={styles.head}>
      <Link className={styles.back} href="/rules">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('rules.all')}
      </Link>
      <h1>{t(gameKey(voice, 'name'))}</h1>
      <p className={styles.preset}>{t(gameKey(voice, `presets.${preset.id}`))}</p>
      {game.rules.presets.length > 1 && (
        <nav className={styles.sets} aria-label={t('rules.sets')}>
          {game.rules.presets.map(({ id }) => (
            <Link
              key={id}
              href={ruleSetAddress(game.id, id)}
              aria-current={id === preset.id ? 'page' : undefined}
            >
              {t(gameKey(voice, `presets.${id}`))}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}

/** Any language has the same keys. */
function glossaryOf({ game }: RuleSet): object {
  const { glossary } = game.words.da;
  return typeof glossary === 'object' ? glossary : {};
}

function Glossary({ voice, words }: { readonly voice: Voice; readonly words: readonly string[] }) {
  const { t } = voice;
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="glossary">
      <h2 id="glossary">{t('rules.glossary')}</h2>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>{t(gameKey(voice, `glossary.${word}`))}</li>
        ))}
      </ul>
    </section>
  );
}

function Sources({ set: { game }, voice: { t } }: PartProps) {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">{t('rules.sources')}</h2>
      <ul className={styles.sources}>
        {game.sources.map(({ title, href }) => (
          <li key={title}>{href === undefined ? title : <a href={href}>{title}</a>}</li>
        ))}
      </ul>
    </section>
  );
}
