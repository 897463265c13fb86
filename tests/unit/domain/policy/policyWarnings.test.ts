import { describe, expect, it } from 'vitest';

import { policyWarnings } from '../../../../src/domain/policy/policyWarnings.js';

type Line = readonly [subject: string, operator: string, value: string];

const warningsOf = (mode: 'ALL' | 'ANY', ...lines: readonly Line[]) =>
  policyWarnings(
    mode,
    lines.map(([subject, operator, value]) => ({ subject, operator, value })),
  ).map(({ code, conditions }) => [code, ...conditions]);

describe('a policy', () => {
  it('without conditions is violated by nothing', () => {
    expect(warningsOf('ANY')).toEqual([['noConditions']]);
  });

  it('that means what it says has no warning', () => {
    expect(warningsOf('ANY', ['SEVERITY', 'IS', 'CRITICAL'], ['VERSION', 'NUMERIC_LESS_THAN', '2'])).toEqual(
      [],
    );
  });

  it.each([
    ['EPSS', 'NUMERIC_GREATER_THAN', '1'],
    ['EPSS', 'NUMERIC_LESS_THAN', '0'],
    ['AGE', 'NUMERIC_GREATER_THAN', 'P0D'],
    ['VERSION_DISTANCE', 'NUMERIC_LESS_THAN', '{"major":"0"}'],
  ] as const)('with %s %s %s is never violated by it', (...line) => {
    expect(warningsOf('ANY', line)).toEqual([['never', 0]]);
    expect(warningsOf('ALL', line, ['CPE', 'MATCHES', 'a'])).toEqual([['never', 0], ['neverAtAll']]);
  });

  it.each([
    ['PACKAGE_URL', 'MATCHES', '*'],
    ['CPE', 'MATCHES', '.*'],
    ['COORDINATES', 'MATCHES', '{"name":"*"}'],
    ['EPSS', 'NUMERIC_GREATER_THAN_OR_EQUAL', '0'],
    ['VERSION_DISTANCE', 'NUMERIC_GREATER_THAN_OR_EQUAL', '{"patch":0}'],
  ] as const)('with %s %s %s is always violated by it', (...line) => {
    expect(warningsOf('ANY', line)).toEqual([['always', 0]]);
  });

  it.each([
    [
      ['VERSION', 'NUMERIC_GREATER_THAN', '2'],
      ['VERSION', 'NUMERIC_LESS_THAN', '1'],
    ],
    [
      ['VERSION', 'NUMERIC_GREATER_THAN', '1.0'],
      ['VERSION', 'NUMERIC_LESSER_THAN_OR_EQUAL', '1.0'],
    ],
    [
      ['VERSION', 'NUMERIC_EQUAL', '1'],
      ['VERSION', 'NUMERIC_EQUAL', '2'],
    ],
    [
      ['VERSION', 'NUMERIC_EQUAL', '1'],
      ['VERSION', 'NUMERIC_NOT_EQUAL', '1'],
    ],
    [
      ['AGE', 'NUMERIC_GREATER_THAN', 'P1Y'],
      ['AGE', 'NUMERIC_LESS_THAN', 'P6M'],
    ],
    [
      ['PACKAGE_URL', 'MATCHES', 'log4j'],
      ['PACKAGE_URL', 'NO_MATCH', 'log4j'],
    ],
    [
      ['IS_INTERNAL', 'IS', 'true'],
      ['IS_INTERNAL', 'IS', 'false'],
    ],
    [
      ['IS_INTERNAL', 'IS', 'true'],
      ['IS_INTERNAL', 'IS_NOT', 'true'],
    ],
    [
      ['COMPONENT_HASH', 'IS', '{"algorithm":"MD5","value":"ab"}'],
      ['COMPONENT_HASH', 'IS', '{"algorithm":"MD5","value":"cd"}'],
    ],
  ] as readonly (readonly [Line, Line])[])(
    'of which all have to be met cannot have both %j and %j',
    (one, other) => {
      expect(warningsOf('ALL', one, other)).toEqual([['contradiction', 0, 1]]);
      expect(warningsOf('ALL', other, one)).toEqual([['contradiction', 0, 1]]);
    },
  );

  it.each([
    [
      ['VERSION', 'NUMERIC_GREATER_THAN', '1'],
      ['VERSION', 'NUMERIC_LESS_THAN', '2'],
    ],
    [
      ['VERSION', 'NUMERIC_GREATER_THAN_OR_EQUAL', '1'],
      ['VERSION', 'NUMERIC_LESS_THAN', '1'],
    ],
    [
      ['CPE', 'MATCHES', 'a'],
      ['CPE', 'NO_MATCH', 'a'],
    ],
    [
      ['IS_INTERNAL', 'IS', 'true'],
      ['IS_INTERNAL', 'IS', 'false'],
    ],
  ] as readonly (readonly [Line, Line])[])(
    'of which one is enough is always violated by %j and %j',
    (one, other) => {
      expect(warningsOf('ANY', one, other)).toEqual([['alwaysTogether', 0, 1]]);
    },
  );

  it.each([
    [
      ['VERSION', 'NUMERIC_GREATER_THAN', '1'],
      ['VERSION', 'NUMERIC_LESS_THAN', '1.0.1'],
    ],
    // For Debian, 1.0.0 comes after 1.0.
    [
      ['VERSION', 'NUMERIC_GREATER_THAN', '1.0'],
      ['VERSION', 'NUMERIC_LESSER_THAN_OR_EQUAL', '1.0.0'],
    ],
    [
      ['VERSION', 'NUMERIC_NOT_EQUAL', '1'],
      ['VERSION', 'NUMERIC_NOT_EQUAL', '2'],
    ],
    [
      ['AGE', 'NUMERIC_GREATER_THAN', 'P30D'],
      ['AGE', 'NUMERIC_LESS_THAN', 'P1M'],
    ],
    [
      ['IS_INTERNAL', 'IS', 'true'],
      ['IS_INTERNAL', 'IS_NOT', 'false'],
    ],
    [
      ['LICENSE', 'IS', 'a'],
      ['LICENSE', 'IS_NOT', 'a'],
    ],
  ] as readonly (readonly [Line, Line])[])('may have both %j and %j', (one, other) => {
    expect(warningsOf('ALL', one, other)).toEqual([]);
  });

  it('says that different vulnerabilities may meet conditions of which all have to be met', () => {
    const lines: Line[] = [
      ['SEVERITY', 'IS', 'CRITICAL'],
      ['CPE', 'MATCHES', 'acme'],
      ['CWE', 'CONTAINS_ANY', 'CWE-79'],
    ];

    expect(warningsOf('ALL', ...lines)).toEqual([['severalVulnerabilities', 0, 2]]);
    expect(warningsOf('ANY', ...lines)).toEqual([]);
  });

  it('says what stands there twice, and nothing of what is not complete', () => {
    expect(
      warningsOf('ANY', ['SEVERITY', 'IS', 'HIGH'], ['SEVERITY', 'IS', 'HIGH'], ['CPE', 'MATCHES', '']),
    ).toEqual([['duplicate', 0, 1]]);
    expect(warningsOf('ANY', ['EPSS', 'NUMERIC_LESS_THAN', ''], ['EPSS', 'NUMERIC_LESS_THAN', ''])).toEqual(
      [],
    );
  });
});
