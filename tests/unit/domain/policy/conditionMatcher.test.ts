import { describe, expect, it } from 'vitest';

import { conditionMatcher } from '../../../../src/domain/policy/conditionMatcher.js';
import type {
  JudgedComponent,
  JudgedLicense,
  Surroundings,
} from '../../../../src/domain/policy/JudgedComponent.js';

const LICENCES: Record<string, number> = {
  'Apache-2.0': 1,
  MIT: 2,
  'GPL-2.0-only': 3,
  'GPL-2.0-or-later': 4,
  'GPL-2.0': 5,
  'GPL-2.0-with-classpath-exception': 6,
  'LLVM-exception': 7,
  'Classpath-exception-2.0': 8,
};

const SURROUNDINGS: Surroundings = {
  licenseById: (id) => LICENCES[id],
  licenseIdOf: (license) => Object.keys(LICENCES).find((id) => LICENCES[id] === license),
  licensesOf: (uuid) => (uuid === 'apache' ? new Set([1]) : undefined),
  licensesOfGroup: (uuid) => (uuid === 'copyleft' ? new Set([3, 4, 5]) : undefined),
  now: Date.parse('2024-03-31T15:00:00Z'),
};

const declared = (license: Partial<JudgedLicense>): JudgedLicense => ({
  resolvedLicense: null,
  licenseExpression: null,
  license: null,
  ...license,
});

const ALPHA: JudgedComponent = {
  group: 'com.example',
  name: 'alpha',
  version: '1.2.0',
  purl: 'pkg:maven/com.example/alpha@1.2.0?type=jar',
  cpe: 'cpe:2.3:a:example:alpha:1.2.0:*:*:*:*:*:*:*',
  swidTagId: 'swidgen-alpha_1.2.0',
  hashes: { sha256: 'ab12' },
  resolvedLicense: null,
  licenseExpression: null,
  license: null,
  vulnerabilities: [],
  latest: undefined,
  isDirectDependency: true,
};

const SIGNS: Record<string, string> = {
  NUMERIC_EQUAL: '==',
  NUMERIC_LESS_THAN: '<',
  NUMERIC_LESSER_THAN_OR_EQUAL: '<=',
  NUMERIC_GREATER_THAN: '>',
};

const isViolated = (
  subject: string,
  operator: string,
  value: string,
  component: Partial<JudgedComponent> = {},
) => conditionMatcher({ subject, operator, value }, SURROUNDINGS)({ ...ALPHA, ...component });

describe('a condition about text', () => {
  it.each([
    ['PACKAGE_URL', 'MATCHES', 'com.example', true],
    ['PACKAGE_URL', 'MATCHES', '^com.example', false],
    ['PACKAGE_URL', 'MATCHES', '^pkg:maven/*', true],
    ['PACKAGE_URL', 'MATCHES', 'type=jar$', true],
    ['PACKAGE_URL', 'MATCHES', 'COM.EXAMPLE', false],
    ['PACKAGE_URL', 'MATCHES', '(?i)COM.EXAMPLE', true],
    ['PACKAGE_URL', 'NO_MATCH', 'pkg:npm/*', true],
    ['PACKAGE_URL', 'NO_MATCH', 'pkg:.*', false],
    ['CPE', 'MATCHES', 'cpe:2.3:a:example:alpha', true],
    ['CPE', 'NO_MATCH', 'cpe:2.3:a:example:alpha', false],
    ['CPE', 'MATCHES', '^cpe:2.3:A:Example:ALPHA', true],
    ['CPE', 'NO_MATCH', 'EXAMPLE', false],
    ['SWID_TAGID', 'MATCHES', 'ALPHA', false],
    ['SWID_TAGID', 'MATCHES', 'alpha', true],
    ['SWID_TAGID', 'IS', 'alpha', false],
    ['PACKAGE_URL', 'MATCHES', '(', false],
    ['PACKAGE_URL', 'NO_MATCH', '(', false],
  ])('%s %s %s is violated: %s', (subject, operator, value, expected) => {
    expect(isViolated(subject, operator, value)).toBe(expected);
  });

  it('does not match what is not there', () => {
    expect(isViolated('PACKAGE_URL', 'MATCHES', '*', { purl: null })).toBe(false);
    expect(isViolated('PACKAGE_URL', 'NO_MATCH', '*', { purl: null })).toBe(true);
  });
});

