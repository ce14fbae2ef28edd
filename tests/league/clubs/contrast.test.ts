import { describe, expect, it } from 'vitest';
import { accentFault, accentTokens, contrast, grounds, nearestAccent } from '@/league/clubs/contrast';
import * as decisions from '@/league/clubs/decisions';
import { after, accepted, given, refused } from './given';

/** Colours all over the cube. */
const colours = [0, 64, 128, 192, 255].flatMap((red) =>
  [0, 64, 128, 192, 255].flatMap((green) =>
    [0, 64, 128, 192, 255].map((blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  ),
);

describe('the contrast of two colours', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.542, 3);
    expect(contrast('#336699', '#336699')).toBe(1);
  });
});

describe('an accent', () => {
  it('is refused with the theme in which it is lost and the nearest that is not', () => {
    const look = (accent: string) => decisions.chooseLook(given(), { accent, emblem: 'cups' });
    expect(refused(look('#FFEE88'))).toMatchObject({ code: 'accent-contrast', params: { accent: '#ffee88', ground: 'light' } });
    expect(refused(look('#101030'))).toMatchObject({ code: 'accent-contrast', params: { ground: 'dark' } });
    const club = after(given(), accepted(look('#2A8A64')));
    expect(club.look).toEqual({ accent: '#2a8a64', emblem: 'cups' });
    expect(refused(decisions.chooseLook(club, { accent: '#2a8a64', emblem: 'cups' })).code).toBe('nothing-changed');
  });

  it('has a nearest that passes, whatever it is, and is its own nearest if it passes', () => {
    for (const colour of colours) {
      const nearest = nearestAccent(colour);
      expect([colour, nearest, accentFault(nearest)]).toEqual([colour, nearest, null]);
    }
    const passing = colours.filter((colour) => accentFault(colour) === null);
    expect(passing.length).toBeGreaterThan(10);
    expect(passing.map(nearestAccent)).toEqual(passing);
  });

  it('keeps its hue on the way to the nearest', () => {
    expect(nearestAccent('#ffff00')).toMatch(/^#([0-9a-f]{2})\1(00)$/);
    expect(nearestAccent('#000080')).toMatch(/^#([0-9a-f]{2})\1[0-9a-f]{2}$/);
  });

  it('gives words that can be read in both themes, and on itself', () => {
    for (const colour of colours.filter((one) => accentFault(one) === null)) {
      const { accent, onAccent, textLight, textDark } = accentTokens(colour);
      expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds.light) expect(contrast(textLight, ground)).toBeGreaterThanOrEqual(4.5);
      for (const ground of grounds.dark) expect(contrast(textDark, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
