import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { test } from '../../e2e/support/test.js';
import { originOf, portOf } from './hosts.js';

const run = promisify(execFile);

/** Next reports each build to its makers unless this is turned off. */
const QUIET = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };

/** The server URL in the recipes. Readers replace it with theirs, and so do the tests. */
const SERVER_OF_RECIPES = 'http://127.0.0.1:8081';
const INSTALL_MS = 400_000;
const COMMAND_MS = 180_000;
const START_MS = 30_000;

/**
 * Follows the recipe of a host in an empty folder before the tests of a file: its files, `npm install`, `npm
 * run build`, `npm start`.
 * @param name - its folder in `tests/hosts`
 * @param more - files in addition to those of the recipe, by path, for content that only a test needs
 * @returns its URL
 */
export function useHost(name: string, more: Readonly<Record<string, string>> = {}): string {
  const folder = join(process.env['HOSTS_DIR']!, name);
  let server: ChildProcess | undefined;

  test.beforeAll(async () => {
    test.setTimeout(INSTALL_MS);
    // After a failed test, another worker continues.
    const isBuilt = join(folder, '.built');
    if (!existsSync(isBuilt)) {
      await copyRecipe(name, folder, more);
      await npm(folder, 'install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline');
      await npm(folder, 'run', 'build');
      await writeFile(isBuilt, '');
    }
    server = await start(folder, name);
  });

  test.afterAll(async () => {
    if (server) await stop(server);
  });

  return originOf(name);
}

async function copyRecipe(name: string, folder: string, more: Readonly<Record<string, string>>) {
  await cp(fileURLToPath(new URL(`../../hosts/${name}`, import.meta.url)), folder, { recursive: true });
  for (const [path, text] of Object.entries(more)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(SERVER_OF_RECIPES, process.env['HOSTS_API']!));
  }
}

async function npm(folder: string, ...args: string[]) {
  await run('npm', args, { cwd: folder, env: QUIET, timeout: COMMAND_MS }).catch(
    (error: { message: string; stdout: string }) => {
      // Some tools say on stdout what is wrong.
      throw new Error(`${error.message}\n${error.stdout}`, { cause: error });
    },
  );
}

async function start(folder: string, name: string): Promise<ChildProcess> {
  if (await isAnswered(originOf(name))) throw new Error(`Something else is served at ${originOf(name)}.`);
  // A separate process group: npm does not pass a signal on to the processes it started.
  const server = spawn('npm', ['start', '--', '--port', String(portOf(name))], {
    cwd: folder,
    env: QUIET,
    detached: true,
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  for (const startedAt = Date.now(); Date.now() - startedAt < START_MS; await sleep(100)) {
    if (server.exitCode !== null) break;
    if (await isAnswered(originOf(name))) return server;
  }
  await stop(server);
  throw new Error(`${name} is not served at ${originOf(name)}: ${output}`);
}

async function isAnswered(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  process.kill(-server.pid!, 'SIGTERM');
  await ended;
}
