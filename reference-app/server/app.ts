import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { Hono } from 'hono';

import type { ApiEnv, ApiRouter, ResolvedOptions, ServerContext } from './context.js';
import { requireKnownHost, type Connection } from './http/address.js';
import { finished } from './http/finished.js';
import { allowedMethods, routesOf } from './http/methods.js';
import { Refusal, refuseWithText } from './http/refusal.js';
import { mountRoutes } from './routes/index.js';
import { bytesInFlight } from './rules/bytesInFlight.js';
import { DEFAULT_LIMITS } from './rules/documentLimits.js';
import type { DocumentLimits } from './rules/documentLimits.js';
import type { LdapSettings } from './rules/ldapSettings.js';
import type { OidcSettings } from './rules/oidcSettings.js';
import { DEFAULT_PASSWORD_LENGTH } from './rules/passwordLength.js';
import { DEFAULT_HASH_COST } from './rules/passwords.js';
import { placesOf } from './rules/places.js';
import { signInThrottle } from './rules/signInThrottle.js';
import { bomCheckerInThread } from './runtime/bomChecker.js';
import type { BomChecker } from './runtime/bomChecker.js';
import { bomCheckerInWorker } from './runtime/bomCheckerInWorker.js';
import { directoryOf } from './runtime/directory.js';
import { identityProviderOf } from './runtime/identityProvider.js';
import { logText } from './runtime/logText.js';
import { askOverNetwork } from './runtime/outbound.js';
import type { Ask } from './runtime/outbound.js';
import { jobQueueOf } from './runtime/queue.js';
import type { JobQueue } from './runtime/queue.js';
import { workerFile } from './runtime/workerFile.js';
import { seed } from './seed/index.js';
import { configOf, encryptSecretSettings, moveCredentialsOutOfSettings } from './store/config.js';
import { closeDatabase, isDamage, isStorageFull, openDatabase } from './store/database.js';
import type { Database } from './store/database.js';
import { makeFile, realFile, requireUndamaged } from './store/databaseFile.js';
import { keyUsageOf } from './store/keyUsage.js';
import { lockDatabase } from './store/lock.js';
import { encryptPublisherConfigs } from './store/publisherConfigs.js';
import { moveCredentialsOutOfAddresses } from './store/repositories.js';
import { keyInFile, keyInMemory, requireKeyOf, secretsOf } from './store/secrets.js';
import { firstWriter, turnsMemory } from './store/writerTurns.js';
import { registerWork } from './work/index.js';
import { jobQueueInWorker } from './work/jobQueueInWorker.js';
import { keepRecurring } from './work/recurringWork.js';

/** The options for starting a server. */
export interface ServerOptions {
  /**
   * Path of the database file, made when missing (its folder, too). `:memory:` keeps nothing; nor does `file:/name?vfs=memdb`,
   * under whose name the process may open the same memory again.
   */
  database: string;
  /**
   * The initial content of a new database: `defaults` as in a new reference server, `demo` with the demo
   * portfolio on top, `none` nothing at all. A database that was filled before is not changed.
   */
  seed: 'defaults' | 'demo' | 'none';
  /** The clock, in milliseconds since 1970. @defaultValue Date.now */
  now?: () => number;
  /** Version reported to clients. @defaultValue 4.11.7 */
  version?: string;
  /** Bytes of the largest bill of materials that is taken. @defaultValue 100,000,000 */
  uploadLimit?: number;
  /** The maximum contents of a BOM. @defaultValue {@link DEFAULT_LIMITS} */
  documentLimits?: Partial<DocumentLimits>;
  /**
   * True when addresses of a private network or of this machine may receive notifications, and may be
   * contacted as package repositories and the identity provider. When false, an administrator of the API
   * cannot use these to reach services that only this machine can reach.
   * @defaultValue false
   */
  privateDestinations?: boolean;
  /**
   * True when every request comes through a proxy that adds the address of its client to `X-Forwarded-For`.
   * The address distinguishes clients that guess passwords.
   * @defaultValue false
   */
  isBehindProxy?: boolean;
  /**
   * True when users must send `currentPassword` to set another password (`POST user/self`). When false, the
   * API is that of the reference, and a person who finds an open session can seize the account.
   * @defaultValue true
   */
  asksOldPassword?: boolean;
  /** Characters that a new password needs at least. @defaultValue 8 */
  leastPasswordLength?: number;
  /**
   * Binary logarithm of the cost of a new password hash (`N` of scrypt): each step doubles the time and memory of a sign-in.
   * @defaultValue 15: 32 MiB, and 60 to 100 ms
   */
  hashCost?: number;
  /** Origins of pages elsewhere that may read answers, such as `https://host.example`; `*` for all. @defaultValue none */
  corsOrigins?: readonly string[];
  /**
   * Host names that requests through a socket may be for, besides `localhost` and addresses, such as
   * `bomdeck.example`; `*` for all. Others are rejected with 421, because the owner of a name can point it at
   * this machine.
   * @defaultValue none
   */
  allowedHosts?: readonly string[];
  /** Through whom people sign in besides. @defaultValue no provider */
  oidc?: OidcSettings;
  /** The directory whose people sign in with their password there. @defaultValue none */
  ldap?: LdapSettings;
  /**
   * Queries package repositories. @defaultValue over the network; not at all while the database is in memory
   */
  ask?: Ask;
  /** Writes lines for the operator. @defaultValue stderr */
  log?: (message: string, error?: unknown) => void;
}

