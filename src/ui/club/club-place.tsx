import type { ReactNode } from 'react';
import { LogInNotice } from '../place/log-in-notice';
import { PageHead } from '../place/page-head';
import { Tabs } from '../place/tabs';
import type { ClubPage } from '../remote/answers';
import { useTranslations } from '../words/translations';
import { EmblemSign } from './emblem-sign';
import styles from './club-place.module.css';

const parts = ['overview', 'members', 'rules', 'box', 'settings', 'log'] as const;
export type ClubPart = (typeof parts)[number];

/** Who asks for a page of a club. */
export type ClubProps = { readonly club: ClubPage; readonly official: boolean };

type Props = {
  readonly club: ClubPage;
  readonly part: ClubPart;
  /** Of a page below a part; the part's own title otherwise. */
  readonly title?: string;
  readonly sub?: ReactNode;
  /** The one primary action. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A page of a club: which club, which page, and the way to the others. */
export function ClubPlace({ club, part, title, sub, action, children }: Props) {
  const t = useTranslations('club');
  const place = useTranslations('place');
  const front = part === 'overview';
  const home = { href: '/', name: place('home') };
  const above = { href: partAddress(club.id, part), name: t(`parts.${part}`) };
  const crumbs = [
    home,
    ...(front ? [] : [{ href: clubAddress(club.id), name: club.name }]),
    ...(title === undefined ? [] : [above]),
  ];
  const emblem = club.look?.emblem ?? null;
  return (
    <div className={styles.place}>
      <PageHead
        crumbs={crumbs}
        sign={<EmblemSign emblem={emblem} name={club.name} />}
        title={title ?? (front ? club.name : t(`parts.${part}`))}
        sub={sub}
      >
        {action}
      </PageHead>
      <Tabs
        label={t('pages', { name: club.name })}
        tabs={parts.map((one) => ({ href: partAddress(club.id, one), name: t(`parts.${one}`) }))}
        current={partAddress(club.id, part)}
      />
      {children}
    </div>
  );
}

/** A page of a club that is for its officials, as others find it. */
export function ClosedPlace({ club, part }: { readonly club: ClubPage; readonly part: ClubPart }) {
  const t = useTranslations('club');
  return (
    <ClubPlace club={club} part={part}>
      <LogInNotice what={t('officialsOnly')} />
    </ClubPlace>
  );
}

export const clubAddress = (club: string): string => `/clubs/${club}`;

const partAddress = (club: string, part: ClubPart): string =>
  part === 'overview' ? clubAddress(club) : `${clubAddress(club)}/${part}`;
