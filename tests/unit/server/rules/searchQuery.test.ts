import { describe, expect, it } from 'vitest';

import { FIT, fitOf, searchQueryOf, wordsOf } from '../../../../reference-app/server/rules/searchQuery.js';

describe('words of a text', () => {
  it.each([
    ['CVE-2021-44228', ['cve', '2021', '44228']],
    ['zlib/libpng License', ['zlib', 'libpng', 'license']],
    ['org.example.log4j 1.5.0.', ['org.example.log4j', '1.5.0']],
    ['Größe_2 – naïve', ['größe_2', 'naïve']],
    ['+ ~ * "" ()', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('a search', () => {
  const fit = (text: string, value: string) => {
    const query = searchQueryOf(text);
    return query ? fitOf(query, [value], 1) : undefined;
  };

  it.each([
    ['ALPHA', 'the alpha one', FIT.word],
    ['alp', 'the alpha one', FIT.prefix],
    ['lph', 'the alpha one', FIT.part],
    ['one alp', 'alpha', FIT.prefix],
    ['pha beta', 'alpha', FIT.part],
    ['alpha-beta', 'gamma beta', FIT.word],
    ['beta', 'the alpha one', FIT.none],
  ])('for %j finds %j with %d', (text, value, expected) => {
    expect(fit(text, value)).toBe(expected);
  });

  it('compares identifiers as a whole', () => {
    const query = searchQueryOf('11111111-1111-4111');

    expect(query && fitOf(query, ['11111111-1111-4111-8111-111111111111'], 0)).toBe(FIT.prefix);
  });

  it.each(['', '   ', '\t\n'])('for %j is none', (text) => {
    expect(searchQueryOf(text)).toBeUndefined();
  });
});
