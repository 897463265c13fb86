import { describe, expect, it } from 'vitest';

import {
  isLicenceExpression,
  resolveBomLicences,
  resolveEnteredLicence,
} from '../../../../reference-app/server/rules/licenceResolution.js';

const IDS: Record<string, number> = { MIT: 1, 'Apache-2.0': 2, 'LicenseRef-Ours': 3 };
const NAMES: Record<string, number> = { 'MIT License': 1, 'Our Licence': 3 };
const directory = { byId: (id: string) => IDS[id], byName: (name: string) => NAMES[name] };

describe('licences of a BOM', () => {
  it.each([
    [
      'an id',
      [{ id: 'MIT', url: 'https://u.example' }],
      { resolvedLicenseId: 1, license: null, licenseUrl: 'https://u.example' },
    ],
    ['a name', [{ name: 'MIT License' }], { resolvedLicenseId: 1, license: 'MIT License' }],
    [
      'the name of a custom licence',
      [{ name: 'Our Licence' }],
      { resolvedLicenseId: 3, license: 'Our Licence' },
    ],
    ['an unknown name', [{ name: 'Proprietary' }], { resolvedLicenseId: null, license: 'Proprietary' }],
    ['an unknown id', [{ id: 'NO-SUCH' }], { resolvedLicenseId: null, license: 'NO-SUCH' }],
    [
      'a name before an id',
      [{ name: 'Proprietary' }, { id: 'Apache-2.0' }],
      { resolvedLicenseId: 2, license: null },
    ],
  ])('resolves %s', (_, options, expected) => {
    expect(resolveBomLicences({ options }, directory)).toMatchObject(expected);
  });

  it('keeps an expression and resolves it when it is a single id', () => {
    expect(resolveBomLicences({ expression: 'MIT', options: [] }, directory)).toMatchObject({
      resolvedLicenseId: 1,
      licenseExpression: 'MIT',
    });
    expect(resolveBomLicences({ expression: 'MIT OR Apache-2.0', options: [] }, directory)).toMatchObject({
      resolvedLicenseId: null,
      licenseExpression: 'MIT OR Apache-2.0',
    });
  });

  it('drops an expression that is none', () => {
    expect(
      resolveBomLicences({ expression: 'MIT OR OR', options: [] }, directory).licenseExpression,
    ).toBeNull();
  });
});

describe('a licence a user entered', () => {
  it('becomes a reference, an expression or text, never two of them', () => {
    expect(resolveEnteredLicence({ license: 'MIT', licenseExpression: 'MIT' }, directory)).toMatchObject({
      resolvedLicenseId: 1,
      license: null,
      licenseExpression: null,
    });
    expect(resolveEnteredLicence({ license: 'Ours alone' }, directory)).toMatchObject({
      resolvedLicenseId: null,
      license: 'Ours alone',
    });
    expect(
      resolveEnteredLicence({ licenseExpression: 'MIT', licenseUrl: 'https://u.example' }, directory),
    ).toMatchObject({
      licenseExpression: 'MIT',
      licenseUrl: null,
    });
  });
});

it.each([
  ['MIT', true],
  ['EPL-2.0 OR GPL-2.0-only WITH Classpath-exception-2.0', true],
  ['(MIT AND (Apache-2.0 OR BSD-2-Clause))', true],
  ['LicenseRef-Ours OR Unheard-Of-1.0+', true],
  ['', false],
  ['MIT OR', false],
  ['MIT OR OR', false],
  ['MIT Apache-2.0', false],
  ['(MIT', false],
  [')(', false],
  ['('.repeat(100_000), false],
])('says whether %j is a licence expression: %s', (text, expected) => {
  expect(isLicenceExpression(text)).toBe(expected);
});
