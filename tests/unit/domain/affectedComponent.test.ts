import { describe, expect, it } from 'vitest';
import {
  affectedComponentOf,
  affectedComponentProblems,
  affectedVersionsOf,
  draftOfAffectedComponent,
  NEW_AFFECTED_COMPONENT,
  type AffectedComponentDraft,
} from '../../../src/domain/affectedComponent.js';

const exact = (identity: string, others: Partial<AffectedComponentDraft> = {}): AffectedComponentDraft => ({
  ...NEW_AFFECTED_COMPONENT,
  identity,
  ...others,
});
const range = (startVersion: string, endVersion: string, others: Partial<AffectedComponentDraft> = {}) =>
  exact('pkg:npm/lodash', { versionType: 'RANGE', startVersion, endVersion, ...others });

describe('what is wrong with an affected component', () => {
  it.each([
    ['a package in one version', exact('pkg:npm/lodash@4.17.20')],
    ['a scoped package', exact(' pkg:npm/%40angular/core@17.0.0 ')],
    ['a CPE 2.3', exact('cpe:2.3:a:apache:log4j:2.14.1:*:*:*:*:*:*:*', { identityType: 'CPE' })],
    ['a CPE 2.2', exact('cpe:/a:apache:log4j:2.14.1', { identityType: 'CPE' })],
    ['a product without versions', exact('cpe:2.3:h:acme:box:-:*:*:*:*:*:*:*', { identityType: 'CPE' })],
    ['a range', range('4.0.0', '4.17.21')],
    ['one end only', range('', '4.17.21')],
    ['the other end only', range('4.0.0', '')],
    ['one version with both ends', range('4.0.0', '4.0.0', { isEndIncluded: true })],
    ['a snapshot of RPM', range('1.0^git1-1', '1.0.1', { identity: 'pkg:rpm/fedora/curl' })],
    ['a Debian epoch', range('1:2.0~rc1', '1:2.0', { identity: 'pkg:deb/debian/curl' })],
    ['a Maven qualifier', range('2.0-beta9', '2.0', { identity: 'pkg:maven/org.apache/log4j' })],
    ['a branch of Composer', range('dev-main', '', { identity: 'pkg:composer/acme/shop' })],
    [
      'a range of a CPE',
      range('2.0', '2.17.1', { identityType: 'CPE', identity: 'cpe:2.3:a:apache:log4j:*:*:*:*:*:*:*:*' }),
    ],
  ])('is nothing: %s', (_, draft) => {
    expect(affectedComponentProblems(draft)).toEqual({});
  });

  it.each<[string, AffectedComponentDraft, object]>([
    ['nothing typed', exact('  '), { identity: { code: 'required' } }],
    ['no package URL', exact('lodash'), { identity: { code: 'purl', part: 'scheme' } }],
    ['a CPE as package URL', exact('cpe:/a:apache:log4j:1'), { identity: { code: 'purl', part: 'scheme' } }],
    [
      'a package URL as CPE',
      exact('pkg:npm/lodash@1', { identityType: 'CPE' }),
      { identity: { code: 'cpe' } },
    ],
    ['one version, but none named', exact('pkg:npm/lodash'), { identity: { code: 'noVersion' } }],
    [
      'one version, but any named',
      exact('cpe:2.3:a:apache:log4j:*:*:*:*:*:*:*:*', { identityType: 'CPE' }),
      { identity: { code: 'noVersion' } },
    ],
    [
      'a version beside a range',
      range('1', '2', { identity: 'pkg:npm/lodash@4.17.20' }),
      { identity: { code: 'versionBesideRange', version: '4.17.20' } },
    ],
    ['a range without ends', range(' ', ''), { startVersion: { code: 'noBound' } }],
    [
      'signs in a bound',
      range('>=4.0.0', '^5'),
      { startVersion: { code: 'sign' }, endVersion: { code: 'sign' } },
    ],
    ['two versions in a bound', range('1.0, 2.0', ''), { startVersion: { code: 'sign' } }],
    ['no version', range('latest', ''), { startVersion: { code: 'notNumeric', ecosystem: 'npm' } }],
    [
      'a range the wrong way round',
      range('4.17.21', '4.9.0'),
      { endVersion: { code: 'reversed', start: '4.17.21', end: '4.9.0' } },
    ],
    [
      'a range from a version to the same, excluded',
      range('4.0.0', 'v4.0.0'),
      { endVersion: { code: 'nothingBetween', start: '4.0.0', end: 'v4.0.0' } },
    ],
    [
      'both the identity and the bounds',
      range('2', '1', { identity: '' }),
      { identity: { code: 'required' }, endVersion: { code: 'reversed', start: '2', end: '1' } },
    ],
  ])('%s', (_, draft, problems) => {
    expect(affectedComponentProblems(draft)).toEqual(problems);
  });

  it.each([
    // The order is that of the ecosystem: a release candidate of Maven is older, in a text it would be newer.
    ['pkg:maven/org.example/core', '2.0-rc1', '2.0', {}],
    [
      'pkg:maven/org.example/core',
      '2.0',
      '2.0-rc1',
      { endVersion: expect.objectContaining({ code: 'reversed' }) },
    ],
    ['pkg:deb/debian/curl', '2.0~rc1', '2.0', {}],
    ['pkg:pypi/django', '1.0.post1', '1.0', { endVersion: expect.objectContaining({ code: 'reversed' }) }],
    ['pkg:npm/lodash', '4.9.0', '4.10.0', {}],
    // The epoch may be next to the name.
    ['pkg:rpm/fedora/vim?epoch=2', '9.0-1', '2:9.1-1', {}],
    [
      'pkg:rpm/fedora/vim?epoch=2',
      '9.0-1',
      '1:9.9-1',
      { endVersion: expect.objectContaining({ code: 'reversed' }) },
    ],
    ['pkg:cpan/Foo', '1.45', '1.5', {}],
    ['pkg:conda/foo', '1.0b1', '1.0', {}],
  ])('%s from %s to %s, by the order of its ecosystem', (identity, start, end, problems) => {
    expect(affectedComponentProblems(range(start, end, { identity }))).toEqual(problems);
  });

  it('is that another one says the same, however it is written', () => {
    const stated = [
      affectedComponentOf(range('4.0', '4.17.21')),
      affectedComponentOf(exact('cpe:/a:Apache:log4j:1.0', { identityType: 'CPE' })),
    ];

    expect(
      affectedComponentProblems(range('4.0.0', '4.17.21', { identity: 'PKG:NPM/lodash' }), stated),
    ).toEqual({
      identity: { code: 'repeated' },
    });
    expect(
      affectedComponentProblems(exact('cpe:/a:apache:log4j:1.0', { identityType: 'CPE' }), stated),
    ).toEqual({ identity: { code: 'repeated' } });
    expect(affectedComponentProblems(range('4.0.0', '4.17.21', { isEndIncluded: true }), stated)).toEqual({});
    expect(affectedComponentProblems(range('4.0.0', '4.17.20'), stated)).toEqual({});

    const vim = { identity: 'pkg:rpm/fedora/vim?epoch=2' };
    expect(
      affectedComponentProblems(range('9.0-1', '2:9.1-1', vim), [
        affectedComponentOf(range('2:9.0-1', '9.1-1', vim)),
      ]),
    ).toEqual({ identity: { code: 'repeated' } });
  });
});

