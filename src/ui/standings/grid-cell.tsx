import { Amount } from '../amount/amount';
import { useTranslations } from '../words/translations';
import { markKey } from './mark';
import { Notes } from './notes';
import type { CellShown } from './packed-list';
import styles from './standings-table.module.css';

type Props = {
  readonly cell: CellShown;
  /** What it opens, below the language, unless the field says otherwise. */
  readonly to: string;
  readonly prefix: string;
};

/** A result as a link to what it is made of: struck if dropped, with a sign if it was not just played. */
export function GridCell({ cell, to, prefix }: Props) {
  if (cell === null) return <td />;
  if (typeof cell === 'number')
    return (
      <td className={styles.part}>
        <a href={prefix + to} data-to={to}>
          <Amount points={cell} />
        </a>
      </td>
    );
  return <SpecialCell cell={cell} to={cell.to ?? to} prefix={prefix} />;
}

type SpecialProps = Omit<Props, 'cell'> & { readonly cell: Exclude<CellShown, number | null> };

function SpecialCell({ cell: { points, state, counted, notes, to: own }, to, prefix }: SpecialProps) {
  const silent = points === 0 && own === null && notes.length === 0 && isAway(state);
  return (
    <td className={styles.part}>
      {!silent && (
        <a href={prefix + to} data-to={to}>
          <Result points={points} counted={counted} />
        </a>
      )}
      <Sign state={state} />
      <Notes notes={notes} />
    </td>
  );
}

type State = SpecialProps['cell']['state'];

/** He made nothing because he did not play: a bare 0 would say something else. */
const isAway = (state: State): boolean => ['absent', 'not-joined', 'left', 'out'].includes(state);

function Result({ points, counted }: { readonly points: number; readonly counted: boolean }) {
  const t = useTranslations('listing');
  if (counted) return <Amount points={points} />;
  return (
    <s className={styles.dropped}>
      <Amount points={points} />
      <span className="hidden-words">{t('dropped')}</span>
    </s>
  );
}

function Sign({ state }: { readonly state: State }) {
  const t = useTranslations('listing');
  if (state === 'played') return null;
  const meaning = t(`states.${markKey(state)}`);
  return (
    <span className={styles.sign} title={meaning}>
      <span aria-hidden="true">{t(`marks.${markKey(state)}`)}</span>
      <span className="hidden-words">{meaning}</span>
    </span>
  );
}
