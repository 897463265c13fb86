import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import type { ServerContext } from '../../../../reference-app/server/context.js';
import type { CorePermission } from '../../../../src/domain/permissions.js';
import { createApiKey } from '../../../../reference-app/server/store/teams.js';
import { refreshProjectMetrics } from '../../../../reference-app/server/work/refreshMetrics.js';
import { operationsOf } from '../../../support/requestPlaces.js';
import { temporaryDirectory } from '../../../support/serverProcess.js';
import { addProject } from '../../../support/testPortfolio.js';
import { addUser, ROLES } from '../../../support/testUsers.js';
import { CHANGING, SHOWING, SHOWING_TO_MANAGERS_OF_ACCESS } from './projectRoutes.js';

const ORIGIN = 'http://bomdeck.example';

/** Two teams with all permissions except the one to see all projects. Each has its own portfolio. */
type Team = 'secret' | 'other';

/** Answers that are open to all users, whatever their subject: images that an administrator allows. */
const OPEN_TO_ALL = /\/badge\/|\/user\/(login|oidc\/login|forceChangePassword)$/;

/** Answers with a number or a time that is another one each time. */
const NEVER_THE_SAME = /\/cyclonedx\/|\/export$|\/vulnerability\/vulnId$/;

/** Requests that change what is of all projects; a policy that goes takes its violations with it. */
const OF_ALL_PROJECTS = [
  'DELETE /api/v1/policy/:uuid',
  'DELETE /api/v1/policy/condition/:uuid',
  'POST /api/v1/policy',
];

interface Portfolio {
  team: Team;
  projectId: number;
  uuids: Uuids;
}

/** Identifiers of everything that a team has, and of what both have to do with. */
interface Uuids {
  project: string;
  child: string;
  component: string;
  componentProperty: string;
  service: string;
  vulnerability: string;
  violation: string;
  policy: string;
  rule: string;
}

interface Caller {
  headers: Record<string, string>;
}

/** The result of a route for all ways to request it about a portfolio. */
interface Outcome {
  route: string;
  /** The first answer that named something of it. */
  shown?: string;
  isChanged: boolean;
}

