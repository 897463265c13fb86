import { afterEach, beforeEach, expect, it } from 'vitest';

import { addJob } from '../../../../reference-app/server/store/jobs.js';
import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestProject, TestServer } from '../../../support/testServer.js';

let server: TestServer;
let project: TestProject;
let call: ApiCall;
beforeEach(async () => {
  server = await testServer();
  project = await server.aProject({ name: 'shop', version: '1' });
  call = apiCall(server);
});
afterEach(() => server.close());

/** Has jobs of the administrator wait. */
async function waiting(count: number): Promise<void> {
  const { db } = server.context;
  await server.tokenFor('admin');
  const { id } = db.prepare("select id from user where username = 'admin'").first<{ id: number }>() ?? {
    id: 0,
  };
  const later = Date.now() + 3_600_000;
  db.transaction(() => {
    for (let number = 0; number < count; number += 1)
      addJob(
        db,
        { kind: 'lookUpPortfolio', payload: { number }, owner: `user ${id}`, notBefore: later },
        `t${number}`,
        Date.now(),
      );
  });
}

const bom = () =>
  Buffer.from(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 })).toString('base64');

it('analyses of a project merge while one waits, whoever asks', async () => {
  const path = `/finding/project/${project.uuid}/analyze`;
  const tokens = new Set<string>();

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, count) => call('POST', path, undefined, count % 2 ? 'viewer' : 'admin')),
  );

  for (const answer of answers) tokens.add(((await answer.json()) as { token: string }).token);
  expect(tokens.size).toBeLessThan(5);
  await server.idle();
});

it('who has many jobs waiting is told when to ask for more, and others are not', async () => {
  await waiting(100);
  const copy = { project: project.uuid, version: '2' };
  const destination = new URLSearchParams({ destination: 'someone@mail.example' });
  const refused = [
    await call('POST', `/finding/project/${project.uuid}/analyze`),
    await call('PUT', '/project/clone', copy),
    await call('POST', '/notification/publisher/test/smtp', destination),
  ];

  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await answer.text()).toBe('You already have more than 99 waiting jobs. Try again in 10 seconds.');
  }
  expect((await call('PUT', '/bom', { project: project.uuid, bom: bom() })).status).toBe(200);
  const other = await call('POST', `/finding/project/${project.uuid}/analyze`, undefined, 'viewer');
  expect(other.status).toBe(200);
});

it('documents are taken until thousands of them wait', async () => {
  await waiting(5_000);
  const form = (field: string) => {
    const parts = new FormData();
    parts.set('project', project.uuid);
    parts.set(field, new Blob(['{}']), 'document.json');
    return parts;
  };

  const refused = [
    await call('PUT', '/bom', { project: project.uuid, bom: bom() }),
    await call('POST', '/bom', form('bom')),
    await call('PUT', '/vex', { project: project.uuid, vex: bom() }),
    await call('POST', '/vex', form('vex')),
  ];

  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
});
