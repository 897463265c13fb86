import { describe, expect, it } from 'vitest';

import { textMatcher } from '../../../../../reference-app/server/rules/policy/textMatcher.js';
import { seededRandom } from '../../../../support/seededRandom.js';

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

  it('with stars only means what the regular expression means', () => {
    const random = seededRandom(7);
    const word = (letters: string, length: number) =>
      Array.from({ length: random.integer(1, length) }, () => random.pick([...letters])).join('');
    for (let round = 0; round < 2000; round += 1) {
      const inner = word('ab.*', 6);
      const pattern = `${random.chance(0.3) ? '^' : ''}${inner}${random.chance(0.3) ? '$' : ''}`;
      const text = word('ab', 7);
      const starred = pattern.replaceAll('.*', '*').replaceAll('*', '.*');
      const open = (isAnchored: boolean) => (isAnchored ? '' : '.*');
      const expression = new RegExp(
        `^(?:${open(pattern.startsWith('^'))}${starred}${open(pattern.endsWith('$'))})$`,
      );

      expect([pattern, text, textMatcher(pattern)?.(text)]).toEqual([pattern, text, expression.test(text)]);
    }
  });

  it('takes no time, however many stars it has', () => {
    const pattern = `${'a*'.repeat(100)}b`;

    const start = performance.now();
    const isMatch = textMatcher(pattern)?.('a'.repeat(700));

    expect(isMatch).toBe(false);
    expect(performance.now() - start).toBeLessThan(100);
  });
});
