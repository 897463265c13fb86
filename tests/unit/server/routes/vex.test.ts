import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { BomDocument } from '../../../../reference-app/server/rules/bomDocument.js';
import { checkBom } from '../../../../reference-app/server/rules/bomValidation.js';
import { DEFAULT_LIMITS } from '../../../../reference-app/server/rules/documentLimits.js';
import type { WireFinding } from '../../../../reference-app/server/rules/findingsWire.js';
import { testServer } from '../../../support/testServer.js';
import type { Role, TestProject, TestServer } from '../../../support/testServer.js';

function namingTheProject(text: string): string {
  const document = JSON.parse(text) as BomDocument;
  const affects = [{ ref: document.metadata.component!['bom-ref'] }];
  const vulnerabilities = document.vulnerabilities!.map((each) => ({ ...each, affects }));
  return JSON.stringify({ ...document, components: undefined, vulnerabilities });
}

const STRICT = { limits: DEFAULT_LIMITS, isSchemaChecked: true };

describe('decisions in VEX documents', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer();
  });
  afterEach(() => server.close());

  async function call(method: string, path: string, body?: object, as: Role = 'auditor'): Promise<Response> {
    return server.fetch(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await server.tokenFor(as)}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
  }

  async function exported(project: TestProject): Promise<string> {
    return (await call('GET', `/vex/cyclonedx/project/${project.uuid}`)).text();
  }

  async function upload(project: TestProject, document: object | string): Promise<void> {
    const text = typeof document === 'string' ? document : JSON.stringify(document);
    const vex = Buffer.from(text).toString('base64');
    const answer = await call('PUT', '/vex', { project: project.uuid, vex });
    expect(answer.status, await answer.clone().text()).toBe(200);
    await server.idle();
  }

  const findingsOf = async (project: TestProject) =>
    Object.fromEntries(
      (await server.get<WireFinding[]>(`/finding/project/${project.uuid}?suppressed=true`)).map((finding) => [
        `${finding.component.name} ${finding.vulnerability.vulnId}`,
        finding.analysis,
      ]),
    );

  const vex = (ref: string, vulnId = 'CVE-1', name = 'app') => ({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'root', name } },
    components: [{ type: 'library', 'bom-ref': 'b', name: 'b', purl: 'pkg:npm/b@1.0.0' }],
    vulnerabilities: [
      { id: vulnId, source: { name: 'NVD' }, analysis: { state: 'not_affected' }, affects: [{ ref }] },
    ],
  });
  const findings = [
    { vulnId: 'CVE-1', component: 'a' },
    { vulnId: 'CVE-1', component: 'b' },
  ];

  it.each([
    ['their own export', (document: string) => document],
    // As servers of this API write it.
    ['one that names the project for each', namingTheProject],
  ])('that differ between components survive %s', async (_, rewritten) => {
    const project = await server.aProject({
      findings: [
        { vulnId: 'CVE-1', component: 'a', state: 'EXPLOITABLE' },
        { vulnId: 'CVE-1', component: 'b', state: 'NOT_AFFECTED', isSuppressed: true },
        { vulnId: 'CVE-2', component: 'a', state: 'NOT_AFFECTED', isSuppressed: true },
        { vulnId: 'CVE-2', component: 'b', state: 'NOT_AFFECTED', isSuppressed: true },
        { vulnId: 'CVE-3', component: 'a' },
        { vulnId: 'CVE-3', component: 'b', state: 'NOT_AFFECTED', isSuppressed: true },
      ],
    });
    const decided = await findingsOf(project);

    await upload(project, rewritten(await exported(project)));

    expect(await findingsOf(project)).toEqual(decided);
    expect(decided['a CVE-1']).toMatchObject({ state: 'EXPLOITABLE', isSuppressed: false });
  });

  it('are taken over from one project to another like it', async () => {
    const decided = {
      vulnId: 'CVE-1',
      component: 'a',
      state: 'NOT_AFFECTED',
      justification: 'CODE_NOT_PRESENT',
      isSuppressed: true,
    };
    const first = await server.aProject({ name: 'first', findings: [decided] });
    const second = await server.aProject({ name: 'second', findings });

    const document = await exported(first);
    await upload(second, document);

    expect(await checkBom(new TextEncoder().encode(document), STRICT)).toBeUndefined();
    expect(await findingsOf(second)).toEqual({
      'a CVE-1': { state: 'NOT_AFFECTED', isSuppressed: true },
      'b CVE-1': { isSuppressed: false },
    });
  });

  it('about a component are about the stored one that is the same', async () => {
    const project = await server.aProject({ findings });

    await upload(project, vex('b'));

    expect(await findingsOf(project)).toEqual({
      'a CVE-1': { isSuppressed: false },
      'b CVE-1': { state: 'NOT_AFFECTED', isSuppressed: true },
    });
  });

  it('count in the metrics as soon as the token is done, and violate policies no longer', async () => {
    const { db } = server.context;
    db.prepare(
      "insert into policy (uuid, name, operator, violationState) values ('p', 'p', 'ANY', 'FAIL')",
    ).run();
    db.prepare(
      `insert into policyCondition (uuid, policyId, operator, subject, value)
       select 'c', id, 'IS', 'VULNERABILITY_ID', 'CVE-1' from policy`,
    ).run();
    const project = await server.aProject({ findings });
    await call('POST', `/finding/project/${project.uuid}/analyze`);
    await server.idle();
    const before = await server.get(`/metrics/project/${project.uuid}/current`);

    await upload(project, vex('root', 'CVE-1', project.name));

    expect(before).toMatchObject({ vulnerabilities: 2, policyViolationsTotal: 2 });
    expect(await server.get(`/metrics/project/${project.uuid}/current`)).toMatchObject({
      vulnerabilities: 0,
      suppressed: 2,
      policyViolationsTotal: 0,
    });
  });

  it('about what was not found change nothing', async () => {
    const project = await server.aProject({ findings });
    await server.aProject({ name: 'other', findings: [{ vulnId: 'CVE-2' }] });

    await upload(project, vex('root', 'CVE-2', project.name));

    expect(server.context.db.prepare('select count(*) as count from analysis').first()).toEqual({ count: 0 });
  });

  it('that differ by component are told one after the other, and the document stays valid', async () => {
    const project = await server.aProject({
      findings: [
        { vulnId: 'CVE-1', component: 'a', state: 'EXPLOITABLE' },
        { vulnId: 'CVE-1', component: 'b', state: 'IN_TRIAGE' },
      ],
    });

    const document = await exported(project);

    const { vulnerabilities } = JSON.parse(document) as BomDocument;
    expect(vulnerabilities?.map(({ analysis }) => analysis?.state)).toEqual(['exploitable', 'in_triage']);
    expect(await checkBom(new TextEncoder().encode(document), STRICT)).toBeUndefined();
  });

  it('may be uploaded and read by those only who may decide', async () => {
    const project = await server.aProject({ findings });

    expect((await call('PUT', '/vex', { project: project.uuid, vex: '' }, 'viewer')).status).toBe(403);
    expect((await call('GET', `/vex/cyclonedx/project/${project.uuid}`, undefined, 'viewer')).status).toBe(
      403,
    );
  });
});
