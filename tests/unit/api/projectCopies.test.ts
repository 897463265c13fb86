import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { copyProject } from '../../../src/api/projectCopies.js';
import { testServer, type TestServer } from '../../support/testServer.js';

const COPY = {
  projectId: '11111111-1111-4111-8111-111111111111',
  version: '2',
  contents: ['tags', 'components', 'findings'],
  isLatest: true,
} as const;

/** A client whose server answers like that, and what it was sent. */
function clientOf(...answers: Response[]) {
  const sent: { path: string; body: unknown }[] = [];
  const api = createApiClient({
    baseUrl: 'https://server.example',
    fetch: (url, init) => {
      sent.push({ path: new URL(url as string).pathname, body: JSON.parse(init?.body as string) });
      return Promise.resolve(answers.shift()!);
    },
  });
  return { api, sent };
}

describe('copyProject', () => {
  it('gets the new version from 5.0 at once', async () => {
    const { api, sent } = clientOf(Response.json({ uuid: 'new' }, { status: 201 }));

    expect(await copyProject(api, '5.0', COPY)).toEqual({ status: 'done', projectId: 'new' });
    expect(sent).toEqual([
      {
        path: `/api/v2/projects/${COPY.projectId}/clone`,
        body: { version: '2', version_is_latest: true, includes: ['TAGS', 'COMPONENTS', 'FINDINGS'] },
      },
    ]);
  });

  it('takes the older way where 5.0 lacks the new one, which is done with its answer', async () => {
    const { api, sent } = clientOf(
      new Response(null, { status: 404 }),
      Response.json({ token: 't' }, { status: 202 }),
    );

    expect(await copyProject(api, '5.0', COPY)).toEqual({ status: 'done' });
    expect(sent[1]).toMatchObject({ path: '/api/v1/project/clone', body: { makeCloneLatest: true } });
  });

  it('says what a new version that exists already is refused with', async () => {
    const { api } = clientOf(new Response(null, { status: 409 }));

    await expect(copyProject(api, '5.0', COPY)).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ['4.14', { makeCloneLatest: true }],
    ['4.11', {}],
    [undefined, {}],
  ] as const)('asks %s for no more than it knows', async (line, more) => {
    const { api, sent } = clientOf(Response.json({ token: 't' }));

    expect(await copyProject(api, line, COPY)).toEqual({ status: 'running', token: 't' });
    expect(sent[0]!.body).toEqual({
      project: COPY.projectId,
      version: '2',
      includeTags: true,
      includeProperties: false,
      includeComponents: true,
      includeServices: false,
      includeAuditHistory: false,
      includeACL: false,
      includePolicyViolations: false,
      ...more,
    });
  });

  describe('on the embedded server', () => {
    let server: TestServer;
    beforeAll(async () => void (server = await testServer()));
    afterAll(() => server.close());

    it('leads to a version with what was wanted', async () => {
      const { uuid } = await server.aProject({ name: 'web-shop', version: '1', tags: ['shop'] });
      const token = await server.tokenFor('admin');
      const api = createApiClient({
        baseUrl: server.baseUrl,
        fetch: server.fetch,
        getToken: () => token,
      });

      const start = await copyProject(api, '4.11', { ...COPY, projectId: uuid });
      await server.idle();

      expect(start.status).toBe('running');
      expect(await server.get('/project/lookup?name=web-shop&version=2')).toMatchObject({
        tags: [{ name: 'shop' }],
      });
    });
  });
});
