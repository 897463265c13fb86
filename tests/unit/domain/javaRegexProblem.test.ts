import { describe, expect, it } from 'vitest';
import { javaRegexProblem } from '../../../src/domain/javaRegexProblem.js';

/** Each was given to `java.util.regex.Pattern` of Java 17, too. */
describe('javaRegexProblem', () => {
  it.each([
    '',
    'com\\.acme(\\..*)?',
    '^(acme|@acme)/.*$',
    'a*+b++c?+',
    'a{2,}?b{0,3}+c{4}',
    '\\Qa(b[c\\E+',
    '\\Qnever ended (',
    '(?i)acme',
    '(?i-s:acme)',
    '(?<!x)(?<=y)(?>z)(?<name>a)\\k<name>',
    '[]a]',
    '[^]a]',
    '[a-z&&[^aeiou]]',
    '[a-]',
    '[\\w-.]',
    '[+-\\]]',
    '\\p{Alpha}\\pL\\x41\\u0041\\x{1F600}\\012\\R\\h\\z\\cA',
    'a}b]',
    '^*a',
    '\\1(a)',
    '{2}a{2}{3}b?{2}',
  ])('finds nothing wrong with %s', (source) => {
    expect(javaRegexProblem(source)).toBeUndefined();
  });

  it.each([
    ['com\\.acme(', 'unclosedGroup', 9, '('],
    ['(a))', 'unopenedGroup', 3, ')'],
    ['[a-z', 'unclosedClass', 0, '['],
    ['[a[b]', 'unclosedClass', 0, '['],
    ['*.acme', 'nothingToRepeat', 0, '*'],
    ['a|+', 'nothingToRepeat', 2, '+'],
    ['a**', 'nothingToRepeat', 2, '*'],
    ['(?:*)', 'nothingToRepeat', 3, '*'],
    ['\\E', 'escape', 0, '\\E'],
    ['(?i)*', 'nothingToRepeat', 4, '*'],
    ['a{,3}', 'repetition', 1, '{'],
    ['a{3,1}', 'repetition', 1, '{3,1}'],
    ['\\y', 'escape', 0, '\\y'],
    ['acme\\', 'escape', 4, '\\'],
    ['\\xZ1', 'escape', 0, '\\x'],
    ['[z-a]', 'range', 1, 'z-a'],
    ['(?P<name>a)', 'construct', 0, '(?P'],
  ])('says what is wrong with %s', (source, kind, position, text) => {
    expect(javaRegexProblem(source)).toEqual({ kind, position, text });
  });
});
