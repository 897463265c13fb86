/**
 * `npm start`: sets up what is missing, starts the included server and serves the console from the same address.
 * docs/operating.md says what the environment variables do. Runs on plain Node, before anything is installed.
 */
import { createServer } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { consoleFiles } from './serve/consoleFiles.mjs';
import { endWithNpm } from './serve/endWithNpm.mjs';
import { frontDoor } from './serve/frontDoor.mjs';
import { requireNode } from './serve/requireNode.mjs';
import { basePathOf, configFrom, isYes, originsOf } from './serve/runtimeConfig.mjs';
import { setUp } from './serve/setUp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  await main(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function main(environment) {
  requireNode();
  const options = optionsOf(environment);
  originsOf(environment, environment.CONNECT_TO);
  await requireFreePort(options);
  await setUp(root, options.apiBaseUrl ? ['console'] : ['console', 'server']);

  const embedded = options.apiBaseUrl ? undefined : await startEmbedded(options, environment);
  const door = frontDoor({
    basePath: options.basePath,
    files: consoleFiles({
      folder: join(root, 'dist-app/console'),
      basePath: options.basePath,
      config: configFrom(environment),
      connectTo: environment.CONNECT_TO,
    }),
    api: embedded?.listener,
    problemOfHost: embedded?.problemOfHost,
  });
  const stop = async (exitCode) => {
    if (embedded) await embedded.closeGently(door);
    else {
      door.close();
      door.closeAllConnections();
    }
    await embedded?.server.close();
    process.exit(exitCode);
  };
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
  endWithNpm();
  door.on('error', (error) => {
    console.error(error.code === 'EADDRINUSE' ? portTaken(options.port) : error.message);
    void stop(1);
  });
  door.listen(options.port, options.host, () => {
    const { port } = door.address();
    announce(
      `http://${hostInAddress(options.host)}:${port}${options.basePath}/`,
      options,
      embedded?.signIns ?? [],
    );
  });
}

function optionsOf({
  PORT,
  HOST,
  DATA_DIR,
  API_BASE_URL,
  BASE_PATH,
  EMPTY,
  PRIVATE_DESTINATIONS,
  BEHIND_PROXY,
}) {
  if (PORT && (!/^\d+$/.test(PORT) || Number(PORT) > 65535))
    throw new Error(`PORT ${PORT} is not a valid port. Use a number from 0 to 65535.`);
  const data = DATA_DIR || '.data';
  return {
    port: Number(PORT || 8080),
    host: HOST || '127.0.0.1',
    data: isAbsolute(data) ? data : join(root, data),
    apiBaseUrl: API_BASE_URL || undefined,
    basePath: basePathOf(BASE_PATH),
    isEmpty: isYes({ EMPTY }),
    privateDestinations: isYes({ PRIVATE_DESTINATIONS }),
    isBehindProxy: isYes({ BEHIND_PROXY }),
  };
}

/** Said before anything is installed or built, not minutes later. */
function requireFreePort({ port, host }) {
  if (port === 0) return undefined;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(new Error(error.code === 'EADDRINUSE' ? portTaken(port) : `${host}:${port}: ${error.message}`)),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });
}

function portTaken(port) {
  return `Port ${port} is already in use. Choose another port: PORT=${Number(port) + 1} npm start`;
}

async function startEmbedded({ data, isEmpty, privateDestinations, isBehindProxy }, environment) {
  const [{ getRequestListener }, embedded] = await Promise.all([
    import('@hono/node-server'),
    import(pathToFileURL(join(root, 'dist-app/server/main.js')).href),
  ]);
  const allowedHosts = embedded.allowedHostsFrom(environment);
  const server = await embedded.createServer({
    database: join(data, 'bomdeck.sqlite'),
    seed: isEmpty ? 'defaults' : 'demo',
    privateDestinations,
    isBehindProxy,
    corsOrigins: embedded.corsOriginsFrom(environment),
    allowedHosts,
    oidc: embedded.oidcSettingsFrom(environment),
    ldap: embedded.ldapSettingsFrom(environment),
    documentLimits: embedded.documentLimitsFrom(environment),
    leastPasswordLength: embedded.passwordLengthFrom(environment),
  });
  const signIns = await embedded.publicSignInsOf(server.context);
  return {
    server,
    listener: getRequestListener(server.fetch),
    problemOfHost: ({ headers, socket }) =>
      embedded.hostProblem(allowedHosts, headers.host, socket.localAddress),
    signIns,
    closeGently: embedded.closeGently,
  };
}

function announce(address, { apiBaseUrl, data }, signIns) {
  const lines = ['', `Bomdeck console: ${address}`];
  if (apiBaseUrl) lines.push(`API:             ${apiBaseUrl}`);
  else lines.push(`Data:            ${data}`);
  if (signIns.length > 0) {
    lines.push('', 'Sign in as');
    const widest = (key) => Math.max(...signIns.map((signIn) => signIn[key].length));
    const [usernames, passwords] = [widest('username'), widest('password')];
    for (const { username, password, role } of signIns) {
      lines.push(`  ${username.padEnd(usernames)}  ${password.padEnd(passwords)}  (${role})`);
    }
  }
  lines.push('', 'Press Ctrl+C to stop.');
  console.log(lines.join('\n'));
}

function hostInAddress(host) {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
