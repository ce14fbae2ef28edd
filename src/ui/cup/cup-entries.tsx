import { sayMovement } from '@/i18n/say-movement';
import { movementsOf } from '@/kernel/movement';
import type { CupLedger } from '../remote/answers';
import { useVoice } from '../words/say';
import { useTranslations } from '../words/translations';
import { type CupStep, stepName } from './cup-step';
import styles from './cup-history.module.css';

/** The account of a cup: each balance follows from the one before it and what moved. */
export function CupEntries({ ledger }: { readonly ledger: CupLedger }) {
  const t = useTranslations('cupHistory');
  const moved = ledger.entries.filter(({ bookings }) => bookings.length > 0);
  return (
    <details className={styles.details}>
      <summary>{t('figures')}</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('figures')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('step')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('moved')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {moved.map((entry) => (
              <EntryRow key={`${entry.part} ${entry.number}`} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function EntryRow({ entry }: { readonly entry: CupStep }) {
  const t = useTranslations('cupHistory');
  const voice = useVoice();
  return (
    <tr>
      <th scope="row">{t(...stepName(entry))}</th>
      <td className="figure">{entry.before}</td>
      <td className={styles.words}>
        <ul>
          {movementsOf(entry.bookings).map((movement, at) => {
            const { who, sentence } = sayMovement(voice, movement);
            return (
              <li key={at}>
                {who !== null && <strong>{who}: </strong>}
                {sentence}
              </li>
            );
          })}
        </ul>
      </td>
      <td className="figure">{entry.after}</td>
    </tr>
  );
}
