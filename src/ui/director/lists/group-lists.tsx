import { GroupTable } from '../../standings/group-table';
import { useTranslations } from '../../words/translations';
import type { GroupList } from '../answers';

type Props = { readonly kind: 'clubs' | 'teams'; readonly list: GroupList };

/** Clubs or teams of an evening, each by those who made its points. */
export function GroupLists({ kind, list }: Props) {
  const t = useTranslations('eveningList');
  if (list.lines.length === 0)
    return <p className="sheet">{t(kind === 'teams' ? 'noTeams' : 'noClubs')}</p>;
  return <GroupTable list={list} label={t(`kinds.${kind}`)} />;
}