describe('access control', () => {
  const folder = temporaryDirectory();
  const original = join(folder.path, 'original');
  let portfolios: Record<Team, Portfolio>;
  let callers: Record<
    'secretUser' | 'secretKey' | 'otherUser' | 'otherKey' | 'withoutTeam' | 'admin',
    Caller
  >;
  let copies = 0;

  beforeAll(async () => {
    const server = await open(original, 'defaults');
    portfolios = { secret: await addPortfolio(server, 'secret'), other: await addPortfolio(server, 'other') };
    callers = await addCallers(server.context, portfolios);
    switchOn(server.context);
    await server.close();
  });
  afterAll(() => folder.remove());

  it('shows others nothing of a team’s projects, and changes nothing', async () => {
    const { otherUser, otherKey, withoutTeam } = callers;

    const outcomes = await sweep([otherUser, otherKey, withoutTeam], portfolios.secret);

    expect(outcomes.flatMap(({ route, shown }) => (shown ? [`${route}: ${shown}`] : []))).toEqual([]);
    const changing = outcomes.filter(({ isChanged }) => isChanged).map(({ route }) => route);
    expect(changing.filter((route) => !OF_ALL_PROJECTS.includes(route))).toEqual([]);
  }, 120_000);

  // Otherwise requests that are wrong in themselves would pass for guarded ones.
  it('shows and changes them when the same requests come from the team itself', async () => {
    const outcomes = await sweep([callers.secretUser], portfolios.secret);

    const shown = outcomes.filter((outcome) => outcome.shown).map(({ route }) => route);
    expect(shown.sort()).toEqual([...SHOWING].sort());
    const changing = outcomes.filter(({ isChanged }) => isChanged).map(({ route }) => route);
    expect(changing.sort()).toEqual([...CHANGING].sort());
  }, 120_000);

  it.each([
    ['secretKey', []],
    ['admin', SHOWING_TO_MANAGERS_OF_ACCESS],
  ] as const)(
    'shows as much to %s',
    async (caller, moreRoutes) => {
      const outcomes = await sweep([callers[caller]], portfolios.secret, 'GET');

      const shown = outcomes.filter((outcome) => outcome.shown).map(({ route }) => route);
      const wanted = [...SHOWING.filter((route) => route.startsWith('GET ')), ...moreRoutes];
      expect(shown.sort()).toEqual(wanted.sort());
    },
    120_000,
  );

  it('lists and counts as though the projects of others did not exist', async () => {
    const server = await copy();
    const removeHidden = mixPortfolios(server.context);
    const asked = server.routes
      .filter(({ method }) => method === 'GET')
      .filter(({ path }) => !OPEN_TO_ALL.test(path))
      .flatMap(({ method, path }) => requestsFor(method, path, portfolios.other, callers.otherUser));
    const answers = () =>
      Promise.all(
        asked.map(async (request) => {
          const answer = await server.fetch(request.clone());
          return { url: request.url, total: answer.headers.get('x-total-count'), text: await answer.text() };
        }),
      );
    const before = await answers();

    removeHidden();

    const after = await answers();
    const isOther = (index: number) => JSON.stringify(after[index]) !== JSON.stringify(before[index]);
    const varying = (url: string) => NEVER_THE_SAME.test(new URL(url).pathname);
    expect(before.filter(({ url }, index) => !varying(url) && isOther(index)).map(({ url }) => url)).toEqual(
      [],
    );
    const known = Object.values(portfolios.other.uuids);
    const hidden = Object.values(portfolios.secret.uuids).filter((uuid) => !known.includes(uuid));
    const telling = before.filter(({ text }) => new RegExp(['secret-\\w', ...hidden].join('|')).test(text));
    expect(telling.map(({ url }) => url)).toEqual([]);
    // It is no wonder that nothing differs where nothing is shown.
    expect(before.filter(({ text }) => text.includes('other-shop')).length).toBeGreaterThan(50);
    await server.close();
  }, 60_000);

  it.each([
    ['looked up', 'GET', '/project/lookup?name=NAME&version=1', undefined],
    ['a BOM is for', 'PUT', '/bom', { projectName: 'NAME', projectVersion: '1', bom: 'e30=' }],
    ['a VEX is for', 'PUT', '/vex', { projectName: 'NAME', projectVersion: '1', vex: 'e30=' }],
    [
      'a new project is to be below',
      'PUT',
      '/bom',
      {
        ...{ projectName: 'z', projectVersion: '1', autoCreate: true, bom: 'e30=' },
        ...{ parentName: 'NAME', parentVersion: '1' },
      },
    ],
    ['a tag is of', 'POST', '/policy/POLICY/tag/secret-tag', undefined],
  ])('answers about a hidden project that %s as though there were none', async (_, method, path, body) => {
    const server = await copy();
    const ask = async (name: string) => {
      const fill = (text: string) =>
        text.replaceAll('NAME', name).replace('POLICY', portfolios.other.uuids.policy);
      const answer = await server.fetch(
        new Request(`${ORIGIN}/api/v1${fill(path).replace('secret-tag', `${name}-tag`)}`, {
          method,
          headers: { ...callers.otherUser.headers, 'content-type': 'application/json' },
          body: body && fill(JSON.stringify(body)),
        }),
      );
      return { status: answer.status, text: await answer.text() };
    };
    const name = path.includes('/tag/') ? 'secret' : 'secret-shop';

    const [hidden, unknown] = [await ask(name), await ask('nothing')];

    expect(hidden).toEqual(unknown);
    expect(hidden.status).toBe(404);
    await server.close();
  });

  it('keeps a hidden parent of a project that is replaced as it was shown', async () => {
    const server = await copy();
    mixPortfolios(server.context);
    const { project } = portfolios.other.uuids;
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { ...callers.otherUser.headers, 'content-type': 'application/json' };
      const request = new Request(`${ORIGIN}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
      return (await (await server.fetch(request)).json()) as { parent?: object; description?: string };
    };
    const shown = await ask('GET', `/project/${project}`);

    const replaced = await ask('POST', '/project', { ...shown, description: 'replaced' });
    server.context.db.prepare("update project set active = 0 where name = 'secret-shop'").run();
    const patched = await ask('PATCH', `/project/${project}`, { description: 'patched' });

    expect(shown).not.toHaveProperty('parent');
    expect([replaced.description, patched.description]).toEqual(['replaced', 'patched']);
    const parent = server.context.db
      .prepare(
        'select parent.name from project join project parent on parent.id = project.parentId where project.uuid = ?',
      )
      .first(project);
    expect(parent).toEqual({ name: 'secret-shop' });
    await server.close();
  });

  it('keeps a project while one below it belongs to others', async () => {
    const server = await copy();
    const { project, child } = portfolios.other.uuids;
    const { db } = server.context;
    db.prepare('delete from projectAccessTeam where projectId = (select id from project where uuid = ?)').run(
      child,
    );
    const remove = async (uuid: string, { headers }: Caller) =>
      (await server.fetch(new Request(`${ORIGIN}/api/v1/project/${uuid}`, { method: 'DELETE', headers })))
        .status;

    const statuses = [await remove(project, callers.otherUser), await remove(project, callers.admin)];

    expect(statuses).toEqual([403, 204]);
    await server.close();
  });

  /** Asks every route in every way about a portfolio; after each one that wrote anything, another copy of the database. */
  async function sweep(
    callers: readonly Caller[],
    portfolio: Portfolio,
    onlyMethod?: 'GET',
  ): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const reading = await copy();
    let writing = await copy();
    const takingBodies = await routesWithBodies(reading, callers[0]);
    for (const { method, path } of reading.routes) {
      const route = `${method} ${path}`;
      if (OPEN_TO_ALL.test(path) || (onlyMethod && method !== onlyMethod)) continue;
      const server = method === 'GET' ? reading : writing;
      const writtenBefore = rowsWritten(server);
      const before = contentOf(server.context, portfolio.projectId);
      let shown: string | undefined;
      const requests = callers.flatMap((caller) => {
        const all = requestsFor(method, path, portfolio, caller);
        // A route without a body is requested once in each place.
        return method === 'GET' || takingBodies.has(route) ? all : oncePerAddress(all);
      });
      for (const request of requests) {
        const answer = await server.fetch(request);
        shown ??= shownBy(request, answer.ok, await answer.text());
      }
      const after = contentOf(server.context, portfolio.projectId);
      outcomes.push({ route, shown, isChanged: JSON.stringify(after) !== JSON.stringify(before) });
      if (server === writing && rowsWritten(server) !== writtenBefore) {
        await writing.close();
        writing = await copy();
      }
    }
    await writing.close();
    await reading.close();
    return outcomes;
  }

  function copy(): Promise<Server> {
    const name = join(folder.path, `copy-${(copies += 1)}`);
    return open(name, 'none', original);
  }
});

/**
 * Puts a project of the other team below a hidden one, and a hidden version beside it.
 * @returns removes what is hidden
 */
function mixPortfolios(context: ServerContext): () => void {
  const { db } = context;
  db.prepare(
    `update project set parentId = (select id from project where name = 'secret-shop') where name = 'other-shop'`,
  ).run();
  addProject(context, { name: 'other-shop', version: 'secret-version', tags: ['common-tag'] });
  return () => {
    db.prepare("update project set parentId = null where name = 'other-shop'").run();
    db.prepare("delete from project where name = 'secret-shop' or version = 'secret-version'").run();
    db.prepare("delete from tag where name = 'secret-tag'").run();
  };
}

/**
 * Returns the part of the portfolio that an answer reveals: a name, or the existence of an item that the path
 * names.
 */
function shownBy({ method, url }: Request, isGood: boolean, text: string): string | undefined {
  const { pathname, search } = new URL(url);
  const named = /secret-\w+/.exec(text);
  if (named) return `${search} ${text.slice(Math.max(0, named.index - 80), named.index + 80)}`;
  const isAboutIt = method === 'GET' && /\/(project|component)\/[\da-f-]{36}/.test(pathname);
  return isGood && isAboutIt ? pathname : undefined;
}

/** Routes that are described to take a body; openApi.test.ts holds the description against them. */
async function routesWithBodies(server: Server, caller?: Caller): Promise<Set<string>> {
  const request = new Request(`${ORIGIN}/api/openapi.json`, { headers: caller?.headers });
  const operations = operationsOf(await (await server.fetch(request)).json());
  return new Set(
    operations
      .filter(({ content }) => Object.keys(content).length > 0)
      .map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
}

const oncePerAddress = (requests: readonly Request[]) => [
  ...new Map(requests.map((request) => [request.url, request])).values(),
];

const rowsWritten = ({ context }: Server) =>
  context.db.prepare('select total_changes() as rows').first<{ rows: number }>()?.rows;

async function open(folder: string, seed: 'defaults' | 'none', original?: string): Promise<Server> {
  if (original) {
    mkdirSync(folder);
    for (const file of ['bomdeck.sqlite', 'secret.key'])
      copyFileSync(join(original, file), join(folder, file));
  }
  const server = await createServer({ database: join(folder, 'bomdeck.sqlite'), seed });
  // Nothing here has to survive a power cut.
  server.context.db.prepare('PRAGMA synchronous = OFF').run();
  // Jobs that stay where they are show what a request has brought about.
  await server.context.jobs.stop();
  return server;
}

/** A project with one of each item and a child. Every name starts with that of the team. */
async function addPortfolio({ context }: Server, team: Team): Promise<Portfolio> {
  const { db } = context;
  const { id, project } = addProject(context, {
    name: `${team}-shop`,
    version: '1',
    tags: [`${team}-tag`, 'common-tag'],
    components: [
      { name: `${team}-lib`, group: `${team}-group`, cpe: `cpe:2.3:a:${team}-vendor:lib:1:*:*:*:*:*:*:*` },
    ],
    findings: [
      {
        vulnId: 'CVE-1',
        component: `${team}-lib`,
        state: 'EXPLOITABLE',
        details: `${team}-decision`,
        comments: [`${team}-comment`],
      },
    ],
  });
  const child = addProject(context, {
    name: `${team}-child`,
    version: '1',
    tags: ['common-tag'],
    parent: project.uuid,
    components: [{ name: `${team}-part` }],
  });
  const run = (sql: string, ...values: unknown[]) => db.prepare(sql).run(...values).id;
  const [service, violation, componentProperty] = [randomUUID(), randomUUID(), randomUUID()];
  const componentId = db
    .prepare('select id from component where projectId = ?')
    .first<{ id: number }>(id)?.id;
  run('update component set sha1 = ?, swidTagId = ? where id = ?', SHA1, `${team}-swid`, componentId);
  run('insert into service (uuid, projectId, name) values (?, ?, ?)', service, id, `${team}-service`);
  const property = `values (?, 'g', 'p', ?, 'STRING')`;
  run(
    `insert into projectProperty (projectId, groupName, propertyName, propertyValue, propertyType) ${property}`,
    id,
    `${team}-value`,
  );
  run(
    `insert into componentProperty (uuid, componentId, groupName, propertyName, propertyValue, propertyType)
     values (?, ?, 'g', 'p', ?, 'STRING')`,
    componentProperty,
    componentId,
    `${team}-value`,
  );
  const { policy, rule, conditionId } = commonRules(context);
  run(
    `insert into policyTag select policy.id, tag.id from policy, tag where policy.uuid = ? and tag.name = ?`,
    policy,
    `${team}-tag`,
  );
  run(
    `insert into policyViolation (uuid, projectId, componentId, policyConditionId, type, timestamp)
     values (?, ?, ?, ?, 'OPERATIONAL', 0)`,
    violation,
    id,
    componentId,
    conditionId,
  );
  const analysis = run(
    `insert into violationAnalysis (policyViolationId, state) select id, 'REJECTED' from policyViolation where uuid = ?`,
    violation,
  );
  run(
    'insert into violationAnalysisComment (violationAnalysisId, timestamp, comment) values (?, 0, ?)',
    analysis,
    `${team}-comment`,
  );
  run('insert into policyProject select policy.id, ? from policy', id);
  run('insert into notificationRuleProject (ruleId, projectId) select id, ? from notificationRule', id);
  await refreshProjectMetrics(context, { projectId: id });
  return {
    team,
    projectId: id,
    uuids: {
      project: project.uuid,
      child: child.project.uuid,
      component: project.components[0]?.uuid ?? '',
      vulnerability: project.findings[0]?.vulnerability ?? '',
      service,
      violation,
      componentProperty,
      policy,
      rule,
    },
  };
}

/** A policy and an alert that both teams have to do with. */
function commonRules({ db }: ServerContext) {
  const one = <Row>(sql: string) => db.prepare(sql).first<Row>();
  if (!one('select 1 from policy')) {
    const run = (sql: string, ...values: unknown[]) => db.prepare(sql).run(...values).id;
    const policyId = run(
      "insert into policy (uuid, name, operator, violationState) values (?, 'common', 'ANY', 'INFO')",
      randomUUID(),
    );
    run(
      `insert into policyCondition (uuid, policyId, subject, operator, value)
       values (?, ?, 'PACKAGE_URL', 'MATCHES', 'x')`,
      randomUUID(),
      policyId,
    );
    run(
      `insert into notificationRule (uuid, name, scope, notificationLevel, enabled, notifyChildren, publisherId)
       select ?, 'common', 'PORTFOLIO', 'INFORMATIONAL', 0, 0, min(id) from notificationPublisher`,
      randomUUID(),
    );
  }
  return {
    policy: one<{ uuid: string }>('select uuid from policy')?.uuid ?? '',
    rule: one<{ uuid: string }>('select uuid from notificationRule')?.uuid ?? '',
    conditionId: one<{ id: number }>('select id from policyCondition')?.id,
  };
}

/** A user and a key of each team, a user without a team, and a user who manages access. */
async function addCallers(context: ServerContext, portfolios: Record<Team, Portfolio>) {
  const { db, secrets } = context;
  const restricted = ROLES.admin.filter((permission) => permission !== 'ACCESS_MANAGEMENT');
  const byToken = async (permissions: readonly CorePermission[]) => ({
    headers: { authorization: `Bearer ${await addUser(context, permissions)}` },
  });
  const ofTeam = async (team: Team) => {
    const run = (sql: string, ...values: unknown[]) => db.prepare(sql).run(...values).id;
    const teamId = run('insert into team (uuid, name) values (?, ?)', randomUUID(), team);
    for (const permission of restricted)
      run('insert into teamPermission (teamId, permission) values (?, ?)', teamId, permission);
    for (const uuid of [portfolios[team].uuids.project, portfolios[team].uuids.child])
      run(
        'insert into projectAccessTeam (projectId, teamId) select id, ? from project where uuid = ?',
        teamId,
        uuid,
      );
    // Their permissions are those of the team.
    const user = await byToken([]);
    run('insert into userTeam (userId, teamId) values ((select max(id) from user), ?)', teamId);
    const key = { headers: { 'x-api-key': secrets.decrypt(createApiKey(context, teamId).keySecret) } };
    return { user, key };
  };
  const [secret, other] = [await ofTeam('secret'), await ofTeam('other')];
  return {
    secretUser: secret.user,
    secretKey: secret.key,
    otherUser: other.user,
    otherKey: other.key,
    withoutTeam: await byToken(restricted),
    admin: await byToken(ROLES.admin),
  };
}

function switchOn({ db }: ServerContext): void {
  const { changes } = db
    .prepare("update configProperty set propertyValue = 'true' where propertyName = 'acl.enabled'")
    .run();
  expect(changes).toBe(1);
}

const SHA1 = 'a'.repeat(40);
const DOCUMENT = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });

/** Every way to ask a route about a portfolio: in the path, in the query, in the body. */
function requestsFor(
  method: string,
  path: string,
  { team, uuids }: Portfolio,
  { headers }: Caller,
): Request[] {
  const urls = pathsFor(path, team, uuids).map((url) => ORIGIN + url);
  const hasParameters = path.includes(':');
  if (method === 'GET') {
    const queries = queriesFor(team, uuids).slice(0, hasParameters ? 2 : undefined);
    return urls.flatMap((url) =>
      queries.map((query) => new Request(`${url}?${new URLSearchParams(query)}`, { headers })),
    );
  }
  const jsonHeaders = { ...headers, 'content-type': 'application/json' };
  const forms = hasParameters ? [] : formsFor(team, uuids);
  return urls.flatMap((url) => [
    ...bodiesFor(team, uuids).map(
      (body) => new Request(url, { method, headers: jsonHeaders, body: JSON.stringify(body) }),
    ),
    ...forms.map((body) => new Request(url, { method, headers, body })),
  ]);
}

/** Returns the paths with the identifiers filled in: if a path only has `uuid`, one for each item. */
function pathsFor(path: string, team: Team, uuids: Uuids): string[] {
  const known: Record<string, readonly string[]> = {
    uuid: Object.values(uuids),
    projectUuid: [uuids.project, uuids.child],
    componentUuids: [uuids.component],
    component: [uuids.component],
    policyUuid: [uuids.policy],
    ruleUuid: [uuids.rule],
    propertyUuid: [uuids.componentProperty],
    source: ['NVD'],
    vuln: ['CVE-1'],
    vulnId: ['CVE-1'],
    tag: [`${team}-tag`],
    tagName: ['common-tag'],
    classifier: ['APPLICATION'],
    name: [`${team}-shop`],
    version: ['1'],
    hash: [SHA1],
    days: ['30'],
    date: ['20200101'],
  };
  return path
    .split('/')
    .reduce<string[]>(
      (starts, part) =>
        starts.flatMap((start) => {
          const name = /^:(\w+)/.exec(part)?.[1];
          return (name === undefined ? [part] : (known[name] ?? ['x'])).map((value) => `${start}/${value}`);
        }),
      [''],
    )
    .map((url) => url.slice(1));
}

function queriesFor(
  team: Team,
  { project, component, vulnerability, violation }: Uuids,
): Record<string, string>[] {
  return [
    {},
    { pageSize: '100', onlyRoot: 'true', suppressed: 'true', showSuppressed: 'true', showInactive: 'true' },
    { project, component, vulnerability },
    { component, vulnerability },
    { component, policyViolation: violation },
    { project, name: `${team}-lib` },
    { name: `${team}-shop`, version: '1' },
    ...[team, `${team}-shop`, `${team}-tag`, 'common-tag', 'CVE-1'].map((searchText) => ({ searchText })),
    ...[team, project, component, SHA1].map((query) => ({ query })),
    { name: `${team}-lib` },
    { group: `${team}-group` },
    { purl: `pkg:npm/${team}-group/${team}-lib@1.0.0` },
    { cpe: `cpe:2.3:a:${team}-vendor:lib:1:*:*:*:*:*:*:*` },
    { swidTagId: `${team}-swid` },
    ...['PROJECT_NAME', 'COMPONENT_NAME'].map((textSearchField) => ({
      textSearchField,
      textSearchInput: team,
    })),
  ];
}

function bodiesFor(
  team: Team,
  { project, child, component, vulnerability, violation, service }: Uuids,
): object[] {
  const bom = Buffer.from(DOCUMENT).toString('base64');
  const byName = { projectName: `${team}-shop`, projectVersion: '1' };
  return [
    {},
    { name: 'taken', version: '1', parent: { uuid: project } },
    { uuid: child, name: 'x', version: '1', parent: { uuid: project } },
    ...[project, component, service].map((uuid) => ({ uuid, name: 'x', version: '1' })),
    { name: 'x', version: '1', parent: { uuid: component } },
    { project, component, vulnerability, analysisState: 'FALSE_POSITIVE', isSuppressed: true },
    { component, vulnerability, analysisState: 'IN_TRIAGE' },
    { component, policyViolation: violation, analysisState: 'APPROVED' },
    { project, version: '2', includeComponents: true, includeTags: true },
    { project, bom },
    { project, vex: bom },
    { ...byName, bom },
    { ...byName, vex: bom },
    { projectName: 'y', projectVersion: '1', autoCreate: true, parentUUID: project, bom },
    {
      projectName: 'z',
      projectVersion: '1',
      autoCreate: true,
      parentName: `${team}-shop`,
      parentVersion: '1',
      bom,
    },
    { groupName: 'g', propertyName: 'n', propertyValue: 'v', propertyType: 'STRING' },
    { groupName: 'g', propertyName: 'p', propertyValue: 'v', propertyType: 'STRING' },
  ];
}

function formsFor(team: Team, { project }: Uuids): FormData[] {
  const form = (fields: Record<string, string>, part: string) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    data.set(part, new Blob([DOCUMENT]));
    return data;
  };
  const byName = { projectName: `${team}-shop`, projectVersion: '1' };
  return ['bom', 'vex'].flatMap((part) => [
    form({ project }, part),
    form(byName, part),
    form({ projectName: 'y', projectVersion: '1', autoCreate: 'true', parentUUID: project }, part),
  ]);
}

/** Everything that belongs to a project and what is below it, and what is to be done about it. */
function contentOf({ db }: ServerContext, projectId: number): unknown {
  const all = (sql: string) => db.prepare(sql).all(...(sql.includes('?1') ? [projectId] : []));
  const own = 'select id from project where id = ?1 or parentId = ?1';
  const ownComponents = `select id from component where projectId in (${own})`;
  return [
    all(`select * from project where id in (${own})`),
    ...tablesWith(db, 'projectId').map((table) =>
      all(`select * from "${table}" where projectId in (${own}) order by 1, 2`),
    ),
    ...['analysis', 'violationAnalysis'].map((table) => all(`select * from ${table}Comment order by id`)),
    all('select * from violationAnalysis order by id'),
    all(`select * from componentProperty where componentId in (${ownComponents}) order by id`),
    all(
      `select kind, lane, payload from job where lane in (select 'project:' || id from (${own})) order by id`,
    ),
    db.prepare('select * from componentMetrics order by id').all(),
  ];
}

function tablesWith(db: ServerContext['db'], column: string): string[] {
  return db
    .prepare(
      `select master.name from sqlite_master master, pragma_table_info(master.name) info
       where master.type = 'table' and info.name = ? order by 1`,
    )
    .all<{ name: string }>(column)
    .map(({ name }) => name);
}
