import { describe, expect, it } from 'vitest';
import {
  darkTokens,
  highContrastTokens,
  lightTokens,
  type PaletteTokens,
} from '../../../src/theme/tokens.js';

type Kind = 'text' | 'graphics';
type Pair = [foreground: string, backgrounds: string[], kind: Kind];

const THEMES: Record<string, PaletteTokens> = {
  light: lightTokens,
  dark: darkTokens,
  highContrast: highContrastTokens,
};
const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO', 'UNASSIGNED'] as const;
const FEEDBACK = ['danger', 'warning', 'success', 'info'];

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

const PAIRS: Pair[] = [
  ...['default', 'muted', 'link'].map((name): Pair => [`color.text.${name}`, SURFACES, 'text']),
  ['color.text.subtle', [...ROWS, ...surfaces('raised', 'sunken', 'code'), 'graph.canvas'], 'text'],
  ['color.text.default', ['color.highlight', 'graph.node', 'graph.canvas'], 'text'],
  ['color.text.inverse', surfaces('inverse'), 'text'],
  ['color.accent.text', [...ROWS, 'color.accent.surface', ...surfaces('sunken', 'raised')], 'text'],
  ...['solid', 'solidHover', 'solidActive'].map((name): Pair => [
    'color.accent.onSolid',
    [`color.accent.${name}`],
    'text',
  ]),
  ...['solid', 'solidHover'].map((name): Pair => ['color.danger.onSolid', [`color.danger.${name}`], 'text']),
  ...['warning', 'success', 'info'].map((name): Pair => [
    `color.${name}.onSolid`,
    [`color.${name}.solid`],
    'text',
  ]),
  ...FEEDBACK.map((name): Pair => [
    `color.${name}.text`,
    [...ROWS, `color.${name}.surface`, ...surfaces('raised')],
    'text',
  ]),
  ...FEEDBACK.flatMap((name): Pair[] =>
    ['default', 'muted'].map((text) => [`color.text.${text}`, [`color.${name}.surface`], 'text']),
  ),
  ['color.text.link', FEEDBACK.map((name) => `color.${name}.surface`), 'text'],
  ['color.text.subtle', ['color.accent.surface'], 'text'],
  ...SEVERITIES.flatMap((name) => tonePairs(`severity.${name}`)),
  ...['FAIL', 'WARN', 'INFO'].flatMap((name) => tonePairs(`violation.${name}`)),
  ...Object.keys(lightTokens.analysis).map((name): Pair => [`analysis.${name}`, ROWS, 'text']),
  ['color.border.control', surfaces('base', 'canvas', 'overlay', 'raised', 'sunken', 'selected'), 'graphics'],
  ['color.border.strong', surfaces('base', 'overlay'), 'graphics'],
  ['color.focus', [...SURFACES, 'graph.canvas'], 'graphics'],
  ['color.accent.solid', surfaces('base', 'canvas', 'overlay', 'selected', 'hover'), 'graphics'],
  ...FEEDBACK.map((name): Pair => [`color.${name}.solid`, surfaces('base', 'overlay'), 'graphics']),
  ['chart.axis', surfaces('base'), 'text'],
  ['chart.restText', surfaces('base'), 'text'],
  ...['line', 'good', 'bad', 'cursor'].map((name): Pair => [`chart.${name}`, surfaces('base'), 'graphics']),
  ['graph.nodeBorder', ['graph.canvas', 'graph.node'], 'graphics'],
  ['graph.edgePath', ['graph.canvas'], 'graphics'],
];

// Linear-RGB simulation matrices after Viénot, Brettel and Mollon (1999), full dichromacy.
const SIGHT: Record<string, readonly number[]> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deuteranopia: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
};

describe.each(Object.entries(THEMES))('the %s theme', (name, theme) => {
  const isHigh = name === 'highContrast';

  it('has enough contrast between every text or sign and what it stands on', () => {
    const tooLow = PAIRS.flatMap(([foreground, backgrounds, kind]) => {
      const needed = kind === 'text' ? (isHigh ? 7 : 4.5) : isHigh ? 4.5 : 3;
      return backgrounds
        .map((background) => ({
          foreground,
          background,
          ratio: contrast(at(theme, foreground), at(theme, background)),
        }))
        .filter(({ ratio }) => ratio < needed);
    });

    expect(tooLow).toEqual([]);
  });

  it.each(Object.entries(SIGHT))(
    'keeps neighbouring severities apart in lightness for %s sight',
    (_, matrix) => {
      const steps = SEVERITIES.map((severity) =>
        lightness(simulate(linear(theme.severity[severity].solid), matrix)),
      );

      const smallest = Math.min(...steps.slice(1).map((step, i) => Math.abs(step - (steps[i] ?? 0))));

      expect(smallest).toBeGreaterThanOrEqual(9);
    },
  );
});

function tonePairs(name: string): Pair[] {
  return [
    [`${name}.text`, [`${name}.surface`, ...ROWS], 'text'],
    [`${name}.onSolid`, [`${name}.solid`], 'text'],
    [`${name}.solid`, [...surfaces('base', 'overlay', 'selected', 'hover'), 'graph.canvas'], 'graphics'],
  ];
}

function at(theme: PaletteTokens, path: string): string {
  const value = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], theme);
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`${path} is not a colour: ${String(value)}`);
  return value;
}

function linear(hex: string): number[] {
  return [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
}

function luminance([r = 0, g = 0, b = 0]: number[]): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

function simulate([r = 0, g = 0, b = 0]: number[], m: readonly number[]): number[] {
  const row = (i: number) => (m[i] ?? 0) * r + (m[i + 1] ?? 0) * g + (m[i + 2] ?? 0) * b;
  return [0, 3, 6].map((i) => Math.min(1, Math.max(0, row(i))));
}

function lightness(rgb: number[]): number {
  const y = luminance(rgb);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
}
