import { Fold } from '../people/fold';
import { useTranslations } from '../words/translations';
import { ArchiveAct } from './archive-act';
import type { Tournament } from './answers';
import type { Desk } from './desk';
import styles from './more-acts.module.css';
import { PublishListAct } from './publish-list-act';
import { CancelAct, ReopenAct, ReopenRoundAct } from './reason-acts';
import { WholeAct } from './step-act';

type Props = { readonly tournament: Tournament; readonly desk: Desk };

/** Everything else that can be done about an evening; what cannot be now says why. */
export function MoreActs({ tournament: { name, archived, rounds }, desk }: Props) {
  const t = useTranslations('tournament.more');
  const begun = rounds.filter(({ started }) => started !== null).length;
  return (
    <Fold title={t('title')}>
      <ul className={styles.more}>
        <li>
          <PublishListAct desk={desk} rounds={begun} />
        </li>
        <li>
          <ReopenRoundAct desk={desk} round={Math.max(1, rounds.length)} />
        </li>
        <li>
          <ReopenAct desk={desk} variant="default" />
        </li>
        <li>
          <CancelAct desk={desk} />
        </li>
        <li>
          {archived ? (
            <WholeAct desk={desk} act="restore" variant="default" />
          ) : (
            <ArchiveAct desk={desk} name={name} />
          )}
        </li>
      </ul>
    </Fold>
  );
}
