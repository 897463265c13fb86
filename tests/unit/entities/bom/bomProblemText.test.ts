import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { BomProblem, BomProblemCode, RefusedBom } from '../../../../src/domain/cyclonedx/bomCheck.js';
import {
  bomPathText,
  bomProblemsAsText,
  bomProblemText,
  bomRefusalText,
} from '../../../../src/entities/bom/bomProblemText.js';

const intl = createIntl({
  locale: 'en',
  onError: (error) => {
    if (error.code !== 'MISSING_TRANSLATION') throw error;
  },
});

describe('a problem of a BOM in words', () => {
  it.each<[BomProblemCode, BomProblem['params'], string]>([
    ['missing', { name: 'type' }, '“type” is required here.'],
    [
      'type',
      { expected: ['string', 'object'], found: 'integer' },
      'This must be a string or an object, not a whole number.',
    ],
    [
      'enum',
      { value: 'app', allowed: ['application', 'library'], allowedCount: 12 },
      '“app” is not allowed. Allowed: application, library and 10 more.',
    ],
    [
      'enum',
      { value: 'app', allowed: ['application'], allowedCount: 1 },
      '“app” is not allowed. Allowed: application.',
    ],
    ['unexpected', { name: 'colour' }, '“colour” is not allowed here.'],
    [
      'unexpected',
      { name: 'colour', expected: ['name', 'version'] },
      '“colour” is not allowed here. Allowed: name, version.',
    ],
    [
      'format',
      { value: '19/11/2026', format: 'date-time' },
      '“19/11/2026” is not a valid date and time, such as 2026-11-19T14:02:00Z.',
    ],
    ['format', { value: 'x', format: 'email' }, '“x” is not a valid email.'],
    ['tooFewItems', { limit: 1 }, 'This list needs at least 1 entry.'],
    [
      'unexpectedCharacter',
      { found: '}', expected: ['a comma', ']'] },
      'Found “}”, but a comma or ] was expected.',
    ],
    [
      'unsupportedVersion',
      { found: '2.0' },
      'Found version “2.0”. Supported: CycloneDX 1.2 to 1.7 (JSON) and 1.0 to 1.7 (XML).',
    ],
    ['syntax', { detail: 'AttValue: expected' }, 'The XML is invalid: AttValue: expected'],
    ['duplicate', { value: 'pkg:npm/a@1' }, '“pkg:npm/a@1” appears more than once.'],
    ['duplicate', {}, 'This entry appears more than once.'],
  ])('says what is wrong for %s %j', (code, params, text) => {
    expect(bomProblemText(intl, problem(code, params))).toBe(text);
  });

  it('has a sentence for every code, whatever is missing in it', () => {
    for (const code of CODES) expect(bomProblemText(intl, problem(code, {})), code).toMatch(/\S.*[.:!]|\S+/);
  });

  it('names a right license where an SPDX identifier is wrong', () => {
    const found = problem('enum', { value: 'Apache 2', allowed: ['0BSD'], allowedCount: 600 });

    expect(bomProblemText(intl, { ...found, path: '/components/17/licenses/0/license/id' })).toContain(
      'Apache-2.0',
    );
    expect(bomProblemText(intl, { ...found, path: '/components/17/type' })).not.toContain('Apache-2.0');
  });

  it('shows markup as text', () => {
    const text = bomProblemText(intl, problem('missing', { name: '<img src=x onerror=alert(1)>' }));

    expect(text).toContain('<img src=x onerror=alert(1)>');
  });
});

it('counts the places of a schema problem, listed or not', () => {
  expect(bomRefusalText(intl, refused(2, 37))).toBe(
    'This file breaks the CycloneDX 1.5 schema in 39 places.',
  );
});

it.each([
  ['/components/17/licenses/0/license/id', 'json', 'components[17].licenses[0].license.id'],
  ['/a~1b/~0c', 'json', 'a/b.~c'],
  ['/0/name', 'json', '[0].name'],
  ['', 'json', ''],
  ['/bom/components/component[3]/@type', 'xml', '/bom/components/component[3]/@type'],
] as const)('writes the path %s of %s as people read it', (path, format, text) => {
  expect(bomPathText(path, format)).toBe(text);
});

it('can be copied as plain text', () => {
  expect(bomProblemsAsText(intl, 'bom.json', refused(1, 0))).toBe(
    'bom.json: This file breaks the CycloneDX 1.5 schema in 1 place.\n' +
      '12:5 components[0]: “type” is required here.',
  );
});

function problem(code: BomProblemCode, params: BomProblem['params']): BomProblem {
  return { code, params, path: '/components/0', line: 12, column: 5, message: 'in English' };
}

function refused(count: number, moreProblems: number): RefusedBom {
  const problems = Array.from({ length: count }, () => problem('missing', { name: 'type' }));
  return { ok: false, reason: 'schema', format: 'json', specVersion: '1.5', problems, moreProblems };
}

const CODES: BomProblemCode[] = [
  'empty',
  'notABom',
  'unsupportedVersion',
  'invalidBytes',
  'unsupportedEncoding',
  'tooDeep',
  'dtd',
  'unexpectedEnd',
  'unexpectedCharacter',
  'unterminatedString',
  'badEscape',
  'controlCharacter',
  'badNumber',
  'extraContent',
  'wrongEndTag',
  'syntax',
  'type',
  'missing',
  'missingOneOf',
  'onlyOneOf',
  'unexpected',
  'enum',
  'const',
  'pattern',
  'format',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'tooFewItems',
  'tooManyItems',
  'duplicate',
  'tooManyMatches',
  'unexpectedText',
  'schema',
];
