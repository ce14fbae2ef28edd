import { useTranslations } from '../../words/translations';
import type { Asked } from './asked';
import styles from './lists.module.css';

type Props = {
  readonly asked: Asked;
  /** How many have begun. */
  readonly rounds: number;
};

const countings = [1, 2, 3, 4, 5, 6, 8, 10] as const;

/** Of which rounds; a form of the browser's own, which works before the page has woken up. */
export function ExtentChoice({ asked: { kind, show, counting }, rounds }: Props) {
  const season = useTranslations('season');
  if (rounds < 2 && kind !== 'clubs') return null;
  return (
    <form className={styles.extent} method="get">
      {kind !== 'persons' && <input type="hidden" name="list" value={kind} />}
      {rounds > 1 && <RoundSelect show={show} rounds={rounds} />}
      {kind === 'clubs' && <CountingSelect counting={counting} />}
      <button type="submit">{season('at.show')}</button>
    </form>
  );
}

function RoundSelect({ show, rounds }: { readonly show: string; readonly rounds: number }) {
  const t = useTranslations('eveningList');
  const numbers = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    <label>
      {t('shown')}
      <select name="show" defaultValue={show}>
        <option value="">{t('total')}</option>
        {numbers.map((round) => (
          <option key={round} value={`after-${round}`}>
            {t('after', { round })}
          </option>
        ))}
        {numbers.map((round) => (
          <option key={round} value={`only-${round}`}>
            {t('only', { round })}
          </option>
        ))}
      </select>
    </label>
  );
}

function CountingSelect({ counting }: Pick<Asked, 'counting'>) {
  const t = useTranslations('listing');
  const season = useTranslations('season');
  return (
    <label>
      {season('countingOf')}
      <select name="counting" defaultValue={counting ?? ''}>
        <option value="">{t('everybody')}</option>
        {countings.map((count) => (
          <option key={count} value={count}>
            {t('best', { count })}
          </option>
        ))}
      </select>
    </label>
  );
}
