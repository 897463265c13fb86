import { describe, expect, it } from 'vitest';
import { isLicenseFilter, selectLicenses, withKnownFlags } from '../../../src/domain/selectLicenses.js';
import type { License } from '../../../src/schema/license.js';

const license = (licenseId: string, name: string, flags: Partial<License> = {}): License => ({
  uuid: licenseId,
  licenseId,
  name,
  ...flags,
});
const ALL = [
  license('MIT', 'MIT License', { isOsiApproved: true, isFsfLibre: true }),
  license('Acme-1', 'acme in house', { isCustomLicense: true }),
  license('Zlib', 'zlib License', { isOsiApproved: true }),
];
const ids = (licenses: readonly License[]) => licenses.map(({ licenseId }) => licenseId);

describe('selectLicenses', () => {
  it('is in the order of names, in small or large letters', () => {
    expect(ids(selectLicenses(ALL, {}))).toEqual(['Acme-1', 'MIT', 'Zlib']);
  });

  it.each([
    [{ isOsiApproved: true }, ['MIT', 'Zlib']],
    [{ isOsiApproved: true, isFsfLibre: true }, ['MIT']],
    [{ isCustomLicense: true }, ['Acme-1']],
    [{ isCustomLicense: false }, ['Acme-1', 'MIT', 'Zlib']],
  ])('leaves those that fit %j', (filter, expected) => {
    expect(ids(selectLicenses(ALL, filter))).toEqual(expected);
  });

  it('searches name and identifier', () => {
    expect(ids(selectLicenses(ALL, {}, { searchText: ' HOUSE ' }))).toEqual(['Acme-1']);
    expect(ids(selectLicenses(ALL, {}, { searchText: 'mit' }))).toEqual(['MIT']);
  });

  it('sorts by texts and flags, both ways, and by name where these are the same', () => {
    expect(ids(selectLicenses(ALL, {}, { sortName: 'licenseId', sortOrder: 'desc' }))).toEqual([
      'Zlib',
      'MIT',
      'Acme-1',
    ]);
    expect(ids(selectLicenses(ALL, {}, { sortName: 'isOsiApproved', sortOrder: 'desc' }))).toEqual([
      'MIT',
      'Zlib',
      'Acme-1',
    ]);
    expect(ids(selectLicenses(ALL, {}, { sortName: 'toString' }))).toEqual(['Acme-1', 'MIT', 'Zlib']);
  });
});

describe('isLicenseFilter', () => {
  it('knows what narrows nothing', () => {
    expect(isLicenseFilter({})).toBe(false);
    expect(isLicenseFilter({ isFsfLibre: false })).toBe(false);
    expect(isLicenseFilter({ isFsfLibre: true })).toBe(true);
  });
});

describe('withKnownFlags', () => {
  it('does not take a list in which nothing is deprecated for the truth', () => {
    const unknown = ALL.map((one) => ({ ...one, isDeprecatedLicenseId: false }));
    expect(withKnownFlags(unknown)).toEqual(ALL);

    const known = [...unknown, license('GPL-2.0', 'GPL', { isDeprecatedLicenseId: true })];
    expect(withKnownFlags(known)).toBe(known);
  });
});
