import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { theme, variables } from '@/ui/theme/theme';

/** What the kit's provider would write into every page: the variables that our theme changes. */
export const kitVariables = (): string => differing().replaceAll(/[;{}](?!$)/g, '$&\n');

type Variables = Readonly<Record<string, string>>;

function differing(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [usual, own, product] = [
    defaultCssVariablesResolver(DEFAULT_THEME),
    defaultCssVariablesResolver(merged),
    variables(merged),
  ];
  const changed = (part: 'variables' | 'light' | 'dark'): Variables => {
    const known: Variables = usual[part];
    return Object.fromEntries(
      Object.entries({ ...own[part], ...product[part] }).filter(([name, value]) => known[name] !== value),
    );
  };
  return convertCssVariables({
    variables: changed('variables'),
    light: changed('light'),
    dark: changed('dark'),
  });
}