describe('a condition about coordinates', () => {
  it.each([
    ['MATCHES', { group: 'com.example', name: 'alpha', version: '1.2.0' }, true],
    ['MATCHES', { group: 'com.example', name: 'beta', version: null }, false],
    ['MATCHES', { group: null, name: 'alpha', version: null }, true],
    ['MATCHES', { group: '*', name: '*', version: '>= 1.2' }, true],
    ['MATCHES', { group: '*', name: '*', version: '>1.2.0' }, false],
    ['MATCHES', { name: '*', version: '!= 1.3' }, true],
    ['NO_MATCH', { group: 'org.example', name: 'beta' }, true],
    ['NO_MATCH', { group: 'org.example', name: 'alpha' }, false],
    ['NO_MATCH', { version: '< 1.0' }, true],
    ['MATCHES', {}, false],
    ['NO_MATCH', {}, false],
  ])('%s %j is violated: %s', (operator, coordinates, expected) => {
    expect(isViolated('COORDINATES', operator, JSON.stringify(coordinates))).toBe(expected);
  });

  it('reads the version as a comparison does', () => {
    const vim = { name: 'vim', version: '9.1-1', purl: 'pkg:deb/debian/vim@9.1-1?epoch=2' };
    const bare = { name: 'a', version: null, purl: 'pkg:npm/a@3.0.0' };

    for (const [component, version] of [
      [vim, '2:9.1-1'],
      [vim, '^2:9.1-1$'],
      [vim, '^9.1-1$'],
      [vim, '== 2:9.1-1'],
      [bare, '3.0.0'],
      [bare, '== 3.0.0'],
    ] as const) {
      const value = JSON.stringify({ name: component.name, version });
      expect([version, isViolated('COORDINATES', 'MATCHES', value, component)]).toEqual([version, true]);
    }
    const other = JSON.stringify({ version: '^2:9' });
    expect(isViolated('COORDINATES', 'NO_MATCH', other, vim)).toBe(false);
    expect(isViolated('COORDINATES', 'MATCHES', other, { ...vim, purl: null })).toBe(false);
  });

  it('does not match a part the component has not', () => {
    const value = JSON.stringify({ group: '*', name: 'alpha' });

    expect(isViolated('COORDINATES', 'MATCHES', value, { group: null })).toBe(false);
  });

  it('is never violated when it cannot be read', () => {
    expect(isViolated('COORDINATES', 'NO_MATCH', 'alpha')).toBe(false);
    expect(isViolated('COORDINATES', 'MATCHES', '{"name":"alpha","version":"("}')).toBe(false);
  });
});