/** A running server. It does not listen anywhere: main.ts puts it behind a socket, and tests call `fetch`. */
export interface Server {
  /** Answers one request to `/api/…` or `/health`, which may have come through a socket. Never rejects. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Resolves when all background work is done. */
  idle(): Promise<void>;
  /** Finishes the running job and closes the database; what waits is done after the next start. */
  close(): Promise<void>;
  /** For seeds and tests that need more than the API. */
  readonly context: ServerContext;
  /** Everything there is to call, such as `GET /api/v1/project/:uuid`. */
  readonly routes: readonly { method: string; path: string }[];
}

/**
 * Starts the embedded server: opens the database, seeds it when it is new and takes up unfinished work.
 * @throws Error when the database cannot be opened, is in use by another server or was written by a newer release
 */
export async function createServer(options: ServerOptions): Promise<Server> {
  const now = options.now ?? Date.now;
  const log = options.log ?? logToStderr;
  const turns = turnsMemory();
  const resolved = resolve(options);
  const { db, key, closeData } = openData(options.database, turns, log);
  const askProvider = askOverNetwork({ allowPrivate: resolved.privateDestinations, mostRedirects: 0 });

  const server: ServerContext = {
    db,
    now,
    log,
    config: configOf(db),
    secrets: secretsOf(key, now),
    keyUsage: keyUsageOf(db, now, log),
    signInThrottle: signInThrottle(now),
    jobs: jobsOf(options, db, key, turns, log),
    bomChecker: bomCheckerOf(),
    ask:
      options.ask ??
      (isInMemory(options.database)
        ? refuseToAsk
        : askOverNetwork({ allowPrivate: resolved.privateDestinations })),
    identityProvider: options.oidc && identityProviderOf(options.oidc, { ask: askProvider, now, log }),
    directory: options.ldap && directoryOf(options.ldap, { log }),
    options: resolved,
  };
  encryptPublisherConfigs(db, server.secrets);
  registerWork(server);
  await seed(server, options.seed);
  moveCredentialsOutOfAddresses(db, server.secrets);
  moveCredentialsOutOfSettings(db, server.secrets);
  encryptSecretSettings(db, server.secrets);
  const api = apiOf(server);
  server.jobs.start();
  const stopRecurring = options.seed === 'none' ? undefined : keepRecurring(server);

  return {
    context: server,
    routes: routesOf(api),
    fetch: async (request, connection) => api.fetch(request, connection),
    idle: () => server.jobs.idle(),
    async close() {
      stopRecurring?.();
      await server.jobs.stop();
      await server.bomChecker.close();
      server.keyUsage.close();
      closeData();
    },
  };
}

// One for the process, because a server may open the memory of another one, or a copy of it.
const KEY_IN_MEMORY = keyInMemory();
const isInMemory = (database: string) => /^(:memory:$|file:.*vfs=memdb)/.test(database);

