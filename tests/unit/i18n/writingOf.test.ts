import { expect, it } from 'vitest';
import { writingOf } from '../../../src/i18n/writingOf.js';

it.each([
  ['de', false, { lang: 'de' }],
  ['de-AT', false, { lang: 'de-AT' }],
  ['en-GB', false, { lang: 'en-GB' }],
  // There are no words in these languages, so they are English.
  ['fr', false, { lang: 'en' }],
  ['ar', false, { lang: 'en' }],
  ['fr', true, { lang: 'fr' }],
  ['ar-EG', true, { lang: 'ar-EG', dir: 'rtl' }],
  ['he', true, { lang: 'he', dir: 'rtl' }],
  ['az-Arab', true, { lang: 'az-Arab', dir: 'rtl' }],
  ['de_DE', true, { lang: 'de_DE' }],
])('%s is written so, with words of the host: %s', (tag, hasOwnWords, expected) => {
  expect(writingOf(tag, hasOwnWords)).toEqual(expected);
});
