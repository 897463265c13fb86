import { readFileSync } from 'node:fs';
import { createIntl } from '@formatjs/intl';
import { describe, expect, it } from 'vitest';
import { needParser } from '../../../src/i18n/compileMessages.js';
import { kitLocaleOf, loadMessages, LOCALES } from '../../../src/i18n/locales.js';

const english = JSON.parse(readFileSync('src/i18n/generated/en.json', 'utf8')) as Record<string, unknown>;

describe('kitLocaleOf', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['de-Latn-CH', 'de'],
    ['fr', 'en'],
    ['pt-BR', 'en'],
    ['den', 'en'],
    ['', 'en'],
    ['not a tag', 'en'],
    ['constructor', 'en'],
  ])('speaks for %j in %s', (tag, locale) => {
    expect(kitLocaleOf(tag)).toBe(locale);
    expect(LOCALES).toContain(locale);
  });
});

describe('loadMessages', () => {
  it.each(LOCALES.filter((locale) => locale !== 'en'))('has every sentence in %s, parsed', async (locale) => {
    const messages = await loadMessages(locale);

    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    // Sentences that are parsed when the kit is built need no parser in the browser.
    expect(needParser(messages)).toBe(false);
  });

  it('needs nothing for English, nor for what falls back to it', async () => {
    expect(await loadMessages('en-US')).toEqual({});
    expect(await loadMessages('fr')).toEqual({});
  });

  it('counts, groups thousands and stresses in German', async () => {
    const messages = (await loadMessages('de-DE')) as unknown as Record<string, string>;
    const intl = createIntl({ locale: 'de', messages });
    const count = (rows: number, findings: number) =>
      intl.formatMessage(
        { id: 'projectFindings.countGrouped' },
        { rows, findings, b: (chunks) => `*${chunks.join('')}*` },
      );

    expect(count(1, 1)).toBe('*1* Schwachstelle in *1* Befund');
    expect(count(1200, 3400)).toBe('*1.200* Schwachstellen in *3.400* Befunden');
    expect(intl.formatMessage({ id: 'outcome.matches' }, { count: 0 })).toBe('Keine Treffer');
  });
});
