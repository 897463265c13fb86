import { describe, expect, it } from 'vitest';
import {
  cssOfOverrides,
  cssOfTheme,
  themeStyleSheet,
  type ThemeOverrides,
} from '../../../src/theme/themeCss.js';
import { theme } from '../../../src/theme/theme.js';

describe('theme', () => {
  it('refers to one variable for each token', () => {
    expect(theme.color.text.muted).toBe('var(--bd-color-text-muted)');
    expect(theme.severity.CRITICAL.onSolid).toBe('var(--bd-severity-critical-on-solid)');
    expect(theme.space['2xs']).toBe('var(--bd-space-2xs)');
  });
});

describe('cssOfTheme', () => {
  it.each(['light', 'dark', 'highContrast'] as const)(
    'sets the variables and the colour scheme of %s',
    (name) => {
      const css = cssOfTheme(name);

      expect(css).toContain('--bd-color-surface-base: ');
      expect(css).toContain(`color-scheme: ${name === 'light' ? 'light' : 'dark'};`);
    },
  );

  it('lets the system decide with auto, also about more contrast', () => {
    expect(cssOfTheme('auto')).toMatch(/prefers-color-scheme: dark[\s\S]*prefers-contrast: more/);
  });

  it('takes movement away from those who asked for none', () => {
    expect(cssOfTheme('light')).toMatch(/prefers-reduced-motion: reduce[\s\S]*--bd-motion-normal: 0ms/);
  });
});

describe('themeStyleSheet', () => {
  it.each([
    ['light', ':root'],
    ['dark', ":root[data-theme='dark']"],
    ['highContrast', ":root[data-theme='highContrast']"],
  ] as const)('gives a whole page the values of %s', (name, selector) => {
    const rule = themeStyleSheet()
      .split('\n')
      .find((line) => line.startsWith(`${selector} {`));

    const own = cssOfTheme(name)
      .split(/;|{|}/)
      .filter((part) => /^--bd-(color|severity)-/.test(part));
    expect(own.length).toBeGreaterThan(50);
    for (const declaration of own) expect(rule).toContain(`${declaration};`);
  });

  it('lets the system decide where the page names no theme', () => {
    expect(themeStyleSheet()).toMatch(
      /prefers-color-scheme: dark\) { :root:not\(\[data-theme\]\)[\s\S]*prefers-contrast: more\) { :root:not/,
    );
  });
});

describe('cssOfOverrides', () => {
  it('sets only the tokens that are named', () => {
    expect(cssOfOverrides({ color: { accent: { solid: '#123456' } }, radius: { md: '0' } })).toBe(
      '--bd-color-accent-solid: #123456;--bd-radius-md: 0;',
    );
  });

  it.each(['rgb(1 2 3 / 50%)', '"Brand Sans", sans-serif', 'calc(4px + 1em)', 'var(--brand)'])(
    'takes %s',
    (value) => {
      expect(() => cssOfOverrides({ radius: { md: value } })).not.toThrow();
    },
  );

  it.each([
    'red; background: url(https://evil.example)',
    'red} body { display: none',
    'url(https://evil.example/x)',
    '</style><script>',
    '\\3b',
    'rgb(1, 2',
    '"open',
    '/* comment',
    '@import x',
    'a\nb',
    '',
  ])('refuses %j', (value) => {
    expect(() => cssOfOverrides({ radius: { md: value } })).toThrow(/radius\.md/);
  });

  it.each<[string, unknown]>([
    ['unknown token', { radius: { huge: '9px' } }],
    ['inherited name', { radius: { constructor: '9px' } }],
    ['value for a group', { radius: '9px' }],
    ['group for a value', { radius: { md: { x: '9px' } } }],
    ['number', { radius: { md: 9 } }],
  ])('refuses an %s', (_, overrides) => {
    expect(() => cssOfOverrides(overrides as ThemeOverrides)).toThrow(TypeError);
  });
});
