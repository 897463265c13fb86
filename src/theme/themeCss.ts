/** Turns tokens into the CSS that sets their variables, and keeps foreign values from escaping it. */
import { darkTokens, highContrastTokens, lightTokens, sharedTokens, type PaletteTokens } from './tokens.js';
import { variableName } from './theme.js';
import type { ThemeTokens } from './ThemeTokens.js';

/** A shipped theme, or `auto`, which follows the user's system: dark, light, or more contrast. @public */
export type ThemeName = 'light' | 'dark' | 'highContrast' | 'auto';

/** Any part of the tokens, to replace the values of a theme. @public */
export type ThemeOverrides = DeepPartial<ThemeTokens>;

/** The same shape with everything optional. @public */
export type DeepPartial<T> = { readonly [K in keyof T]?: T[K] extends string ? string : DeepPartial<T[K]> };

/**
 * Returns the CSS of a complete theme: its variables and its `color-scheme`. The same name always gives the
 * same text.
 */
export function cssOfTheme(name: ThemeName): string {
  return (cache[name] ??= name === 'auto' ? cssOfAuto() : `${cssOfShared()}${cssOfPalette(name)}`);
}

/**
 * Returns a style sheet that sets the variables for the entire page: those of `auto`, or those of the shipped
 * theme in the `data-theme` attribute of the root element. For hosts that use one theme on all pages. The
 * browser reads the style sheet before the first script, and widgets do not have to write the variables
 * themselves. Give the widgets the theme `inherit`.
 * @public
 */
export function themeStyleSheet(): string {
  const chosen = (['dark', 'highContrast'] as const).map(
    (name) => `:root[data-theme='${name}'] { ${cssOfPalette(name)} }`,
  );
  return [
    `:root { ${declarations(sharedTokens)}${cssOfPalette('light')} }`,
    `@media (prefers-reduced-motion: reduce) { :root { ${cssOfStillness()} } }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${cssOfPalette('dark')} } }`,
    `@media (prefers-contrast: more) { :root:not([data-theme]) { ${cssOfPalette('highContrast')} } }`,
    ...chosen,
  ].join('\n');
}

/**
 * CSS of a host's own values.
 * @throws TypeError for a token that does not exist, and for a value that is no plain CSS value
 */
export function cssOfOverrides(overrides: ThemeOverrides): string {
  check(overrides, { ...sharedTokens, ...lightTokens }, []);
  return declarations(overrides);
}

const cache: Partial<Record<ThemeName, string>> = {};

const PALETTES: Record<Exclude<ThemeName, 'auto'>, PaletteTokens> = {
  light: lightTokens,
  dark: darkTokens,
  highContrast: highContrastTokens,
};

// Characters that could end a declaration, a block, or a style element, start an escape, or load something
// from elsewhere.
const UNSAFE = /[;{}<>\\@]|\/\*|url\s*\(|expression\s*\(/i;

function cssOfAuto() {
  return `${cssOfShared()}${cssOfPalette('light')}
@media (prefers-color-scheme: dark) { ${cssOfPalette('dark')} }
@media (prefers-contrast: more) { ${cssOfPalette('highContrast')} }`;
}

function cssOfShared() {
  return `${declarations(sharedTokens)}@media (prefers-reduced-motion: reduce) { ${cssOfStillness()} }`;
}

function cssOfStillness() {
  return ['fast', 'normal', 'slow'].map((name) => `${variableName(['motion', name])}: 0ms;`).join('');
}

function cssOfPalette(name: Exclude<ThemeName, 'auto'>) {
  const scheme = name === 'light' ? 'light' : 'dark';
  return `color-scheme: ${scheme};${declarations(PALETTES[name])}`;
}

function declarations(values: object, path: readonly string[] = []): string {
  return Object.entries(values)
    .map(([key, value]: [string, object | string | undefined]) => {
      if (value === undefined) return '';
      const here = [...path, key];
      return typeof value === 'string' ? `${variableName(here)}: ${value};` : declarations(value, here);
    })
    .join('');
}

/** @throws TypeError */
function check(values: object, known: object, path: readonly string[]): void {
  for (const [key, value] of Object.entries(values) as [string, unknown][]) {
    if (value === undefined) continue;
    const here = [...path, key];
    const place = `Theme override "${here.join('.')}"`;
    const shape = (known as Record<string, unknown>)[key];
    if (shape === undefined || !Object.hasOwn(known, key)) throw new TypeError(`${place} is not a token.`);
    if (typeof shape === 'object') {
      if (typeof value !== 'object' || value === null) {
        throw new TypeError(`${place} is a group of tokens, not a value.`);
      }
      check(value, shape as object, here);
    } else if (typeof value !== 'string' || value.trim() === '' || UNSAFE.test(value) || !isBalanced(value)) {
      throw new TypeError(`${place} must be one plain CSS value, but is ${JSON.stringify(value)}.`);
    }
  }
}

/** An open bracket or quote would swallow the declarations that follow it. */
function isBalanced(value: string): boolean {
  let depth = 0;
  let quote = '';
  for (const c of value) {
    if (quote) quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (c === '(' || c === '[') depth += 1;
    else if (c === ')' || c === ']') depth -= 1;
    if (depth < 0 || c === '\n') return false;
  }
  return depth === 0 && quote === '';
}
