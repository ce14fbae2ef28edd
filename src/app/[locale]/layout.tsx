import '@/ui/theme/layers.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@/ui/theme/kit.css';
import '@/ui/theme/app.css';
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import type { Metadata, Viewport } from 'next';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import localFont from 'next/font/local';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { api } from '@/api/server';
import { productWords } from '@/i18n/product-words';
import { routing } from '@/i18n/routing';
import { RemoteProvider } from '@/ui/remote/remote';
import { Shell } from '@/ui/shell/shell';
import { themeChoice } from '@/ui/theme/choice';
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
  const { name, description } = productWords[locale].app;
  return { title: { template: `%s · ${name}`, default: name }, description };
}

/** Around every page. No words go along: the scripts have them. */
export default async function Layout({ children, params }: LayoutProps<'/[locale]'>): Promise<ReactNode> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const me = await api(locale).then((ask) => ask.me());
  return (
    <html lang={locale} {...mantineHtmlProps} className={inter.variable}>
      <head>
        <ColorSchemeScript defaultColorScheme="auto" />
        <script dangerouslySetInnerHTML={themeChoice} />
      </head>
      <body>
        <NextIntlClientProvider messages={null}>
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
