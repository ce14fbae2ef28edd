import { useLocale } from 'next-intl';
import { byName } from '../people/attendance';
import type { Round } from '../tournament/answers';
import { useTranslations } from '../words/translations';
import styles from './seating-page.module.css';

/** Everybody by name with his table: what thirty people look for on a wall. */
export function ByName({ tables, out }: Pick<Round, 'tables' | 'out'>) {
  const t = useTranslations('placing');
  const seated = tables.flatMap(({ table, persons }) =>
    persons.map(({ person, name }) => ({ person, name, place: t('table', { table }) })),
  );
  const all = [...seated, ...out.map(({ person, name }) => ({ person, name, place: t('out') }))];
  return (
    <section className={`sheet ${styles.section}`}>
      <h3>{t('byName')}</h3>
      <ul className={styles.names}>
        {byName(all, useLocale()).map(({ person, name, place }) => (
          <li key={person}>
            <span>{name}</span>
            <strong className="figure">{place}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
