import type { AccentTokens } from '@/league/clubs/contrast';

type Props = { readonly look: AccentTokens | null };

/**
 * On a page of a club its accent stands in the place of the product's. The colours were proved against both
 * grounds when they were chosen.
 */
export function ClubTheme({ look }: Props) {
  return look && <style>{tokensOf(look)}</style>;
}

/** As a style sheet: what is drawn over the page (a dialog) is outside every element of the page. */
export const tokensOf = ({ accent, onAccent, textLight, textDark }: AccentTokens): string =>
  [
    `:root:root{--accent:${textLight};--pressed:${accent};--pressed-ink:${onAccent};`,
    `--accent-soft:color-mix(in srgb,${accent} 10%,var(--card));`,
    `--mantine-primary-color-filled:${accent};`,
    `--mantine-primary-color-filled-hover:color-mix(in srgb,${accent} 88%,${onAccent});`,
    `--mantine-primary-color-contrast:${onAccent};`,
    `--mantine-color-felt-filled:${accent};--mantine-color-felt-light-color:var(--accent);`,
    `--mantine-color-felt-light-hover:var(--accent-soft);--mantine-color-felt-outline:var(--accent)}`,
    `:root:root[data-mantine-color-scheme='dark']{--accent:${textDark}}`,
    // Buttons of a colour of their own say so in their style.
    `.mantine-Button-root:not([data-variant],[style*='button-bg']){--button-color:${onAccent}!important}`,
  ].join('');
