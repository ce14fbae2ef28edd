import { useTranslations } from '../words/translations';
import { LoginForm, type LogIn, type LoginFault } from './login-form';
import styles from './login-page.module.css';

type Props = { readonly logIn: LogIn; readonly back: string; readonly fault: LoginFault };

export function LoginPage(props: Props) {
  const t = useTranslations('login');
  return (
    <section className={`sheet ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className="soft">{t('what')}</p>
      <LoginForm {...props} />
    </section>
  );
}
