import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, type ApiClient } from '../../../src/api/client.js';
import type { PageProgress } from '../../../src/api/paging.js';
import { listVulnerabilities } from '../../../src/api/vulnerabilities.js';
import { likeServer411 } from '../../support/likeServer411.js';
import { testServer, type TestServer } from '../../support/testServer.js';
import { workerOfFile } from '../../support/workerFile.js';

let server: TestServer | undefined;

afterEach(async () => {
  vi.unstubAllGlobals();
  await server?.close();
  server = undefined;
});

const FIRST = { pageNumber: 1, pageSize: 25 };

describe('listVulnerabilities', () => {
  it('asks a server with small rows for a few first, once, and then for whole pages', async () => {
    const { api, asked } = await portfolio(60, 1, (fetch) => fetch);

    const first = await listVulnerabilities(api, {}, FIRST);
    const third = await listVulnerabilities(api, {}, { pageNumber: 3, pageSize: 25 });

    expect(first.rows).toHaveLength(25);
    expect(first.total).toBe(60);
    expect(first.rows[0]!.components).toHaveLength(1);
    expect(third.rows).toHaveLength(10);
    expect(asked).toEqual(['1 of 5', '1 of 25', '3 of 25']);
  });

  it('asks a server whose rows are large for few at a time, and says how much that is', async () => {
    const { api, asked, names } = await portfolio(32, 5, likeServer411);
    const told: PageProgress[] = [];

    const first = await listVulnerabilities(api, {}, FIRST, undefined, (news) => told.push(news));
    const second = await listVulnerabilities(api, {}, { pageNumber: 2, pageSize: 25 });

    expect([...first.rows, ...second.rows].map(({ vulnId }) => vulnId)).toEqual(names);
    expect(first.total).toBe(32);
    expect(first.rows[0]).not.toHaveProperty('components');
    expect(asked).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5', '6 of 5', '7 of 5']);
    expect(told[0]).toEqual({ rows: 0, pageSize: 25, bytes: 0 });
    expect(told.at(-1)).toMatchObject({ rows: 20, pageSize: 25 });
    expect(told.at(-1)!.bytes).toBeGreaterThan(25 * 5 * 50_000);
  });

  it('reads large rows in one worker, which ends with the page', async () => {
    const { api, names } = await portfolio(25, 5, likeServer411);
    const { started, ended } = withWorkers();

    const { rows } = await listVulnerabilities(api, {}, FIRST);

    expect(rows.map(({ vulnId }) => vulnId)).toEqual(names);
    expect(started).toHaveBeenCalledOnce();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('goes back to few rows when a page of a server with small ones is large', async () => {
    let isLarge = false;
    const { api, asked } = await portfolio(50, 5, (fetch) => {
      const large = likeServer411(fetch);
      return (input, init) => (isLarge ? large : fetch)(input, init);
    });
    await listVulnerabilities(api, {}, FIRST);
    isLarge = true;

    await listVulnerabilities(api, {}, FIRST);
    asked.length = 0;
    await listVulnerabilities(api, {}, { pageNumber: 2, pageSize: 25 });

    expect(asked).toEqual(['6 of 5', '7 of 5', '8 of 5', '9 of 5', '10 of 5']);
  });

  describe.each([
    ['by the page', () => undefined],
    ['by a worker', () => withWorkers()],
  ])('read %s', (_, begin) => {
    it.each([
      ['breaks off', (text: string) => text.slice(0, -100), /breaks off/],
      ['is a page', () => `<html>${' '.repeat(300_000)}</html>`, /found a page/],
      ['holds what is no JSON', (text: string) => text.replace('"uuid"', 'uuid'), /not JSON/],
    ])('says so when an answer of megabytes %s', async (_, changed, message) => {
      begin();
      const { api } = await portfolio(10, 5, (fetch) => async (input, init) => {
        const answer = await likeServer411(fetch)(input, init);
        return new Response(changed(await answer.text()), answer);
      });

      const failure = await listVulnerabilities(api, {}, FIRST).catch((error: unknown) => error);

      expect(failure).toMatchObject({
        name: 'ShapeError',
        message: expect.stringMatching(message) as string,
      });
    });
  });

  it('stops when it is aborted', async () => {
    const { api, asked } = await portfolio(25, 5, likeServer411);
    const stop = new AbortController();

    const loading = listVulnerabilities(api, {}, FIRST, stop.signal, ({ rows }) => rows > 0 && stop.abort());

    await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
    expect(asked).toHaveLength(1);
  });
});

/** Enables reading of rows in workers, and counts the workers that start and end. */
function withWorkers() {
  const ended = vi.fn();
  // Not an arrow function, which cannot be called with `new`: the page would then read the rows itself.
  const started = vi.fn(function () {
    const worker = workerOfFile(() => import('../../../src/api/rows/rows.worker.js'));
    return Object.assign(worker, { terminate: ended });
  });
  vi.stubGlobal('Worker', started);
  return { started, ended };
}

/** A server with vulnerabilities, each in some projects, behind what changes its answers. */
async function portfolio(
  vulnerabilities: number,
  projects: number,
  changed: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch,
): Promise<{ api: ApiClient; asked: string[]; names: string[] }> {
  const names = Array.from({ length: vulnerabilities }, (_, index) => `CVE-2024-${1000 + index}`);
  server = await testServer();
  for (let count = 0; count < projects; count += 1)
    await server.aProject({ name: `project ${count}`, findings: names.map((vulnId) => ({ vulnId })) });
  const asked: string[] = [];
  const token = await server.tokenFor('viewer');
  const answer = changed(server.fetch);
  const api = createApiClient({
    baseUrl: server.baseUrl,
    getToken: () => token,
    fetch: (input, init) => {
      const { searchParams } = new URL(input as string);
      asked.push(`${searchParams.get('pageNumber')} of ${searchParams.get('pageSize')}`);
      return answer(input, init);
    },
  });
  return { api, asked, names };
}
