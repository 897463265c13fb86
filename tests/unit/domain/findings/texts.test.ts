import { describe, expect, it } from 'vitest';
import { analyzerUrl, databaseUrl, safeUrl } from '../../../../src/domain/externalUrls.js';
import { csvOf } from '../../../../src/domain/csv.js';
import { referencesOf } from '../../../../src/domain/findings/references.js';
import { cpuTimer } from '../../../support/cpuTimer.js';

describe('csvOf', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2+3', "'-2+3"],
    [' =cmd()', "' =cmd()"],
    ['+x,y', `"'+x,y"`],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\u0001\u202e\u2060\u3164 @SUM(A1)', "'\u0001\u202e\u2060\u3164 @SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\u00ad＋1', "'\u00ad＋1"],
    ['a=1', 'a=1'],
    ['a; b', '"a; b"'],
    ['a\tb', '"a\tb"'],
    ['a;=cmd()', `"a;'=cmd()"`],
    ['a\t\u200b@x;-1', `"a\t'\u200b@x;'-1"`],
    ['a\n+1', `"a\n'+1"`],
    ['a;"=1+1;b', `"a;'""=1+1;b"`],
    ['a\t"" -1', `"a\t'"""" -1"`],
    ['\n\t=1', `"'\n\t'=1"`],
    [-7.5, '-7.5'],
    [undefined, ''],
  ])('writes %j so that a spreadsheet reads it as it is', (cell, text) => {
    expect(csvOf([[cell]])).toBe(`\ufeff${text}\r\n`);
  });
});

it('csvOf takes a time that grows with the text', () => {
  const cpuMs = cpuTimer();

  for (const piece of ['\t', ';', '\u200b', ' ', '\n', ';\u200b', ';"', '"'])
    csvOf([[`a${piece.repeat(200_000)}b`]]);

  expect(cpuMs()).toBeLessThan(2_000);
});

describe('safeUrl', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    [' http://a.example ', 'http://a.example/'],
    ['javascript:alert(1)', undefined],
    ['JAVASCRIPT:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//a.example', undefined],
    ['/path', undefined],
    ['https://', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j: %s', (text, url) => {
    expect(safeUrl(text)).toBe(url);
  });
});

describe('analyzerUrl', () => {
  const vulnerability = { source: 'GITHUB', vulnId: 'GHSA-1/2' };

  it.each([
    [{ analyzer: 'INTERNAL_ANALYZER', vulnerability }, 'https://github.com/advisories/GHSA-1%2F2'],
    [{ analyzer: 'SNYK_ANALYZER', vulnerability }, 'https://security.snyk.io/vuln/GHSA-1%2F2'],
    [
      { analyzer: 'OSSINDEX_ANALYZER', referenceUrl: 'https://o.example/1', vulnerability },
      'https://o.example/1',
    ],
    [
      { analyzer: 'OSSINDEX_ANALYZER', referenceUrl: 'javascript:1', vulnerability },
      'https://ossindex.sonatype.org/vuln/GHSA-1%2F2',
    ],
    [{ analyzer: 'NONE', vulnerability }, undefined],
    [{ vulnerability }, undefined],
  ])('%j: %s', (finding, url) => {
    expect(analyzerUrl(finding)).toBe(url);
  });

  it('has no page for what is internal', () => {
    expect(databaseUrl('INTERNAL', 'INT-1')).toBeUndefined();
  });
});

describe('referencesOf', () => {
  it('finds Markdown links and bare addresses, each once, web addresses only', () => {
    const text = [
      '* [the advisory](https://a.example/1)',
      '* [https://www.b.example/2](https://www.b.example/2)',
      'see https://c.example/3, <https://a.example/1> and [bad](javascript:alert(1))',
    ].join('\n');

    expect(referencesOf(text)).toEqual([
      { url: 'https://a.example/1', text: 'the advisory' },
      { url: 'https://www.b.example/2', text: 'b.example/2' },
      { url: 'https://c.example/3', text: 'c.example/3' },
    ]);
  });

  it('copes with nothing and with far too much', () => {
    expect(referencesOf(undefined)).toEqual([]);
    expect(referencesOf(null)).toEqual([]);
    expect(referencesOf('https://a.example/1\n'.repeat(50_000))).toHaveLength(1);
    const many = Array.from({ length: 900 }, (_, index) => `https://a.example/${index}`).join(' ');
    expect(referencesOf(many)).toHaveLength(200);
    expect(referencesOf('['.repeat(100_000))).toEqual([]);
  });
});
