import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

/** Card-table green, the accent. */
const felt: MantineColorsTuple = [
  '#eef5f0',
  '#dcebe2',
  '#b9d8c7',
  '#8fc7aa',
  '#62a987',
  '#3f8c69',
  '#2a7354',
  '#1f6247',
  '#18503a',
  '#123d2d',
];

/** Paper and ink, warm. */
const gray: MantineColorsTuple = [
  '#faf7f0',
  '#f4efe4',
  '#ebe4d4',
  '#e0d7c3',
  '#cfc4ab',
  '#a1967c',
  '#766d57',
  '#4d483a',
  '#38342a',
  '#262419',
];

/** The same table by night. */
const dark: MantineColorsTuple = [
  '#ece7da',
  '#c9c7b9',
  '#a3a698',
  '#74827a',
  '#4a5850',
  '#33403a',
  '#212b26',
  '#161d19',
  '#111714',
  '#0c100e',
];

export const theme = createTheme({
  primaryColor: 'felt',
  colors: { felt, gray, dark },
  primaryShade: { light: 8, dark: 7 },
  white: '#fffdf8',
  black: '#22241f',
  autoContrast: true,
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '18px' },
  // Nothing under 14 px.
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  fontFamily: 'var(--font-inter), system-ui, sans-serif',
  headings: { fontFamily: 'var(--font-inter), system-ui, sans-serif', fontWeight: '650' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The kit's own title colours miss AA; what an alert is about is said by its words and its edge.
    Alert: { styles: { label: { color: 'var(--ink)' }, title: { color: 'var(--ink)' } } },
    // A dialog stands outside the page's landmarks: its head is no second banner.
    ModalHeader: { defaultProps: { role: 'presentation' } },
  },
});

/** Mantine's own dimmed, placeholder and error colours miss AA; these reach AAA on paper and on cards. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#faf7f0',
    '--mantine-color-default-border': 'var(--rule)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-error': 'var(--loss)',
    '--mantine-color-anchor': 'var(--accent)',
  },
  dark: {
    '--mantine-color-body': '#161d19',
    '--mantine-color-default-border': 'var(--rule)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-error': 'var(--loss)',
    '--mantine-color-anchor': 'var(--accent)',
  },
});
