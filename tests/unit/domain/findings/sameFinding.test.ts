import { describe, expect, it } from 'vitest';
import type { FindingRow } from '../../../../src/domain/findings/FindingRow.js';
import { findingMatcher, samenessOf } from '../../../../src/domain/findings/sameFinding.js';
import type { FindingComponent, VulnerabilityAlias } from '../../../../src/schema/finding.js';
import { aComponent, aVulnerability, rowsOf } from './aRow.js';

const finding = (
  component: Partial<FindingComponent>,
  vulnId = 'CVE-2026-1',
  aliases: VulnerabilityAlias[] = [],
  source?: string,
): FindingRow =>
  rowsOf({
    component: aComponent(component),
    vulnerability: aVulnerability({ vulnId, aliases, source }),
  })[0]!;

describe('the component of two findings', () => {
  it.each<[string, Partial<FindingComponent>, Partial<FindingComponent>, object | undefined]>([
    ['has one package URL', { purl: 'pkg:npm/a@1' }, { purl: 'pkg:npm/a@1' }, { component: 'same' }],
    [
      'is the same whatever its record is called',
      { purl: 'pkg:npm/a@1', name: 'a' },
      { purl: 'pkg:npm/a@1', name: 'other' },
      { component: 'same', isByName: false },
    ],
    [
      'is written with another encoding',
      { purl: 'pkg:npm/%40s/a@1' },
      { purl: 'pkg:NPM/@s/a@1' },
      { component: 'same' },
    ],
    [
      'has its qualifiers in another order',
      { purl: 'pkg:deb/debian/a@1?arch=x&distro=y' },
      { purl: 'pkg:deb/debian/a@1?distro=y&arch=x' },
      { component: 'same' },
    ],
    [
      'is another build',
      { purl: 'pkg:deb/debian/a@1?arch=amd64' },
      { purl: 'pkg:deb/debian/a@1?arch=arm64' },
      { component: 'otherBuild' },
    ],
    [
      'has its epoch in another place',
      { purl: 'pkg:deb/debian/a@1.0-1?arch=x&epoch=2' },
      { purl: 'pkg:deb/debian/a@2%3A1.0-1?arch=x' },
      { component: 'same' },
    ],
    [
      'has a v before its version',
      { purl: 'pkg:golang/ex.org/a@v1.0.0' },
      { purl: 'pkg:golang/ex.org/a@1.0.0' },
      { component: 'same' },
    ],
    [
      'has an epoch of zero',
      { purl: 'pkg:deb/debian/a@0:1.0-1' },
      { purl: 'pkg:deb/debian/a@1.0-1' },
      { component: 'same' },
    ],
    [
      'is in another epoch',
      { purl: 'pkg:deb/debian/a@1.0-1?epoch=2' },
      { purl: 'pkg:deb/debian/a@1.0-1' },
      { component: 'otherVersion' },
    ],
    [
      'is in another version',
      { purl: 'pkg:npm/a@1' },
      { purl: 'pkg:npm/a@2' },
      { component: 'otherVersion', isByName: false },
    ],
    [
      'has its version beside the package URL',
      { purl: 'pkg:npm/a', version: '1' },
      { purl: 'pkg:npm/a@1', version: '1' },
      { component: 'same' },
    ],
    ['is another package', { purl: 'pkg:npm/a@1' }, { purl: 'pkg:npm/b@1' }, undefined],
    ['is of another ecosystem', { purl: 'pkg:npm/a@1' }, { purl: 'pkg:pypi/a@1' }, undefined],
    ['is of another namespace', { purl: 'pkg:npm/@s/a@1' }, { purl: 'pkg:npm/a@1' }, undefined],
    [
      'is told by group, name and version',
      { group: 'g', name: 'a', version: '1' },
      { group: 'g', name: 'a', version: '1' },
      { component: 'same', isByName: true },
    ],
    [
      'is told by group and name',
      { group: 'g', name: 'a', version: '1' },
      { group: 'g', name: 'a', version: '2' },
      { component: 'otherVersion', isByName: true },
    ],
    [
      'has no version on one side',
      { name: 'a', version: '1' },
      { name: 'a' },
      { component: 'otherVersion', isByName: true },
    ],
    ['has no version', { name: 'a' }, { name: 'a' }, { component: 'same', isByName: true }],
    ['has no group on one side', { group: 'g', name: 'a' }, { name: 'a' }, undefined],
    ['has an empty group', { group: '', name: 'a' }, { name: 'a' }, { component: 'same' }],
    [
      'has a package URL on one side only',
      { purl: 'pkg:maven/g/a@1', group: 'g', name: 'a', version: '1' },
      { group: 'g', name: 'a', version: '1' },
      { component: 'same', isByName: true },
    ],
    [
      'has one that cannot be read',
      { purl: 'pkg:npm', name: 'a', version: '1' },
      { purl: 'pkg:npm/a@1', name: 'a', version: '1' },
      { component: 'same', isByName: true },
    ],
  ])('%s', (_, one, other, expected) => {
    const found = samenessOf(finding(one), finding(other));

    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
    expect(samenessOf(finding(other), finding(one))).toEqual(found);
  });
});

