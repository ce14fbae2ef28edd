'use client';

import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { Booking } from '@/kernel/booking';
import { type Pack, packs, CardLetters } from '../card/card-letters';
import { Awakening } from '../remote/awakening';
import { useVoice } from '../words/say';
import { useTranslations } from '../words/translations';
import { ActionList } from './action-list';
import { sayAction } from './action-words';
import { CausedBookings } from './caused-bookings';
import { Controls } from './controls';
import type { ReplayedDeal } from './deal-course';
import { DealFault } from './deal-fault';
import { Felt } from './felt';
import { NowKnown } from './now-known';
import { type Playhead, usePlayhead } from './playhead';
import { useReplayKeys } from './replay-keys';
import styles from './replay.module.css';

type Props = { readonly deal: ReplayedDeal; readonly bookings: readonly Booking[] };

/** A deal played back card by card. */
export function Replay({ deal, bookings }: Props) {
  const head = usePlayhead(deal.course);
  const says = useSaying(deal, head);
  const [pack, setPack] = useLocalStorage<Pack>({ key: 'ultimo-card-letters', defaultValue: 'page' });
  useReplayKeys(head);
  const moment = deal.course.moments[head.at];
  if (!moment) return null;
  return (
    <CardLetters pack={pack}>
      <Awakening>
        <div className={styles.replay}>
          <div className={styles.stage}>
            <Felt deal={deal} moment={moment} />
            <DealFault course={deal.course} />
            <Controls head={head} says={says} />
            <CardPack pack={pack} choose={setPack} />
          </div>
          <ActionList deal={deal} head={head} />
        </div>
      </Awakening>
      <NowKnown deal={deal} moment={moment} />
      <CausedBookings deal={deal} bookings={bookings} head={head} />
    </CardLetters>
  );
}

/** What has just happened, as a sentence. */
function useSaying({ course, game }: ReplayedDeal, { at, last }: Playhead): string {
  const t = useTranslations('replay');
  const voice = useVoice();
  const action = course.actions[at - 1];
  if (!action) return t('start');
  const said = sayAction(voice, game, action);
  return at === last && course.ended ? `${said}. ${t('ended')}` : `${said}.`;
}

function CardPack({ pack, choose }: { readonly pack: Pack; readonly choose: (pack: Pack) => void }) {
  const t = useTranslations('replay');
  return (
    <div className={styles.pack}>
      <span id="letters">{t('letters')}</span>
      <SegmentedControl
        aria-labelledby="letters"
        value={pack}
        onChange={(value) => choose(packs.find((one) => one === value) ?? 'page')}
        data={packs.map((one) => ({ value: one, label: t(`packs.${one}`) }))}
      />
      <p className={`soft ${styles.keys}`}>{t('keys')}</p>
    </div>
  );
}
