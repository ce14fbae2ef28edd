import '@/ui/theme/layers.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@/ui/theme/app.css';
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import type { Metadata, Viewport } from 'next';
import { type AbstractIntlMessages, hasLocale, NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import localFont from 'next/font/local';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { api } from '@/api/server';
import { routing } from '@/i18n/routing';
import { RemoteProvider } from '@/ui/remote/remote';
import { Shell } from '@/ui/shell/shell';
import { ThemeProvider } from '@/ui/theme/provider';
import { logOut } from './log-out';

// Preloaded, and the fallback has its measures: the text does not jump.
const inter = localFont({
  src: '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-inter',
});

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#18503a' },
    { media: '(prefers-color-scheme: dark)', color: '#18503a' },
  ],
};

export async function generateMetadata({ params }: LayoutProps<'/[locale]'>): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const t = await getTranslations({ locale, namespace: 'app' });
  return { title: { template: `%s · ${t('name')}`, default: t('name') }, description: t('description') };
}

/** Around every page. The games bring their own words; the command line's and the API's are not said here. */
export default async function Layout({ children, params }: LayoutProps<'/[locale]'>): Promise<ReactNode> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const [me, messages] = await Promise.all([api(locale).then((ask) => ask.me()), productWords()]);
  return (
    <html lang={locale} {...mantineHtmlProps} className={inter.variable}>
      <head>
        <ColorSchemeScript defaultColorScheme="auto" />
      </head>
      <body>
        <NextIntlClientProvider messages={messages}>
          <ThemeProvider>
            <RemoteProvider locale={locale}>
              <Shell person={me?.name ?? null} logOut={logOut.bind(null, locale)}>
                {children}
              </Shell>
            </RemoteProvider>
          </ThemeProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

const saidElsewhere = ['games', 'cli', 'refusals'];

async function productWords(): Promise<AbstractIntlMessages> {
  const words = Object.entries(await getMessages());
  return Object.fromEntries(words.filter(([name]) => !saidElsewhere.includes(name)));
}
