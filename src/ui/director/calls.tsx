'use client';

import { useLocale } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { useTranslations } from '../words/translations';
import type { Director, DirectorTable } from './answers';
import { type Attention, attentionOf, attentions, silentSince } from './attention';
import styles from './calls.module.css';
import { clockTime } from './clock-time';
import { useNow } from './now';

type Props = { readonly director: Director; readonly timeZone: string };

type Call = { readonly table: DirectorTable; readonly why: Attention };

/** Which tables want the director, and why, the most pressing first; it goes on by itself. */
export function Calls({ director, timeZone }: Props) {
  const t = useTranslations('director');
  const now = useNow(director.now);
  const standing = {
    round: director.round,
    running: director.stage === 'running',
    answered: director.now,
    now,
  };
  const calls = director.tables.flatMap((table): readonly Call[] => {
    const why = attentionOf(table, standing);
    return why ? [{ table, why }] : [];
  });
  if (calls.length === 0 && director.stage !== 'running') return null;
  return (
    <section className={styles.calls} aria-labelledby="calls">
      <h3 id="calls">{t('calls')}</h3>
      <div aria-live="polite">
        {calls.length === 0 && <p className="soft">{t('noCalls')}</p>}
        <ul>
          {calls.toSorted(byPressing).map((call) => (
            <li key={call.table.sitting}>
              <CallLine call={call} answered={director.now} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const byPressing = (one: Call, other: Call): number =>
  attentions.indexOf(one.why) - attentions.indexOf(other.why) || one.table.table - other.table.table;

type LineProps = Pick<Props, 'timeZone'> & { readonly call: Call; readonly answered: number };

/** A table that is not opened has no page to go to. */
function CallLine({ call, answered, timeZone }: LineProps) {
  const words = useCallWords(call, answered, timeZone);
  const { sitting, state } = call.table;
  if (state === 'not-opened') return <span className={styles.call}>{words}</span>;
  return (
    <Link className={styles.call} href={`/tables/${sitting}`}>
      {words}
    </Link>
  );
}

function useCallWords({ table: one, why }: Call, answered: number, timeZone: string): string {
  const t = useTranslations('director');
  const locale = useLocale();
  const { round, table } = one;
  switch (why) {
    case 'old':
      return t('oldCall', { round, table });
    case 'not-opened':
      return t('openCall', { table });
    case 'done':
      return t('doneCall', { table });
    case 'last':
      return t('lastCall', { table });
    case 'silent':
      return t('silentCall', {
        table,
        time: clockTime(silentSince(one, answered) ?? answered, locale, timeZone),
      });
  }
}
