import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it, vi } from 'vitest';
import { lightTokens } from '../../../src/theme/tokens.js';
import { Portal, ThemeScope, useDensity, type ThemeChoice } from '../../../src/theme/index.js';

describe('ThemeScope', () => {
  it('puts several themes on one page', () => {
    render(
      <>
        <ThemeScope theme="light">
          <p>day</p>
        </ThemeScope>
        <ThemeScope theme="dark">
          <p>night</p>
        </ThemeScope>
      </>,
    );

    expect(valueAt('day', '--bd-color-surface-base')).toBe('#ffffff');
    expect(valueAt('night', '--bd-color-surface-base')).toBe('#12171b');
  });

  it('writes no values of its own where it inherits those of a style sheet of the host', () => {
    render(
      <>
        <style>{':root { --bd-color-surface-base: #123456; }'}</style>
        <ThemeScope theme="inherit">
          <p>inherited</p>
          <Portal>
            <p>floating</p>
          </Portal>
        </ThemeScope>
      </>,
    );

    expect(valueAt('inherited', '--bd-color-surface-base')).toBe('#123456');
    expect(valueAt('floating', '--bd-color-surface-base')).toBe('#123456');
  });

  it('replaces single values below it and keeps the others', () => {
    render(
      <ThemeScope theme="dark">
        <ThemeScope theme={{ overrides: { color: { accent: { solid: '#ff00ff' } } } }}>
          <p>inner</p>
        </ThemeScope>
      </ThemeScope>,
    );

    const inner = screen.getByText('inner').parentElement as HTMLElement;
    const outer = inner.parentElement as HTMLElement;
    expect(ownValue(inner, '--bd-color-accent-solid')).toBe('#ff00ff');
    expect(ownValue(outer, '--bd-color-accent-solid')).toBe('#3aa5b4');
    expect(inner.className).not.toBe(outer.className);
  });

  it('warns the developer of a host of colours that cannot be read, by what they stand on', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const grey: ThemeChoice = { overrides: { color: { text: { muted: lightTokens.color.text.muted } } } };

    // Enough on the light surfaces, too little on the dark ones.
    render(<ThemeScope theme={{ base: 'light', ...grey }} />);
    render(
      <ThemeScope theme="dark">
        <ThemeScope theme={grey} />
      </ThemeScope>,
    );

    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/color\.text\.muted on color\.surface\.base: [1-4]\./)],
    ]);
  });

  it('draws floating parts elsewhere under the same theme', () => {
    render(
      <ThemeScope theme="dark">
        <ThemeScope theme={{ overrides: { radius: { md: '1px' } } }}>
          <Portal>
            <p>floating</p>
          </Portal>
        </ThemeScope>
      </ThemeScope>,
    );

    expect(valueAt('floating', '--bd-color-surface-base')).toBe('#12171b');
    expect(valueAt('floating', '--bd-radius-md')).toBe('1px');
  });

  it('uses the node the host gives for floating parts', () => {
    const node = document.body.appendChild(document.createElement('div'));
    render(
      <ThemeScope portalContainer={node}>
        <Portal>
          <p>floating</p>
        </Portal>
      </ThemeScope>,
    );

    expect(node).toContainElement(screen.getByText('floating'));
    node.remove();
  });

  it('hands its density down until another scope says otherwise', () => {
    render(
      <ThemeScope density="compact">
        <ThemeScope theme="dark">
          <DensityWord />
        </ThemeScope>
      </ThemeScope>,
    );

    expect(screen.getByText('compact')).toBeInTheDocument();
  });

  it('refuses a value that could leave its declaration', () => {
    const bad: ThemeChoice = { overrides: { color: { focus: 'red;}' } } };

    expect(() => renderToString(<ThemeScope theme={bad} />)).toThrow(/color\.focus/);
  });

  it('renders on the server without a style attribute, which a strict policy would forbid', () => {
    const sheet = new ServerStyleSheet();

    const html = renderToString(
      sheet.collectStyles(
        <ThemeScope theme="auto">
          <Portal>floating</Portal>
          <p>text</p>
        </ThemeScope>,
      ),
    );

    expect(html).toContain('<p>text</p>');
    expect(html).not.toContain('style=');
    expect(html).not.toContain('floating');
    expect(sheet.getStyleTags()).toContain('prefers-color-scheme');
    sheet.seal();
  });
});

function DensityWord() {
  return <p>{useDensity()}</p>;
}

function valueAt(text: string, name: string): string {
  return ownValue(screen.getByText(text).parentElement as HTMLElement, name);
}

function ownValue(element: HTMLElement, name: string): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}
