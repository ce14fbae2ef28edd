import { setRequestLocale } from 'next-intl/server';
import { api } from '@/api/server';
import { courseOf } from '@/ui/home/course';
import { HomePage } from '@/ui/home/home-page';
import { localeOf } from './locale';

/** Evenings that are over, before the reader asks for more: each club has the rest. */
const shown = 6;

export default async function Page({ params }: PageProps<'/[locale]'>) {
  const locale = await localeOf(params);
  setRequestLocale(locale);
  const ask = await api(locale);
  const [listed, clubs, me] = [await ask.evenings.list(), await ask.clubs.list(), await ask.me()];
  const course = courseOf(listed, Date.now());
  const evenings = { on: course.on, over: course.over.slice(0, shown) };
  const firsts = new Map(await Promise.all(evenings.over.map(({ id }) => firstOf(ask, id))));
  return <HomePage evenings={evenings} firsts={firsts} clubs={clubs} official={me !== null} />;
}

type Ask = Awaited<ReturnType<typeof api>>;
type Id = Awaited<ReturnType<Ask['evenings']['list']>>[number]['id'];

/** Who came first there; several, if they share the place. */
async function firstOf(ask: Ask, tournament: Id) {
  const { lines } = await ask.standings.tournament({ tournament });
  const first = lines.filter(({ rank }) => rank === 1).map(({ name, points }) => ({ name, points }));
  return [tournament, first] as const;
}
