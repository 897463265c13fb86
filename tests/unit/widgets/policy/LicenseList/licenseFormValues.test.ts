import { describe, expect, it } from 'vitest';
import {
  licenseRequestOf,
  NEW_LICENSE,
  problemsOf,
} from '../../../../../src/widgets/policy/LicenseList/licenseFormValues.js';

const OWN = { ...NEW_LICENSE, name: 'Acme', licenseId: 'LicenseRef-Acme+1.0_b' };

describe('problemsOf', () => {
  it('takes what servers take', () => {
    expect(problemsOf(OWN)).toEqual({});
  });

  it('refuses what servers refuse', () => {
    expect(problemsOf(NEW_LICENSE)).toEqual({ name: { code: 'missing' }, licenseId: { code: 'missing' } });
    expect(problemsOf({ ...OWN, licenseId: 'a b' })).toEqual({ licenseId: { code: 'letters' } });
    expect(problemsOf({ ...OWN, licenseId: 'a'.repeat(256), name: 'a\u0007' })).toEqual({
      licenseId: { code: 'tooLong', limit: 255, length: 256 },
      name: { code: 'controlCharacter' },
    });
  });

  it('refuses addresses that lead nowhere or run code, and says which line', () => {
    const seeAlso = [{ url: 'https://example.com' }, { url: 'javascript:alert(1)' }];
    expect(problemsOf({ ...OWN, seeAlso })).toEqual({ seeAlso: { code: 'line', place: 1 } });
  });
});

describe('licenseRequestOf', () => {
  it('leaves out what is empty, and trims what names it', () => {
    expect(licenseRequestOf({ ...OWN, name: ' Acme ', licenseText: '  ', licenseComments: 'x' })).toEqual({
      name: 'Acme',
      licenseId: OWN.licenseId,
      isOsiApproved: false,
      isFsfLibre: false,
      isDeprecatedLicenseId: false,
      licenseComments: 'x',
    });
    expect(licenseRequestOf({ ...OWN, seeAlso: [{ url: ' https://a.example ' }] }).seeAlso).toEqual([
      'https://a.example',
    ]);
  });
});
