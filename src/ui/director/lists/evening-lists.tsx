import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';
import { PrintButton } from '../../place/print-button';
import type { Tournament } from '../../tournament/answers';
import { deskOf } from '../../tournament/desk';
import { PublishListAct } from '../../tournament/publish-list-act';
import { useTranslations } from '../../words/translations';
import { type Asked, kinds } from './asked';
import { ExtentChoice } from './extent-choice';
import styles from './lists.module.css';

type Props = {
  readonly tournament: Tournament;
  readonly asked: Asked;
  readonly official: boolean;
  readonly children: ReactNode;
};

/** The lists of an evening: which one, of which rounds, what can be done with it, and the list itself. */
export function EveningLists({ tournament, asked, official, children }: Props) {
  const t = useTranslations('eveningList');
  const { id, rounds } = tournament;
  const begun = rounds.filter(({ started }) => started !== null).length;
  return (
    <div className={styles.page}>
      <h2 className="hidden-words">{t('title')}</h2>
      <div className={`${styles.bar} no-print`}>
        <KindChoice tournament={id} asked={asked} />
        <ExtentChoice asked={asked} rounds={begun} />
      </div>
      {children}
      <div className={`${styles.acts} no-print`}>
        {official && <PublishListAct desk={deskOf(tournament, official)} rounds={begun} />}
        <PrintButton />
        <Link className={styles.link} href={`/tournaments/${id}/standings/published`}>
          {t('published')}
        </Link>
        <Link className={styles.link} href={`/tournaments/${id}/control`}>
          {t('control')}
        </Link>
      </div>
    </div>
  );
}

type ChoiceProps = { readonly tournament: Tournament['id']; readonly asked: Asked };

/** Whose list it is: links, so that each can be sent to somebody. */
function KindChoice({ tournament, asked: { kind, show } }: ChoiceProps) {
  const t = useTranslations('eveningList');
  const pathname = `/tournaments/${tournament}/standings`;
  return (
    <nav className={styles.choice} aria-label={t('of')}>
      {kinds.map((one) => (
        <Link
          key={one}
          href={{ pathname, query: { ...(one !== 'persons' && { list: one }), ...(show && { show }) } }}
          aria-current={one === kind ? 'page' : undefined}
        >
          {t(`kinds.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
