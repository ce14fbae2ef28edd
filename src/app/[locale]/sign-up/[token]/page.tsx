import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { connection } from 'next/server';
import { api } from '@/api/server';
import { OneTournament } from '@/api/tournament-inputs';
import { newCommandId } from '@/ui/entry/command-id';
import { translatorFor } from '@/i18n/translator';
import { BadLinkPage, SignUpPage } from '@/ui/tournament/sign-up-page';
import { localeOf } from '../../locale';
import { answerLink } from './answer';

type Locale = Awaited<ReturnType<typeof localeOf>>;
type Props = PageProps<'/[locale]/sign-up/[token]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: translatorFor(await localeOf(params))('signUp.title'), robots: { index: false } };
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  await connection();
  const { token } = await params;
  const opened = await openLink(locale, token);
  if (opened.link === null) return <BadLinkPage sentence={opened.sentence} />;
  const answer = answerLink.bind(null, { locale, token });
  const { link, timeZone } = opened;
  return <SignUpPage link={link} answer={answer} command={newCommandId()} timeZone={timeZone} />;
}

/** What one sees who opens the link, or the sentence that says why it opens nothing. */
async function openLink(locale: Locale, token: string) {
  const ask = await api(locale);
  try {
    const link = await ask.signups.open({ token });
    const { club } = await ask.tournaments.one(OneTournament.parse({ tournament: link.tournament.id }));
    const { timeZone } = await ask.clubs.one({ club: club.id });
    return { link, timeZone };
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code !== 'UNPROCESSABLE_CONTENT') throw error;
    return { link: null, sentence: error.message };
  }
}
