/**
 * The colors that appear on each other, and their contrast. Tests check the shipped themes with it, and
 * development builds check host themes.
 */
import { lightTokens } from './tokens.js';

/** Colours that are seen on each other: paths of tokens, such as `color.text.muted`. */
export interface ContrastPair {
  readonly foreground: string;
  readonly backgrounds: readonly string[];
  /** `graphics`: a sign, a line or an edge that has to be seen. */
  readonly kind: 'text' | 'graphics';
}

/** Red, green and blue, 0–1 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The ratios that WCAG 2.2 requires at level AA: 1.4.3 for text, 1.4.11 for non-text. */
export const NEEDED_CONTRAST = { text: 4.5, graphics: 3 } as const;

const surfaces = (...names: string[]) => names.map((name) => `color.surface.${name}`);
const SURFACES = surfaces(
  'canvas',
  'base',
  'raised',
  'sunken',
  'overlay',
  'hover',
  'selected',
  'selectedHover',
  'code',
);
const ROWS = surfaces('base', 'canvas', 'hover', 'selected', 'selectedHover', 'overlay');
const FEEDBACK = ['danger', 'warning', 'success', 'info'];

/** All pairs that the kit draws. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...['default', 'muted', 'link'].map((name) => text(`color.text.${name}`, SURFACES)),
  text('color.text.subtle', [...ROWS, ...surfaces('raised', 'sunken', 'code'), 'graph.canvas']),
  text('color.text.default', ['color.highlight', 'graph.node', 'graph.canvas']),
  text('color.text.inverse', surfaces('inverse')),
  text('color.accent.text', [...ROWS, 'color.accent.surface', ...surfaces('sunken', 'raised')]),
  text(
    'color.accent.onSolid',
    ['solid', 'solidHover', 'solidActive'].map((name) => `color.accent.${name}`),
  ),
  text(
    'color.danger.onSolid',
    ['solid', 'solidHover'].map((name) => `color.danger.${name}`),
  ),
  ...['warning', 'success', 'info'].map((name) => text(`color.${name}.onSolid`, [`color.${name}.solid`])),
  ...FEEDBACK.map((name) =>
    text(`color.${name}.text`, [...ROWS, `color.${name}.surface`, ...surfaces('raised')]),
  ),
  ...['default', 'muted', 'link'].map((name) =>
    text(
      `color.text.${name}`,
      FEEDBACK.map((feedback) => `color.${feedback}.surface`),
    ),
  ),
  text('color.text.subtle', ['color.accent.surface']),
  ...Object.keys(lightTokens.severity).flatMap((name) => tonePairs(`severity.${name}`)),
  ...Object.keys(lightTokens.violation).flatMap((name) => tonePairs(`violation.${name}`)),
  ...Object.keys(lightTokens.analysis).map((name) => text(`analysis.${name}`, ROWS)),
  graphics('color.border.control', surfaces('base', 'canvas', 'overlay', 'raised', 'sunken', 'selected')),
  graphics('color.border.strong', surfaces('base', 'overlay')),
  graphics('color.focus', [...SURFACES, 'graph.canvas']),
  graphics('color.accent.solid', surfaces('base', 'canvas', 'overlay', 'selected', 'hover')),
  ...FEEDBACK.map((name) => graphics(`color.${name}.solid`, surfaces('base', 'overlay'))),
  text('chart.axis', surfaces('base')),
  text('chart.restText', surfaces('base')),
  ...['line', 'good', 'bad', 'cursor'].map((name) => graphics(`chart.${name}`, surfaces('base'))),
  graphics('graph.nodeBorder', ['graph.canvas', 'graph.node']),
  graphics('graph.edgePath', ['graph.canvas']),
];

function tonePairs(name: string): ContrastPair[] {
  return [
    text(`${name}.text`, [`${name}.surface`, ...ROWS]),
    text(`${name}.onSolid`, [`${name}.solid`]),
    graphics(`${name}.solid`, [...surfaces('base', 'overlay', 'selected', 'hover'), 'graph.canvas']),
  ];
}

function text(foreground: string, backgrounds: readonly string[]): ContrastPair {
  return { foreground, backgrounds, kind: 'text' };
}

function graphics(foreground: string, backgrounds: readonly string[]): ContrastPair {
  return { foreground, backgrounds, kind: 'graphics' };
}

/** Contrast ratio of two colours, 1–21, by the definition of WCAG 2.2. */
export function contrastOf(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Relative luminance of linear light, 0–1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear light of an sRGB colour. */
export function linear(rgb: Rgb): Rgb {
  return rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;
}

/**
 * Reads an opaque colour written as `#rgb`, `#rrggbb`, `rgb()` or `hsl()`; undefined for all else, which has to be
 * drawn to be known.
 */
export function rgbOf(value: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value.trim())?.[1];
  if (hex) {
    const size = hex.length / 3;
    return [0, 1, 2].map((i) => {
      const digits = hex.slice(i * size, (i + 1) * size);
      return parseInt(digits.repeat(2 / size), 16) / 255;
    }) as unknown as Rgb;
  }
  const [, kind, parts] = /^(rgb|hsl)a?\(([^()/]*)\)$/i.exec(value.trim()) ?? [];
  const numbers = (parts ?? '').split(/[\s,]+/).filter(Boolean);
  if (!kind || numbers.length !== 3 || !numbers.every((part) => /^-?[\d.]+(%|deg)?$/.test(part)))
    return undefined;
  const [a, b, c] = numbers.map((part) => parseFloat(part)) as [number, number, number];
  if (kind.toLowerCase() === 'hsl') return fromHsl(a, clamp(b / 100), clamp(c / 100));
  const isPercent = (index: number) => numbers[index]!.endsWith('%');
  return [a, b, c].map((part, index) => clamp(part / (isPercent(index) ? 100 : 255))) as unknown as Rgb;
}

/** CSS Color 4, section 7.1. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
