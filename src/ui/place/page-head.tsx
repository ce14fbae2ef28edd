import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { useTranslations } from '../words/translations';
import styles from './page-head.module.css';

/** One step on the way here; `href` below the language. */
export type Crumb = { readonly href: string; readonly name: string };

type Props = {
  /** The way here from the top, without this page. */
  readonly crumbs?: readonly Crumb[];
  /** What stands before the title: a club's emblem. */
  readonly sign?: ReactNode;
  readonly title: string;
  /** A line below the title. */
  readonly sub?: ReactNode;
  /** The one primary action of the page. */
  readonly children?: ReactNode;
};

/** What a page begins with: the way here, what it is, and what is done here first. */
export function PageHead({ crumbs = [], sign, title, sub, children }: Props) {
  return (
    <div className={styles.head}>
      {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      <div className={styles.line}>
        {sign}
        <div className={styles.words}>
          <h1>{title}</h1>
          {sub !== undefined && <p className="soft">{sub}</p>}
        </div>
        {children && <div className={`${styles.action} no-print`}>{children}</div>}
      </div>
    </div>
  );
}

function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslations('place');
  return (
    <nav className="no-print" aria-label={t('way')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
            <ChevronRight size={16} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </nav>
  );
}
