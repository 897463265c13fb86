import { describe, expect, it } from 'vitest';
import { safeVersionOf, type FindingRanges } from '../../../../src/domain/versions/safeVersion.js';
import type { AffectedComponent } from '../../../../src/schema/vulnerability.js';

const LOG4J = 'pkg:maven/org.apache.logging.log4j/log4j-core';

/** Ranges as OSV writes them: from the first version up to the one with the fix. */
function fixed(purl: string, ...ranges: [start: string | undefined, fix: string][]): AffectedComponent[] {
  return ranges.map(([versionStartIncluding, versionEndExcluding]) => ({
    identityType: 'PURL',
    identity: purl,
    versionType: 'RANGE',
    versionStartIncluding,
    versionEndExcluding,
  }));
}

function cpe(identity: string, bounds: Partial<AffectedComponent> = {}): AffectedComponent {
  return { identityType: 'CPE', identity, ...bounds };
}

// As the GitHub Advisory Database has them.
const LOG4SHELL: FindingRanges = {
  names: ['CVE-2021-44228', 'GHSA-jfh8-c2jp-5v3q'],
  affects: fixed(LOG4J, ['2.0-beta9', '2.3.1'], ['2.4', '2.12.2'], ['2.13.0', '2.15.0']),
};
const LOOKUPS: FindingRanges = {
  names: ['CVE-2021-45046', 'GHSA-7rjr-3q55-vv33'],
  affects: fixed(LOG4J, ['2.0-beta9', '2.3.1'], ['2.4', '2.12.2'], ['2.13.0', '2.16.0']),
};
const RECURSION: FindingRanges = {
  names: ['CVE-2021-45105', 'GHSA-p6xc-xr62-6r2g'],
  affects: fixed(LOG4J, ['2.0-beta9', '2.3.1'], ['2.4', '2.12.3'], ['2.13.0', '2.17.0']),
};
const JDBC_APPENDER: FindingRanges = {
  names: ['CVE-2021-44832', 'GHSA-8489-44mv-ggj8'],
  affects: fixed(LOG4J, ['2.0-beta7', '2.3.2'], ['2.4', '2.12.4'], ['2.13.0', '2.17.1']),
};

const log4j = (version: string, latestVersion?: string) => ({
  version,
  latestVersion,
  purl: `${LOG4J}@${version}?type=jar`,
});

