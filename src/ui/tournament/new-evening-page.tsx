import { useLocale } from 'next-intl';
import { localDate } from '@/league/local-date';
import { PageHead } from '../place/page-head';
import { Awakening } from '../remote/awakening';
import { useTranslations } from '../words/translations';
import type { ClubPage, PersonListed, SeasonListed } from './answers';
import { EveningForm } from './evening-form';
import { rulesToChoose } from './rules-choices';

type Props = {
  readonly club: ClubPage;
  readonly members: readonly PersonListed[];
  readonly seasons: readonly SeasonListed[];
  /** In milliseconds since 1970. */
  readonly now: number;
};

/** A new evening: everything is proposed, so that one press is enough. */
export function NewEveningPage({ club, members, seasons, now }: Props) {
  const t = useTranslations('newEvening');
  const { id, name, last, money, timeZone } = club;
  const rules = rulesToChoose(club, useLocale());
  const today = localDate(now, timeZone);
  const head = { id, last, money, timeZone };
  return (
    <div className="stack">
      <PageHead crumbs={[{ href: `/clubs/${id}`, name }]} title={t('title')} sub={t('what')} />
      <Awakening>
        <EveningForm club={head} members={members} seasons={seasons} rules={rules} today={today} />
      </Awakening>
    </div>
  );
}
