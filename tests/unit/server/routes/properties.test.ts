import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiCall } from '../../../support/apiCall.js';
import type { ApiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const SECRET = 'HiddenDecryptedPropertyPlaceholder';

let server: TestServer;
let call: ApiCall;
let ofProject: string;
let ofComponent: string;

beforeAll(async () => {
  server = await testServer();
  call = apiCall(server);
  const project = await server.aProject({ components: [{ name: 'alpha', version: '1' }] });
  const [component] = await server.get<{ uuid: string }[]>(`/component/project/${project.uuid}`);
  ofProject = `/project/${project.uuid}/property`;
  ofComponent = `/component/${component?.uuid}/property`;
});
afterAll(() => server.close());

const property = (changes: object) => ({
  groupName: 'build',
  propertyName: 'note',
  propertyValue: 'hello',
  propertyType: 'STRING',
  ...changes,
});

describe('a property of a project', () => {
  it.each([
    ['BOOLEAN', 'TRUE', 'true'],
    ['BOOLEAN', 'on', 'false'],
    ['INTEGER', '007', '7'],
    ['INTEGER', 'seven', undefined],
    ['NUMBER', '1.50', '1.50'],
    ['UUID', 'x', undefined],
    ['STRING', '  <b>;--  ', '<b>;--'],
  ])('of the type %s keeps %j as %j', async (propertyType, propertyValue, stored) => {
    const propertyName = `${propertyType} ${propertyValue}`;

    const answer = await call('PUT', ofProject, property({ propertyName, propertyType, propertyValue }));

    expect([answer.status, ((await answer.json()) as { propertyValue?: string }).propertyValue]).toEqual([
      201,
      stored,
    ]);
  });

  it('never shows a secret again, neither alone nor within its project', async () => {
    const secret = { propertyName: 'token', propertyType: 'ENCRYPTEDSTRING', propertyValue: 's3cret' };

    const created = await (await call('PUT', ofProject, property(secret))).text();
    const kept = await call('POST', ofProject, property({ propertyName: 'token', propertyValue: SECRET }));
    const list = JSON.stringify(await server.get(ofProject));
    const project = JSON.stringify(await server.get(ofProject.replace('/property', '')));

    expect(kept.status).toBe(304);
    for (const shown of [created, list, project]) expect(shown).toContain(SECRET);
    for (const shown of [created, list, project]) expect(shown).not.toContain('s3cret');
    const [row] = server.context.db
      .prepare("select propertyValue from projectProperty where propertyName = 'token'")
      .all<{ propertyValue: string }>();
    expect(row?.propertyValue).not.toContain('s3cret');
  });

  it('keeps its type: a new value that does not fit is refused', async () => {
    await call(
      'PUT',
      ofProject,
      property({ propertyName: 'count', propertyType: 'INTEGER', propertyValue: '1' }),
    );

    const refused = await call('POST', ofProject, property({ propertyName: 'count', propertyValue: 'many' }));
    const taken = await call('POST', ofProject, property({ propertyName: 'count', propertyValue: '2' }));

    expect([refused.status, taken.status]).toEqual([400, 200]);
    expect(await server.get(ofProject)).toContainEqual(
      expect.objectContaining({ propertyName: 'count', propertyType: 'INTEGER', propertyValue: '2' }),
    );
  });

  it('is not for viewers, who might read the account of an integration in it', async () => {
    expect((await call('GET', ofProject, undefined, 'viewer')).status).toBe(403);
  });
});

describe('a property of a component', () => {
  it('may have several values, each of them once', async () => {
    const statuses = [];
    for (const propertyValue of ['one', 'two', 'one'])
      statuses.push((await call('PUT', ofComponent, property({ propertyValue }))).status);

    expect(statuses).toEqual([201, 201, 409]);
  });

  it('is deleted by its own identifier, through its own component only', async () => {
    const other = await server.aProject({ name: 'other', components: [{ name: 'beta', version: '1' }] });
    const [beta] = await server.get<{ uuid: string }[]>(`/component/project/${other.uuid}`);
    const answer = await call('PUT', ofComponent, property({ propertyName: 'gone' }));
    const { uuid } = (await answer.json()) as { uuid: string };

    expect((await call('DELETE', `/component/${beta?.uuid}/property/${uuid}`)).status).toBe(404);
    expect((await call('DELETE', `${ofComponent}/${uuid}`)).status).toBe(204);
  });
});
