import { Button, TextInput } from '@mantine/core';
import { PrintButton } from '../../place/print-button';
import { useTranslations } from '../../words/translations';
import { Link } from '@/i18n/navigation';
import styles from './box.module.css';

/** Which days a statement is of, both included; null: without an end on that side. */
export type Period = { readonly from: string | null; readonly to: string | null };

const day = /^\d{4}-\d{2}-\d{2}$/;
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The period in a page's address. */
export const periodIn = ({ from, to }: Query): Period => ({ from: dayIn(from), to: dayIn(to) });

const dayIn = (text: Query[string]): string | null =>
  typeof text === 'string' && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

type Props = { readonly club: string; readonly period: Period };

/** From when to when; a plain form, and the answer has an address of its own. */
export function PeriodForm({ club, period: { from, to } }: Props) {
  const t = useTranslations('club.box');
  return (
    <form method="get" className={`${styles.period} no-print`}>
      <TextInput size="md" type="date" name="from" label={t('from')} defaultValue={from ?? ''} />
      <TextInput size="md" type="date" name="to" label={t('to')} defaultValue={to ?? ''} />
      <Button type="submit" size="md" variant="default">
        {t('show')}
      </Button>
      {(from ?? to) !== null && (
        <Link className={styles.all} href={`/clubs/${club}/box`}>
          {t('all')}
        </Link>
      )}
      <PrintButton />
    </form>
  );
}
