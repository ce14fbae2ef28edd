'use client';

import type { Moment } from '@/core/replay/course';
import { Cups } from '../cup/cups';
import { chipsOf } from '../cup/rule-chips';
import { MovementList } from '../deal/movement-list';
import { DraftWords } from '../entry/draft-words';
import { useTranslations } from '../words/translations';
import type { ReplayedDeal } from './deal-course';
import styles from './replay.module.css';

type Props = { readonly deal: ReplayedDeal; readonly moment: Moment };

/** What could be written down by now: the sheet, the payments, the cups. */
export function NowKnown({ deal, moment }: Props) {
  const t = useTranslations('replay');
  return (
    <div className={styles.known}>
      <section>
        <h2>{t('known')}</h2>
        <KnownSheet deal={deal} moment={moment} />
      </section>
      <section>
        <h2>{t('bookedSoFar')}</h2>
        {moment.bookings.length === 0 ? (
          <p className="soft">{t('nothingBooked')}</p>
        ) : (
          <MovementList bookings={moment.bookings} />
        )}
      </section>
      {Object.keys(moment.pots).length > 0 && (
        <section>
          <h2>{t('cups')}</h2>
          <Cups pots={moment.pots} chips={chipsOf(deal.rules)} compact />
        </section>
      )}
    </div>
  );
}

/** The score sheet as far as it is known, drawn from the game's own sheet. */
function KnownSheet({ deal: { game, rules, table }, moment: { known } }: Props) {
  const t = useTranslations('replay');
  const draft = known === null ? {} : game.sheet.write(rules, table, known);
  if (Object.keys(draft).length === 0) return <p className="soft">{t('nothingKnown')}</p>;
  return <DraftWords sections={game.sheet.sections(rules, table, draft)} draft={draft} />;
}
