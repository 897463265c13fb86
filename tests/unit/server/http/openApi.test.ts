import { HonoRequest } from 'hono/request';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import type * as BodyReaders from '../../../../reference-app/server/http/body.js';
import { jsonSchemaOf } from '../../../../reference-app/server/http/model.js';
import type { AnyModel } from '../../../../reference-app/server/http/model.js';
import { routesByHarm } from '../../../support/serverRoutes.js';
import { addProject } from '../../../support/testPortfolio.js';
import { addUser } from '../../../support/testUsers.js';

/** The models and fields that handlers read during a request. */
const read = { models: new Set<AnyModel>(), fields: new Set<string>() };

vi.mock('../../../../reference-app/server/http/body.js', async (original) => {
  const body = await original<typeof BodyReaders>();
  return {
    ...body,
    readJson: (...args: Parameters<typeof body.readJson>) => (
      read.models.add(args[1]),
      body.readJson(...args)
    ),
    readJsonChange: (...args: Parameters<typeof body.readJsonChange>) => (
      read.models.add(args[1]),
      body.readJsonChange(...args)
    ),
    readJsonList: (...args: Parameters<typeof body.readJsonList>) => (
      read.models.add(args[1]),
      body.readJsonList(...args)
    ),
    readForm: async (...args: Parameters<typeof body.readForm>) => {
      const form = await body.readForm(...args);
      return new Proxy(form, {
        get(target, name: string) {
          if (name !== 'then') read.fields.add(name);
          return target[name];
        },
      });
    },
    readText: (...args: Parameters<typeof body.readText>) => (
      read.fields.add('text'),
      body.readText(...args)
    ),
    readMultipart: async () =>
      ({
        get: (name: string) => (read.fields.add(name), new TextEncoder().encode('x')),
      }) as unknown as ReadonlyMap<string, Uint8Array>,
  };
});

interface Operation {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: BodySchema }> };
  responses: Record<string, { content?: object }>;
  'x-permissions'?: string[];
}

/** Other names of parameters, kept for old clients and not described. */
const ALIASES = ['filter', 'page', 'size', 'limit', 'orderBy', 'sort', 'pretty'];

let server: Server;
let document: { openapi: string; paths: Record<string, Record<string, Operation>> };
let headers: Record<string, string>;
/** One of each kind that a path may name. */
let uuids: string[];

beforeAll(async () => {
  server = await createServer({ database: ':memory:', seed: 'defaults' });
  const { db } = server.context;
  addProject(server.context, {
    name: 'shop',
    components: [{ name: 'lodash' }],
    findings: [{ vulnId: 'CVE-1', component: 'lodash' }],
  });
  db.prepare(
    "insert into policy (uuid, name, operator, violationState) values ('11111111-1111-4111-8111-000000000001', 'p', 'ANY', 'INFO')",
  ).run();
  headers = { authorization: `Bearer ${await addUser(server.context, 'admin')}` };
  const tables = ['project', 'component', 'vulnerability', 'team', 'policy', 'repository', 'licenseGroup'];
  uuids = tables.flatMap((table) =>
    db
      .prepare(`select uuid from "${table}" limit 1`)
      .all<{ uuid: string }>()
      .map(({ uuid }) => uuid),
  );
  document = (await (await call('GET', '/api/openapi.json')).json()) as typeof document;
});
afterAll(() => server.close());

function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return server.fetch(new Request(`http://bomdeck.example${path}`, { method, headers, ...init }));
}

const templateOf = (path: string) => path.replace(/:(\w+)(\{[^}]*\})?\??/g, '{$1}');
const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
const described = (method: string, path: string) =>
  document.paths[templateOf(path)]?.[method.toLowerCase()] as Operation;

