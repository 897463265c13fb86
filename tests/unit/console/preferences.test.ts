import { describe, expect, it } from 'vitest';
import { formatLocaleOf, localeOf, themeOf } from '../../../reference-app/console/preferences.js';

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

describe('dates and numbers', () => {
  it.each([
    ['en', ['en-GB', 'en'], 'en-GB'],
    ['en', ['de-DE', 'en-GB', 'en-US'], 'en-GB'],
    ['de', ['en-GB', 'de-AT'], 'de-AT'],
    ['en', ['de-DE'], 'en'],
    ['en', [], 'en'],
    ['en', ['enm', 'en-IE'], 'en-IE'],
  ])('in %s, where %o is wanted, are those of %s', (locale, wanted, expected) => {
    expect(formatLocaleOf(locale, wanted)).toBe(expected);
  });

  it('in British English have the day before the month', () => {
    const locale = formatLocaleOf('en', ['en-GB']);

    expect(new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).format(new Date(2026, 10, 22))).toBe(
      '22/11/2026',
    );
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
