'use client';

import { Button } from '@mantine/core';
import { useFormatter } from 'next-intl';
import { Link } from '@/i18n/navigation';
import { DraftWords } from '../entry/draft-words';
import type { DealView, TableView } from '../remote/answers';
import { Awakening } from '../remote/awakening';
import { dealAddress } from '../replay/deal-address';
import { sheetOf } from '../table/deal-sheet';
import { useTranslations } from '../words/translations';
import type { DealActs } from './deal-row';
import { MovementList } from './movement-list';
import styles from './deal-details.module.css';

type Props = { readonly table: TableView; readonly deal: DealView; readonly acts: DealActs | null };

/** Why it came to that: every movement in words, and what was written on the sheet. */
export function DealDetails({ table, deal, acts }: Props) {
  const t = useTranslations('deals');
  const written = sheetOf(table, deal);
  return (
    <div className={styles.details}>
      <div className={styles.columns}>
        <section>
          <h3>{t('bookings')}</h3>
          <MovementList bookings={deal.bookings} />
        </section>
        {written && (
          <section>
            <h3>{t('record')}</h3>
            <DraftWords {...written} />
          </section>
        )}
      </div>
      <DealLink table={table} deal={deal} />
      <DealFoot deal={deal} acts={acts} />
    </div>
  );
}

/** The deal's own page: its cards, if they were written down, and its versions. */
function DealLink({ table, deal }: Pick<Props, 'table' | 'deal'>) {
  const t = useTranslations('replay');
  return (
    <p>
      <Link href={dealAddress(table.id, deal.number)}>{t(deal.cards ? 'link' : 'page')}</Link>
    </p>
  );
}

function DealFoot({ deal, acts }: Pick<Props, 'deal' | 'acts'>) {
  const t = useTranslations('deals');
  const format = useFormatter();
  const time = format.dateTime(deal.at, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  return (
    <footer className={styles.foot}>
      <div>
        <p className="soft">{deal.by ? t('writtenBy', { time, name: deal.by }) : t('written', { time })}</p>
        {deal.versions > 1 && <p className="soft">{t('versions', { count: deal.versions })}</p>}
        {deal.why && <p>{t('why', { why: deal.why })}</p>}
        {deal.cards && <p className="soft">{t('cards')}</p>}
        {deal.differences.length > 0 && <p>{t('differences', { count: deal.differences.length })}</p>}
      </div>
      {acts && deal.kind !== 'struck' && (
        <Awakening>
          <div className={styles.acts}>
            {deal.kind !== 'amounts' && (
              <Button variant="default" size="md" onClick={() => acts.correct(deal)}>
                {t('correct')}
              </Button>
            )}
            <Button variant="default" size="md" onClick={() => acts.annul(deal)}>
              {t('annul')}
            </Button>
          </div>
        </Awakening>
      )}
    </footer>
  );
}
