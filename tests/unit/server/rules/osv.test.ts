import { describe, expect, it } from 'vitest';
import { readOsv } from '../../../../reference-app/server/rules/osv.js';

describe('readOsv', () => {
  it('reads identity, texts, scores, weaknesses and exploit prediction', () => {
    const { source, vulnId, facts, aliases } = readOsv({
      id: 'CVE-2021-44228',
      published: '2021-12-10T10:15:09Z',
      aliases: ['GHSA-jfh8-c2jp-5v3q'],
      summary: 'Title',
      details: '*Text*',
      severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H' }],
      references: [{ type: 'WEB', url: 'https://a.example' }],
      database_specific: { cwe_ids: ['CWE-502', 'CWE-99999999'], epss: { score: 0.9, percentile: 0.99 } },
    });

    expect({ source, vulnId }).toEqual({ source: 'NVD', vulnId: 'CVE-2021-44228' });
    expect(facts).toMatchObject({
      title: 'Title',
      description: '*Text*',
      cvssV3BaseScore: 10,
      cvssV3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H',
      severity: 'CRITICAL',
      cwes: '[502]',
      epssScore: 0.9,
      referenceLinks: '* [https://a.example](https://a.example)',
      published: Date.UTC(2021, 11, 10, 10, 15, 9),
    });
    expect(aliases).toEqual({ cveId: 'CVE-2021-44228', ghsaId: 'GHSA-jfh8-c2jp-5v3q' });
  });

  it('takes the word where there is no vector, and says unassigned where there is neither', () => {
    expect(readOsv({ id: 'GHSA-1', database_specific: { severity: 'LOW' } }).facts.severity).toBe('LOW');
    expect(readOsv({ id: 'RUSTSEC-1' })).toMatchObject({
      source: 'OSV',
      aliases: undefined,
      facts: { severity: 'UNASSIGNED' },
    });
  });

  it('turns events into ranges, several of them, open ones included', () => {
    const { software } = readOsv({
      id: 'GHSA-1',
      affected: [
        {
          package: { ecosystem: 'npm', name: 'qs', purl: 'pkg:npm/qs' },
          ranges: [
            { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '6.2.4' }, { introduced: '6.3.0' }] },
            { type: 'ECOSYSTEM', events: [{ introduced: '7' }, { last_affected: '7.1' }] },
            { type: 'GIT', events: [{ introduced: 'deadbeef' }] },
          ],
        },
      ],
    });

    const bounds = software.map((row) => [
      row.versionStartIncluding,
      row.versionEndExcluding,
      row.versionEndIncluding,
    ]);
    expect(bounds).toEqual([
      [null, '6.2.4', null],
      ['6.3.0', null, null],
      ['7', null, '7.1'],
    ]);
    expect(software[0]).toMatchObject({ purlType: 'npm', purlName: 'qs', purlVersion: null });
  });

  it('lists single versions, and names what has no package by its CPE', () => {
    const { software } = readOsv({
      id: 'CVE-1',
      affected: [
        { package: { ecosystem: 'npm', name: 'x', purl: 'pkg:npm/x' }, versions: ['1.0.0'] },
        {
          ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '1.0.1g' }] }],
          database_specific: { cpe: 'cpe:2.3:a:openssl:openssl:*:*:*:*:*:*:*:*' },
        },
        { package: { ecosystem: 'unknown', name: 'y' } },
      ],
    });

    expect(software).toHaveLength(2);
    expect(software[0]).toMatchObject({ purl: 'pkg:npm/x@1.0.0', version: '1.0.0' });
    expect(software[1]).toMatchObject({ vendor: 'openssl', versionEndExcluding: '1.0.1g' });
  });

  it('writes a version before the qualifiers of a package URL', () => {
    const { software } = readOsv({
      id: 'DSA-1',
      affected: [
        {
          package: {
            ecosystem: 'Debian:12',
            name: 'x',
            purl: 'pkg:deb/debian/x?arch=source&distro=bookworm',
          },
          versions: ['1:2.0-1'],
        },
      ],
    });

    expect(software).toMatchObject([
      { purl: 'pkg:deb/debian/x@1:2.0-1?arch=source&distro=bookworm', purlVersion: '1:2.0-1' },
    ]);
  });
});
