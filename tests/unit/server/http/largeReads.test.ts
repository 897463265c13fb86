import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { addUser } from '../../../support/testUsers.js';

const UUID = '11111111-1111-4111-8111-111111111111';
const ROWS = 6;
const CHARACTERS = 400_000;

let server: Server;
let listener: ReturnType<typeof serve>;
let token: string;
let address: string;

beforeAll(async () => {
  server = await createServer({ database: ':memory:', seed: 'defaults', log: () => undefined });
  await server.idle();
  token = await addUser(server.context, 'viewer');
  listener = serve({ fetch: server.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => listener.once('listening', resolve));
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/api/v1`;
  const { db } = server.context;
  db.prepare("insert into project (id, uuid, name) values (1, ?, 'large')").run(UUID);
  db.prepare(
    `insert into vulnerability (id, uuid, source, vulnId, description)
     values (1, 'v', 'NVD', 'CVE-1', ?)`,
  ).run('ä'.repeat(450_000));
  for (let id = 1; id <= 80; id += 1) {
    db.prepare('insert into component (id, uuid, projectId, name, description) values (?, ?, 1, ?, ?)').run(
      id,
      `c${id}`,
      id <= ROWS ? `large ${id}` : `small ${id}`,
      id <= ROWS ? '"ö'.repeat(CHARACTERS / 2) : null,
    );
    db.prepare(
      `insert into finding (id, projectId, componentId, vulnerabilityId, analyzerIdentity, attributedOn)
       values (?, 1, ?, 1, 'INTERNAL_ANALYZER', 0)`,
    ).run(id, id);
  }
});
afterAll(async () => {
  listener.close();
  await server.close();
});

const call = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });

it('a large page holds what small ones hold, compressed or not', async () => {
  const path = `/component/project/${UUID}?searchText=large&sortName=name&sortOrder=asc`;
  const small: unknown[] = [];
  for (let page = 1; page <= ROWS; page += 1)
    small.push(...((await (await call(`${path}&pageSize=1&pageNumber=${page}`)).json()) as unknown[]));

  for (const encoding of ['gzip', 'identity']) {
    const answer = await call(`${path}&pageSize=100`, { 'accept-encoding': encoding });

    expect(answer.headers.get('x-total-count')).toBe(String(ROWS));
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    expect(await answer.json()).toEqual(small);
  }
});

it('thirty at once are answered, or told when to come back, and small reads do not wait', async () => {
  const large = Array.from({ length: 30 }, async () => {
    const answer = await call(`/component/project/${UUID}?pageSize=100`, { 'accept-encoding': 'identity' });
    await answer.arrayBuffer();
    return answer;
  });
  const small = await call(`/component/project/${UUID}?pageSize=10&searchText=small`);
  const answers = await Promise.all(large);

  expect(small.status).toBe(200);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(30);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
});

it('somebody who reads nothing keeps others from nothing', async () => {
  const unread = await Promise.all([1, 2].map(() => call(`/component/project/${UUID}?pageSize=100`)));
  const other = await addUser(server.context, 'auditor');

  const answer = await fetch(`${address}/component/project/${UUID}?pageSize=100`, {
    headers: { authorization: `Bearer ${other}` },
  });

  expect(answer.status).toBe(200);
  await answer.body?.cancel();
  for (const { body } of unread) await body?.cancel();
});

it('the findings of a project are answered however large they are', async () => {
  const answer = await fetch(`${address}/finding/project/${UUID}`, {
    headers: { authorization: `Bearer ${await addUser(server.context, 'admin')}` },
  });

  expect(answer.headers.get('x-total-count')).toBe('80');
  expect((await answer.json()) as unknown[]).toHaveLength(80);
});

it('a large list of vulnerabilities says of each what a small one says', async () => {
  server.context.db
    .prepare(
      "insert into vulnerability (id, uuid, source, vulnId, description) values (2, 'w', 'NVD', 'CVE-2', ?)",
    )
    .run('ä'.repeat(450_000));
  const path = '/vulnerability?sortName=vulnId&sortOrder=asc';
  const headers = { authorization: `Bearer ${await addUser(server.context, ['VIEW_PORTFOLIO'])}` };
  const small: unknown[] = [];
  for (let page = 1; page <= 2; page += 1)
    small.push(
      ...((await (await call(`${path}&pageSize=1&pageNumber=${page}`, headers)).json()) as unknown[]),
    );

  const answer = await call(`${path}&pageSize=100`, headers);

  expect(answer.headers.get('content-length')).toBeNull();
  expect(answer.headers.get('x-total-count')).toBe('2');
  expect(await answer.json()).toEqual(small);
});

it('what would be too large in one text is refused with a sentence', async () => {
  const answer = await fetch(`${address}/finding/project/${UUID}?pretty`, {
    headers: { authorization: `Bearer ${await addUser(server.context, ['VIEW_VULNERABILITY'])}` },
  });

  expect(answer.status).toBe(413);
  expect(await answer.text()).toBe(
    'This response would be about 73 MB. The limit is 64 MB. Request fewer rows.',
  );
});

it('a search shortens long texts, leaves out those that take long to read, and finds what is in them', async () => {
  const { db } = server.context;
  const insert = db.prepare('insert into component (uuid, projectId, name, description) values (?, 1, ?, ?)');
  insert.run('l1', 'lengthy 1', `${'x '.repeat(10_000)}furtherback`);
  insert.run('l2', 'lengthy 2', `${'x '.repeat(40_000)}furtherback`);
  const find = async (text: string) => {
    const answer = await call(`/search/component?query=${text}`);
    const { results } = (await answer.json()) as { results: { component: Record<string, string>[] } };
    return results.component.map(({ name, description }) => [name, description?.length]);
  };

  for (const text of ['lengthy', 'furtherback']) {
    expect((await find(text)).sort()).toEqual([
      ['lengthy 1', 1_000],
      ['lengthy 2', undefined],
    ]);
  }
  expect(await find('large')).toHaveLength(ROWS);
  db.prepare("delete from component where uuid in ('l1', 'l2')").run();
});
