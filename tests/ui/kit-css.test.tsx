import { expect, it } from 'vitest';
import { kitVariables } from './kit-variables';

// Made again by `npx vitest run tests/ui/kit-css.test.tsx -u` after a change of the theme.
it('the file of the kit’s variables is what the theme comes to', async () => {
  const css = `/* Generated from the theme by tests/ui/kit-css.test.tsx: the kit's variables that the theme changes. */\n${kitVariables()}\n`;
  await expect(css).toMatchFileSnapshot('../../src/ui/theme/kit.css');
});
