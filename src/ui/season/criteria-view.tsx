import { signed } from '@/i18n/sign';
import type { Criteria } from '@/league/seasons/criteria';
import { useTranslations } from '../words/translations';
import styles from './season.module.css';

/** How a season is counted, in sentences; each rule between equals with its definition, in order. */
export function CriteriaView({ criteria }: { readonly criteria: Criteria }) {
  const t = useTranslations('criteria');
  return (
    <div className={styles.rules}>
      <section>
        <h2>{t('counting')}</h2>
        <CountingWords criteria={criteria} />
      </section>
      <section>
        <h2>{t('tieBreaks')}</h2>
        <TieBreakWords criteria={criteria} />
      </section>
      <section>
        <h2>{t('substitute')}</h2>
        <SubstituteWords criteria={criteria} />
      </section>
    </div>
  );
}

export function CountingWords({ criteria: { counting, minimumEvenings } }: { readonly criteria: Criteria }) {
  const t = useTranslations('standings.counting');
  return (
    <p>
      {t(counting.kind, { n: counting.kind === 'best' ? counting.n : 0 })}{' '}
      {t('minimum', { count: minimumEvenings })}
    </p>
  );
}

function TieBreakWords({ criteria: { tieBreaks } }: { readonly criteria: Criteria }) {
  const t = useTranslations('criteria');
  const standings = useTranslations('standings');
  if (tieBreaks.length === 0) return <p>{t('noTieBreaks')}</p>;
  return (
    <>
      <p>{t('tieBreaksWhat')}</p>
      <ol className={styles.numbered}>
        {tieBreaks.map((rule, at) => (
          <li key={rule}>
            <span className="figure">{at + 1}.</span>
            <span>
              <strong>{standings(`tie-breaks.${rule}.name`)}</strong>
              <span className={styles.small}>{standings(`tie-breaks.${rule}.what`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function SubstituteWords({ criteria: { substitute } }: { readonly criteria: Criteria }) {
  const t = useTranslations('standings.substitute');
  const points = substitute.kind === 'fixed' ? signed(substitute.points) : '';
  return <p>{t(substitute.kind, { points })}</p>;
}
