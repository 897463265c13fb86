import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'vite';

/** A build of the embedded server, as it is shipped. Only such a build has workers and can be killed. */
export interface BuiltServer {
  /** Starts it on a free port; `--empty` unless other arguments are given. */
  start(dataDirectory: string, args?: readonly string[]): Promise<ServerProcess>;
  /**
   * A process that has read the code and waits with the rest, so that starting it later takes less time. It opens nothing
   * before that: another server may still use the folder.
   */
  standby(dataDirectory: string, args?: readonly string[]): StandbyProcess;
  /** Deletes the build. */
  remove(): void;
}

export interface StandbyProcess {
  start(): Promise<ServerProcess>;
  /** Ends a process that is no longer needed. */
  kill(): void;
}

export interface ServerProcess {
  readonly baseUrl: string;
  /** Calls a path below `/api/v1` as the administrator; what is no form is sent as JSON. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /** Ends the process without warning, like a power cut, and waits for its exit. */
  kill(): Promise<void>;
  /** Ends the process in an orderly way. @returns its exit code; null when it was killed */
  stop(): Promise<number | null>;
  /** Returns the text that it wrote to stderr. */
  errors(): string;
  /** MB of memory it occupies now; not on Windows. */
  memory(): number;
}

const ADMIN = { username: 'admin', password: 'Test-1234' };

/** Builds the embedded server into its own folder below `.cache`, where its packages are found. */
export async function buildServer(): Promise<BuiltServer> {
  const root = packageRoot();
  const outDir = join(root, `.cache/server-${process.pid}`);
  await build({
    configFile: join(root, 'reference-app/server/vite.config.ts'),
    root,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const entry = join(outDir, 'main.js');
  /** By folder: a session outlives the process, because its key lies beside the database. */
  const sessions = new Map<string, Session>();
  const sessionIn = (dataDirectory: string) => {
    const session = sessions.get(dataDirectory) ?? {};
    sessions.set(dataDirectory, session);
    return session;
  };
  return {
    start(dataDirectory, args = ['--empty']) {
      const child = spawn(process.execPath, [entry, ...argumentsFor(dataDirectory, args)], SPAWN_OPTIONS);
      return serverIn(child, sessionIn(dataDirectory));
    },
    standby(dataDirectory, serverArgs = ['--empty']) {
      const args = JSON.stringify(argumentsFor(dataDirectory, serverArgs));
      const code = `import(${JSON.stringify(pathToFileURL(entry).href)}).then(({ main }) =>
        process.stdin.once('data', () => { process.stdin.destroy(); void main(${args}); }))`;
      const child = spawn(process.execPath, ['--eval', code], SPAWN_OPTIONS);
      return {
        start() {
          child.stdin.write('start');
          return serverIn(child, sessionIn(dataDirectory));
        },
        kill: () => void child.kill('SIGKILL'),
      };
    },
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}

// The benchmarks run from their own build, so the number of levels up to it varies.
function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** Switches off the package repositories of a new server, so that what is measured or tested stays on this machine. */
export async function keepFromAskingTheWorld(server: ServerProcess): Promise<void> {
  const answer = await server.call('GET', '/repository?pageSize=100');
  for (const repository of (await answer.json()) as Record<string, unknown>[]) {
    await server.call('POST', '/repository', { ...repository, enabled: false });
  }
}

/** A folder below the one for temporary files, and how to get rid of it. */
export function temporaryDirectory(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'bomdeck-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Forms are sent as what they are. */
const isForm = (body: unknown): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

interface Session {
  token?: string;
}

const SPAWN_OPTIONS = {
  stdio: ['pipe', 'pipe', 'pipe'] as ['pipe', 'pipe', 'pipe'],
  env: { ...process.env, TZ: 'UTC' },
};

const argumentsFor = (dataDirectory: string, args: readonly string[]) => [
  ...['--port', '0', '--data', dataDirectory],
  ...args,
];

async function serverIn(child: ChildProcessWithoutNullStreams, session: Session): Promise<ServerProcess> {
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const baseUrl = await addressOf(child, () => errors);
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  return {
    baseUrl,
    async call(method, path, body) {
      session.token ??= await signIn(baseUrl);
      return fetch(`${baseUrl}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session.token}`,
          ...(body === undefined || isForm(body) ? {} : { 'content-type': 'application/json' }),
        },
        body: isForm(body) ? body : JSON.stringify(body),
      });
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    errors: () => errors,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
  };
}

async function addressOf(child: ChildProcess, errors: () => string): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (let waited = 0; waited < 30_000; waited += 20) {
    const address = /listening on (\S+)/.exec(output)?.[1];
    if (address) return address;
    if (child.exitCode !== null) throw new Error(`The server ended at its start: ${errors()}`);
    await sleep(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The server does not listen: ${output}${errors()}`);
}

/** Signs the administrator in, with the forced change of the password where it is the first time. */
async function signIn(baseUrl: string): Promise<string> {
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${baseUrl}/api/v1/user/${path}`, { method: 'POST', body: new URLSearchParams(form) });
  const first = await post('login', ADMIN);
  if (first.ok) return first.text();
  const { username, password } = ADMIN;
  await post('forceChangePassword', {
    username,
    password: 'admin',
    newPassword: password,
    confirmPassword: password,
  });
  const second = await post('login', ADMIN);
  if (!second.ok) throw new Error(`Signing in failed: ${second.status} ${await second.text()}`);
  return second.text();
}
