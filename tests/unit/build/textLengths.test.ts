import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { textLengths } from '../../../.config/build/textLengths.mjs';

let root: string;
afterEach(() => rmSync(root, { recursive: true }));

/** The problems of one message with an English and a German text. */
function problemsOf(english: string, german: string, description: string) {
  root = mkdtempSync(join(tmpdir(), 'bomdeck-lengths-'));
  for (const folder of ['src/i18n/locales', 'reference-app/console/i18n/locales'])
    mkdirSync(join(root, folder), { recursive: true });
  const call = `msg('a.one', ${JSON.stringify(english)}, ${JSON.stringify(description)})`;
  writeFileSync(join(root, 'src/a.messages.ts'), `export const a = ${call};`);
  writeFileSync(join(root, 'src/i18n/locales/de.json'), JSON.stringify({ 'a.one': german }));
  writeFileSync(join(root, 'reference-app/console/i18n/locales/de.json'), '{}');
  return textLengths(root);
}

it('refuses an English text that is longer than its description allows', () => {
  expect(problemsOf('Latest version', 'Neueste', 'Table head, at most 10 characters')).toEqual([
    'src/a.messages.ts: a.one has 14 characters, 10 fit',
  ]);
});

it('allows a translation 40% more', () => {
  const description = 'Table head, at most 10 characters';
  expect(problemsOf('Latest', 'vierzehn Zeich', description)).toEqual([]);
  expect(problemsOf('Latest', 'fünfzehn Zeiche', description)).toEqual([
    'src/i18n/locales/de.json: a.one has 15 characters, 14 fit',
  ]);
});

it('counts the longest branch of a choice, and no value', () => {
  const text = '{count, plural, one {# item} other {# items of {name}}}';
  expect(problemsOf(text, text, 'Badge, at most 10 characters')).toEqual([]);
  expect(problemsOf(text, text, 'Badge, at most 8 characters')).toEqual([
    expect.stringContaining('has 10 characters, 8 fit'),
  ]);
});

it('takes any length where the description names none', () => {
  expect(problemsOf('x'.repeat(500), 'x'.repeat(900), 'Help')).toEqual([]);
});
