import { describe, expect, it } from 'vitest';

import {
  canUse,
  idsNamedIn,
  isLicenseExpression,
  parseLicenseExpression,
} from '../../../src/domain/licenseExpression.js';

const usable = (expression: string, ...allowed: string[]) => {
  const tree = parseLicenseExpression(expression);
  return tree && canUse(tree, (ids) => ids.some((id) => allowed.includes(id)));
};

describe('a license expression', () => {
  it.each([
    ['A OR B', ['B'], true],
    ['A AND B', ['B'], false],
    ['A or B and C', ['A'], true],
    ['A OR B AND C', ['C'], false],
    ['(A OR B) AND C', ['A'], false],
    ['(A OR B) AND C', ['B', 'C'], true],
    ['A WITH e', ['A'], false],
    ['A WITH e', ['A-with-e'], true],
    ['A+', ['A-or-later'], true],
    ['A+', ['A'], true],
    ['A+ WITH e OR B', ['A-or-later-with-e'], true],
    ['((A))', ['A'], true],
  ])('%s with %j allowed can be used: %s', (expression, allowed, expected) => {
    expect(usable(expression, ...allowed)).toBe(expected);
  });

  it.each(['', 'A OR', 'OR A', 'A B', '(A', 'A)', '()', 'A WITH (B OR C)', '(A OR B) WITH e', 'A ( OR B )'])(
    '%j is none',
    (text) => {
      expect(parseLicenseExpression(text)).toBeUndefined();
    },
  );

  it('may be nested as deep as its length allows', () => {
    expect(usable(`${'('.repeat(4000)}A${')'.repeat(4000)}`, 'A')).toBe(true);
  });

  it.each([
    ['MIT', true],
    ['DocumentRef-tool:LicenseRef-own OR MIT', true],
    ['GPL-2.0-only WITH AdditionRef-own', true],
    ['A WITH e OR (B AND C WITH f)', true],
    ['A WITH e WITH f', false],
    ['A WITH e+', false],
    ['WITH e', false],
    ['A WITH', false],
    ['MIT/X11', false],
    ['A, B', false],
  ])('%j follows the grammar: %s', (text, expected) => {
    expect(isLicenseExpression(text)).toBe(expected);
  });

  it('names the license, the exception and both in one', () => {
    expect(idsNamedIn('(GPL-2.0 WITH classpath-exception OR MIT')).toEqual([
      'GPL-2.0',
      'classpath-exception',
      'GPL-2.0-with-classpath-exception',
      'MIT',
    ]);
  });
});
