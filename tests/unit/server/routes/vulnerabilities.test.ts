import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

interface Vulnerability {
  uuid: string;
  vulnId: string;
  severity: string;
  components?: { name: string }[];
  aliases?: object[];
  affectedComponents?: object[];
}

describe('vulnerabilities over the API', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer();
  });
  afterEach(() => server.close());

  async function send(method: string, path: string, body?: object): Promise<Response> {
    return server.fetch(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await server.tokenFor('admin')}`,
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
    });
  }

  it('can be kept by ourselves, changed and deleted', async () => {
    const created = await send('PUT', '/vulnerability', {
      vulnId: 'INT-1',
      title: 'Ours',
      cvssV3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
      affectedComponents: [
        { identityType: 'PURL', identity: 'pkg:npm/lib', versionType: 'RANGE', versionEndExcluding: '2.0' },
        { identityType: 'PURL', identity: 'nonsense', versionType: 'EXACT' },
      ],
    });
    const { uuid, severity } = (await created.json()) as Vulnerability;
    const stored = await server.get<Vulnerability>('/vulnerability/source/INTERNAL/vuln/INT-1');

    expect(created.status).toBe(201);
    expect(severity).toBe('CRITICAL');
    expect(stored.affectedComponents).toMatchObject([
      { identity: 'pkg:npm/lib', versionEndExcluding: '2.0' },
    ]);

    const update = await send('POST', '/vulnerability', {
      uuid,
      vulnId: 'INT-1',
      source: 'INTERNAL',
      severity: 'LOW',
    });
    expect(await update.json()).toMatchObject({ severity: 'LOW' });

    expect((await send('DELETE', `/vulnerability/${uuid}`)).status).toBe(204);
    const { count } = server.context.db.prepare('select count(*) as count from vulnerableSoftware').first<{
      count: number;
    }>() ?? { count: -1 };
    expect(count).toBe(0);
  });

  it('cannot be deleted while components have them, nor when they are of others', async () => {
    const project = await server.aProject({
      findings: [{ vulnId: 'INT-1', source: 'INTERNAL' }, { vulnId: 'CVE-2020-8203' }],
    });
    const [own, foreign] = project.findings;

    expect((await send('DELETE', `/vulnerability/${own?.vulnerability}`)).status).toBe(412);
    expect((await send('DELETE', `/vulnerability/${foreign?.vulnerability}`)).status).toBe(403);
  });

  it('name their aliases, what has them, and in how many projects', async () => {
    const finding = { vulnId: 'CVE-2020-8203', aliases: ['GHSA-p6mc-m468-83gw'] };
    const project = await server.aProject({ name: 'one', findings: [finding] });
    await server.aProject({ name: 'two', isActive: false, findings: [finding] });
    await server.aProject({ name: 'three', findings: [{ ...finding, isSuppressed: true }] });

    const one = await server.get<Vulnerability>('/vulnerability/source/NVD/vuln/CVE-2020-8203');
    const projects = await server.get<{ name: string }[]>(
      '/vulnerability/source/NVD/vuln/CVE-2020-8203/projects',
    );
    const active = await server.get<{ affectedComponentUuids: string[] }[]>(
      '/vulnerability/source/NVD/vuln/CVE-2020-8203/projects?excludeInactive=true',
    );

    expect(one.aliases).toMatchObject([{ cveId: 'CVE-2020-8203', ghsaId: 'GHSA-p6mc-m468-83gw' }]);
    expect(one.components).toHaveLength(3);
    expect(projects.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(active.map(({ affectedComponentUuids }) => affectedComponentUuids)).toEqual([
      [project.components[0]?.uuid],
    ]);
  });

  it('hide components of projects the caller may not see', async () => {
    await server.aProject({ findings: [{ vulnId: 'CVE-2020-8203' }] });
    server.context.db
      .prepare("update configProperty set propertyValue = 'true' where propertyName = 'acl.enabled'")
      .run();

    const one = await server.get<Vulnerability>('/vulnerability/source/NVD/vuln/CVE-2020-8203', 'viewer');
    const projects = await server.get<object[]>(
      '/vulnerability/source/NVD/vuln/CVE-2020-8203/projects',
      'viewer',
    );

    expect(one.components).toEqual([]);
    expect(projects).toEqual([]);
  });

  it('may be named with a slash', async () => {
    await server.aProject({ findings: [{ vulnId: 'ACME/2024:1', source: 'OSV' }] });

    const one = await server.get<Vulnerability>(
      `/vulnerability/source/OSV/vuln/${encodeURIComponent('ACME/2024:1')}`,
    );

    expect(one.vulnId).toBe('ACME/2024:1');
  });
});
