import { MantineProvider } from '@mantine/core';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { messagesOf } from '@/i18n/messages';
import type { Locale } from '@/kernel/locale';
import { theme } from '@/ui/theme/theme';
import { GameWords } from '@/ui/words/say';

type Props = { readonly children: ReactNode; readonly locale?: Locale; readonly names?: readonly string[] };

export const names = ['Anna', 'Bo', 'Carla'] as const;

/** What stands around a component on a real page. */
export function Page({ children, locale = 'da', names: who = names }: Props) {
  return (
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="Europe/Copenhagen">
      <MantineProvider theme={theme} env="test">
        <GameWords game="danish-tarok" names={who}>
          {children}
        </GameWords>
      </MantineProvider>
    </NextIntlClientProvider>
  );
}