describe('the vulnerability of two findings', () => {
  const cve: VulnerabilityAlias = { cveId: 'CVE-2026-1', ghsaId: 'GHSA-1' };

  it('is the same by source and identifier, without an alias to be told', () => {
    expect(samenessOf(finding({}), finding({}))).toEqual({
      component: 'same',
      isByName: true,
      alias: undefined,
    });
  });

  it.each<[string, FindingRow, FindingRow, string]>([
    [
      'is named by the aliases of the first',
      finding({}, 'CVE-2026-1', [cve]),
      finding({}, 'GHSA-1'),
      'GHSA-1',
    ],
    ['is named by those of the second', finding({}, 'GHSA-1'), finding({}, 'CVE-2026-1', [cve]), 'GHSA-1'],
    [
      'has a third name in both',
      finding({}, 'GHSA-1', [cve]),
      finding({}, 'INT-1', [{ cveId: 'CVE-2026-1', internalId: 'INT-1' }], 'INTERNAL'),
      'CVE-2026-1',
    ],
  ])('%s', (_, one, other, alias) => {
    expect(samenessOf(one, other)?.alias).toBe(alias);
  });

  it('says so when another source has the same identifier', () => {
    const own = finding({}, 'GHSA-1');
    const other = { ...own, vulnerability: { ...own.vulnerability, source: 'OSV' } };

    expect(samenessOf(own, other)?.alias).toBe('GHSA-1');
  });

  it('is another one', () => {
    expect(samenessOf(finding({}, 'CVE-2026-1'), finding({}, 'CVE-2026-2'))).toBeUndefined();
  });
});

describe('findingMatcher', () => {
  const near = finding({ purl: 'pkg:npm/a@1' });
  const far = finding({ purl: 'pkg:npm/a@2' });

  it('gives each finding its nearest, in the order of the rows', () => {
    const rows = [
      finding({ purl: 'pkg:npm/b@1' }),
      finding({ purl: 'pkg:npm/a@2' }),
      finding({ purl: 'pkg:npm/a@1' }),
    ];

    const matches = findingMatcher([near, far])(rows);

    expect(matches.map(({ row, source }) => [row, source])).toEqual([
      [rows[1], far],
      [rows[2], near],
    ]);
    expect(matches.every(({ rivals }) => rivals.length === 0)).toBe(true);
  });

  it('prefers the component over the name of the vulnerability', () => {
    const alias = finding({ purl: 'pkg:npm/a@1' }, 'GHSA-1', [{ cveId: 'CVE-2026-1', ghsaId: 'GHSA-1' }]);

    const [match] = findingMatcher([far, alias])([near]);

    expect(match).toMatchObject({ source: alias, sameness: { component: 'same', alias: 'CVE-2026-1' } });
  });

  it('names others that are as near', () => {
    const [match] = findingMatcher([near, far])([finding({ purl: 'pkg:npm/a@3' })]);

    expect(match).toMatchObject({ source: near, rivals: [far], sameness: { component: 'otherVersion' } });
  });

  it('compares each with those of its vulnerability only, so that long lists do not take minutes', () => {
    const many = (version: string) =>
      Array.from({ length: 10_000 }, (_, at) =>
        finding({ purl: `pkg:npm/a${at % 500}@${version}` }, `CVE-2026-${at}`),
      );

    expect(findingMatcher(many('1'))(many('2'))).toHaveLength(10_000);
  });
});