function openData(
  database: string,
  turns: SharedArrayBuffer,
  log: NonNullable<ServerOptions['log']>,
): { db: Database; key: Buffer; closeData: () => void } {
  if (isInMemory(database)) {
    const db = openDatabase(database);
    return { db, key: KEY_IN_MEMORY, closeData: () => db.close() };
  }
  makeFolder(dirname(database));
  const file = realFile(database);
  const unlock = lockDatabase(file);
  try {
    const keyFile = keyFileFor(database);
    const key = keyInFile(keyFile);
    if (!existsSync(file)) makeFile(file);
    const db = openDatabase(file, firstWriter(turns));
    try {
      requireUndamaged(db, database);
      requireKeyOf(db, secretsOf(key, Date.now), { key: keyFile, database });
    } catch (error) {
      db.close();
      throw error;
    }
    const closeData = () => {
      closeDatabase(db, log);
      unlock();
    };
    return { db, key, closeData };
  } catch (error) {
    unlock();
    throw error;
  }
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`Could not use the data folder ${folder}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

// Own threads do the work where there is a build to load them from, and nothing of this thread they would need.
function jobsOf(
  options: ServerOptions,
  db: Database,
  key: Buffer,
  turns: SharedArrayBuffer,
  log: ServerContext['log'],
): JobQueue {
  const now = options.now ?? Date.now;
  const script = workerFile('jobWorker');
  if (!script || isInMemory(options.database) || options.now || options.ask) return jobQueueOf(db, now, log);
  return jobQueueInWorker(db, now, log, script, {
    database: options.database,
    key,
    options: resolve(options),
    turns,
  });
}

function bomCheckerOf(): BomChecker {
  const script = workerFile('bomCheckWorker');
  return script ? bomCheckerInWorker(script) : bomCheckerInThread();
}

// Tests must not depend on the world outside.
const refuseToAsk: Ask = () =>
  Promise.reject(new TypeError('This server does not query package repositories.'));

function resolve(options: ServerOptions): ResolvedOptions {
  return {
    version: options.version ?? '4.11.7',
    buildTime: BUILD_TIME,
    uploadLimit: options.uploadLimit ?? 100_000_000,
    documentLimits: { ...DEFAULT_LIMITS, ...options.documentLimits },
    privateDestinations: options.privateDestinations ?? false,
    isBehindProxy: options.isBehindProxy ?? false,
    asksOldPassword: options.asksOldPassword ?? true,
    leastPasswordLength: options.leastPasswordLength ?? DEFAULT_PASSWORD_LENGTH,
    hashCost: options.hashCost ?? DEFAULT_HASH_COST,
    corsOrigins: options.corsOrigins ?? [],
    allowedHosts: options.allowedHosts ?? [],
  };
}

// The reference names when it was built; a date of ours would say nothing more.
const BUILD_TIME = '2024-08-19T10:10:54Z';

// Beside the database, because one is of no use without the other.
function keyFileFor(database: string): string {
  const file = join(dirname(database), 'secret.key');
  if (existsSync(database) && !existsSync(file)) {
    throw new Error(`${file} is missing. Without it, the server cannot read the secrets in ${database}.`);
  }
  return file;
}

function apiOf(server: ServerContext): ApiRouter {
  const api: ApiRouter = new Hono<ApiEnv>({ strict: false });
  const bodies = bytesInFlight({ ofCaller: 250_000_000, ofAll: 500_000_000 });
  const unread = bytesInFlight({ ofCaller: 64_000_000, ofAll: 256_000_000 });
  const largeReads = placesOf(LARGE_READS);
  const hugeReads = placesOf({ ...LARGE_READS, ofCaller: 1, ofAll: 1 });
  api.use('*', async (c, next) => {
    c.set('server', server);
    requireKnownHost(c);
    c.set('bodies', bodies);
    c.set('heldBody', []);
    c.set('largeReads', largeReads);
    c.set('hugeReads', hugeReads);
    c.set('heldPlaces', []);
    await next();
    for (const held of c.get('heldBody')) held.release();
    const answer = await finished(c, unread).finally(() => {
      for (const leave of c.get('heldPlaces')) leave();
    });
    // Hono adds headers of the answer before, such as its length, to one that takes its place.
    c.res = undefined;
    c.res = answer;
  });
  mountRoutes(api, server);
  const methodsOf = allowedMethods(api);
  api.notFound((c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return new Response(null, { status: 404 });
    const allow = methods.join(',');
    if (c.req.method !== 'OPTIONS') return new Response(null, { status: 405, headers: { allow } });
    return new Response(null, { status: 200, headers: { allow, 'content-type': 'application/json' } });
  });
  api.onError((error, c) => {
    const contentType = c.get('produces')?.[0] ?? 'application/json';
    if (error instanceof Refusal) return refusalAnswer(error, contentType);
    server.log(`${c.req.method} ${c.req.routePath} failed`, error);
    if (isStorageFull(error)) return refusalAnswer(refuseWithText(507, NO_ROOM, 'text/plain'), contentType);
    return new Response(isDamage(error) ? DAMAGED : 'Uncaught internal server error', {
      status: 500,
      headers: { 'content-type': contentType },
    });
  });
  return api;
}

/** Each takes up to some hundred MB, and the thread that answers everyone. */
const LARGE_READS = { ofCaller: 2, ofAll: 4, waitingOfCaller: 8, waitingOfAll: 60, patienceMs: 10_000 };

const NO_ROOM = 'The disk of the server is full.';
const DAMAGED = 'The database of this server is damaged.';

function refusalAnswer({ status, body, headers }: Refusal, endpointType: string): Response {
  switch (body.kind) {
    case 'empty':
      return new Response(null, { status, headers });
    case 'text':
      return new Response(body.text, {
        status,
        headers: { ...headers, 'content-type': body.contentType ?? endpointType },
      });
    case 'json':
      return new Response(JSON.stringify(body.json), {
        status,
        headers: { ...headers, 'content-type': body.contentType },
      });
  }
}

function logToStderr(message: string, error?: unknown): void {
  console.error(logText(message, error));
}
