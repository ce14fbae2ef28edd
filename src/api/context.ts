import type { Session } from 'next-auth';
import type { Installation } from '@/command/installation';
import { type Locale, locales } from '@/kernel/locale';
import { type Actor, anyone } from '@/league/permissions';
import { namedIn } from './naming';

/** Who is asking, in which language, of what. `name` is null for one who is not logged in. */
export type Context = {
  readonly actor: Actor;
  readonly name: string | null;
  readonly locale: Locale;
  readonly installation: Installation;
};

/** Until roles come, everybody who has an account is an official. */
export function contextOf(session: Session | null, locale: Locale, opened: Installation): Context {
  const installation = { ...opened, people: namedIn(opened.people, locale) };
  const account = session?.user.id || null;
  if (account === null) return { actor: anyone, name: null, locale, installation };
  return { actor: { account, role: 'official' }, name: session?.user.name ?? null, locale, installation };
}

/** The first of our languages that a browser asks for (`Accept-Language`), without looking at weights. */
export function localeOf(accepted: string | null): Locale {
  const asked = (accepted ?? '').toLowerCase().split(/[\s,;]+/);
  return asked.flatMap((tag) => locales.filter((locale) => tag.split('-')[0] === locale))[0] ?? locales[0];
}
