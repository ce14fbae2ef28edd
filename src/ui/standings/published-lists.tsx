import { useLocale } from 'next-intl';
import type { PublishedView } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { momentWords } from './dates';
import type { Figures } from './packed-list';
import { Value } from './value';
import styles from './published-lists.module.css';

type Props = { readonly lists: readonly PublishedView[]; readonly timeZone: string };

/** Every list that was read out, the newest first: what it said, and what is another now. */
export function PublishedLists({ lists, timeZone }: Props) {
  const t = useTranslations('publishedList');
  if (lists.length === 0) return <p className="sheet">{t('empty')}</p>;
  return (
    <div className={styles.lists}>
      {lists.map((list) => (
        <Published key={list.position} list={list} timeZone={timeZone} />
      ))}
    </div>
  );
}

type ListProps = { readonly list: PublishedView; readonly timeZone: string };

function Published({ list, timeZone }: ListProps) {
  const t = useTranslations('publishedList');
  const acts = useTranslations('seasonActs');
  const locale = useLocale();
  const { kind, round, at, by, audience, moved } = list;
  return (
    <section className={`sheet ${styles.list}`}>
      <h2>{kind === 'round' ? t('round', { round: round ?? 0 }) : t(kind)}</h2>
      <p>
        {t('title', { time: momentWords(at, locale, timeZone) })} {by !== null && t('by', { name: by })}{' '}
        <span className="soft">{t('audience', { audience: acts(`audiences.${audience}`) })}</span>
      </p>
      <p className={moved.length > 0 ? styles.different : ''}>
        {moved.length === 0 ? t('same') : t('different', { count: moved.length })}
      </p>
      <Compared list={list} />
    </section>
  );
}

function Compared({ list: { lines, moved } }: { readonly list: PublishedView }) {
  const t = useTranslations('publishedList');
  const listing = useTranslations('listing');
  const changes = new Map(moved.map((one) => [one.person, one.now]));
  const added = moved.filter(({ published }) => published === null);
  const rows = [
    ...lines.map((line) => ({ ...line, then: line })),
    ...added.map((one) => ({ ...one, then: null })),
  ];
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{listing('name')}</th>
            <th scope="col">{t('then')}</th>
            <th scope="col">{t('now')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ person, name, then }) => {
            const now = changes.get(person);
            return (
              <tr key={person} data-changed={now === undefined ? undefined : true}>
                <th scope="row">{name}</th>
                <Told figures={then} />
                {now === undefined ? <Told figures={then} /> : <Told figures={now} />}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Told({ figures }: { readonly figures: Figures | null }) {
  const t = useTranslations('publishedList');
  if (!figures) return <td>{t('absent')}</td>;
  return (
    <td>
      <span className="soft">
        {figures.rank === null ? t('line') : t('place', { rank: figures.rank })}
      </span>{' '}
      <Value points={figures.points} of={figures.of} />
    </td>
  );
}
