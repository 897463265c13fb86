import { afterEach, beforeEach, expect, it } from 'vitest';

import { testServer } from '../../support/testServer.js';
import type { TestServer } from '../../support/testServer.js';

let server: TestServer;
let log: { message: string; error: unknown }[];

beforeEach(async () => {
  log = [];
  server = await testServer({ log: (message, error) => void log.push({ message, error }) });
});
afterEach(() => server.close());

/** Lets the database grow no more, as on a full disk, or grow again. */
function limitPages(pages: number): void {
  server.context.db.prepare(`pragma max_page_count = ${pages}`).first();
}

const health = async () => {
  const answer = await server.fetch('/health');
  return { code: answer.status, ...((await answer.json()) as { status: string }) };
};

it('is said in a sentence, in the log by its first error, and by the health until there is room again', async () => {
  const authorization = `Bearer ${await server.tokenFor('admin')}`;
  const create = async (name: string) => {
    const answer = await server.fetch('/api/v1/project', {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ name, description: 'x'.repeat(10_000) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  expect(await health()).toMatchObject({ status: 'UP' });
  limitPages(1);

  const refused = [];
  // Pages that are free are taken first.
  for (let round = 0; round < 200 && refused.length < 2; round += 1) {
    const answer = await create(`project ${round}`);
    if (answer.status !== 201) refused.push(answer);
  }
  const whileFull = await health();
  const read = await server.fetch('/api/v1/project', { headers: { authorization } });
  limitPages(1_000_000);
  const afterwards = [await health(), await create('afterwards')];

  const NO_ROOM = 'The disk of the server is full.';
  expect(refused).toEqual([
    { status: 507, text: NO_ROOM },
    { status: 507, text: NO_ROOM },
  ]);
  expect(String(log[0]?.error)).toContain('database or disk is full');
  expect(log.filter(({ error }) => String(error).includes('rollback'))).toEqual([]);
  expect(whileFull).toMatchObject({ code: 503, status: 'DOWN' });
  expect(read.status).toBe(200);
  expect(afterwards).toMatchObject([{ status: 'UP' }, { status: 201 }]);
});
