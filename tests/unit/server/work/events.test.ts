import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { projectLane } from '../../../../reference-app/server/runtime/queue.js';
import { addJob } from '../../../../reference-app/server/store/jobs.js';
import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { webSink } from '../../../support/sinks.js';
import type { WebSink } from '../../../support/sinks.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

interface Told {
  level: string;
  scope: string;
  group: string;
  title: string;
  content: string;
  subject: Record<string, Record<string, unknown>>;
}

const BOM = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  components: [{ type: 'library', name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' }],
};

let server: TestServer;
let call: ApiCall;
let web: WebSink;

beforeEach(async () => {
  server = await testServer({ privateDestinations: true, log: () => {} });
  call = apiCall(server);
  web = await webSink();
});
afterEach(async () => {
  await server.close();
  await web.close();
});

/** Sends notifications of these groups to the sink. */
async function listenTo(scope: 'PORTFOLIO' | 'SYSTEM', ...notifyOn: string[]): Promise<void> {
  const publishers = await server.get<{ name: string; uuid: string }[]>('/notification/publisher');
  const publisher = publishers.find(({ name }) => name === 'Outbound Webhook');
  const rule = { name: scope, scope, notificationLevel: 'INFORMATIONAL', publisher };
  const created = (await (await call('PUT', '/notification/rule', rule)).json()) as object;
  const publisherConfig = JSON.stringify({ destination: web.url });
  await call('POST', '/notification/rule', { ...created, notifyOn, publisherConfig });
}

async function told(): Promise<Told[]> {
  await server.idle();
  return web.received.map(({ body }) => (JSON.parse(body) as { notification: Told }).notification);
}

async function upload(bom: object, project: object): Promise<void> {
  const text = Buffer.from(JSON.stringify(bom)).toString('base64');
  expect((await call('PUT', '/bom', { ...project, bom: text })).status).toBe(200);
  await server.idle();
}

describe('alerts are sent', () => {
  it('of a project, its bill of materials and what is wrong with it, in the order it happened', async () => {
    await call('PUT', '/vulnerability', {
      vulnId: 'INT-1',
      title: 'Pollution',
      severity: 'HIGH',
      affectedComponents: [
        { identityType: 'PURL', identity: 'pkg:npm/lodash@4.17.15', versionType: 'EXACT' },
      ],
    });
    await listenTo(
      'PORTFOLIO',
      ...['PROJECT_CREATED', 'BOM_CONSUMED', 'BOM_PROCESSED', 'NEW_VULNERABILITY'],
      'NEW_VULNERABLE_DEPENDENCY',
    );

    await upload(BOM, { projectName: 'shop', projectVersion: '1', autoCreate: true });
    await upload(BOM, { projectName: 'shop', projectVersion: '1' });

    const all = await told();
    expect(all.map(({ group }) => group)).toEqual([
      ...['PROJECT_CREATED', 'BOM_CONSUMED', 'BOM_PROCESSED', 'NEW_VULNERABILITY'],
      // The second time nothing is new but the document.
      ...['NEW_VULNERABLE_DEPENDENCY', 'BOM_CONSUMED', 'BOM_PROCESSED'],
    ]);
    expect(all[3]).toMatchObject({
      level: 'INFORMATIONAL',
      content: 'INT-1 in lodash 4.17.15: Pollution',
      subject: {
        project: { name: 'shop', version: '1' },
        affectedProjects: [{ name: 'shop', version: '1' }],
        component: { purl: 'pkg:npm/lodash@4.17.15' },
        vulnerability: { vulnId: 'INT-1', severity: 'HIGH' },
      },
    });
  });

  it('of a new vulnerable component, also where a count that gave way to its document comes before its analysis', async () => {
    const advisory = { identityType: 'PURL', identity: 'pkg:npm/lodash@4.17.15', versionType: 'EXACT' };
    await call('PUT', '/vulnerability', {
      vulnId: 'INT-1',
      title: 'Pollution',
      severity: 'HIGH',
      affectedComponents: [advisory],
    });
    const project = { projectName: 'shop', projectVersion: '1' };
    const other = { type: 'library', name: 'other', version: '1' };
    await upload({ ...BOM, components: [other] }, { ...project, autoCreate: true });
    await listenTo('PORTFOLIO', 'NEW_VULNERABLE_DEPENDENCY');
    const { db } = server.context;
    const { id: projectId } = db.first(
      db.build.selectFrom('project').select('id').where('name', '=', 'shop'),
    )!;
    // Without waking the queue: it waits when the document comes.
    addJob(
      db,
      { kind: 'refreshProjectMetrics', payload: { projectId }, lane: projectLane(projectId) },
      'count',
      0,
    );

    await upload(BOM, project);

    expect((await told()).map(({ group }) => group)).toEqual(['NEW_VULNERABLE_DEPENDENCY']);
  });

  it('of a document that cannot be processed', async () => {
    await listenTo('PORTFOLIO', 'BOM_PROCESSING_FAILED');
    await call('POST', '/configProperty', {
      groupName: 'artifact',
      propertyName: 'bom.validation.enabled',
      propertyValue: 'false',
    });

    await upload(
      { ...BOM, components: [{ type: 'library' }] },
      { projectName: 'shop', projectVersion: '1', autoCreate: true },
    );

    expect(await told()).toMatchObject([{ group: 'BOM_PROCESSING_FAILED', level: 'ERROR' }]);
  });

  it('of a document that is given up, though nothing is wrong with it', async () => {
    await listenTo('PORTFOLIO', 'BOM_PROCESSING_FAILED');
    server.context.db
      .prepare(
        "create trigger fullDisk before insert on component begin select raise(abort, 'disk is full'); end",
      )
      .run();

    await upload(BOM, { projectName: 'shop', projectVersion: '1', autoCreate: true });

    expect(await told()).toMatchObject([
      { group: 'BOM_PROCESSING_FAILED', level: 'ERROR', subject: { cause: 'disk is full' } },
    ]);
  });

  it('of a document that is given up, which the project says until another one is taken in', async () => {
    const { db } = server.context;
    db.prepare(
      "create trigger fullDisk before insert on component begin select raise(abort, 'disk is full'); end",
    ).run();
    const target = { projectName: 'shop', projectVersion: '1', autoCreate: true };
    const look = async () => {
      const { uuid } = await server.get<{ uuid: string }>('/project/lookup?name=shop&version=1');
      return server.get(`/project/${uuid}`);
    };

    await upload(BOM, target);
    const failed = await look();
    db.prepare('drop trigger fullDisk').run();
    await upload(BOM, target);

    expect(failed).toMatchObject({
      lastBomImportFailure: { occurred: expect.any(Number) as number, reason: 'disk is full' },
    });
    expect(await look()).not.toHaveProperty('lastBomImportFailure');
  });

  it('of decisions, but not of comments', async () => {
    const project = await server.aProject({
      name: 'shop',
      components: [{ name: 'lodash', version: '1' }],
      findings: [{ vulnId: 'CVE-1', component: 'lodash' }],
    });
    const [finding] = await server.get<{ component: { uuid: string }; vulnerability: { uuid: string } }[]>(
      `/finding/project/${project.uuid}`,
    );
    const decision = {
      project: project.uuid,
      component: finding?.component.uuid,
      vulnerability: finding?.vulnerability.uuid,
      analysisState: 'NOT_AFFECTED',
    };
    await listenTo('PORTFOLIO', 'PROJECT_AUDIT_CHANGE');

    await call('PUT', '/analysis', decision);
    await call('PUT', '/analysis', { ...decision, comment: 'Still so.' });
    await call('PUT', '/analysis', { ...decision, isSuppressed: true });

    expect((await told()).map(({ content }) => content)).toEqual([
      'CVE-1 in lodash 1 is NOT_AFFECTED',
      'CVE-1 in lodash 1 is NOT_AFFECTED and suppressed',
    ]);
  });

  it('of violations and their audit', async () => {
    const policy = (await (
      await call('PUT', '/policy', { name: 'No lodash', operator: 'ANY', violationState: 'FAIL' })
    ).json()) as { uuid: string };
    await call('PUT', `/policy/${policy.uuid}/condition`, {
      subject: 'PACKAGE_URL',
      operator: 'MATCHES',
      value: 'pkg:npm/lodash.*',
    });
    await listenTo('PORTFOLIO', 'POLICY_VIOLATION', 'PROJECT_AUDIT_CHANGE');

    await upload(BOM, { projectName: 'shop', projectVersion: '1', autoCreate: true });
    const [violation] = await server.get<{ uuid: string; component: { uuid: string } }[]>('/violation');
    await call('PUT', '/violation/analysis', {
      component: violation?.component.uuid,
      policyViolation: violation?.uuid,
      analysisState: 'APPROVED',
    });

    expect((await told()).map(({ group, content }) => [group, content])).toEqual([
      ['POLICY_VIOLATION', 'lodash 4.17.15 violates the policy No lodash'],
      ['PROJECT_AUDIT_CHANGE', 'The violation of No lodash by lodash 4.17.15 is APPROVED'],
    ]);
  });

  it('of users who come and go', async () => {
    await listenTo('SYSTEM', 'USER_CREATED', 'USER_DELETED');

    await call('PUT', '/user/oidc', { username: 'ann' });
    await call('DELETE', '/user/oidc', { username: 'ann' });

    expect((await told()).map(({ group, content }) => [group, content])).toEqual([
      ['USER_CREATED', 'The user ann was created'],
      ['USER_DELETED', 'The user ann was deleted'],
    ]);
  });

  it('of a repository that does not answer', async () => {
    await listenTo('SYSTEM', 'REPOSITORY');

    await upload(BOM, { projectName: 'shop', projectVersion: '1', autoCreate: true });

    expect(await told()).toMatchObject([{ group: 'REPOSITORY', level: 'ERROR' }]);
  });
});
