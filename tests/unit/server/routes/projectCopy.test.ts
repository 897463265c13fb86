import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  componentCopier,
  contentsOfProject,
  copyProjectAlone,
  noteCopiedRow,
} from '../../../../reference-app/server/store/projectCopies.js';
import { evaluatePolicies } from '../../../../reference-app/server/work/evaluatePolicies.js';
import { projectLane } from '../../../../reference-app/server/runtime/queue.js';
import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestProject, TestServer } from '../../../support/testServer.js';

interface Component {
  uuid: string;
  name: string;
}

let server: TestServer;
let call: ApiCall;
let original: TestProject;

beforeAll(async () => {
  server = await testServer();
  call = apiCall(server);
  original = await server.aProject({
    name: 'web-shop',
    version: '1',
    tags: ['shop'],
    components: [
      { name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' },
      { name: 'express', version: '4.0.0', purl: 'pkg:npm/express@4.0.0' },
    ],
    findings: [
      { vulnId: 'CVE-1', component: 'lodash', isSuppressed: true },
      { vulnId: 'CVE-2', component: 'express' },
    ],
  });
  await call('PUT', `/project/${original.uuid}/property`, {
    groupName: 'build',
    propertyName: 'note',
    propertyValue: 'x',
    propertyType: 'STRING',
  });
  await call('PUT', `/service/project/${original.uuid}`, { name: 'payments' });
});
afterAll(() => server.close());

async function copyAs(version: string, contents: object = {}): Promise<string> {
  const answer = await call('PUT', '/project/clone', { project: original.uuid, version, ...contents });
  const { token } = (await answer.json()) as { token: string };
  await server.idle();
  expect(await server.get(`/event/token/${token}`)).toEqual({ processing: false });
  const copy = await server.get<{ uuid: string }>(`/project/lookup?name=web-shop&version=${version}`);
  return copy.uuid;
}

function projectIdOf(uuid: string): number {
  const { db } = server.context;
  return db.prepare('select id from project where uuid = ?').first<{ id: number }>(uuid)?.id ?? 0;
}

const EVERYTHING = {
  includeTags: true,
  includeProperties: true,
  includeComponents: true,
  includeServices: true,
  includeAuditHistory: true,
};

describe('a copy of a project', () => {
  it('takes along everything that is asked for, with identities of its own', async () => {
    const uuid = await copyAs('2', EVERYTHING);

    const components = await server.get<Component[]>(`/component/project/${uuid}`);
    const originals = await server.get<Component[]>(`/component/project/${original.uuid}`);
    expect(components.map(({ name }) => name)).toEqual(originals.map(({ name }) => name));
    const ids = new Set([...components, ...originals].map((component) => component.uuid));
    expect(ids.size).toBe(4);
    for (const component of components)
      expect(component.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await server.get(`/project/${uuid}`)).toMatchObject({ tags: [{ name: 'shop' }] });
    expect(await server.get(`/project/${uuid}/property`)).toMatchObject([{ propertyName: 'note' }]);
    expect(await server.get(`/service/project/${uuid}`)).toMatchObject([{ name: 'payments' }]);
  });

  it('has the findings of its components, and their audit on request', async () => {
    const findingsOf = async (uuid: string) =>
      (
        await server.get<{ vulnerability: { vulnId: string }; analysis: { isSuppressed: boolean } }[]>(
          `/finding/project/${uuid}?suppressed=true`,
        )
      ).map(({ vulnerability, analysis }) => [vulnerability.vulnId, analysis.isSuppressed]);

    const audited = await findingsOf(await copyAs('3', { ...EVERYTHING }));
    const bare = await findingsOf(await copyAs('4', { includeComponents: true }));

    expect(audited.sort()).toEqual([
      ['CVE-1', true],
      ['CVE-2', false],
    ]);
    expect(bare.sort()).toEqual([
      ['CVE-1', false],
      ['CVE-2', false],
    ]);
  });

  it('has the violations of its components with their audit', async () => {
    const policy = (await (
      await call('PUT', '/policy', { name: 'No lodash', operator: 'ANY', violationState: 'FAIL' })
    ).json()) as { uuid: string };
    await call('PUT', `/policy/${policy.uuid}/condition`, {
      subject: 'PACKAGE_URL',
      operator: 'MATCHES',
      value: 'pkg:npm/.*',
    });
    await evaluatePolicies(server.context, { projectId: projectIdOf(original.uuid) });
    interface Violation {
      uuid: string;
      component: Component;
      analysis?: { analysisState: string; analysisComments: { comment: string }[] };
    }
    const violationsOf = async (uuid: string) => {
      const violations = await server.get<Violation[]>(`/violation/project/${uuid}`);
      return violations.sort((one, other) => one.component.name.localeCompare(other.component.name));
    };
    const [, audited] = await violationsOf(original.uuid);
    await call('PUT', '/violation/analysis', {
      component: audited?.component.uuid,
      policyViolation: audited?.uuid,
      analysisState: 'APPROVED',
      comment: 'Fine.',
    });

    const copied = await violationsOf(
      await copyAs('9', { includeComponents: true, includePolicyViolations: true }),
    );

    expect(copied.map(({ component, analysis }) => [component.name, analysis?.analysisState])).toEqual([
      ['express', 'NOT_SET'],
      ['lodash', 'APPROVED'],
    ]);
    expect(copied[1]?.analysis?.analysisComments.map(({ comment }) => comment)).toEqual([
      'NOT_SET → APPROVED',
      'Fine.',
    ]);
    expect(copied[1]?.uuid).not.toBe(audited?.uuid);
  });

  describe('that is used while it fills', () => {
    const contents = { tags: true, components: true, properties: false, services: true };
    const rest = { auditHistory: false, access: false, policyViolations: false };

    /** As if the server had ended when the first component was copied. */
    function begun(uuid: string, version: string): number {
      const { db, jobs } = server.context;
      const projectId = projectIdOf(original.uuid);
      const all = { ...contents, ...rest };
      const copyId = copyProjectAlone(db, projectId, { uuid, version }, all);
      const [first] = contentsOfProject(db, 'component', projectId);
      const originalId = first?.id ?? 0;
      const id = componentCopier(db, copyId, all)(originalId, undefined);
      noteCopiedRow(db, 'component', { copyId, originalId, id });
      const payload = { projectId, uuid, version, contents: all };
      const token = jobs.enqueue({ kind: 'copyProject', payload, lane: projectLane(projectId) });
      db.prepare('update job set secondLane = ?, attempts = 1 where token = ?').run(
        projectLane(copyId),
        token,
      );
      return copyId;
    }

    const namesIn = async (uuid: string) =>
      (await server.get<Component[]>(`/component/project/${uuid}`)).map(({ name }) => name).sort();

    it('is gone on with when the server ended, and keeps what was added meanwhile', async () => {
      await server.context.jobs.stop();
      const uuid = '11111111-1111-4111-8111-111111111111';
      begun(uuid, '10');
      const note = { groupName: 'g', propertyName: 'mine', propertyValue: 'x', propertyType: 'STRING' };
      expect((await call('PUT', `/project/${uuid}/property`, note)).status).toBe(201);

      server.context.jobs.start();
      await server.idle();

      expect(await namesIn(uuid)).toEqual(['express', 'lodash']);
      expect(await server.get(`/project/${uuid}/property`)).toMatchObject([{ propertyName: 'mine' }]);
      expect(server.context.db.prepare('select * from copiedRow').all()).toEqual([]);
    });

    it('has an upload wait until it is full', async () => {
      const { db, jobs } = server.context;
      await jobs.stop();
      const uuid = '22222222-2222-4222-8222-222222222222';
      begun(uuid, '11');
      // The copy is scheduled for a retry a little later. The upload, which could start, must not.
      db.prepare("update job set notBefore = ? where kind = 'copyProject'").run(Date.now() + 300);
      const bom = {
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        components: [{ type: 'library', name: 'only' }],
      };
      const body = { project: uuid, bom: Buffer.from(JSON.stringify(bom)).toString('base64') };
      expect((await call('PUT', '/bom', body)).status).toBe(200);

      jobs.start();
      const waiting = () => db.prepare('select count(*) as jobs from job').first();
      await expect.poll(waiting).toEqual({ jobs: 0 });

      expect(await namesIn(uuid)).toEqual(['only']);
    });

    it('is begun afresh when an older release did not say how far it was', async () => {
      const { db, jobs } = server.context;
      await jobs.stop();
      const uuid = '44444444-4444-4444-8444-444444444444';
      begun(uuid, '13');
      db.prepare('delete from copiedRow').run();
      db.prepare('update job set secondLane = null').run();

      jobs.start();
      await server.idle();

      expect(await namesIn(uuid)).toEqual(['express', 'lodash']);
    });

    it('is not made again when somebody deleted it', async () => {
      await server.context.jobs.stop();
      const uuid = '33333333-3333-4333-8333-333333333333';
      begun(uuid, '12');
      expect((await call('DELETE', `/project/${uuid}`)).status).toBe(204);

      server.context.jobs.start();
      await server.idle();

      expect(projectIdOf(uuid)).toBe(0);
    });
  });

  it('has the findings of an upload that is still to be taken in', async () => {
    const { jobs } = server.context;
    const purl = 'pkg:npm/just-uploaded@1.0.0';
    const vulnerability = { vulnId: 'INT-NEW', title: 'Known', severity: 'HIGH' };
    await call('PUT', '/vulnerability', {
      ...vulnerability,
      affectedComponents: [{ identityType: 'PURL', identity: purl, versionType: 'EXACT' }],
    });
    await server.idle();
    const components = [{ type: 'library', name: 'just-uploaded', version: '1.0.0', purl }];
    const document = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', components });
    const upload = { projectName: 'uploaded', projectVersion: '1', autoCreate: true };
    await jobs.stop();
    await call('PUT', '/bom', { ...upload, bom: Buffer.from(document).toString('base64') });
    const { uuid } = await server.get<{ uuid: string }>('/project/lookup?name=uploaded&version=1');

    await call('PUT', '/project/clone', { project: uuid, version: '2', includeComponents: true });
    jobs.start();
    await server.idle();

    const copy = await server.get<{ uuid: string }>('/project/lookup?name=uploaded&version=2');
    const findings = await server.get(`/finding/project/${copy.uuid}`);
    expect(findings).toMatchObject([{ vulnerability: { vulnId: 'INT-NEW' } }]);
    expect(await server.get(`/metrics/project/${copy.uuid}/current`)).toMatchObject({ high: 1 });
  });

  it.each([
    ['with its components', { includeComponents: true, includeServices: true }],
    ['without anything', {}],
  ])('has metrics at once, %s', async (_, contents) => {
    const uuid = await copyAs(`metrics ${JSON.stringify(contents).length}`, contents);

    const components = await server.get<unknown[]>(`/component/project/${uuid}`);
    expect(components.length > 0).toBe('includeComponents' in contents);
    expect(await server.get(`/metrics/project/${uuid}/current`)).toMatchObject({
      components: components.length,
    });
    expect(await server.get(`/project/${uuid}`)).toMatchObject({
      metrics: { components: components.length },
    });
  });

  it('is bare unless something is asked for', async () => {
    const uuid = await copyAs('5');

    expect(await server.get(`/component/project/${uuid}`)).toEqual([]);
    expect(await server.get(`/project/${uuid}`)).toMatchObject({ tags: [], properties: [] });
  });

  it('is refused for a version that exists, and made once when asked for twice', async () => {
    await copyAs('6');
    const again = await call('PUT', '/project/clone', { project: original.uuid, version: '6' });
    const twice = { project: original.uuid, version: '7' };
    // Both requests arrive before the first is processed. The second one fails, which is reported to the
    // operator.
    const told: string[] = [];
    const { error } = console;
    console.error = (text: string) => told.push(text);
    await server.context.jobs.stop();
    await Promise.all([call('PUT', '/project/clone', twice), call('PUT', '/project/clone', twice)]);
    server.context.jobs.start();
    await server.idle();
    console.error = error;

    expect(again.status).toBe(409);
    expect(told.join()).toContain('The new version already exists.');
    const versions = await server.get<{ version: string }[]>('/project?name=web-shop');
    expect(versions.filter(({ version }) => version === '7')).toHaveLength(1);
  });

  it('is not for viewers', async () => {
    const body = { project: original.uuid, version: '8' };

    expect((await call('PUT', '/project/clone', body, 'viewer')).status).toBe(403);
  });
});
