import { describe, expect, it } from 'vitest';

import { textMatcher } from '../../../../src/domain/policy/textMatcher.js';
import { seededRandom } from '../../../support/seededRandom.js';
import { cpuTimer } from '../../../support/cpuTimer.js';

describe('a pattern of a policy', () => {
  it.each([
    ['example', 'pkg:npm/example@1', true],
    ['^example', 'pkg:npm/example@1', false],
    ['^pkg:npm/*', 'pkg:npm/example@1', true],
    ['example@1$', 'pkg:npm/example@1', true],
    ['example$', 'pkg:npm/example@1', false],
    ['^pkg:npm/example@1$', 'pkg:npm/example@1', true],
    ['^pkg:npm/example$', 'pkg:npm/example@1', false],
    ['e.ample', 'pkg:npm/example@1', true],
    ['n*m*@*', 'pkg:npm/example@1', true],
    ['^*$', 'x', true],
    ['a*a$', 'a', false],
    ['aa$', 'aaa', true],
    ['(example|other)@[0-9]+', 'pkg:npm/example@1', true],
    ['(example|other)@[2-9]+$', 'pkg:npm/example@1', false],
    ['EXAMPLE', 'pkg:npm/example@1', false],
    ['(?i)EXAMPLE', 'pkg:npm/example@1', true],
    ['*', '', false],
  ])('%s matches %s: %s', (pattern, text, expected) => {
    expect(textMatcher(pattern)?.(text)).toBe(expected);
  });

  it('that is no regular expression is none', () => {
    expect(textMatcher('(')).toBeUndefined();
  });

  it('does not match what is absent', () => {
    expect(textMatcher('*')?.(null)).toBe(false);
  });

  it('means what the regular expression means', () => {
    const random = seededRandom(7);
    const word = (letters: readonly string[], length: number) =>
      Array.from({ length: random.integer(1, length) }, () => random.pick(letters)).join('');
    const atoms = [
      'a',
      'b',
      'ab',
      '.',
      '*',
      '.*',
      '|',
      '(a',
      '(?:b',
      ')',
      '+',
      '?',
      '{2}',
      '{1,}',
      '[ab]',
      '[^a]',
      '\\w',
      '\\b',
      '\\.',
      '^',
      '$',
    ];
    let compared = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const pattern = `${random.chance(0.3) ? '^' : ''}${word(atoms, 6)}${random.chance(0.3) ? '$' : ''}`;
      const text = word(['a', 'b', '.'], 7);
      const starred = pattern.replaceAll('.*', '*').replace(/\*+/g, '*');
      const open = (isClosed: boolean) => (isClosed ? '' : '.*');
      const source = `${open(/^[\^*]/.test(starred))}${starred.replaceAll('*', '.*')}${open(/[$*]$/.test(starred))}`;
      let expression: RegExp | undefined;
      try {
        new RegExp(source);
        expression = new RegExp(`^(?:${source})$`);
      } catch {
        // No regular expression: it must be none for us, either.
      }

      expect([pattern, text, textMatcher(pattern)?.(text)]).toEqual([pattern, text, expression?.test(text)]);
      if (expression) compared += 1;
    }
    expect(compared).toBeGreaterThan(5_000);
  });

  it('that looks around, refers back or has hundreds of parts is none', () => {
    expect(textMatcher('a(?=b)')).toBeUndefined();
    expect(textMatcher(String.raw`(a)\1`)).toBeUndefined();
    expect(textMatcher('(?<name>a)')).toBeUndefined();
    expect(textMatcher('((a{1,50}){1,50}){1,50}')).toBeUndefined();
  });

  it.each([
    `${'a*'.repeat(100)}b`,
    '^(a+)+b$',
    '^(a|a)*b$',
    '^(a|aa)+b$',
    `^${'a?'.repeat(60)}b$`,
    '^(.+.+)+b$',
  ])('takes no time: %s', (pattern) => {
    const cpuMs = cpuTimer();
    const isMatch = textMatcher(pattern)?.('a'.repeat(700));

    expect(isMatch).toBe(false);
    expect(cpuMs()).toBeLessThan(500);
  });
});
