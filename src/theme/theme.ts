import { lightTokens, sharedTokens } from './tokens.js';
import type { ThemeTokens } from './ThemeTokens.js';

/**
 * Every token as a reference to its CSS variable, for use in styles: `color: ${theme.color.text.muted};`.
 * The values come from the nearest {@link ThemeScope}, so one style serves all themes and no style is computed again
 * when the theme changes.
 * @public
 */
export const theme: ThemeTokens = /* @__PURE__ */ referencesTo({ ...sharedTokens, ...lightTokens });

/** Name of the CSS variable of a token: `['severity', 'CRITICAL', 'onSolid']` is `--bd-severity-critical-on-solid`. */
export function variableName(path: readonly string[]): string {
  return `--bd-${path.map(kebab).join('-')}`;
}

function referencesTo<T extends object>(tokens: T, path: readonly string[] = []): T {
  const entries = Object.entries(tokens).map(([key, value]: [string, unknown]) => {
    const here = [...path, key];
    return [key, isGroup(value) ? referencesTo(value, here) : `var(${variableName(here)})`];
  });
  return Object.fromEntries(entries) as T;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function kebab(key: string): string {
  return /^[A-Z]+$/.test(key) ? key.toLowerCase() : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
}
