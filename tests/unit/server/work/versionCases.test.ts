import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  softwareOf,
  type AffectedComponentInput,
} from '../../../../reference-app/server/rules/affectedComponents.js';
import type { WireFinding } from '../../../../reference-app/server/rules/findingsWire.js';
import {
  insertVulnerability,
  setAffectedSoftware,
} from '../../../../reference-app/server/store/vulnerabilities.js';
import { apiCall } from '../../../support/apiCall.js';
import { testServer, type TestServer } from '../../../support/testServer.js';

const CASES = fileURLToPath(new URL('../../../../../shared/cases/', import.meta.url));

interface Component {
  uuid: string;
  version: string;
  purl?: string;
}

/** Uploaded as people upload them; what is found is named by its place in the document. */
describe.skipIf(!existsSync(CASES))('documents with epochs (skipped where ../shared is absent)', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer();
  });
  afterEach(() => server.close());

  function advise(vulnId: string, affected: AffectedComponentInput) {
    const { db } = server.context;
    const { id } = insertVulnerability(db, { source: 'INTERNAL', vulnId }, { severity: 'HIGH' });
    setAffectedSoftware(db, id, [softwareOf(affected)!]);
  }

  const until = (identity: string, versionEndExcluding: string): AffectedComponentInput => ({
    identityType: identity.startsWith('cpe:') ? 'CPE' : 'PURL',
    identity,
    versionType: 'RANGE',
    versionEndExcluding,
  });

  async function uploaded(name: string) {
    const project = await server.aProject({ name, components: [], findings: [] });
    const bom = readFileSync(`${CASES}${name}.cdx.json`).toString('base64');
    const answer = await apiCall(server)('PUT', '/bom', { project: project.uuid, bom });
    expect(answer.status).toBe(200);
    await server.idle();
    const components = await server.get<Component[]>(`/component/project/${project.uuid}?pageSize=100`);
    const findings = await server.get<WireFinding[]>(`/finding/project/${project.uuid}`);
    const found = (vulnId: string) =>
      findings
        .filter(({ vulnerability }) => vulnerability.vulnId === vulnId)
        .map(({ component }) => component.purl ?? component.cpe)
        .sort();
    return { project, components, found };
  }

  it('find what is below a version of the same epoch, and nothing of a higher one', async () => {
    advise('EPOCH-1', until('pkg:deb/debian/epochy', '1:9.9-1'));
    advise('EPOCH-2', until('pkg:deb/debian/epochy', '2:1.0-2'));
    advise('EPOCH-3', until('pkg:rpm/fedora/epochr', '1:6.5-1'));
    advise('EPOCH-4', until('pkg:rpm/fedora/epochr', '2:0.9-1'));

    const { found } = await uploaded('a-epoch');

    expect(found('EPOCH-1')).toEqual([]);
    expect(found('EPOCH-2')).toEqual([
      'pkg:deb/debian/epochy@1.0-1?arch=amd64&epoch=2',
      'pkg:deb/debian/epochy@1.0-1?arch=arm64&epoch=2',
    ]);
    const belowTwo = ['pkg:rpm/fedora/epochr@1.0-1', 'pkg:rpm/fedora/epochr@6.0-1?arch=x86_64&epoch=1'];
    expect(found('EPOCH-3')).toEqual(belowTwo);
    expect(found('EPOCH-4')).toEqual(belowTwo);
  });

  it('compare a CPE with an epoch as its maker numbers it', async () => {
    const cpe = 'cpe:2.3:a:corp:vimx:*:*:*:*:*:*:*:*';
    advise('CPE-1', until(cpe, '8.0.0056'));
    advise('CPE-2', until(cpe, '9.1.1300'));
    advise('CPE-3', until(cpe, '2:9.1.1300-1'));
    advise('CPE-4', until('pkg:deb/debian/vimx', '9.9-1'));

    const { found } = await uploaded('a-cpe-epoch');

    expect([found('CPE-1').length, found('CPE-2').length, found('CPE-3').length]).toEqual([0, 1, 1]);
    expect(found('CPE-4')).toEqual([]);
  });

  it('judge by policies as they match', async () => {
    advise('R-1', until('pkg:rpm/redhat/rsync9', '0:3.2.5-3.el9_6.1'));
    advise('R-2', until('pkg:deb/debian/openssl9', '1:3.0.11-1~deb12u2'));
    const call = apiCall(server);
    const made = await call('PUT', '/policy', { name: 'P', operator: 'ANY', violationState: 'INFO' });
    const { uuid } = (await made.json()) as { uuid: string };
    const named = (name: string, version: string) => ({
      subject: 'COORDINATES',
      operator: 'MATCHES',
      value: JSON.stringify({ name: `^${name}$`, version }),
    });
    for (const condition of [
      named('rsync9', '< 0:3.2.5-3.el9_6.1'),
      named('openssl9', '< 1:3.0.11-1~deb12u2'),
      named('gsoap', '< 2.8.75'),
      named('gear', '< 2.8.75'),
      named('(?i)Sys.Packaging', '< 8.0.0'),
      named('openssh', '< 9.8p1'),
      named('java9', '< 8u500'),
      named('mod', '< 1.9.1'),
    ]) {
      expect((await call('PUT', `/policy/${uuid}/condition`, condition)).status).toBe(201);
    }

    const { project, components, found } = await uploaded('a-ranges');
    const violations = await server.get<{ component: Component }[]>(`/violation/project/${project.uuid}`);

    expect(components).toHaveLength(26);
    expect(found('R-1')).toEqual(['pkg:rpm/redhat/rsync9@3.2.5-3.el9?arch=x86_64&epoch=0']);
    expect(found('R-2')).toEqual(['pkg:deb/debian/openssl9@1:3.0.11-1~deb12u1?arch=all']);
    expect(violations.map(({ component }) => component.version).sort()).toEqual([
      '1.8.0_402',
      '1:3.0.11-1~deb12u1',
      '2.8.70',
      '3.2.5-3.el9',
      '7.0.0',
      '8.0.0-rc.1',
      '8u402',
      '9.7p1',
      'v1.9.0',
    ]);
  });
});
