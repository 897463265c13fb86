import { describe, expect, it } from 'vitest';
import {
  CONTRAST_PAIRS,
  contrastOf,
  linear,
  luminance,
  NEEDED_CONTRAST,
  rgbOf,
  type Rgb,
} from '../../../src/theme/contrast.js';
import {
  darkTokens,
  highContrastTokens,
  lightTokens,
  type PaletteTokens,
} from '../../../src/theme/tokens.js';

const THEMES: Record<string, PaletteTokens> = {
  light: lightTokens,
  dark: darkTokens,
  highContrast: highContrastTokens,
};
const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO', 'UNASSIGNED'] as const;
/** The theme for those who need more gives them level AAA, and for signs what AA asks of text. */
const NEEDED_HIGH_CONTRAST = { text: 7, graphics: 4.5 };

// Linear-RGB simulation matrices after Viénot, Brettel and Mollon (1999), full dichromacy.
const SIGHT: Record<string, readonly number[]> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deuteranopia: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
};

describe.each(Object.entries(THEMES))('the %s theme', (name, theme) => {
  it('has enough contrast between every text or sign and what it stands on', () => {
    const needed = name === 'highContrast' ? NEEDED_HIGH_CONTRAST : NEEDED_CONTRAST;
    const tooLow = CONTRAST_PAIRS.flatMap(({ foreground, backgrounds, kind }) =>
      backgrounds
        .map((background) => ({
          foreground,
          background,
          ratio: contrastOf(at(theme, foreground), at(theme, background)),
        }))
        .filter(({ ratio }) => ratio < needed[kind]),
    );

    expect(tooLow).toEqual([]);
  });

  it.each(Object.entries(SIGHT))(
    'keeps neighbouring severities apart in lightness for %s sight',
    (_, matrix) => {
      const steps = SEVERITIES.map((severity) =>
        lightness(simulate(linear(at(theme, `severity.${severity}.solid`)), matrix)),
      );

      const smallest = Math.min(...steps.slice(1).map((step, i) => Math.abs(step - (steps[i] ?? 0))));

      expect(smallest).toBeGreaterThanOrEqual(9);
    },
  );
});

function at(theme: PaletteTokens, path: string): Rgb {
  const value = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], theme);
  const color = typeof value === 'string' ? rgbOf(value) : undefined;
  if (!color) throw new Error(`${path} is not a colour: ${String(value)}`);
  return color;
}

function simulate([r, g, b]: Rgb, m: readonly number[]): Rgb {
  const row = (i: number) => (m[i] ?? 0) * r + (m[i + 1] ?? 0) * g + (m[i + 2] ?? 0) * b;
  return [0, 3, 6].map((i) => Math.min(1, Math.max(0, row(i)))) as unknown as Rgb;
}

function lightness(rgb: Rgb): number {
  const y = luminance(rgb);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}

describe('rgbOf', () => {
  it.each([
    ['#fff', [1, 1, 1]],
    ['#FF8000', [1, 128 / 255, 0]],
    ['rgb(255, 0, 51)', [1, 0, 0.2]],
    ['rgb(100% 0 51)', [1, 0, 0.2]],
    ['hsl(120 100% 50%)', [0, 1, 0]],
    ['hsl(-120deg, 100%, 50%)', [0, 0, 1]],
    ['hsl(0 0% 50%)', [0.5, 0.5, 0.5]],
  ])('reads %s', (text, color) => {
    rgbOf(text)!.forEach((part, index) => expect(part).toBeCloseTo(color[index]!, 5));
  });

  it.each([
    'red',
    'rgb(0 0 0 / 50%)',
    'rgba(0, 0, 0, 0.5)',
    '#ff800080',
    'var(--brand)',
    'oklch(0.7 0.1 200)',
    '',
  ])('leaves %j to those who can draw it', (text) => {
    expect(rgbOf(text)).toBeUndefined();
  });
});

describe('contrastOf', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // Known as the lightest greys that are enough on white for text, and for graphics.
    ['#767676', '#ffffff', 4.54],
    ['#949494', '#ffffff', 3.03],
  ])('of %s on %s is %d', (a, b, ratio) => {
    expect(contrastOf(rgbOf(a)!, rgbOf(b)!)).toBeCloseTo(ratio, 2);
  });
});
