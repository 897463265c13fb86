import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireFinding } from '../../../../reference-app/server/rules/findingsWire.js';
import { softwareOf } from '../../../../reference-app/server/rules/affectedComponents.js';
import type { AffectedComponentInput } from '../../../../reference-app/server/rules/affectedComponents.js';
import {
  insertVulnerability,
  setAffectedSoftware,
} from '../../../../reference-app/server/store/vulnerabilities.js';
import type { Database } from '../../../../reference-app/server/store/database.js';
import { matcherOf } from '../../../../reference-app/server/store/vulnerableSoftware.js';
import { testServer } from '../../../support/testServer.js';
import type { ComponentSpec, TestServer } from '../../../support/testServer.js';

describe('the internal analyzer', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer();
  });
  afterEach(() => server.close());

  function advise(vulnId: string, ...affected: AffectedComponentInput[]) {
    const { db } = server.context;
    const { id } = insertVulnerability(db, { source: 'NVD', vulnId }, { severity: 'HIGH' });
    setAffectedSoftware(
      db,
      id,
      affected.flatMap((input) => softwareOf(input) ?? []),
    );
  }

  async function foundIn(component: ComponentSpec): Promise<string[]> {
    const project = await server.aProject({ components: [component] });
    const token = await server.tokenFor('auditor');
    const answer = await server.fetch(`/api/v1/finding/project/${project.uuid}/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    await server.idle();
    const findings = await server.get<WireFinding[]>(`/finding/project/${project.uuid}`);
    return findings.map(({ vulnerability }) => vulnerability.vulnId);
  }

  const purl = (identity: string, bounds: Partial<AffectedComponentInput> = {}): AffectedComponentInput => ({
    identityType: 'PURL',
    identity,
    versionType: Object.keys(bounds).length > 0 ? 'RANGE' : 'EXACT',
    ...bounds,
  });

  it('finds by the daily job what was entered after the components, in active projects', async () => {
    const component = { name: 'lib', version: '1.0', purl: 'pkg:maven/org.acme/lib@1.0' };
    const active = await server.aProject({ name: 'active', components: [component] });
    const retired = await server.aProject({ name: 'retired', isActive: false, components: [component] });
    advise('CVE-1', purl('pkg:maven/org.acme/lib', { versionEndExcluding: '2.0' }));

    server.context.jobs.enqueue({ kind: 'analyzePortfolio', payload: {} });
    await server.idle();

    expect(await server.get(`/finding/project/${active.uuid}`)).toHaveLength(1);
    expect(await server.get(`/metrics/project/${active.uuid}/current`)).toMatchObject({ vulnerabilities: 1 });
    expect(await server.get(`/finding/project/${retired.uuid}`)).toEqual([]);
  });

  it('compares versions by the rules of the ecosystem', async () => {
    advise('CVE-1', purl('pkg:maven/org.acme/lib', { versionEndExcluding: '1.0' }));
    advise('CVE-2', purl('pkg:deb/debian/curl', { versionEndExcluding: '7.88.1-10+deb12u4' }));

    const ofMaven = (version: string) =>
      foundIn({ name: 'lib', version, purl: `pkg:maven/org.acme/lib@${version}` });
    const ofDebian = (version: string) =>
      foundIn({ name: 'curl', version, purl: `pkg:deb/debian/curl@${encodeURIComponent(version)}` });

    expect(await ofMaven('1.0-SNAPSHOT')).toEqual(['CVE-1']);
    expect(await ofMaven('1.0.0.Final')).toEqual([]);
    expect(await ofDebian('7.88.1-10+deb12u1')).toEqual(['CVE-2']);
    expect(await ofDebian('7.88.1-10+deb12u4')).toEqual([]);
  });

  it('compares with the epoch of a package, wherever it is written', async () => {
    advise('CVE-1', purl('pkg:deb/debian/epochy', { versionEndExcluding: '2:1.0-2' }));
    advise('CVE-2', purl('pkg:deb/debian/epochy', { versionEndExcluding: '1:9.0-1' }));
    advise('CVE-3', purl('pkg:deb/debian/epochy@2:1.0-1'), purl('pkg:deb/debian/epochy@7.0-1?epoch=3'));
    advise('CVE-4', purl('pkg:deb/debian/epochy@1.0-1'));
    advise('CVE-5', purl('pkg:rpm/redhat/rsync9', { versionEndExcluding: '3.2.5-3.el9_6.1' }));
    const epochy = (written: string, version: string | null = '1.0-1') =>
      foundIn({ name: 'epochy', version, purl: `pkg:deb/debian/epochy${written}` });
    const rsync = (qualifiers: string, version = '3.2.5-3.el9') =>
      foundIn({ name: 'rsync9', version, purl: `pkg:rpm/redhat/rsync9@3.2.5-3.el9?${qualifiers}` });

    expect(await epochy('@1.0-1?epoch=2&arch=amd64')).toEqual(['CVE-1', 'CVE-3']);
    expect(await epochy('@1.0-1?epoch=2', '2:1.0-1')).toEqual(['CVE-1', 'CVE-3']);
    expect(await epochy('@2%3A1.0-1')).toEqual(['CVE-1', 'CVE-3']);
    expect(await epochy('@2:1.0-1?epoch=2')).toEqual(['CVE-1', 'CVE-3']);
    expect(await epochy('?epoch=2')).toEqual(['CVE-1', 'CVE-3']);
    expect(await epochy('@1.0-1', '2:1.0-1')).toEqual(['CVE-1', 'CVE-3']);
    expect(await epochy('@1.0-1')).toEqual(['CVE-1', 'CVE-2', 'CVE-4']);
    expect(await epochy('@3:7.0-1')).toEqual(['CVE-3']);
    expect(await rsync('epoch=0')).toEqual(['CVE-5']);
    expect(await rsync('epoch=4', '4:3.2.5-3.el9')).toEqual([]);
  });

  it('reads bounds with the epoch of the package URL that they are stated of', async () => {
    advise('CVE-1', purl('pkg:rpm/fedora/bound?epoch=1', { versionEndExcluding: '2.3-5' }));
    advise(
      'CVE-2',
      purl('pkg:rpm/fedora/bound?epoch=1', {
        versionStartIncluding: '2.0-1',
        versionEndIncluding: '2:1.0-1',
      }),
    );
    advise('CVE-3', purl('pkg:rpm/fedora/bound?epoch=1', { versionStartExcluding: '2.3-4' }));
    advise(
      'CVE-4',
      purl('pkg:rpm/fedora/bound?epoch=1', { versionStartIncluding: '0', versionEndExcluding: '1.0-1' }),
    );
    const bound = (version: string) =>
      foundIn({ name: 'bound', version, purl: `pkg:rpm/fedora/bound@${version}` });

    expect(await bound('1:2.3-4')).toEqual(['CVE-1', 'CVE-2']);
    expect(await bound('1:2.3-5')).toEqual(['CVE-2', 'CVE-3']);
    expect(await bound('9.0-1')).toEqual(['CVE-1', 'CVE-4']);
    expect(await bound('2:1.0-1')).toEqual(['CVE-2', 'CVE-3']);
    expect(await bound('2:1.0-2')).toEqual(['CVE-3']);
  });

  it('finds what is stated of a release by another name of it, and by a name that is not known', async () => {
    advise('CVE-1', purl('pkg:deb/ubuntu/zlib?distro=mantic', { versionEndExcluding: '9' }));
    advise('CVE-2', purl('pkg:deb/ubuntu/zlib?distro=unheard-of', { versionEndExcluding: '9' }));
    advise('CVE-3', purl('pkg:deb/ubuntu/zlib?distro=jammy', { versionEndExcluding: '9' }));

    expect(
      await foundIn({ name: 'zlib', version: '1', purl: 'pkg:deb/ubuntu/zlib@1?distro=ubuntu-23.10' }),
    ).toEqual(['CVE-1', 'CVE-2']);
  });

  it('keeps releases of a distribution apart where both sides name one', async () => {
    advise('CVE-1', purl('pkg:deb/debian/curl?distro=bookworm', { versionEndExcluding: '9' }));
    const curl = (qualifiers: string) =>
      foundIn({ name: 'curl', version: '7.88.1', purl: `pkg:deb/debian/curl@7.88.1${qualifiers}` });

    expect(await curl('?distro=debian-12')).toEqual(['CVE-1']);
    expect(await curl('?distro=debian-11')).toEqual([]);
    expect(await curl('')).toEqual(['CVE-1']);
  });

  it('compares CPEs with the epoch only where the advisory states one', async () => {
    const vim = 'cpe:2.3:a:corp:vimx:*:*:*:*:*:*:*:*';
    const until = (versionEndExcluding: string, versionStartIncluding?: string): AffectedComponentInput => ({
      identityType: 'CPE',
      identity: vim,
      versionType: 'RANGE',
      versionEndExcluding,
      versionStartIncluding,
    });
    advise('CVE-1', until('8.0.0056'));
    advise('CVE-2', until('9.1.1300', '9.0'));
    advise('CVE-3', until('2:9.1.1300-1'));
    advise('CVE-4', until('2:9.1.1200-1'));
    advise('CVE-5', until('1:9.9'));
    const cpe = (version: string) => `cpe:2.3:a:corp:vimx:${version}:*:*:*:*:*:*:*`;
    const affected = ['CVE-2', 'CVE-3'];

    expect(
      await foundIn({
        name: 'vimx',
        version: '2:9.1.1230-2',
        cpe: cpe('2\\:9.1.1230-2'),
        purl: 'pkg:deb/debian/vimx@2%3A9.1.1230-2?arch=amd64&distro=debian-13',
      }),
    ).toEqual(affected);
    expect(await foundIn({ name: 'vimx', version: null, cpe: cpe('2\\:9.1.1230-2'), purl: null })).toEqual(
      affected,
    );
    expect(
      await foundIn({
        name: 'vimx',
        version: '9.1.1230-2',
        cpe: cpe('9.1.1230-2'),
        purl: 'pkg:deb/debian/vimx@9.1.1230-2?epoch=2',
      }),
    ).toEqual(affected);
  });

  it('knows that an update of a CPE may precede the release', async () => {
    const named = (version: string) => `cpe:2.3:a:corp:gear:${version}:*:*:*:*:*:*`;
    const exact = (version: string): AffectedComponentInput => ({
      identityType: 'CPE',
      identity: named(version),
      versionType: 'EXACT',
    });
    const until = (versionEndExcluding: string): AffectedComponentInput => ({
      identityType: 'CPE',
      identity: named('*:*'),
      versionType: 'RANGE',
      versionEndExcluding,
    });
    advise('CVE-1', until('1.0'));
    advise('CVE-2', exact('1.0:rc1'));
    advise('CVE-3', exact('1.0:-'));
    advise('CVE-4', exact('1.0:*'));
    advise('CVE-5', exact('1.*:*'));
    advise('CVE-6', exact('-:*'));
    const found = (version: string) =>
      foundIn({ name: 'gear', version: null, purl: null, cpe: named(version) });

    expect(await found('1.0:rc1')).toEqual(['CVE-1', 'CVE-2', 'CVE-4', 'CVE-5']);
    expect(await found('1.0-rc1:*')).toEqual(['CVE-1', 'CVE-2', 'CVE-5']);
    expect(await found('1.0:p1')).toEqual(['CVE-4', 'CVE-5']);
    expect(await found('1.0:-')).toEqual(['CVE-3', 'CVE-4', 'CVE-5']);
    expect(await found('-:*')).toEqual(['CVE-6']);
    expect(await found('2.8.123e:*')).toEqual([]);
  });

  it('orders versions with letters, pre-releases, and a leading v', async () => {
    advise('CVE-1', purl('pkg:generic/gsoap', { versionEndExcluding: '2.8.75' }));
    advise(
      'CVE-2',
      purl('pkg:nuget/Sys.Packaging', {
        versionStartIncluding: '8.0.0-preview.1',
        versionEndIncluding: '8.0.0',
      }),
    );
    advise('CVE-3', purl('pkg:golang/ex.org/mod', { versionEndExcluding: '1.9.1' }));
    advise('CVE-4', purl('pkg:generic/java9', { versionEndExcluding: '8u500' }));
    advise('CVE-5', purl('pkg:generic/openssh', { versionEndExcluding: '9.8p1' }));
    const found = (type: string, name: string, version: string) =>
      foundIn({ name, version, purl: `pkg:${type}/${name}@${version}` });

    expect(await found('generic', 'gsoap', '2.8.123e')).toEqual([]);
    expect(await found('generic', 'gsoap', '2.8.70')).toEqual(['CVE-1']);
    expect(await found('nuget', 'Sys.Packaging', '8.0.1')).toEqual([]);
    expect(await found('nuget', 'Sys.Packaging', '8.0.0-rc.1')).toEqual(['CVE-2']);
    expect(await found('golang', 'ex.org/mod', 'v1.9.0')).toEqual(['CVE-3']);
    expect(await found('golang', 'ex.org/mod', 'v1.10.0%2Bincompatible')).toEqual([]);
    expect(await found('generic', 'java9', '8u402')).toEqual(['CVE-4']);
    expect(await found('generic', 'java9', '8u1000')).toEqual([]);
    expect(await found('generic', 'openssh', '9.7p1')).toEqual(['CVE-5']);
    expect(await found('generic', 'openssh', '9.10p1')).toEqual([]);
  });

  it('takes a build of a version for that version, and a commit for no number', async () => {
    advise('CVE-1', purl('pkg:pypi/torch', { versionEndIncluding: '2.0.0' }));
    advise('CVE-2', purl('pkg:pypi/torch@2.0.1'));
    advise('CVE-3', purl('pkg:gem/nokogiri', { versionEndExcluding: '1.15.0' }));
    advise('CVE-4', purl('pkg:github/acme/tool', { versionEndExcluding: '1.10.0' }));
    const found = (type: string, name: string, version: string) =>
      foundIn({ name, version, purl: `pkg:${type}/${name}@${encodeURIComponent(version)}` });

    expect(await found('pypi', 'torch', '2.0.0+cu118')).toEqual(['CVE-1']);
    expect(await found('pypi', 'torch', '2.0.1+cpu')).toEqual(['CVE-2']);
    expect(await found('pypi', 'torch', '2.0.2+cpu')).toEqual([]);
    expect(await found('gem', 'nokogiri', '1.15.0-x86_64-linux')).toEqual([]);
    expect(await found('gem', 'nokogiri', '1.14.9-x86_64-linux')).toEqual(['CVE-3']);
    expect(await found('github', 'acme/tool', 'v1.9.0')).toEqual(['CVE-4']);
    expect(await found('github', 'acme/tool', `0${'b'.repeat(39)}`)).toEqual([]);
  });

  it('tells packages apart by type, namespace and name, and ignores qualifiers', async () => {
    advise('CVE-1', purl('pkg:npm/%40acme/lib@1.0.0'));

    expect(await foundIn({ name: 'lib', purl: 'pkg:npm/%40acme/lib@1.0.0?arch=x' })).toEqual(['CVE-1']);
    expect(await foundIn({ name: 'lib', purl: 'pkg:npm/lib@1.0.0' })).toEqual([]);
    expect(await foundIn({ name: 'lib', purl: 'pkg:npm/%40other/lib@1.0.0' })).toEqual([]);
    expect(await foundIn({ name: 'lib', purl: 'pkg:nuget/lib@1.0.0' })).toEqual([]);
    expect(await foundIn({ name: 'lib', purl: 'pkg:npm/%40acme/lib@1.0.1' })).toEqual([]);
  });

  it('tells packages of npm apart by the letters of their names', async () => {
    advise('CVE-1', purl('pkg:npm/JSONStream', { versionEndExcluding: '2.0.0' }));

    expect(await foundIn({ name: 'JSONStream', purl: 'pkg:npm/JSONStream@1.3.5' })).toEqual(['CVE-1']);
    expect(await foundIn({ name: 'jsonstream', purl: 'pkg:npm/jsonstream@1.0.3' })).toEqual([]);
  });

  it('matches CPE names, with the version of the component where the name leaves it open', async () => {
    advise('CVE-1', {
      identityType: 'CPE',
      identity: 'cpe:2.3:a:openssl:openssl:*:*:*:*:*:*:*:*',
      versionType: 'RANGE',
      versionStartIncluding: '1.0.1',
      versionEndExcluding: '1.0.1g',
    });
    const cpe = (version: string) => `cpe:2.3:a:openssl:openssl:${version}:*:*:*:*:*:*:*`;

    expect(await foundIn({ name: 'openssl', purl: null, cpe: cpe('1.0.1f') })).toEqual(['CVE-1']);
    expect(await foundIn({ name: 'openssl', purl: null, cpe: cpe('1.0.1g') })).toEqual([]);
    expect(await foundIn({ name: 'openssl', purl: null, version: '1.0.1e', cpe: cpe('*') })).toEqual([
      'CVE-1',
    ]);
    expect(await foundIn({ name: 'openssl', purl: null, version: null, cpe: cpe('*') })).toEqual([]);
    expect(await foundIn({ name: 'openssl', purl: null, cpe: 'cpe:/a:openssl:openssl:1.0.1f' })).toEqual([
      'CVE-1',
    ]);
  });

  it('finds what a vendor or product with wildcards means', async () => {
    const advised = {
      'CVE-1': 'cpe:2.3:a:acme:to?l:*:*:*:*:*:*:*:*',
      'CVE-2': 'cpe:2.3:a:acme:tool*:*:*:*:*:*:*:*:*',
      'CVE-3': 'cpe:2.3:a:*:tool:*:*:*:*:*:*:*:*',
      'CVE-4': 'cpe:2.3:a:ac*:*:*:*:*:*:*:*:*:*',
      'CVE-5': 'cpe:/a:acme%02:too%01:1',
      'CVE-6': 'cpe:2.3:a:acme:to\\?l:*:*:*:*:*:*:*:*',
      'CVE-7': 'cpe:2.3:a:acme:tool:*:*:*:*:*:*:*:*',
      'CVE-8': 'cpe:2.3:o:acme:to?l:*:*:*:*:*:*:*:*',
    };
    for (const [vulnId, identity] of Object.entries(advised))
      advise(vulnId, { identityType: 'CPE', identity, versionType: 'RANGE', versionEndExcluding: '2' });
    const found = async (vendor: string, product: string, version = '1') =>
      (
        await foundIn({
          name: 'x',
          purl: null,
          cpe: `cpe:2.3:a:${vendor}:${product}:${version}:*:*:*:*:*:*:*`,
        })
      )
        .map((vulnId) => vulnId.replace('CVE-', ''))
        .sort();

    expect(await found('acme', 'tool')).toEqual(['1', '2', '3', '4', '5', '7']);
    expect(await found('acme', 'toolbox')).toEqual(['2', '4']);
    expect(await found('acme', 'tol')).toEqual(['4']);
    expect(await found('acme', 'to\\?l')).toEqual(['1', '4', '6']);
    expect(await found('other', 'tool')).toEqual(['3']);
    expect(await found('acme', 'tool', '2')).toEqual([]);
  });

  it('looks at no more of the advisories than an index gives, whatever they have for wildcards', () => {
    const { db } = server.context;
    const plans: string[] = [];
    const watched: Database = {
      ...db,
      prepare(sql) {
        const plan = db.prepare(`explain query plan ${sql}`).all<{ detail: string }>();
        plans.push(...plan.map(({ detail }) => detail));
        return db.prepare(sql);
      },
    };

    matcherOf(watched);

    expect(plans.filter((step) => step.startsWith('SCAN'))).toEqual([
      'SCAN s USING INDEX vulnerableSoftwareByPattern',
    ]);
    expect(plans.join('\n')).toContain('INDEX vulnerableSoftwareByCpe (vendor=? AND product=?)');
    expect(plans.join('\n')).toContain('INDEX vulnerableSoftwareByPackage (purlKey=?)');
  });

  it('reports a vulnerability once, and keeps when it was found first', async () => {
    advise('CVE-1', purl('pkg:npm/lib@1.0.0'), purl('pkg:npm/lib', { versionEndExcluding: '2' }));
    const project = await server.aProject({ components: [{ name: 'lib' }] });
    const analyze = async () => {
      const token = await server.tokenFor('auditor');
      await server.fetch(`/api/v1/finding/project/${project.uuid}/analyze`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      await server.idle();
      return server.get<WireFinding[]>(`/finding/project/${project.uuid}`);
    };

    const first = await analyze();
    const second = await analyze();

    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
    expect(first[0]?.attribution.analyzerIdentity).toBe('INTERNAL_ANALYZER');
  });

  it('finds nothing while it is switched off', async () => {
    advise('CVE-1', purl('pkg:npm/lib@1.0.0'));
    const { db } = server.context;
    db.prepare(
      "update configProperty set propertyValue = 'false' where groupName = 'scanner' and propertyName = 'internal.enabled'",
    ).run();

    expect(await foundIn({ name: 'lib' })).toEqual([]);
  });

  it('counts what it found', async () => {
    advise('CVE-1', purl('pkg:npm/lib@1.0.0'));
    const project = await server.aProject({ components: [{ name: 'lib' }] });
    const token = await server.tokenFor('auditor');

    await server.fetch(`/api/v1/finding/project/${project.uuid}/analyze`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await server.idle();

    expect(await server.get(`/metrics/project/${project.uuid}/current`)).toMatchObject({
      high: 1,
      vulnerableComponents: 1,
      inheritedRiskScore: 5,
    });
  });
});