describe('a condition about the version', () => {
  it.each([
    ['NUMERIC_EQUAL', '1.2', true],
    ['NUMERIC_NOT_EQUAL', '1.2', false],
    ['NUMERIC_LESS_THAN', '1.10', true],
    ['NUMERIC_GREATER_THAN', '1.2.0-rc1', true],
    ['NUMERIC_LESSER_THAN_OR_EQUAL', '1.2.0', true],
    ['NUMERIC_GREATER_THAN_OR_EQUAL', '1.2.1', false],
    ['IS', '1.2.0', false],
  ])('%s %s is violated by 1.2.0: %s', (operator, value, expected) => {
    expect(isViolated('VERSION', operator, value)).toBe(expected);
  });

  it('is not violated by a component without version', () => {
    const without = { version: null, purl: 'pkg:maven/com.example/alpha', cpe: null };

    expect(isViolated('VERSION', 'NUMERIC_NOT_EQUAL', '1', without)).toBe(false);
  });

  it('reads the version where the component states it', () => {
    expect(isViolated('VERSION', 'NUMERIC_EQUAL', '1.2', { version: null })).toBe(true);
    expect(isViolated('VERSION', 'NUMERIC_EQUAL', '1.2.0', { version: null, purl: null })).toBe(true);
  });

  it.each([
    ['pkg:nuget/Sys.Packaging@8.0.0-rc.1', '8.0.0-rc.1', 'NUMERIC_LESS_THAN', '8.0.0', true],
    ['pkg:nuget/Sys.Packaging@8.0.1', '8.0.1', 'NUMERIC_LESSER_THAN_OR_EQUAL', '8.0.0', false],
    ['pkg:npm/a@1.0.0-beta.11', '1.0.0-beta.11', 'NUMERIC_GREATER_THAN', '1.0.0-beta.2', true],
    ['pkg:maven/g/a@1.0-SNAPSHOT', '1.0-SNAPSHOT', 'NUMERIC_LESS_THAN', '1.0', true],
    ['pkg:maven/g/a@1.0.0.Final', '1.0.0.Final', 'NUMERIC_EQUAL', '1.0', true],
    ['pkg:pypi/a@1.0.dev1', '1.0.dev1', 'NUMERIC_LESS_THAN', '1.0a1', true],
    ['pkg:pypi/a@1!1.0', '1!1.0', 'NUMERIC_GREATER_THAN', '2024.1', true],
    ['pkg:golang/ex.org/mod@v1.9.0', 'v1.9.0', 'NUMERIC_LESS_THAN', '1.9.1', true],
    ['pkg:gem/a@5.0.0.rc1', '5.0.0.rc1', 'NUMERIC_LESS_THAN', '5.0.0', true],
    ['pkg:composer/a/b@1.0.0-p1', '1.0.0-p1', 'NUMERIC_GREATER_THAN', '1.0.0', true],
    ['pkg:apk/alpine/a@1.2_rc1-r0', '1.2_rc1-r0', 'NUMERIC_LESS_THAN', '1.2', true],
    ['pkg:apk/alpine/busybox@1.36.1-r18', '1.36.1-r18', 'NUMERIC_GREATER_THAN', '1.36.1-r2', true],
    ['pkg:deb/debian/a@1.0~rc1-1', '1.0~rc1-1', 'NUMERIC_LESS_THAN', '1.0', true],
    ['pkg:deb/debian/a@1.0-1?epoch=2', '1.0-1', 'NUMERIC_GREATER_THAN', '1:9.0', true],
    ['pkg:rpm/fedora/a@6.0-1?epoch=1', '1:6.0-1', 'NUMERIC_LESS_THAN', '2:1.0-1', true],
    ['pkg:rpm/fedora/a@1.0^git1-1', '1.0^git1-1', 'NUMERIC_LESS_THAN', '1.0.1', true],
    ['pkg:generic/gsoap@2.8.123e', '2.8.123e', 'NUMERIC_GREATER_THAN', '2.8.70', true],
    ['pkg:generic/java9@8u1000', '8u1000', 'NUMERIC_GREATER_THAN', '8u402', true],
    ['pkg:generic/openssh@9.7p1', '9.7p1', 'NUMERIC_LESS_THAN', '9.10p1', true],
    [null, '1.0-rc1', 'NUMERIC_LESS_THAN', '1.0', true],
    [null, 'v6.0.1', 'NUMERIC_EQUAL', '6.0.1', true],
  ])(
    'compares %s with version %s as its ecosystem does: %s %s',
    (purl, version, operator, value, expected) => {
      expect(isViolated('VERSION', operator, value, { purl, version })).toBe(expected);
      const comparison = JSON.stringify({ name: 'alpha', version: `${SIGNS[operator]} ${value}` });
      expect(isViolated('COORDINATES', 'MATCHES', comparison, { purl, version })).toBe(expected);
    },
  );
});

describe('a condition about a hash', () => {
  it.each([
    ['IS', { algorithm: 'SHA-256', value: 'AB12' }, true],
    ['IS', { algorithm: 'sha-256', value: 'ab13' }, false],
    ['IS', { algorithm: 'SHA-512', value: 'ab12' }, false],
    ['IS_NOT', { algorithm: 'SHA-256', value: 'ab13' }, true],
    ['IS', { algorithm: 'constructor', value: 'ab12' }, false],
  ])('%s %j is violated: %s', (operator, value, expected) => {
    expect(isViolated('COMPONENT_HASH', operator, JSON.stringify(value))).toBe(expected);
  });
});

