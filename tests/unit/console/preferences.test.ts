import { describe, expect, it } from 'vitest';
import { localeOf, themeOf } from '../../../reference-app/console/preferences.js';

describe('the language at the start', () => {
  it.each([
    ['de', [], 'de'],
    ['en', ['de-DE'], 'en'],
    [undefined, ['de-AT', 'en'], 'de'],
    [undefined, ['en-GB', 'de'], 'en'],
    [undefined, ['fr', 'de'], 'de'],
    [undefined, ['fr', 'ja'], 'en'],
    [undefined, [], 'en'],
    ['xx', ['de'], 'de'],
  ])('kept %s, wanted %o: %s', (kept, wanted, locale) => {
    expect(localeOf(kept, wanted)).toBe(locale);
  });
});

describe('the theme at the start', () => {
  it.each([
    [undefined, 'auto'],
    ['dark', 'dark'],
    ['highContrast', 'highContrast'],
    ['nonsense', 'auto'],
  ])('kept %s: %s', (kept, theme) => {
    expect(themeOf(kept)).toBe(theme);
  });
});
