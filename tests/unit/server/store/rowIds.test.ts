import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { migrations } from '../../../../reference-app/server/store/migrations/index.js';
import { projectLane } from '../../../../reference-app/server/runtime/queue.js';
import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { webSink } from '../../../support/sinks.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

let server: TestServer;
let call: ApiCall;

beforeEach(async () => {
  server = await testServer({ privateDestinations: true });
  call = apiCall(server);
});
afterEach(() => server.close());

async function made(path: string, body: object): Promise<{ uuid: string }> {
  const answer = await call('PUT', path, body);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as { uuid: string };
}

function idOf(table: string, uuid: string): number {
  const { db } = server.context;
  return db.prepare(`select id from ${table} where uuid = ?`).first<{ id: number }>(uuid)?.id ?? 0;
}

const jobsLeft = () => server.context.db.prepare('select kind, lane from job').all();

const bom = (name: string) =>
  Buffer.from(
    JSON.stringify({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      components: [{ type: 'library', name }],
    }),
  ).toString('base64');

describe('what takes the place of something deleted', () => {
  it('has another row id, whatever it is', async () => {
    const remade = async (
      table: string,
      path: string,
      body: object,
      remove: (uuid: string) => Promise<unknown>,
    ) => {
      const first = await made(path, body);
      const id = idOf(table, first.uuid);
      await remove(first.uuid);
      expect(idOf(table, first.uuid)).toBe(0);
      return idOf(table, (await made(path, body)).uuid) > id;
    };
    const { uuid } = await made('/project', { name: 'home' });

    for (const [table, path, body] of [
      ['project', '/project', { name: 'a' }],
      ['component', `/component/project/${uuid}`, { name: 'a', classifier: 'LIBRARY' }],
      ['service', `/service/project/${uuid}`, { name: 'a' }],
    ] as const) {
      const remove = (gone: string) => call('DELETE', `/${table}/${gone}`);
      expect(await remade(table, path, body, remove), table).toBe(true);
    }
  });

  it('gets none of the work of a project', async () => {
    const { jobs } = server.context;
    await jobs.stop();
    const victim = await made('/project', { name: 'victim' });
    const victimId = idOf('project', victim.uuid);
    await made('/bom', { project: victim.uuid, bom: bom('secret') });
    // Jobs that are already running, or are in another lane.
    jobs.enqueue({ kind: 'importVex', payload: { projectId: victimId }, lane: 'elsewhere' });
    jobs.enqueue({ kind: 'lookUpLatestVersions', payload: { projectId: victimId }, lane: 'repositories' });

    await call('DELETE', `/project/${victim.uuid}`);
    const left = jobsLeft();
    const newcomer = await made('/project', { name: 'newcomer' });
    jobs.start();
    await server.idle();

    expect(left).not.toContainEqual(expect.objectContaining({ lane: projectLane(victimId) }));
    expect(await server.get(`/component/project/${newcomer.uuid}`)).toEqual([]);
    expect(jobsLeft()).toEqual([]);
  });

  it('gets none of what an alert was to send', async () => {
    const { jobs } = server.context;
    const sink = await webSink();
    const publishers = await server.get<{ name: string; uuid: string }[]>('/notification/publisher');
    const publisher = publishers.find(({ name }) => name === 'Outbound Webhook');
    const anAlert = async (name: string) => {
      const rule = { name, scope: 'PORTFOLIO', notificationLevel: 'INFORMATIONAL', publisher };
      const { uuid } = await made('/notification/rule', rule);
      const publisherConfig = JSON.stringify({ destination: `${sink.url}/${name}` });
      const whole = { ...rule, uuid, enabled: true, notifyOn: ['PROJECT_CREATED'], publisherConfig };
      expect((await call('POST', '/notification/rule', whole)).status).toBe(200);
      return uuid;
    };
    await jobs.stop();
    const first = await anAlert('first');
    await made('/project', { name: 'for the first only' });

    const removed = await call('DELETE', '/notification/rule', { uuid: first });
    expect(removed.status).toBe(204);
    const left = jobsLeft();
    await anAlert('second');
    jobs.start();
    await server.idle();

    expect(left).not.toContainEqual(expect.objectContaining({ kind: 'deliverNotification' }));
    expect(sink.received).toEqual([]);
    await sink.close();
  });
});

describe('a database of an older release', () => {
  it('counts on from what its jobs wait for, also where that is deleted', () => {
    const raw = new DatabaseSync(':memory:');
    const step = migrations.findIndex(({ name }) => name === '0010-row-ids');
    raw.function('searchWords', { varargs: true }, () => '');
    for (const { sql } of migrations.slice(0, step)) raw.exec(sql);
    raw.exec(`insert into project (id, uuid, name) values (3, 'three', '');
      insert into job (token, kind, lane, payload, createdAt) values ('t', 'importBom', 'project:7', '{"projectId":7}', 0)`);

    raw.exec(migrations[step]?.sql ?? '');

    const last = raw.prepare("select id from lastRowId where tableName = 'project'").get() as { id: number };
    expect(last.id).toBe(7);
    expect(raw.prepare('select count(*) as jobs from job').get()).toMatchObject({ jobs: 1 });
    raw.close();
  });
});
