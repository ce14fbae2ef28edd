import { Link } from '@/i18n/navigation';
import styles from './tabs.module.css';

export type Tab = { readonly href: string; readonly name: string };

type Props = {
  /** What they are tabs of, for who does not see them. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The `href` of the page that is open. */
  readonly current: string;
};

/** The pages of one place, as links: they work without a script, and each can be sent to somebody. */
export function Tabs({ label, tabs, current }: Props) {
  return (
    <nav className={`${styles.tabs} no-print`} aria-label={label}>
      <ul>
        {tabs.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} aria-current={href === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
