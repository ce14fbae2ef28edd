import type { ReactNode } from 'react';
import { signed } from '@/i18n/sign';
import type { PartState } from '@/league/standings/part';
import amount from '../amount/amount.module.css';
import { useTranslations } from '../words/translations';
import { type Marked, marked, markKey } from './mark';
import { Notes } from './notes';
import type { CellShown } from './packed-list';
import styles from './standings-table.module.css';

/** What the fields of a table say beside their figures; asked for once, not a thousand times. */
export type CellWords = {
  readonly dropped: string;
  readonly signs: ReadonlyMap<PartState, { readonly mark: string; readonly meaning: string }>;
};

export function useCellWords(): CellWords {
  const t = useTranslations('listing');
  const signOf = (state: Marked) => ({
    mark: t(`marks.${markKey(state)}`),
    meaning: t(`states.${markKey(state)}`),
  });
  return { dropped: t('dropped'), signs: new Map(marked.map((state) => [state, signOf(state)])) };
}

type At = {
  readonly key: number;
  /** With the language: what the field opens unless it says otherwise, and what stands before an address. */
  readonly href: string;
  readonly prefix: string;
  readonly words: CellWords;
};

/**
 * A result as a link to what it is made of: struck if dropped, with a sign if it was not just played. Called,
 * not a component: a season has a thousand of them.
 */
export function gridCell(cell: CellShown, { key, href, prefix, words }: At): ReactNode {
  if (cell === null) return <td key={key} />;
  if (typeof cell === 'number') return <td key={key}>{resultLink(cell, href)}</td>;
  const { points, state, counted, notes, to } = cell;
  const opened = to === null ? href : prefix + to;
  const silent = points === 0 && to === null && notes.length === 0 && isAway(state);
  return (
    <td key={key}>
      {!silent && (counted ? resultLink(points, opened) : droppedLink(points, opened, words))}
      {signOf(state, words)}
      {notes.length > 0 && <Notes notes={notes} />}
    </td>
  );
}

/** He made nothing because he did not play: a bare 0 would say something else. */
const isAway = (state: PartState): boolean => ['absent', 'not-joined', 'left', 'out'].includes(state);

const resultLink = (points: number, href: string): ReactNode =>
  points < 0 ? (
    <a href={href} className={amount.loss}>
      {signed(points)}
    </a>
  ) : (
    <a href={href}>{points}</a>
  );

const droppedLink = (points: number, href: string, { dropped }: CellWords): ReactNode => (
  <a href={href} className={styles.dropped}>
    <s>{signed(points)}</s>
    <span className="hidden-words">{dropped}</span>
  </a>
);

function signOf(state: PartState, { signs }: CellWords): ReactNode {
  const sign = signs.get(state);
  return (
    sign && (
      <span className={styles.sign} title={sign.meaning}>
        <span aria-hidden="true">{sign.mark}</span>
        <span className="hidden-words">{sign.meaning}</span>
      </span>
    )
  );
}
