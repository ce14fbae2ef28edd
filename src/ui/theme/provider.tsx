'use client';

import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useAwake } from '../remote/awake';
import { theme, variables } from './theme';

/** The kit's variables are those of a theme that never changes: a file of styles has them, not every page. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
    >
      {useAwake() && <Notifications position="bottom-center" autoClose={6000} />}
      {children}
    </MantineProvider>
  );
}
