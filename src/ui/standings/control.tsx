import { Link } from '@/i18n/navigation';
import { signed } from '@/i18n/sign';
import { Amount } from '../amount/amount';
import type { ControlView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { type ControlEntry, type ControlPart, controlParts, entriesOf } from './control-parts';
import styles from './control.module.css';

type Props = {
  readonly control: ControlView;
  /** The local day of each evening, by its id; what is not in it is named by round and table alone. */
  readonly dates: Readonly<Record<string, string>>;
  /** Below the language, what a person's name opens: `${linesAt}/${person}`. */
  readonly linesAt: string;
};

/** The proof of a list: its sum found in two ways, and every figure opened into what it is the sum of. */
export function Control({ control, dates, linesAt }: Props) {
  const t = useTranslations('control');
  const { list, expected, proved } = control;
  const unbalanced = control.deals.entries.filter(({ points }) => points !== 0).length;
  return (
    <div className={styles.control}>
      <p className={styles.verdict} data-proved={proved} role="status">
        {proved ? t('proved') : t('failed', { list: signed(list), expected: signed(expected) })}
        {unbalanced > 0 && ` ${t('unbalanced', { count: unbalanced })}`}
      </p>
      <p className={styles.words}>{t('what')}</p>
      <section className="sheet" aria-label={t('of')}>
        <Figure control={control} part="deals" sign="" dates={dates} linesAt={linesAt} />
        <hr className={styles.rule} />
        {controlParts.map(({ part, sign }) => (
          <Figure key={part} control={control} part={part} sign={sign} dates={dates} linesAt={linesAt} />
        ))}
        <hr className={styles.rule} />
        <Sum name={t('expected')} points={expected} />
        <Sum name={t('list')} points={list} />
      </section>
    </div>
  );
}

function Sum({ name, points }: { readonly name: string; readonly points: number }) {
  return (
    <p className={styles.sum}>
      <span>{name}</span>
      <Amount points={points} />
    </p>
  );
}

type FigureProps = Props & { readonly part: ControlPart; readonly sign: '+' | '−' | '' };

/** A sum with its sign in the account; opened, it shows its entries. */
function Figure({ control, part, sign, dates, linesAt }: FigureProps) {
  const t = useTranslations('control');
  const entries = entriesOf(control, part);
  const said = (
    <>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.name}>
        {t(part)} <span className="soft">{t('entries', { count: entries.length })}</span>
      </span>
      <Amount points={control[part].sum} />
    </>
  );
  if (entries.length === 0) return <p className={styles.empty}>{said}</p>;
  return (
    <details className={styles.figure}>
      <summary>{said}</summary>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryName entry={entry} dates={dates} linesAt={linesAt} />
            <Amount points={entry.points} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type EntryProps = Omit<Props, 'control'> & { readonly entry: ControlEntry };

function EntryName({ entry, dates, linesAt }: EntryProps) {
  const t = useTranslations('control');
  if (entry.kind === 'person') return <Link href={`${linesAt}/${entry.person}`}>{entry.name}</Link>;
  const { sitting, tournament, round, table } = entry;
  return (
    <Link href={`/tables/${sitting}`}>
      {dates[tournament]} {t('table', { round, table })}
    </Link>
  );
}
