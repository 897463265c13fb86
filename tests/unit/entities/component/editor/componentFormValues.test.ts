import { describe, expect, it } from 'vitest';
import {
  componentFormValues,
  componentRequestOf,
  NEW_COMPONENT,
  problemsOf,
  type ComponentFormValues,
} from '../../../../../src/entities/component/editor/componentFormValues.js';

const named = (values: Partial<ComponentFormValues>) => ({ ...NEW_COMPONENT, name: 'zlib', ...values });
const MIT = { license: 'MIT', label: 'MIT License' };

describe('problemsOf', () => {
  it('wants a name and nothing else', () => {
    expect(problemsOf(NEW_COMPONENT)).toEqual({ name: { code: 'required' } });
    expect(problemsOf(named({}))).toEqual({});
  });

  it.each<[Partial<ComponentFormValues>, object]>([
    [{ purl: 'npm/zlib' }, { purl: { code: 'purl', part: 'scheme' } }],
    [{ cpe: 'zlib' }, { cpe: { code: 'cpe' } }],
    [{ version: 'v'.repeat(256) }, { version: { code: 'tooLong', limit: 255, length: 256 } }],
    [{ notes: 'a\u0000b' }, { notes: { code: 'controlCharacter' } }],
    [{ md5: 'abc' }, { md5: { code: 'hash', field: 'md5', length: 3 } }],
    [{ sha1: 'g'.repeat(40) }, { sha1: { code: 'hash', field: 'sha1', length: 40 } }],
    [{ filename: 'a?b' }, { filename: { code: 'filename' } }],
    [{ licenseUrl: 'license.example' }, { licenseUrl: { code: 'url' } }],
    [{ licenseUrl: 'javascript:alert(1)' }, { licenseUrl: { code: 'url' } }],
    [{ licenseExpression: 'MIT OR' }, { licenseExpression: { code: 'expression' } }],
    [{ licenseExpression: 'MIT', license: MIT }, { licenseExpression: { code: 'twoLicenses' } }],
    [
      { licenseExpression: 'MIT', licenseUrl: 'https://license.example' },
      { licenseUrl: { code: 'urlBesideExpression' } },
    ],
  ])('finds what no server would take or keep: %o', (values, problems) => {
    expect(problemsOf(named(values))).toEqual(problems);
  });

  it('takes what servers take', () => {
    const values = {
      purl: ' pkg:npm/zlib@1 ',
      cpe: 'cpe:/a:zlib:zlib:1',
      sha256: 'aB'.repeat(32),
      license: MIT,
      licenseUrl: 'https://license.example/mit',
      filename: 'lib/zlib.so',
    };

    expect(problemsOf(named(values))).toEqual({});
  });
});

describe('componentFormValues', () => {
  const APACHE = { uuid: '1', licenseId: 'Apache-2.0', name: 'Apache License 2.0' };

  it.each([
    ['a license', { resolvedLicense: APACHE }, 'Apache-2.0', ''],
    [
      'an expression that is one',
      { resolvedLicense: APACHE, licenseExpression: 'Apache-2.0' },
      'Apache-2.0',
      '',
    ],
    [
      'one with an exception',
      { resolvedLicense: APACHE, licenseExpression: 'Apache-2.0 WITH LLVM-exception' },
      undefined,
      'Apache-2.0 WITH LLVM-exception',
    ],
    ['an expression', { licenseExpression: 'MIT OR ISC' }, undefined, 'MIT OR ISC'],
    [
      'a license beside an expression',
      { resolvedLicense: APACHE, licenseExpression: 'MIT OR ISC' },
      'Apache-2.0',
      '',
    ],
    ['a string', { license: 'Own' }, 'Own', ''],
  ])('show %s as one that can be sent back', (_, licensed, license, licenseExpression) => {
    const values = componentFormValues({ uuid: 'c', name: 'zlib', ...licensed });

    expect(values.license?.license).toBe(license);
    expect(values.licenseExpression).toBe(licenseExpression);
    expect(problemsOf(values)).toEqual({});
  });
});

describe('componentRequestOf', () => {
  it('sends trimmed texts, small hashes, the identifier of the license, and nothing empty', () => {
    const values = named({ version: ' 1.3 ', group: '  ', md5: ` ${'AB'.repeat(16)}`, license: MIT });

    expect(componentRequestOf(values)).toEqual({
      name: 'zlib',
      version: '1.3',
      classifier: 'LIBRARY',
      md5: 'ab'.repeat(16),
      license: 'MIT',
    });
  });
});