describe('safeVersionOf', () => {
  it.each([
    ['2.0-beta9', [LOG4SHELL], { version: '2.3.1', onward: '2.15.0' }],
    ['2.0-rc1', [LOG4SHELL], { version: '2.3.1', onward: '2.15.0' }],
    ['2.3', [LOG4SHELL, JDBC_APPENDER], { version: '2.3.2', onward: '2.17.1' }],
    ['2.11.1', [LOG4SHELL, LOOKUPS, RECURSION, JDBC_APPENDER], { version: '2.12.4', onward: '2.17.1' }],
    ['2.14.1', [LOG4SHELL], { version: '2.15.0', onward: '2.15.0' }],
    ['2.14.1', [LOG4SHELL, LOOKUPS, RECURSION, JDBC_APPENDER], { version: '2.17.1', onward: '2.17.1' }],
    ['2.15.0', [LOOKUPS, JDBC_APPENDER], { version: '2.17.1', onward: '2.17.1' }],
  ])('is the lowest fix that all findings of log4j-core %s have', (version, findings, safe) => {
    expect(safeVersionOf(log4j(version), findings)).toEqual(safe);
  });

  it('does not take the fix of one finding that another one affects', () => {
    const jackson = 'pkg:maven/com.fasterxml.jackson.core/jackson-databind';
    const findings = [
      { names: ['CVE-2020-36518'], affects: fixed(jackson, [undefined, '2.12.6.1'], ['2.13.0', '2.13.2.1']) },
      {
        names: ['CVE-2022-42003'],
        affects: fixed(jackson, ['2.4.0-rc1', '2.12.7.1'], ['2.13.0', '2.13.4.2']),
      },
    ];

    const safe = safeVersionOf({ version: '2.13.1', purl: `${jackson}@2.13.1` }, findings);

    expect(safe).toEqual({ version: '2.13.4.2', onward: '2.13.4.2' });
  });

  it('names none behind a last affected version, unless a newer one is known', () => {
    const affects: AffectedComponent[] = [
      { identityType: 'PURL', identity: 'pkg:npm/ip', versionType: 'RANGE', versionEndIncluding: '2.0.1' },
    ];
    const ip = { version: '2.0.0', purl: 'pkg:npm/ip@2.0.0' };

    expect(safeVersionOf(ip, [{ names: ['CVE-2024-29415'], affects }])).toBeUndefined();
    expect(
      safeVersionOf({ ...ip, latestVersion: '2.0.1' }, [{ names: ['CVE-2024-29415'], affects }]),
    ).toBeUndefined();
    expect(
      safeVersionOf({ ...ip, latestVersion: '2.0.2' }, [{ names: ['CVE-2024-29415'], affects }]),
    ).toEqual({ version: '2.0.2', onward: '2.0.2' });
  });

  it('prefers the fix to the newest version, and names neither where all versions are affected', () => {
    const lodash = { version: '4.17.15', latestVersion: '4.17.21', purl: 'pkg:npm/lodash@4.17.15' };
    const fix = { names: ['CVE-2020-8203'], affects: fixed('pkg:npm/lodash', ['3.7.0', '4.17.19']) };
    const everything = {
      names: ['INT-1'],
      affects: [{ identityType: 'PURL' as const, identity: 'pkg:npm/lodash', versionType: 'RANGE' as const }],
    };

    expect(safeVersionOf(lodash, [fix])).toEqual({ version: '4.17.19', onward: '4.17.19' });
    expect(safeVersionOf(lodash, [fix, everything])).toBeUndefined();
  });

  it('takes single affected versions for ranges of one', () => {
    const flask = { version: '1.0', latestVersion: '1.2', purl: 'pkg:pypi/Flask_App@1.0' };
    const affects = ['1.0', '1.1'].map((version): AffectedComponent => ({
      identityType: 'PURL',
      identity: `pkg:pypi/flask-app@${version}`,
      versionType: 'EXACT',
      version,
    }));

    expect(safeVersionOf(flask, [{ names: ['PYSEC-1'], affects }])).toEqual({
      version: '1.2',
      onward: '1.2',
    });
  });

  it('has no onward version where a later range never ends', () => {
    const name = 'pkg:npm/event-stream';
    const affects = [
      ...fixed(name, [undefined, '2.0.0']),
      { identityType: 'PURL' as const, identity: name, versionStartIncluding: '3.0.0' },
    ];

    expect(safeVersionOf({ version: '1.0.0', purl: `${name}@1.0.0` }, [{ names: ['X'], affects }])).toEqual({
      version: '2.0.0',
      onward: undefined,
    });
  });

  it('takes the version above an open lower bound for safe', () => {
    const name = 'pkg:npm/minimist';
    const affects: AffectedComponent[] = [
      { identityType: 'PURL', identity: name, versionEndIncluding: '1.0.0' },
      { identityType: 'PURL', identity: name, versionStartExcluding: '1.2.0', versionEndExcluding: '1.2.3' },
    ];

    expect(safeVersionOf({ version: '0.9.0', purl: `${name}@0.9.0` }, [{ names: ['X'], affects }])).toEqual({
      version: '1.2.0',
      onward: '1.2.3',
    });
  });

  it('has no answer where ranges do not say', () => {
    const elsewhere = { names: ['A'], affects: fixed('pkg:npm/other', [undefined, '9.0.0']) };

    expect(safeVersionOf(log4j('2.14.1'), [])).toBeUndefined();
    expect(safeVersionOf(log4j('2.14.1'), [LOG4SHELL, { names: ['X'], affects: undefined }])).toBeUndefined();
    expect(safeVersionOf(log4j('2.14.1'), [LOG4SHELL, { names: ['X'], affects: [] }])).toBeUndefined();
    expect(safeVersionOf(log4j('2.14.1'), [LOG4SHELL, elsewhere])).toBeUndefined();
    // Another source than the range reported that it is affected.
    expect(safeVersionOf(log4j('2.16.0'), [LOG4SHELL])).toBeUndefined();
    expect(safeVersionOf({ purl: LOG4J }, [LOG4SHELL])).toBeUndefined();
  });

  it('reads the version of the package URL where the component has none', () => {
    expect(safeVersionOf({ purl: `${LOG4J}@2.14.1` }, [LOG4SHELL])).toMatchObject({ version: '2.15.0' });
  });

  it('lets one name of a vulnerability say what another leaves open', () => {
    const bare = { names: ['SONATYPE-1', 'CVE-2021-44228'], affects: undefined };

    expect(safeVersionOf(log4j('2.14.1'), [bare, LOG4SHELL])).toMatchObject({ version: '2.15.0' });
  });

  it('reads CPEs with their updates, by vendor and product', () => {
    const log4jCpe = 'cpe:2.3:a:apache:log4j';
    const rest = '*:*:*:*:*:*';
    // As the NVD has CVE-2021-44228.
    const affects = [
      cpe(`${log4jCpe}:*:*:${rest}`, { versionStartIncluding: '2.0.1', versionEndExcluding: '2.3.1' }),
      cpe(`${log4jCpe}:*:*:${rest}`, { versionStartIncluding: '2.4.0', versionEndExcluding: '2.12.2' }),
      cpe(`${log4jCpe}:*:*:${rest}`, { versionStartIncluding: '2.13.0', versionEndExcluding: '2.15.0' }),
      cpe(`${log4jCpe}:2.0:-:${rest}`),
      cpe(`${log4jCpe}:2.0:beta9:${rest}`),
      cpe(`${log4jCpe}:2.0:rc1:${rest}`),
      cpe(`cpe:2.3:a:siemens:captial:*:*:${rest}`, { versionEndExcluding: '2019.1' }),
    ];
    const safeOf = (version: string) =>
      safeVersionOf({ version, cpe: `${log4jCpe}:${version}:*:${rest}` }, [{ names: ['X'], affects }]);

    expect(safeOf('2.0-rc1')).toEqual({ version: '2.3.1', onward: '2.15.0' });
    expect(safeOf('2.14.1')).toEqual({ version: '2.15.0', onward: '2.15.0' });
    expect(safeOf('1.2.17')).toBeUndefined();
  });

  it('compares as the ecosystem does, and keeps releases of a distribution apart', () => {
    const openssl = (distro: string, fix: string) =>
      fixed(`pkg:deb/debian/openssl?distro=${distro}`, [undefined, fix])[0]!;
    const affects = [openssl('debian-11', '1.1.1n-0+deb11u4'), openssl('debian-12', '3.0.8-1')];
    const safe = safeVersionOf(
      { version: '1.1.1n-0+deb11u3', purl: 'pkg:deb/debian/openssl@1.1.1n-0%2Bdeb11u3?distro=debian-11' },
      [{ names: ['CVE-2023-0286'], affects }],
    );

    expect(safe).toEqual({ version: '1.1.1n-0+deb11u4', onward: '1.1.1n-0+deb11u4' });
  });

  it('compares with the epoch of the component', () => {
    const name = 'pkg:rpm/redhat/rsync';
    const affects = fixed(name, [undefined, '4:3.2.5-3'], ['5:1.0-1', '5:1.0-4']);
    const rsync = { version: '3.2.5-1', purl: `${name}@3.2.5-1?epoch=4` };

    expect(safeVersionOf(rsync, [{ names: ['X'], affects }])).toEqual({
      version: '4:3.2.5-3',
      onward: '5:1.0-4',
    });
    expect(safeVersionOf({ version: '9.9-1', purl: `${name}@9.9-1` }, [{ names: ['X'], affects }])).toEqual({
      version: '4:3.2.5-3',
      onward: '5:1.0-4',
    });
    expect(safeVersionOf({ purl: `${name}@9.9-1?epoch=4` }, [{ names: ['X'], affects }])).toBeUndefined();
  });

  it('takes versions of the maker for those of the distribution', () => {
    const affects = [
      cpe('cpe:2.3:a:corp:vim:*:*:*:*:*:*:*:*', {
        versionStartIncluding: '9.0',
        versionEndExcluding: '9.1.1300',
      }),
    ];
    const vim = {
      version: '2:9.1.1230-2',
      purl: 'pkg:deb/debian/vim@2%3A9.1.1230-2',
      cpe: 'cpe:2.3:a:corp:vim:2\\:9.1.1230-2:*:*:*:*:*:*:*',
    };

    expect(safeVersionOf(vim, [{ names: ['X'], affects }])).toEqual({
      version: '2:9.1.1300',
      onward: '2:9.1.1300',
    });
  });

  it('takes the names of a release of a distribution for the same', () => {
    const affects = fixed('pkg:deb/debian/curl?distro=bookworm', [undefined, '7.88.1-10+deb12u4']);
    const curl = (distro: string) =>
      safeVersionOf({ purl: `pkg:deb/debian/curl@7.88.1-10?distro=${distro}` }, [{ names: ['X'], affects }]);

    expect(curl('debian-12')).toMatchObject({ version: '7.88.1-10+deb12u4' });
    expect(curl('debian-11')).toBeUndefined();
  });

  it.each([
    ['pkg:cargo/serde_json', 'pkg:cargo/serde-json'],
    ['pkg:golang/github.com/Azure/go', 'pkg:golang/github.com/azure/go'],
    ['pkg:pypi/Zope.Interface', 'pkg:pypi/zope-interface'],
    ['pkg:nuget/Newtonsoft.Json', 'pkg:nuget/newtonsoft.json'],
    ['pkg:pub/my-app', 'pkg:pub/my_app'],
  ])('takes %s and %s for the same package, as its registry does', (written, stated) => {
    const findings = [{ names: ['X'], affects: fixed(stated, [undefined, '1.0.5']) }];

    expect(safeVersionOf({ purl: `${written}@1.0.0` }, findings)).toMatchObject({ version: '1.0.5' });
  });

  it('keeps packages apart whose names differ by case, where the registry does', () => {
    const affects = [
      ...fixed('pkg:npm/JSONStream', [undefined, '9.9.9']),
      ...fixed('pkg:npm/jsonstream', [undefined, '1.0.5']),
    ];

    expect(safeVersionOf({ purl: 'pkg:npm/jsonstream@1.0.0' }, [{ names: ['X'], affects }])).toEqual({
      version: '1.0.5',
      onward: '1.0.5',
    });
  });

  it('reads bounds with the epoch beside the name that they are stated of', () => {
    const safeOf = (purl: string, epoch: string, start?: string) =>
      safeVersionOf({ purl }, [
        { names: ['X'], affects: fixed(`pkg:rpm/fedora/x?epoch=${epoch}`, [start, '2.3-5']) },
      ]);

    expect(safeOf('pkg:rpm/fedora/x@2.3-4?epoch=1', '1')).toEqual({ version: '1:2.3-5', onward: '1:2.3-5' });
    expect(safeOf('pkg:rpm/fedora/x@9-1', '1')).toEqual({ version: '1:2.3-5', onward: '1:2.3-5' });
    expect(safeOf('pkg:rpm/fedora/x@9-1', '1', '0')).toEqual({ version: '1:2.3-5', onward: '1:2.3-5' });
    expect(safeOf('pkg:rpm/fedora/x@9-1', '1', '1.0-1')).toBeUndefined();
    expect(safeOf('pkg:rpm/fedora/x@1:2.3-5', '1')).toBeUndefined();
    expect(safeOf('pkg:rpm/fedora/x@2.3-4', '0')).toEqual({ version: '2.3-5', onward: '2.3-5' });
  });
});
