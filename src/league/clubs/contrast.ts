/** A colour as shares of red, green and blue, each from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number];

/** The grounds on which an accent stands: page and card of the light theme, and of the dark one. */
export const grounds = {
  light: ['#faf7f0', '#fffdf8'],
  dark: ['#161d19', '#212b26'],
} as const;
export type Ground = keyof typeof grounds;

/** Borders, buttons and marks (WCAG 2.2, 1.4.11). */
const forMarks = 3;

/** Text (1.4.3) needs 4.5; it stands on tinted rows too, which are a little darker than page and card. */
const forText = 5.5;

/** From 1 (the same colour) to 21 (black on white), as WCAG 2.2 defines it. Colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(colourOf(one)), luminance(colourOf(other))];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

/** In which theme an accent cannot be told from the ground; null if it can in both. */
export function accentFault(accent: string): Ground | null {
  if (!reaches(accent, grounds.light, forMarks)) return 'light';
  return reaches(accent, grounds.dark, forMarks) ? null : 'dark';
}

const reaches = (colour: string, on: readonly string[], least: number): boolean =>
  on.every((ground) => contrast(colour, ground) >= least);

/** The accent itself or, of its hue and saturation, the one nearest in lightness that passes. */
export const nearestAccent = (accent: string): string => nearest(accent, (one) => accentFault(one) === null);

/**
 * What the themes are given: the accent, black or white for what is written on it, and for words in the
 * accent's colour a darker shade by day and a lighter one by night (WCAG AA).
 */
export type AccentTokens = {
  readonly accent: string;
  readonly onAccent: string;
  readonly textLight: string;
  readonly textDark: string;
};

export const accentTokens = (accent: string): AccentTokens => ({
  accent,
  onAccent: contrast(accent, '#ffffff') >= contrast(accent, '#000000') ? '#ffffff' : '#000000',
  textLight: nearest(accent, (one) => reaches(one, grounds.light, forText)),
  textDark: nearest(accent, (one) => reaches(one, grounds.dark, forText)),
});

const steps = 400;

/** @throws Error if no lightness fits; black and white are among those tried. */
function nearest(colour: string, fits: (one: string) => boolean): string {
  if (fits(colour)) return colour;
  const [hue, saturation, lightness] = hslOf(colourOf(colour));
  for (let step = 1; step <= steps; step += 1) {
    for (const moved of [lightness - step / steps, lightness + step / steps]) {
      const tried = hexOf(rgbOf([hue, saturation, Math.min(1, Math.max(0, moved))]));
      if (fits(tried)) return tried;
    }
  }
  throw new Error(`no shade of ${colour} fits`);
}

const colourOf = (hex: string): Colour => [shareAt(hex, 1), shareAt(hex, 3), shareAt(hex, 5)];

const shareAt = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;

const hexOf = (colour: Colour): string =>
  `#${colour.map((share) => Math.round(share * 255).toString(16).padStart(2, '0')).join('')}`;

/** Hue in sixths of a turn; saturation and lightness from 0 to 1. */
type Hsl = readonly [hue: number, saturation: number, lightness: number];

function hslOf([red, green, blue]: Colour): Hsl {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return [((green - blue) / range + 6) % 6, saturation, lightness];
  if (most === green) return [(blue - red) / range + 2, saturation, lightness];
  return [(red - green) / range + 4, saturation, lightness];
}

function rgbOf([hue, saturation, lightness]: Hsl): Colour {
  const chroma = saturation * (1 - Math.abs(2 * lightness - 1));
  const share = (from: number): number => {
    const distance = Math.abs(((hue - from + 9) % 6) - 3);
    return lightness + chroma * (Math.min(1, Math.max(0, 2 - distance)) - 0.5);
  };
  return [share(0), share(2), share(4)];
}
