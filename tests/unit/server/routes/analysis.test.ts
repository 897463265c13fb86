import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireFinding } from '../../../../reference-app/server/rules/findingsWire.js';
import { testServer } from '../../../support/testServer.js';
import type { PermissionName, Role, TestProject, TestServer } from '../../../support/testServer.js';

describe('auditing over the API', () => {
  let server: TestServer;
  let project: TestProject;
  beforeEach(async () => {
    server = await testServer();
    project = await server.aProject({ findings: [{ vulnId: 'CVE-2020-8203' }] });
  });
  afterEach(() => server.close());

  async function audit(decision: object, as: Role | PermissionName[] = 'auditor'): Promise<Response> {
    const [finding] = project.findings;
    return server.fetch('/api/v1/analysis', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${await server.tokenFor(as)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        project: project.uuid,
        component: finding?.component,
        vulnerability: finding?.vulnerability,
        ...decision,
      }),
    });
  }

  it('names the auditor in the trail and shows the decision in the list', async () => {
    const answer = await audit({ analysisState: 'EXPLOITABLE', comment: 'Reproduced' });
    const [finding] = await server.get<WireFinding[]>(`/finding/project/${project.uuid}`);

    expect(await answer.json()).toMatchObject({
      analysisState: 'EXPLOITABLE',
      isSuppressed: false,
      analysisComments: [
        { comment: 'Analysis: NOT_SET → EXPLOITABLE', commenter: 'auditor' },
        { comment: 'Reproduced', commenter: 'auditor' },
      ],
    });
    expect(finding?.analysis).toEqual({ state: 'EXPLOITABLE', isSuppressed: false });
  });

  it('is refused to those who may only look', async () => {
    const answer = await audit({ analysisState: 'EXPLOITABLE' }, 'viewer');

    expect(answer.status).toBe(403);
    expect(await server.get<WireFinding[]>(`/finding/project/${project.uuid}`)).toMatchObject([
      { analysis: { isSuppressed: false } },
    ]);
  });

  it.each([
    ['<img src=x onerror=alert(1)>'],
    ['\u202eright to left'],
    ['🙂'.repeat(100)],
    ['x'.repeat(10_000)],
    ['two\nlines\tand a tab'],
  ])('keeps %j as it was written', async (text) => {
    const answer = await audit({ analysisState: 'IN_TRIAGE', analysisDetails: text, comment: text });

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ analysisDetails: text });
  });

  it('refuses control characters, NUL among them, with the field they are in', async () => {
    const answer = await audit({ analysisState: 'IN_TRIAGE', comment: 'a\u0000b' });

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject([{ path: 'comment' }]);
  });

  it('needs the component and the project to belong together', async () => {
    const other = await server.aProject();
    const answer = await audit({ project: other.uuid, analysisState: 'RESOLVED' });

    expect(answer.status).toBe(404);
  });

  it('keeps others out of projects that portfolio access control hides from them', async () => {
    server.context.db
      .prepare("update configProperty set propertyValue = 'true' where propertyName = 'acl.enabled'")
      .run();

    expect((await audit({ analysisState: 'RESOLVED' })).status).toBe(403);
    expect((await audit({ analysisState: 'RESOLVED' }, 'admin')).status).toBe(200);
  });
});
