'use client';

import type { ChangeView, DealView, TableView } from '../remote/answers';
import { useNames } from '../words/say';
import { useTranslations } from '../words/translations';
import { ChangeRow } from './change-row';
import { ClosingRow } from './closing-row';
import { DealRow, type DealActs } from './deal-row';
import styles from './deal-list.module.css';

type Props = { readonly table: TableView; readonly acts: DealActs | null };

/** Everything that was booked at the table, newest first. The newest is open. */
export function DealList({ table, acts }: Props) {
  const t = useTranslations('deals');
  const dealers = useNames().map((name) => t('dealer', { name }));
  return (
    <section className={styles.list} aria-labelledby="deals">
      <h2 id="deals" data-heading="deals" tabIndex={-1}>
        {t('title', { count: table.deals.length })}
      </h2>
      {table.deals.length === 0 && <p className="soft">{t('empty')}</p>}
      <ol className={styles.rows} reversed>
        {table.closing && (
          <li>
            <ClosingRow closing={table.closing} seats={table.seats.map(({ seat }) => seat)} />
          </li>
        )}
        {linesOf(table).map((line) => (
          <li key={line.key}>
            {line.kind === 'change' ? (
              <ChangeRow change={line.change} />
            ) : (
              <DealRow
                table={table}
                deal={line.deal}
                acts={acts}
                dealer={dealers[line.deal.dealer] ?? ''}
                newest={line.deal.number === table.deals.length}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Line =
  | { readonly kind: 'deal'; readonly key: string; readonly deal: DealView }
  | { readonly kind: 'change'; readonly key: string; readonly change: ChangeView };

/** A change stands between the deals where it happened. */
function linesOf({ deals, changes }: TableView): readonly Line[] {
  const changesBefore = (number: number): readonly Line[] =>
    changes.flatMap((change, at) =>
      change.before === number ? [{ kind: 'change', key: `change-${at}`, change } as const] : [],
    );
  const lines = deals.flatMap((deal): readonly Line[] => [
    ...changesBefore(deal.number),
    { kind: 'deal', key: `deal-${deal.number}`, deal },
  ]);
  return [...lines, ...changesBefore(deals.length + 1)].toReversed();
}