describe('a condition about age', () => {
  const published = (day: string) => ({ latest: { version: '2', published: Date.parse(day) } });

  it.each([
    ['NUMERIC_GREATER_THAN', 'P1Y', '2023-03-30', true],
    ['NUMERIC_GREATER_THAN', 'P1Y', '2023-03-31', false],
    ['NUMERIC_EQUAL', 'P1Y', '2023-03-31T23:59:59Z', true],
    ['NUMERIC_NOT_EQUAL', 'P1Y', '2023-03-31', false],
    ['NUMERIC_LESS_THAN', 'P1M', '2024-03-01', true],
    // A month after 31 January is the last day of February.
    ['NUMERIC_EQUAL', 'P2M', '2024-01-31', true],
    ['NUMERIC_EQUAL', 'P1M2D', '2024-02-29', true],
    ['NUMERIC_GREATER_THAN_OR_EQUAL', 'P2W', '2024-03-17', true],
    ['NUMERIC_LESSER_THAN_OR_EQUAL', 'P30D', '2024-03-01', true],
    ['NUMERIC_GREATER_THAN', 'P0D', '2020-01-01', false],
    ['NUMERIC_LESS_THAN', 'P999999Y', '2020-01-01', true],
    ['NUMERIC_GREATER_THAN', 'P999999Y', '2020-01-01', false],
    ['NUMERIC_GREATER_THAN', '-P1D', '2020-01-01', false],
    ['NUMERIC_GREATER_THAN', 'P', '2020-01-01', false],
    ['NUMERIC_GREATER_THAN', 'a year', '2020-01-01', false],
  ])('%s %s is violated by what was published on %s: %s', (operator, value, day, expected) => {
    expect(isViolated('AGE', operator, value, published(day))).toBe(expected);
  });

  it('is not violated where it is not known when a version was published', () => {
    expect(isViolated('AGE', 'NUMERIC_GREATER_THAN', 'P1D')).toBe(false);
    expect(
      isViolated('AGE', 'NUMERIC_GREATER_THAN', 'P1D', { latest: { version: '2', published: null } }),
    ).toBe(false);
  });
});

describe('a condition about version distance', () => {
  const behind = (version: string, latest: string) => ({
    version,
    latest: { version: latest, published: null },
  });

  it.each([
    ['NUMERIC_GREATER_THAN_OR_EQUAL', { major: '1', minor: '?', patch: '?' }, '2.5.0', '3.1.0', true],
    ['NUMERIC_GREATER_THAN_OR_EQUAL', { major: '1' }, '1.0.0', '1.4.2', false],
    ['NUMERIC_GREATER_THAN', { minor: '3' }, '1.0.0', '1.4.2', true],
    ['NUMERIC_GREATER_THAN', { minor: '3' }, '1.0.0', '2.0.0', true],
    ['NUMERIC_EQUAL', { patch: '2' }, 'v1.4.0', '1.4.2-rc1', true],
    ['NUMERIC_LESS_THAN', { major: 2 }, '1.0', '2.9', true],
    ['NUMERIC_EQUAL', { major: '1', minor: '4' }, '1.0.0', '1.4.2', true],
    ['NUMERIC_EQUAL', { major: '0', minor: '0', patch: '0' }, '1.4', '1.4.0', true],
    ['NUMERIC_GREATER_THAN', { epoch: '1' }, '1:2.0', '3:1.0', true],
    ['NUMERIC_EQUAL', { epoch: '1' }, '1.0', '1!0.5', true],
    ['NUMERIC_GREATER_THAN', { major: 'one' }, '1.0', '9.0', false],
    ['NUMERIC_GREATER_THAN', { patch: '0' }, 'latest', '9.0', false],
  ])('%s %j is violated by %s while %s is the newest: %s', (operator, value, version, latest, expected) => {
    expect(isViolated('VERSION_DISTANCE', operator, JSON.stringify(value), behind(version, latest))).toBe(
      expected,
    );
  });

  it('knows the epoch that a package URL has beside its version', () => {
    const component = { ...behind('2.0-1', '3:1.0-1'), purl: 'pkg:rpm/fedora/a@2.0-1?epoch=1' };

    expect(isViolated('VERSION_DISTANCE', 'NUMERIC_EQUAL', '{"epoch":"2"}', component)).toBe(true);
  });

  it('looks at direct dependencies only', () => {
    const component = { ...behind('1.0', '2.0'), isDirectDependency: false };

    expect(isViolated('VERSION_DISTANCE', 'NUMERIC_EQUAL', '{"major":"1"}', component)).toBe(false);
  });
});

