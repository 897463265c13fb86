import { rolldown } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { cssOfOverrides, cssOfTheme, type ThemeOverrides } from '../../../src/theme/themeCss.js';
import { contrastProblems, warnOfContrast } from '../../../src/theme/warnOfContrast.js';

const css = (base: Parameters<typeof cssOfTheme>[0], overrides: ThemeOverrides) =>
  cssOfTheme(base) + cssOfOverrides(overrides);

describe('contrastProblems', () => {
  it.each(['light', 'dark', 'highContrast', 'auto'] as const)('finds none in the %s theme', (name) => {
    expect(contrastProblems(cssOfTheme(name))).toEqual([]);
  });

  it('names each pair, how far apart its colours are, and what they need', () => {
    const problems = contrastProblems(css('light', { color: { text: { muted: '#999' } } }));

    expect(problems).toContain('color.text.muted on color.surface.base: 2.84, needs 4.5');
    expect(problems.every((problem) => problem.startsWith('color.text.muted on '))).toBe(true);
  });

  it('asks less of signs than of texts', () => {
    const problems = contrastProblems(
      css('light', { color: { focus: '#949494' }, chart: { line: '#959595' } }),
    );

    expect(problems.filter((problem) => problem.startsWith('color.focus on color.surface.base:'))).toEqual(
      [],
    );
    expect(problems).toContain('chart.line on color.surface.base: 2.99, needs 3');
  });

  it('sees that a surface of its own carries the texts of the shipped theme', () => {
    expect(contrastProblems(css('dark', { color: { surface: { base: '#808080' } } }))).toContainEqual(
      expect.stringMatching(/^color\.text\.default on color\.surface\.base: /),
    );
  });

  it('tells for which systems values over the theme that follows them do not do', () => {
    const problems = contrastProblems(css('auto', { color: { accent: { text: '#5b2a86' } } }));

    expect(problems).toContainEqual(
      expect.stringMatching(/^color\.accent\.text on color\.surface\.base: .* in dark$/),
    );
    expect(problems.filter((problem) => problem.endsWith(' in light'))).toEqual([]);
  });

  it.each(['var(--brand)', 'rgb(0 0 0 / 10%)', 'oklch(0.9 0.1 200)'])('says nothing of %s', (value) => {
    expect(contrastProblems(css('light', { color: { text: { muted: value } } }))).toEqual([]);
  });
});

describe('warnOfContrast', () => {
  let warn: MockInstance;
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => warn.mockRestore());

  it('warns once of a pair, however many parts of the page have it', () => {
    const bad = css('light', { color: { text: { subtle: '#bbb' } } });
    const worse = css('light', { color: { text: { subtle: '#bbb', link: '#bbb' } } });

    warnOfContrast(cssOfTheme('light'));
    warnOfContrast(bad);
    warnOfContrast(bad);
    warnOfContrast(worse);

    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls[0]![0]).toMatch(/WCAG 2\.2 AA.*\ncolor\.text\.subtle on /);
    expect(warn.mock.calls[1]![0]).not.toContain('color.text.subtle');
  });
});

describe('a build of a host', () => {
  async function built(mode: 'production' | 'development') {
    const bundle = await rolldown({
      input: 'src/theme/index.ts',
      external: /^(react|react-dom|styled-components)($|\/)/,
      platform: 'browser',
      logLevel: 'silent',
      transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
    });
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
  }

  it('has the check while it is developed, and nothing of it in production', async () => {
    const [development, production] = await Promise.all([built('development'), built('production')]);

    expect(development).toContain('too little contrast');
    expect(production).not.toMatch(/too little contrast|warnOfContrast|useEffect|process\.env/);
    expect(production).toContain('prefers-contrast: more');
  });
});
