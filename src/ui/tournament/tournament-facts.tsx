import { useLocale } from 'next-intl';
import { gameKey } from '@/i18n/say';
import { translatorFor } from '@/i18n/translator';
import { Link } from '@/i18n/navigation';
import { moneyWords } from '../club/money';
import { gameVoice } from '../rules/game-voice';
import { ruleSetAddress } from '../rules/rule-address';
import { useTranslations } from '../words/translations';
import type { Tournament } from './answers';
import styles from './tournament-facts.module.css';

type Props = { readonly tournament: Tournament; readonly currency: string };

/** What is planned, who comes, what is paid. */
export function TournamentFacts({ tournament, currency }: Props) {
  const t = useTranslations('tournament.facts');
  const locale = useLocale();
  const { id, plan, expected, present, participants, fees } = tournament;
  const { length } = plan;
  const money = (minor: number) => moneyWords(minor, currency, locale);
  return (
    <aside className={`sheet ${styles.facts}`} aria-labelledby="facts">
      <h2 id="facts">{t('title')}</h2>
      <dl>
        <Fact name={t('people')}>
          <Link href={`/tournaments/${id}/people`}>
            {t('peopleWords', { present, expected, listed: participants.length })}
          </Link>
        </Fact>
        <Fact name={t('rounds')}>{t('roundsWords', { count: plan.rounds })}</Fact>
        <Fact name={t('length')}>
          {length.kind === 'turns' ? t('turns', { count: length.turns }) : t('until', { time: length.until })}
        </Fact>
        <Fact name={t('rules')}>
          <Rules tournament={tournament} />
        </Fact>
        {fees.due > 0 && (
          <Fact name={t('fees')}>
            {t('feesWords', { paid: money(fees.paid), due: money(fees.due) })}
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The game, and its published set; rules of the club's own have no page of that kind. */
function Rules({ tournament: { game, preset } }: Pick<Props, 'tournament'>) {
  const t = useTranslations('tournament.facts');
  const voice = gameVoice(translatorFor(useLocale()), game);
  const name = voice.t(gameKey(voice, 'name'));
  if (preset === null) return <>{t('ownRules', { game: name })}</>;
  const set = voice.t(gameKey(voice, `presets.${preset}`));
  return <Link href={ruleSetAddress(game, preset)}>{`${name}: ${set}`}</Link>;
}