describe('an affected component', () => {
  it('is sent with the bounds that have a version, and no others', () => {
    expect(affectedComponentOf(range(' 4.0.0 ', '', { isStartIncluded: false }))).toEqual({
      identityType: 'PURL',
      identity: 'pkg:npm/lodash',
      versionType: 'RANGE',
      versionStartExcluding: '4.0.0',
    });
    expect(
      affectedComponentOf({ ...range('1', '2'), versionType: 'EXACT', identity: 'pkg:npm/lodash@1' }),
    ).toEqual({ identityType: 'PURL', identity: 'pkg:npm/lodash@1', versionType: 'EXACT' });
  });

  it.each([
    range('4.0.0', '4.17.21'),
    range('4.0.0', '', { isStartIncluded: false }),
    range('', '4', { isEndIncluded: true }),
    exact('cpe:/a:apache:log4j:2.14.1', { identityType: 'CPE' }),
  ])('comes back into the fields as it was: %j', (draft) => {
    expect(draftOfAffectedComponent(affectedComponentOf(draft))).toEqual(draft);
  });

  it.each([
    [exact('pkg:npm/%40angular/core@17.0.0'), { name: '@angular/core', ecosystem: 'npm', version: '17.0.0' }],
    [
      exact('cpe:2.3:a:apache:log4j:2.14.1:*:*:*:*:*:*:*', { identityType: 'CPE' }),
      { name: 'log4j', vendor: 'apache', version: '2.14.1' },
    ],
    [
      exact('cpe:/o:microsoft:windows%5fxp', { identityType: 'CPE' }),
      { name: 'windows_xp', vendor: 'microsoft' },
    ],
    [exact('something else'), { name: 'something else' }],
    [
      range('4.0.0', '4.17.21'),
      {
        name: 'lodash',
        ecosystem: 'npm',
        start: { version: '4.0.0', isIncluded: true },
        end: { version: '4.17.21', isIncluded: false },
      },
    ],
  ])('is taken apart for a sentence: %j', (draft, parts) => {
    expect(affectedVersionsOf(affectedComponentOf(draft))).toEqual(parts);
  });

  it('takes the version that stands beside a package URL without one', () => {
    const stored = {
      identityType: 'PURL',
      identity: 'pkg:npm/a',
      versionType: 'EXACT',
      version: '1.2',
    } as const;

    expect(affectedVersionsOf(stored)).toEqual({ name: 'a', ecosystem: 'npm', version: '1.2' });
  });
});