describe('the description of the API', () => {
  it('has every route, and nothing else', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(
      operations()
        .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
        .sort(),
    ).toEqual(server.routes.map(({ method, path }) => `${method} ${templateOf(path)}`).sort());
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same in YAML', async () => {
    const answer = await call('GET', '/api/openapi.yaml');

    expect(answer.headers.get('content-type')).toBe('application/yaml');
    expect(await answer.json()).toEqual(document);
  });

  it('names every parameter of every path', () => {
    const wrong = operations().filter(({ path, operation }) => {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      return (path.match(/\{\w+\}/g) ?? []).join() !== inPath.map(({ name }) => `{${name}}`).join();
    });

    expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('says of every operation truly whether it asks for a sign-in', async () => {
    const wrong: string[] = [];
    for (const { method, path } of server.routes) {
      const { status } = await call(method, concrete(path, uuids[0] ?? ''), { headers: {} });
      const isOpen = described(method, path).security.length === 0;
      if (
        method === 'POST' && /login$|forceChangePassword$/.test(path) ? !isOpen : isOpen !== (status !== 401)
      )
        wrong.push(`${method} ${path}: ${status}`);
    }

    expect(wrong).toEqual([]);
  });

  it('names the permissions that let in', async () => {
    const wrong: string[] = [];
    const tokens = new Map<string, string>();
    const all = server.context.db.prepare('select name from permission').all<{ name: string }>();
    for (const { name } of all) tokens.set(name, await addUser(server.context, [name as never]));
    for (const { method, path } of routesByHarm(server)) {
      const { security, 'x-permissions': permissions } = described(method, path);
      if (security.length === 0) continue;
      for (const [permission, token] of tokens) {
        const url = concrete(path, '11111111-1111-4111-8111-111111111111');
        const { status } = await call(method, url, { headers: { authorization: `Bearer ${token}` } });
        const isLetIn = permissions === undefined || permissions.includes(permission);
        if (isLetIn !== (status !== 403)) wrong.push(`${method} ${path} with ${permission}: ${status}`);
      }
    }

    expect(wrong).toEqual([]);
  });

  it('names every parameter of a query that is read, and no other', async () => {
    const query = vi.spyOn(HonoRequest.prototype, 'query');
    const queries = vi.spyOn(HonoRequest.prototype, 'queries');
    const wrong: string[] = [];
    for (const { method, path } of server.routes.filter(isSafe)) {
      query.mockClear();
      queries.mockClear();
      for (const uuid of path.includes('uuid') || path.includes('Uuid') ? uuids : ['x'])
        for (const given of ['', '?cpe=x', '?swidTagId=x'])
          await call(method, `${concrete(path, uuid)}${given}`);
      const used = [...query.mock.calls, ...queries.mock.calls].map((args: unknown[]) => String(args[0]));
      const names = [...new Set(used)].filter((name) => !ALIASES.includes(name)).sort();
      const known = described(method, path)
        .parameters.filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name)
        .sort();
      if (names.join() !== known.join()) wrong.push(`${method} ${path}: ${names.join()} not ${known.join()}`);
    }
    query.mockRestore();
    queries.mockRestore();

    expect(wrong).toEqual([]);
  });

  it('describes the model, or the fields, that each body is read with', async () => {
    const wrong: string[] = [];
    for (const { method, path } of routesByHarm(server).filter((route) => !isSafe(route))) {
      read.models.clear();
      read.fields.clear();
      for (const uuid of uuids) {
        for (const body of ['[]', undefined]) await call(method, concrete(path, uuid), { body });
      }
      const content = Object.entries(described(method, path).requestBody?.content ?? {});
      const models = content.flatMap(([type, { schema }]) =>
        type === 'application/json' ? [JSON.stringify(schema.items ?? schema)] : [],
      );
      const fields = content.flatMap(([type, { schema }]) =>
        type === 'application/json' ? [] : Object.keys(schema.properties ?? { text: {} }),
      );
      const used = [...read.models].map((model) => JSON.stringify(jsonSchemaOf(model)));
      if (used.join() !== models.join() || [...read.fields].sort().join() !== fields.sort().join())
        wrong.push(`${method} ${path}: ${used.join()}${[...read.fields].join()} read`);
    }

    expect(wrong).toEqual([]);
  });
});

interface BodySchema {
  properties?: object;
  items?: BodySchema;
}

const isSafe = ({ method, path }: { method: string; path: string }) =>
  method === 'GET' || path.endsWith('/search/reindex');

/** Whole items are deleted last, so that the other requests still find them. */
function concrete(path: string, uuid: string): string {
  return path
    .replace(/:(\w*[uU]uids?\w*)(\{[^}]*\})?/g, uuid)
    .replace(/:source/, 'NVD')
    .replace(/:vuln\b/, 'CVE-1')
    .replace(/:classifier/, 'LIBRARY')
    .replace(/:hash/, 'd41d8cd98f00b204e9800998ecf8427e')
    .replace(/:type/, 'NPM')
    .replace(/:\w+(\{[^}]*\})?/g, 'x');
}
