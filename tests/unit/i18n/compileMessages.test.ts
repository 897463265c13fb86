import { createIntl } from '@formatjs/intl';
import { describe, expect, it } from 'vitest';
import { compileMessages, needParser } from '../../../src/i18n/compileMessages.js';
import { loadMessages } from '../../../src/i18n/locales.js';

const PLAIN = { plain: 'Befunde', price: "It's 50 % > all" };
const SENTENCES = {
  value: 'Hallo {name}',
  plural: '{count, plural, one {# Befund} other {# Befunde}}',
  tag: 'Das ist <b>neu</b>',
  doubled: "Das war''s",
  quoted: "So: '{name}'",
};

describe('needParser', () => {
  it.each(Object.entries(SENTENCES))('is told by a %s', (id, text) => {
    expect(needParser({ ...PLAIN, [id]: text })).toBe(true);
  });

  it('is not told by plain words and parsed sentences', async () => {
    expect(needParser({})).toBe(false);
    expect(needParser(PLAIN)).toBe(false);
    expect(needParser(await loadMessages('de'))).toBe(false);
  });
});

describe('compileMessages', () => {
  it('makes sentences that formatters say without a parser', async () => {
    const messages = await compileMessages({ ...PLAIN, ...SENTENCES });

    expect(needParser(messages)).toBe(false);
    const intl = createIntl({ locale: 'de', messages: messages as Record<string, string> });
    const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
    expect(say('value', { name: 'Ada' })).toBe('Hallo Ada');
    expect(say('plural', { count: 1 })).toBe('1 Befund');
    expect(say('plural', { count: 2 })).toBe('2 Befunde');
    expect(say('doubled')).toBe("Das war's");
    expect(say('quoted')).toBe('So: {name}');
    expect(say('plain')).toBe('Befunde');
    expect(say('price')).toBe("It's 50 % > all");
  });

  it('leaves parsed sentences as they are', async () => {
    const parsed = await compileMessages(SENTENCES);

    expect(await compileMessages(parsed)).toEqual(parsed);
  });

  it('refuses what is no ICU text', async () => {
    await expect(compileMessages({ broken: 'Hallo {name' })).rejects.toThrow(SyntaxError);
  });
});
