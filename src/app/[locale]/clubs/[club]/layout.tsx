import { ClubTheme } from '@/ui/club/club-theme';
import { localeOf } from '../../locale';
import { clubOf } from './club';

/** Around every page of a club: its colours. */
export default async function Layout({ children, params }: LayoutProps<'/[locale]/clubs/[club]'>) {
  const { look } = await clubOf(await localeOf(params), (await params).club);
  return (
    <>
      <ClubTheme look={look} />
      {children}
    </>
  );
}