describe('a condition about licences', () => {
  it.each([
    ['LICENSE', 'IS', 'apache', { resolvedLicense: 1 }, true],
    ['LICENSE', 'IS', 'apache', { resolvedLicense: 2 }, false],
    ['LICENSE', 'IS_NOT', 'apache', { resolvedLicense: 2 }, true],
    ['LICENSE', 'IS', 'apache', {}, false],
    ['LICENSE', 'IS_NOT', 'apache', {}, true],
    ['LICENSE', 'IS', 'gone', { resolvedLicense: 1 }, false],
    ['LICENSE', 'IS_NOT', 'gone', { resolvedLicense: 1 }, false],
    ['LICENSE', 'MATCHES', 'apache', { resolvedLicense: 1 }, false],
    ['LICENSE', 'IS', 'unresolved', {}, true],
    ['LICENSE', 'IS', 'unresolved', { license: 'Proprietary' }, true],
    ['LICENSE', 'IS', 'unresolved', { resolvedLicense: 1 }, false],
    ['LICENSE', 'IS', 'unresolved', { licenseExpression: 'MIT OR Unheard-Of' }, false],
    ['LICENSE', 'IS', 'unresolved', { licenseExpression: 'MIT AND Unheard-Of' }, true],
    ['LICENSE', 'IS_NOT', 'unresolved', { resolvedLicense: 1 }, true],
    ['LICENSE_GROUP', 'IS', 'copyleft', { licenseExpression: 'MIT OR GPL-2.0-only' }, false],
    ['LICENSE_GROUP', 'IS', 'copyleft', { licenseExpression: 'MIT AND GPL-2.0-only' }, true],
    ['LICENSE_GROUP', 'IS', 'copyleft', { licenseExpression: 'MIT AND (Apache-2.0 OR GPL-2.0-only)' }, false],
    ['LICENSE_GROUP', 'IS', 'copyleft', { licenseExpression: 'GPL-2.0+' }, true],
    ['LICENSE_GROUP', 'IS', 'copyleft', { licenseExpression: 'GPL-2.0 WITH classpath-exception' }, true],
    ['LICENSE_GROUP', 'IS_NOT', 'copyleft', { licenseExpression: 'MIT OR GPL-2.0-only' }, false],
    ['LICENSE_GROUP', 'IS_NOT', 'copyleft', { licenseExpression: 'MIT OR Apache-2.0' }, true],
    ['LICENSE_GROUP', 'IS', 'copyleft', { license: 'GPL-2.0-only' }, true],
    // An exception counts as the license that it relaxes.
    ['LICENSE', 'IS', 'apache', { licenseExpression: 'Apache-2.0 WITH LLVM-exception' }, true],
    ['LICENSE', 'IS_NOT', 'apache', { licenseExpression: 'Apache-2.0 WITH LLVM-exception' }, false],
    ['LICENSE', 'IS_NOT', 'apache', { licenseExpression: 'MIT OR Apache-2.0 WITH LLVM-exception' }, false],
    ['LICENSE', 'IS', 'apache', { licenseExpression: 'MIT OR Apache-2.0 WITH LLVM-exception' }, false],
    ['LICENSE', 'IS', 'apache', { licenseExpression: 'MIT AND Apache-2.0 WITH LLVM-exception' }, true],
    ['LICENSE', 'IS', 'unresolved', { licenseExpression: 'Apache-2.0 WITH LLVM-exception' }, false],
    ['LICENSE_GROUP', 'IS', 'copyleft', { licenseExpression: 'GPL-2.0+ WITH Classpath-exception-2.0' }, true],
    [
      'LICENSE_GROUP',
      'IS',
      'copyleft',
      { resolvedLicense: 3, licenseExpression: 'GPL-2.0-only WITH Classpath-exception-2.0' },
      true,
    ],
    ['LICENSE_GROUP', 'IS_NOT', 'copyleft', { licenseExpression: 'GPL-2.0 WITH classpath-exception' }, false],
    // An unknown exception resolves to no license, and does not make a forbidden license allowed.
    ['LICENSE', 'IS', 'unresolved', { licenseExpression: 'Apache-2.0 WITH Own-exception' }, true],
    ['LICENSE', 'IS_NOT', 'apache', { licenseExpression: 'Apache-2.0 WITH Own-exception' }, true],
    ['LICENSE', 'IS', 'apache', { licenseExpression: 'Apache-2.0 WITH Own-exception' }, true],
    ['LICENSE', 'IS', 'apache', { licenseExpression: 'Apache-2.0+' }, true],
    // Without a tree there is only the text, which is not a known license.
    ['LICENSE_GROUP', 'IS_NOT', 'copyleft', { licenseExpression: 'GPL-2.0-only OR' }, true],
  ])('%s %s %s is violated by %j: %s', (subject, operator, value, component, expected) => {
    expect(isViolated(subject, operator, value, component)).toBe(expected);
  });

  const [APACHE, MIT, GPL] = [1, 2, 3].map((resolvedLicense) => declared({ resolvedLicense }));

  it.each([
    ['LICENSE', 'IS', 'apache', [MIT, APACHE], true],
    ['LICENSE', 'IS', 'apache', [MIT, GPL], false],
    ['LICENSE', 'IS_NOT', 'apache', [APACHE, MIT], true],
    ['LICENSE', 'IS_NOT', 'apache', [APACHE, APACHE], false],
    ['LICENSE', 'IS', 'unresolved', [MIT, declared({ license: 'Proprietary' })], true],
    ['LICENSE', 'IS', 'unresolved', [MIT, APACHE], false],
    ['LICENSE', 'IS_NOT', 'unresolved', [MIT, declared({ license: 'Proprietary' })], true],
    ['LICENSE_GROUP', 'IS', 'copyleft', [MIT, declared({ licenseExpression: 'MIT OR GPL-2.0-only' })], false],
    ['LICENSE_GROUP', 'IS', 'copyleft', [MIT, declared({ licenseExpression: 'MIT AND GPL-2.0-only' })], true],
    ['LICENSE_GROUP', 'IS', 'copyleft', [MIT, declared({ license: 'GPL-2.0-only' })], true],
  ] as const)(
    '%s %s %s is violated by any of several licenses: case %#',
    (subject, operator, value, licenses, expected) => {
      const component = { resolvedLicense: 2, licenses: licenses.flatMap((license) => license ?? []) };
      expect(isViolated(subject, operator, value, component)).toBe(expected);
    },
  );
});

