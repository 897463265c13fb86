import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { addUser } from '../../../support/testUsers.js';

const uuidOf = (first: string) => `${first.repeat(8)}-1111-4111-8111-111111111111`;
const [PROJECT, COMPONENT, VULNERABILITY, VIOLATION, DESCRIBED] = ['1', '2', '3', '4', '5'].map(uuidOf);
const TEAM = uuidOf('7');
/** Its properties have more bytes than a connection holds when the client does not read them. */
const HUGE = uuidOf('8');
const BULK = 'long text '.repeat(90_000);

/** Routes that each answer with texts of more than 2 MB, wherever the texts are stored. */
const LARGE: readonly [string, string, Record<string, string>?][] = [
  ['the properties of a component', `/component/${COMPONENT}/property`],
  ['the services of a project', `/service/project/${PROJECT}`],
  ['a project', `/project/${DESCRIBED}`],
  ['a project by its name', '/project/lookup?name=described'],
  ['projects', '/project?searchText=described'],
  ['projects at the top', '/project?onlyRoot=true'],
  ['projects of a kind', '/project/classifier/LIBRARY'],
  ['projects below another one', `/project/${PROJECT}/children`],
  ['projects of a team', `/acl/team/${TEAM}`],
  ['a component', `/component/${COMPONENT}`],
  ['licenses', '/license?searchText=bulky'],
  ['the audit trail of a finding', `/analysis?component=${COMPONENT}&vulnerability=${VULNERABILITY}`],
  [
    'the audit trail of a violation',
    `/violation/analysis?component=${COMPONENT}&policyViolation=${VIOLATION}`,
  ],
  ['the violations of a project', `/violation/project/${PROJECT}?pageSize=10`],
  ['all vulnerabilities', '/vulnerability?pageSize=10'],
  ['the vulnerabilities of a component', `/vulnerability/component/${COMPONENT}`],
  ['the vulnerabilities of a project', `/vulnerability/project/${PROJECT}`],
  ['the findings of all projects', '/finding?pageSize=10'],
  ['findings as SARIF', `/finding/project/${PROJECT}`, { accept: 'application/sarif+json' }],
  ['findings in the packaging format', `/finding/project/${PROJECT}/export`],
  ['a project as a BOM', `/bom/cyclonedx/project/${PROJECT}`],
  ['a component as a BOM', `/bom/cyclonedx/component/${COMPONENT}`],
  ['a project as a BOM in XML', `/bom/cyclonedx/project/${PROJECT}?variant=vdr&format=xml`],
  ['decisions as VEX', `/vex/cyclonedx/project/${PROJECT}`],
];

let server: Server;
let listener: ReturnType<typeof serve>;
let address: string;

beforeAll(async () => {
  server = await createServer({ database: ':memory:', seed: 'defaults', log: () => undefined });
  await server.idle();
  listener = serve({ fetch: server.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => listener.once('listening', resolve));
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/api/v1`;
  fill();
});
afterAll(async () => {
  // Answers that are still being sent must end before their database does.
  (listener as HttpServer).closeAllConnections();
  listener.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await server.close();
});

function fill() {
  const { db } = server.context;
  const add = (table: string, row: Record<string, unknown>) =>
    db
      .prepare(
        `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
      )
      .run(...Object.values(row));
  add('project', { id: 1, uuid: PROJECT, name: 'bulky' });
  const named = JSON.stringify({ name: BULK });
  const described = {
    manufacturer: named,
    supplier: named,
    externalReferences: JSON.stringify([{ url: BULK }]),
  };
  add('project', { id: 2, uuid: DESCRIBED, name: 'described', classifier: 'LIBRARY', ...described });
  add('project', { id: 3, uuid: uuidOf('6'), name: 'below', parentId: 1, ...described });
  add('team', { id: 999, uuid: TEAM, name: 'bulky' });
  add('projectAccessTeam', { projectId: 2, teamId: 999 });
  add('component', {
    id: 1,
    uuid: COMPONENT,
    projectId: 1,
    name: 'bulky',
    publisher: BULK,
    author: BULK,
    notes: BULK,
  });
  add('project', { id: 4, uuid: uuidOf('9'), name: 'apart' });
  add('component', { id: 2, uuid: HUGE, projectId: 4, name: 'huge' });
  for (let id = 1; id <= 40; id += 1) {
    add('componentProperty', {
      componentId: 2, uuid: `h${id}`, propertyName: `n${id}`, propertyValue: BULK, propertyType: 'STRING', isFromBom: 1,
    }); // prettier-ignore
  }
  add('policy', { id: 1, uuid: 'p', name: 'bulky', operator: 'ANY', violationState: 'WARN' });
  add('policyCondition', {
    id: 1,
    uuid: 'c',
    policyId: 1,
    operator: 'IS',
    subject: 'SEVERITY',
    value: 'HIGH',
  });
  const violated = { projectId: 1, componentId: 1, policyConditionId: 1, type: 'SECURITY', timestamp: 0 };
  add('policyViolation', { id: 1, uuid: VIOLATION, ...violated });
  add('violationAnalysis', { id: 1, policyViolationId: 1, state: 'APPROVED' });
  for (let id = 1; id <= 3; id += 1) {
    add('componentProperty', {
      componentId: 1, uuid: `c${id}`, propertyName: `n${id}`, propertyValue: BULK, propertyType: 'STRING', isFromBom: 1,
    }); // prettier-ignore
    add('service', {
      id,
      uuid: `s${id}`,
      projectId: 1,
      name: `bulky ${id}`,
      provider: JSON.stringify({ name: BULK }),
    });
    add('license', { uuid: `l${id}`, licenseId: `bulky-${id}`, name: `bulky ${id}`, licenseText: BULK });
    add('vulnerability', {
      id,
      uuid: id === 1 ? VULNERABILITY : `v${id}`,
      source: 'NVD',
      vulnId: `CVE-${id}`,
      description: BULK,
    });
    add('finding', {
      id, projectId: 1, componentId: 1, vulnerabilityId: id, analyzerIdentity: 'INTERNAL_ANALYZER', attributedOn: 0,
    }); // prettier-ignore
    add('violationAnalysisComment', { violationAnalysisId: 1, timestamp: id, comment: BULK });
  }
  add('analysis', { id: 1, projectId: 1, componentId: 1, vulnerabilityId: 1, state: 'EXPLOITABLE' });
  for (let id = 1; id <= 3; id += 1) add('analysisComment', { analysisId: 1, timestamp: id, comment: BULK });
}

const read = (token: string, path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${address}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity', ...headers },
    signal,
  });

describe('large texts', () => {
  it.each(LARGE)('are whole in %s', async (_what, path, headers) => {
    const answer = await read(await addUser(server.context, 'admin'), path, headers);
    const text = await answer.text();

    expect(answer.status, text.slice(0, 300)).toBe(200);
    expect(text.split(BULK.trim()).length).toBeGreaterThan(2);
    if (!path.includes('xml')) expect(() => JSON.parse(text) as unknown).not.toThrow();
  });

  it.each(LARGE)('are read by few at once in %s', async (_what, path, headers) => {
    const token = await addUser(server.context, 'admin');
    // No one reads these answers: they keep the two slots of the caller.
    const unread = await Promise.all([1, 2].map(() => read(token, `/component/${HUGE}/property`)));
    const leaving = new AbortController();
    const further = Array.from({ length: 9 }, () => read(token, path, headers, leaving.signal));
    // Eight of them wait.
    const refused = await Promise.race(further);

    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    leaving.abort();
    await Promise.allSettled(further);
    for (const answer of unread) await answer.body?.cancel();
  });
});
