import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { softwareOf } from '../../../../reference-app/server/rules/affectedComponents.js';
import type { WireFinding } from '../../../../reference-app/server/rules/findingsWire.js';
import {
  insertVulnerability,
  setAffectedSoftware,
} from '../../../../reference-app/server/store/vulnerabilities.js';
import { apiCall } from '../../../support/apiCall.js';
import { testServer, type TestServer } from '../../../support/testServer.js';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

interface Listed {
  uuid: string;
  name: string;
  purl?: string;
}

function advise(vulnId: string, identity: string): void {
  const { db } = server.context;
  const { id } = insertVulnerability(db, { source: 'INTERNAL', vulnId }, { severity: 'HIGH' });
  const affected = {
    identityType: 'PURL',
    identity,
    versionType: 'RANGE',
    versionEndExcluding: '8.0.0',
  } as const;
  setAffectedSoftware(db, id, [softwareOf(affected)!]);
}

async function upload(project: string, purls: readonly string[]): Promise<Listed[]> {
  const components = purls.map((purl, index) => ({
    type: 'library',
    'bom-ref': String(index),
    name: decodeURIComponent(purl.slice(purl.lastIndexOf('/') + 1).replace(/@.*/, '')),
    version: purl.slice(purl.lastIndexOf('@') + 1),
    purl,
  }));
  const bom = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components });
  await apiCall(server)('PUT', '/bom', { project, bom: Buffer.from(bom).toString('base64') });
  await server.idle();
  return server.get<Listed[]>(`/component/project/${project}?pageSize=100`);
}

describe('packages that are written in other ways', () => {
  it.each([
    ['pkg:nuget/Sys.Packaging', 'pkg:nuget/sys.packaging@7.0.0'],
    ['pkg:nuget/sys.packaging', 'pkg:nuget/Sys.Packaging@7.0.0'],
    ['pkg:pypi/zope.interface', 'pkg:pypi/Zope_Interface@6.0'],
    ['pkg:pypi/jango', 'pkg:pypi/Jango@2.2.8'],
    ['pkg:cargo/serde_json', 'pkg:cargo/serde-json@1.0.0'],
    ['pkg:golang/github.com/Masterminds/goutils', 'pkg:golang/github.com/masterminds/goutils@v1.1.0'],
    ['pkg:swift/github.com/Alamofire/Alamofire', 'pkg:swift/github.com/alamofire/alamofire@5.0.0'],
    ['pkg:composer/Laravel/Framework', 'pkg:composer/laravel/framework@7.0.0'],
    ['pkg:npm/@scope/lib', 'pkg:npm/%40scope/lib@1.0.0'],
  ])('are found by an advisory about %s: %s', async (advised, written) => {
    const { uuid } = await server.aProject({ name: 'app', components: [] });
    advise('INT-1', advised);

    await upload(uuid, [written]);

    const findings = await server.get<WireFinding[]>(`/finding/project/${uuid}`);
    expect(findings.map(({ vulnerability }) => vulnerability.vulnId)).toEqual(['INT-1']);
  });

  it.each([
    ['pkg:npm/JSONStream', 'pkg:npm/jsonstream@1.0.0'],
    ['pkg:maven/org.Acme/lib', 'pkg:maven/org.acme/lib@1.0.0'],
    ['pkg:npm/@scope/lib', 'pkg:npm/lib@1.0.0'],
    ['pkg:nuget/a.b', 'pkg:nuget/a-b@1.0.0'],
    ['pkg:cargo/lib', 'pkg:npm/lib@1.0.0'],
  ])('are told apart where their registry does: %s, %s', async (advised, written) => {
    const { uuid } = await server.aProject({ name: 'app', components: [] });
    advise('INT-1', advised);

    await upload(uuid, [written]);

    expect(await server.get(`/finding/project/${uuid}`)).toEqual([]);
  });

  it('keep their UUIDs and audits in the next upload, and are shown as written there', async () => {
    const { uuid } = await server.aProject({ name: 'app', components: [] });
    advise('INT-1', 'pkg:nuget/sys.packaging');
    const [before] = await upload(uuid, ['pkg:nuget/Sys.Packaging@7.0.0', 'pkg:npm/other@1.0.0']).then(
      (all) => all.filter(({ purl }) => purl?.includes('nuget')),
    );
    const [finding] = await server.get<WireFinding[]>(`/finding/project/${uuid}`);
    await apiCall(server)('PUT', '/analysis', {
      project: uuid,
      component: before?.uuid,
      vulnerability: finding?.vulnerability.uuid,
      analysisState: 'NOT_AFFECTED',
    });

    const after = await upload(uuid, ['pkg:nuget/sys.packaging@7.0.0', 'pkg:npm/other@1.0.0']);

    const same = after.filter(({ purl }) => purl?.includes('nuget'));
    expect(same).toMatchObject([{ uuid: before?.uuid, purl: 'pkg:nuget/sys.packaging@7.0.0' }]);
    expect(await server.get(`/finding/project/${uuid}?suppressed=true`)).toMatchObject([
      { analysis: { state: 'NOT_AFFECTED' } },
    ]);
  });

  it('stay two components where one document has both', async () => {
    const { uuid } = await server.aProject({ name: 'app', components: [] });
    const both = ['pkg:nuget/A.B@1.0.0', 'pkg:nuget/a.b@1.0.0'];

    const [first, second] = [await upload(uuid, both), await upload(uuid, both)];

    expect(first.map(({ purl }) => purl).sort()).toEqual(both);
    expect(second.map((each) => each.uuid).sort()).toEqual(first.map((each) => each.uuid).sort());
  });

  it.each([
    ['COORDINATES', JSON.stringify({ name: 'Sys.Packaging' }), 'pkg:nuget/sys.packaging@7.0.0', true],
    ['COORDINATES', JSON.stringify({ name: 'zope.interface' }), 'pkg:pypi/zope_interface@1', true],
    ['COORDINATES', JSON.stringify({ name: '^sys.pack.*' }), 'pkg:nuget/Sys.Packaging@7.0.0', true],
    ['COORDINATES', JSON.stringify({ name: 'JSONStream' }), 'pkg:npm/jsonstream@1.0.0', false],
    ['PACKAGE_URL', 'pkg:nuget/Sys.Packaging', 'pkg:nuget/sys.packaging@7.0.0', true],
    ['PACKAGE_URL', 'pkg:npm/JSONStream', 'pkg:npm/jsonstream@1.0.0', false],
  ])('are hit by a policy about %s %s: %s %s', async (subject, value, written, isHit) => {
    const call = apiCall(server);
    const { uuid } = await server.aProject({ name: 'app', components: [] });
    const policy = (await (await call('PUT', '/policy', { name: 'p', operator: 'ANY' })).json()) as {
      uuid: string;
    };
    const condition = { subject, operator: 'MATCHES', value };
    expect((await call('PUT', `/policy/${policy.uuid}/condition`, condition)).status).toBe(201);

    await upload(uuid, [written]);

    expect((await server.get<unknown[]>(`/violation/project/${uuid}`)).length).toBe(isHit ? 1 : 0);
  });
});
