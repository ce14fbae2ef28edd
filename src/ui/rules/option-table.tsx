import type { OptionShape, OptionValue } from '@/core/games/game';
import { gameKey, type Voice } from '@/i18n/say';
import { isSame, type RuleSet, valueOf } from './rule-set';
import styles from './rules.module.css';

type Props = { readonly set: RuleSet; readonly voice: Voice };

/**
 * Every option with its value; what differs from the usual rules is marked, and the usual value beside it.
 */
export function OptionTable({ set: { game, rules }, voice }: Props) {
  const { t } = voice;
  const usual = game.rules.options.some(({ key, standard }) => !isSame(valueOf(rules, key), standard));
  return (
    <table className={styles.options}>
      <thead>
        <tr>
          <th scope="col">{t('rules.option')}</th>
          <th scope="col">{t('rules.value')}</th>
          {usual && <th scope="col">{t('rules.usual')}</th>}
        </tr>
      </thead>
      <tbody>
        {game.rules.options.map((shape) => (
          <OptionRow
            key={shape.key}
            shape={shape}
            value={valueOf(rules, shape.key)}
            usual={usual}
            voice={voice}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  readonly shape: OptionShape;
  readonly value: OptionValue | undefined;
  /** Is there a column for the usual value? */
  readonly usual: boolean;
  readonly voice: Voice;
};

function OptionRow({ shape, value, usual, voice }: RowProps) {
  const { t } = voice;
  const changed = !isSame(value, shape.standard);
  const hint = gameKey(voice, `option-hints.${shape.key}`);
  return (
    <tr data-changed={changed || undefined}>
      <th scope="row">
        <span>{t(gameKey(voice, `options.${shape.key}`))}</span>
        {t.has(hint) && <span className={styles.hint}>{t(hint)}</span>}
      </th>
      <td className="figure">
        {sayValue(voice, shape, value)}
        {changed && <span className={styles.sign}>{t('rules.changed')}</span>}
      </td>
      {usual && <td className="figure">{sayValue(voice, shape, shape.standard)}</td>}
    </tr>
  );
}

function sayValue(voice: Voice, { key }: OptionShape, value: OptionValue | undefined): string {
  if (typeof value === 'boolean') return voice.t(value ? 'rules.yes' : 'rules.no');
  if (Array.isArray(value)) return value.join(', ');
  const named = gameKey(voice, `option-values.${key}.${String(value)}`);
  return voice.t.has(named) ? voice.t(named) : String(value);
}
