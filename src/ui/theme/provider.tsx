'use client';

import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useAwake } from '../remote/awake';
import { kitVariables } from './kit-variables';
import { theme, variables } from './theme';

/** The kit's variables are those of a theme that never changes: worked out once, not at each request. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      withCssVariables={false}
      defaultColorScheme="auto"
    >
      <style data-mantine-styles="true" dangerouslySetInnerHTML={kitVariables} />
      {useAwake() && <Notifications position="bottom-center" autoClose={6000} />}
      {children}
    </MantineProvider>
  );
}
