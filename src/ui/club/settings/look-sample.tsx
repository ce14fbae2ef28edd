import { accentTokens, grounds } from '@/league/clubs/contrast';
import type { Emblem } from '@/league/clubs/emblem';
import { useTranslations } from '../../words/translations';
import { EmblemSign } from '../emblem-sign';
import styles from './settings.module.css';

type Props = { readonly accent: string; readonly emblem: Emblem; readonly name: string };

/** How the choice looks by day and by night, whichever it is now. */
export function LookSample({ accent, emblem, name }: Props) {
  const t = useTranslations('club.settings');
  const { onAccent, textLight, textDark } = accentTokens(accent);
  const themes = [
    { theme: 'light', paper: grounds.light[0], ink: '#22241f', text: textLight },
    { theme: 'dark', paper: grounds.dark[0], ink: '#ece7da', text: textDark },
  ] as const;
  return (
    <div className={styles.samples}>
      {themes.map(({ theme, paper, ink, text }) => (
        <figure key={theme} className={styles.sample} style={{ background: paper, color: ink }}>
          <EmblemSign emblem={emblem} name={name} colours={{ accent, onAccent }} />
          <figcaption>
            <strong>{t(`themes.${theme}`)}</strong>
            <span style={{ color: text }}>{name}</span>
          </figcaption>
          <span className={styles.sampleButton} style={{ background: accent, color: onAccent }}>
            {t('sample')}
          </span>
        </figure>
      ))}
    </div>
  );
}
