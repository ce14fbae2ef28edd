import type { BoxStatement } from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import { MoneyAmount } from './money-amount';
import styles from './box.module.css';

/** Every account over the period: what one has the others gave, so each column comes to nothing. */
export function BoxAccounts({ statement: { accounts, currency } }: { readonly statement: BoxStatement }) {
  const t = useTranslations('club.box');
  const columns = ['opening', 'moved', 'closing'] as const;
  const sum = (column: (typeof columns)[number]): number =>
    accounts.reduce((total, account) => total + account[column], 0);
  return (
    <details className={styles.accounts}>
      <summary>{t('accounts')}</summary>
      <p className="soft">{t('accountsWhat')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.amount}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.account}>
              <th scope="row">{t(`accountNames.${account.account}`)}</th>
              {columns.map((column) => (
                <td key={column} className={styles.amount}>
                  <MoneyAmount minor={account[column]} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row">{t('sum')}</th>
            {columns.map((column) => (
              <td key={column} className={styles.amount}>
                <MoneyAmount minor={sum(column)} currency={currency} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </details>
  );
}
