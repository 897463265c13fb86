import { DatabaseSync } from '@photostructure/sqlite';
import { createServer } from '../../reference-app/server/app.js';
import type { ServerOptions } from '../../reference-app/server/app.js';
import type { ServerContext } from '../../reference-app/server/context.js';
import { refreshProjectMetrics } from '../../reference-app/server/work/refreshMetrics.js';
import { openDatabase } from '../../reference-app/server/store/database.js';
import type { Database } from '../../reference-app/server/store/database.js';
import { inProcessFetch } from './inProcessFetch.js';
import { addProject } from './testPortfolio.js';
import type { ProjectSpec, TestProject } from './testPortfolio.js';
import { addUser, ROLES } from './testUsers.js';
import type { PermissionName, Role } from './testUsers.js';

export type { ComponentSpec, ProjectSpec, TestProject } from './testPortfolio.js';
export type { PermissionName, Role } from './testUsers.js';

/** Hashing is slow on purpose. What is tested is who signs in, not how long guessing takes. */
export const CHEAP_HASHES = 4;

/** The embedded server in process, with a database in memory. Close it when the test is over. */
export interface TestServer {
  /** The base URL of requests. Nothing listens there. Relative URLs refer to it. */
  readonly baseUrl: string;
  /** A replacement for any `fetch`. It does not send a token automatically. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * A session token. Roles are users of that name with the password `Test-1234`: `admin` may do everything,
   * `auditor` sees and audits, `viewer` sees. For a list of permissions a user with exactly these is made.
   */
  tokenFor(who: Role | readonly PermissionName[]): Promise<string>;
  /** Fetches a path below `/api/v1` as a role and parses the answer; throws unless the status is 2xx. */
  get<T = unknown>(path: string, as?: Role): Promise<T>;
  /** Puts a project with components and findings into the database; its metrics are counted. */
  aProject(spec?: ProjectSpec): Promise<TestProject>;
  /** Resolves when background work, such as that of an upload, is done. */
  idle(): Promise<void>;
  close(): Promise<void>;
  /** Access to parts without a helper: the database, the settings, the queue. */
  readonly context: ServerContext;
}

/**
 * Starts a server for a test, filled like a new one: settings, teams, permissions and the licences of 4.11, no projects; not the demo.
 *
 * ```ts
 * const server = await testServer();
 * const project = await server.aProject({
 *   name: 'web-shop',
 *   components: [{ name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15', latestVersion: '4.17.21' }],
 *   findings: [{ vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash', isSuppressed: true }],
 * });
 * const token = await server.tokenFor('auditor');
 * const answer = await server.fetch(`/api/v1/finding/project/${project.uuid}?suppressed=true`, {
 *   headers: { authorization: `Bearer ${token}` },
 * });
 * ```
 */
export async function testServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const isUsual = !options.database && !options.seed && !options.now && options.hashCost === undefined;
  const filled = isUsual ? await filledDatabase() : undefined;
  const server = await createServer({
    database: filled?.name ?? ':memory:',
    seed: 'defaults',
    hashCost: CHEAP_HASHES,
    log: failLoudly,
    ...options,
  });
  filled?.release();
  // The first count of the portfolio would otherwise fall into the middle of the test.
  await server.idle();
  const { context } = server;
  const baseUrl = 'http://bomdeck.example';
  const door = untilClosed((request: Request) => server.fetch(request));
  const fetch = inProcessFetch(door.answer, baseUrl);
  const tokens = new Map<string, Promise<string>>();

  const tokenFor: TestServer['tokenFor'] = (who) => {
    const key = String(who);
    const known = tokens.get(key) ?? addUser(context, who);
    tokens.set(key, known);
    return known;
  };

  return {
    baseUrl,
    fetch,
    tokenFor,
    async get<T>(path: string, as: Role = 'admin') {
      const answer = await fetch(`/api/v1${path}`, {
        headers: { authorization: `Bearer ${await tokenFor(as)}` },
      });
      if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    async aProject(spec = {}) {
      const { id, project } = addProject(context, spec);
      await refreshProjectMetrics(context, { projectId: id });
      return project;
    },
    idle: () => server.idle(),
    async close() {
      await door.close();
      await server.close();
    },
    context,
  };
}

const nextInMemory = () => `file:/${crypto.randomUUID()}?vfs=memdb`;
let template: Promise<Database> | undefined;

/** A database as a new server leaves it after its first start. Filling it takes longer than many a test: that is done once. */
async function filledDatabase() {
  const { prepare } = await (template ??= makeTemplate());
  const name = nextInMemory();
  // Deleted when no connection is open.
  const opened = new DatabaseSync(name);
  prepare(`vacuum into '${name}'`).run();
  return { name, release: () => opened.close() };
}

async function makeTemplate(): Promise<Database> {
  const name = nextInMemory();
  const opened = openDatabase(name);
  const server = await createServer({
    database: name,
    seed: 'defaults',
    hashCost: CHEAP_HASHES,
    log: failLoudly,
  });
  await server.idle();
  await server.close();
  return opened;
}

/**
 * Behaves like a listening server that is shut down: it completes the requests it already received, even if
 * the page no longer waits for them, and does not answer later ones. A page outlives the server of its test
 * by some effects.
 */
function untilClosed(handler: (request: Request) => Promise<Response>) {
  const answering = new Set<Promise<Response>>();
  let isClosed = false;
  return {
    answer(request: Request): Promise<Response> {
      if (isClosed) return Promise.reject(new TypeError('fetch failed'));
      const answer = handler(request);
      answering.add(answer);
      answer.catch(() => undefined).finally(() => answering.delete(answer));
      return answer;
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.allSettled(answering);
    },
  };
}

/** Names of the roles that {@link TestServer.tokenFor} knows. */
export const testRoles = Object.keys(ROLES) as Role[];

/** A test should see what an operator would. */
function failLoudly(message: string, error?: unknown): void {
  console.error(`[server] ${message}`, error ?? '');
}
