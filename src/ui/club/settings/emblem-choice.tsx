import { type Emblem, emblems } from '@/league/clubs/emblem';
import { useTranslations } from '../../words/translations';
import { EmblemSign } from '../emblem-sign';
import styles from './settings.module.css';

type Props = { readonly emblem: Emblem; readonly change: (emblem: Emblem) => void };

/** One of the drawings; arrows go from one to the next. */
export function EmblemChoice({ emblem, change }: Props) {
  const t = useTranslations('club.settings');
  return (
    <fieldset className={styles.emblems}>
      <legend>{t('emblem')}</legend>
      {emblems.map((one) => (
        <label key={one} className={styles.emblem} title={t(`emblems.${one}`)}>
          <input
            type="radio"
            name="emblem"
            value={one}
            checked={one === emblem}
            onChange={() => change(one)}
          />
          <EmblemSign emblem={one} name="" small />
          <span className="hidden-words">{t(`emblems.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