describe('a condition about vulnerabilities', () => {
  const vulnerable = {
    vulnerabilities: [
      { vulnId: 'CVE-2021-1', severity: 'CRITICAL', cwes: [79, 89] },
      { vulnId: 'INT-2', severity: 'LOW', cwes: [] },
    ],
  };

  it.each([
    ['SEVERITY', 'IS', 'CRITICAL', true],
    ['SEVERITY', 'IS', 'HIGH', false],
    ['SEVERITY', 'IS_NOT', 'CRITICAL', true],
    ['VULNERABILITY_ID', 'IS', 'INT-2', true],
    ['VULNERABILITY_ID', 'IS', 'int-2', false],
    ['VULNERABILITY_ID', 'IS_NOT', 'INT-2', true],
    ['CWE', 'CONTAINS_ANY', 'CWE-79, 20', true],
    ['CWE', 'CONTAINS_ANY', 'CWE-20', false],
    ['CWE', 'CONTAINS_ALL', 'CWE-79,89', true],
    ['CWE', 'CONTAINS_ALL', '79,20', false],
    ['CWE', 'CONTAINS_ALL', '*', true],
    ['CWE', 'CONTAINS_ALL', 'nothing', false],
    ['COLOUR', 'IS', 'red', false],
  ])('%s %s %s is violated: %s', (subject, operator, value, expected) => {
    expect(isViolated(subject, operator, value, vulnerable)).toBe(expected);
  });

  it.each([
    ['SEVERITY', 'IS_NOT', 'CRITICAL'],
    ['VULNERABILITY_ID', 'IS_NOT', 'INT-2'],
    ['CWE', 'CONTAINS_ANY', '*'],
  ])('%s %s is not violated by what has none', (subject, operator, value) => {
    expect(isViolated(subject, operator, value)).toBe(false);
  });
});
