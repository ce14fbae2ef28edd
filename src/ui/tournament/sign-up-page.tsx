import { useLocale } from 'next-intl';
import { dayWords } from '../evening/day';
import { momentWords } from '../place/day';
import { useTranslations } from '../words/translations';
import type { LinkOpened } from './answers';
import { type Answer, SignUpForm } from './sign-up-form';
import styles from './sign-up-page.module.css';

type Props = {
  readonly link: LinkOpened;
  readonly answer: Answer;
  /** Made once for this page. */
  readonly command: string;
  readonly timeZone: string;
};

/** What one sees who opens his link: which evening, who he is, and two large buttons. */
export function SignUpPage({ link, answer, command, timeZone }: Props) {
  const t = useTranslations('signUp');
  const locale = useLocale();
  const { tournament, person, signed, until, over } = link;
  return (
    <section className={`sheet ${styles.page}`}>
      <p className="soft">{dayWords(tournament.date, locale)}</p>
      <h1>{tournament.name}</h1>
      <p className={styles.name}>{person.name}</p>
      <p role="status" className={styles.now}>
        {t(`now.${signed ?? 'nothing'}`)}
      </p>
      {over ? (
        <p>{t('over')}</p>
      ) : (
        <SignUpForm answer={answer} command={command} signed={signed} />
      )}
      {until !== null && !over && (
        <p className="soft">{t('until', { time: momentWords(until, locale, timeZone) })}</p>
      )}
    </section>
  );
}

/** A link that leads to nothing any more. */
export function BadLinkPage({ sentence }: { readonly sentence: string }) {
  const t = useTranslations('signUp');
  return (
    <section className={`sheet ${styles.page}`}>
      <h1>{t('bad')}</h1>
      <p>{sentence}</p>
    </section>
  );
}
