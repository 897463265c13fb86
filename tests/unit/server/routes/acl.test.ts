import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { saveRepositoryMeta } from '../../../../reference-app/server/store/components.js';
import { testServer } from '../../../support/testServer.js';
import type { TestProject, TestServer } from '../../../support/testServer.js';

describe('access control by project and team', () => {
  let server: TestServer;
  let shown: TestProject;
  let hidden: TestProject;
  let team: string;
  let key: string;
  beforeEach(async () => {
    server = await testServer();
    shown = await server.aProject({ name: 'shown', findings: [{ vulnId: 'CVE-1' }] });
    hidden = await server.aProject({ name: 'hidden', findings: [{ vulnId: 'CVE-1' }] });
    ({ uuid: team } = (await send('PUT', '/team', { name: 'Guests' })) as { uuid: string });
    for (const permission of ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VIEW_POLICY_VIOLATION']) {
      await send('POST', `/permission/${permission}/team/${team}`);
    }
    ({ key } = (await send('PUT', `/team/${team}/key`)) as { key: string });
    await send('POST', '/configProperty', {
      groupName: 'access-management',
      propertyName: 'acl.enabled',
      propertyValue: 'true',
    });
  });
  afterEach(() => server.close());

  async function call(method: string, path: string, body?: object): Promise<Response> {
    return server.fetch(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await server.tokenFor('admin')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
  }

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await call(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  }

  const asGuest = (path: string) => server.fetch(`/api/v1${path}`, { headers: { 'x-api-key': key } });
  const namesSeen = async () =>
    ((await (await asGuest('/project')).json()) as { name: string }[]).map(({ name }) => name);

  it('tells the newest version of a package only to who sees a project with it', async () => {
    const { db } = server.context;
    const [seen, unseen, nowhere] = ['left-pad', 'secret-lib', 'removed'].map((name) => {
      const said = { latestVersion: '2.0.0', published: null, lastCheck: 1 };
      saveRepositoryMeta(db, { type: 'npm', namespace: '@shop', name }, said);
      return `pkg:npm/%40shop/${name}@1`;
    }) as [string, string, string];
    const add = (project: TestProject, purl: string) =>
      send('PUT', `/component/project/${project.uuid}`, { name: purl, version: '1', purl });
    await add(shown, seen);
    await add(hidden, unseen);
    await send('PUT', '/acl/mapping', { team, project: shown.uuid });
    const path = (purl: string) => `/repository/latest?purl=${encodeURIComponent(purl)}`;

    expect((await asGuest(path(seen))).status).toBe(200);
    const refused = await asGuest(path(unseen));
    expect(refused.status).toBe(404);
    expect(await refused.text()).toBe(await (await asGuest(path('pkg:npm/nothing@1'))).text());
    expect((await asGuest(path(nowhere))).status).toBe(404);
    for (const purl of [seen, unseen, nowhere]) expect((await call('GET', path(purl))).status).toBe(200);
  });

  it('shows a team what it is given, and no longer what is taken back', async () => {
    const before = await namesSeen();
    await send('PUT', '/acl/mapping', { team, project: shown.uuid });
    const granted = await namesSeen();
    await send('DELETE', `/acl/mapping/team/${team}/project/${shown.uuid}`);

    expect(before).toEqual([]);
    expect(granted).toEqual(['shown']);
    expect(await namesSeen()).toEqual([]);
  });

  it('lists what a team was given', async () => {
    await send('PUT', '/acl/mapping', { team, project: shown.uuid });

    expect(await send('GET', `/acl/team/${team}`)).toMatchObject([{ name: 'shown' }]);
  });

  it('refuses to give the same twice', async () => {
    await send('PUT', '/acl/mapping', { team, project: shown.uuid });

    expect((await call('PUT', '/acl/mapping', { team, project: shown.uuid })).status).toBe(409);
  });

  it.each([
    ['bom/cyclonedx/project', (project: TestProject) => `/bom/cyclonedx/project/${project.uuid}`],
    ['bom/cyclonedx/component', (project: TestProject) => `/bom/cyclonedx/component/${componentOf(project)}`],
    ['violation/project', (project: TestProject) => `/violation/project/${project.uuid}`],
    ['violation/component', (project: TestProject) => `/violation/component/${componentOf(project)}`],
  ])('guards %s', async (_, path) => {
    await send('PUT', '/acl/mapping', { team, project: shown.uuid });

    expect((await asGuest(path(shown))).status).toBe(200);
    expect((await asGuest(path(hidden))).status).toBe(403);
  });

  it('counts what the caller may see, and names no components of other projects', async () => {
    await send('PUT', '/acl/mapping', { team, project: shown.uuid });

    const [vulnerability] = (await (await asGuest('/vulnerability')).json()) as Record<string, unknown>[];

    expect(vulnerability).toMatchObject({ vulnId: 'CVE-1', affectedProjectCount: 1 });
    expect(vulnerability).not.toHaveProperty('components');
  });

  function componentOf(project: TestProject): string {
    const row = server.context.db
      .prepare('select uuid from component where projectId = (select id from project where uuid = ?)')
      .first<{ uuid: string }>(project.uuid);
    return row?.uuid ?? '';
  }
});
