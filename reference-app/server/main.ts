import { realpathSync } from 'node:fs';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { serve } from '@hono/node-server';

import { createServer } from './app.js';
import type { Server } from './app.js';
import { closeGently } from './runtime/closeGently.js';
import { allowedHostsFrom } from './rules/allowedHosts.js';
import { corsOriginsFrom } from './rules/corsOrigins.js';
import { documentLimitsFrom } from './rules/documentLimits.js';
import { ldapSettingsFrom } from './rules/ldapSettings.js';
import { oidcSettingsFrom } from './rules/oidcSettings.js';
import { passwordLengthFrom } from './rules/passwordLength.js';

export { createServer } from './app.js';
export type { Server, ServerOptions } from './app.js';
export { closeGently } from './runtime/closeGently.js';
export { publicSignInsOf } from './seed/publicSignIns.js';
export type { PublicSignIn } from './seed/publicSignIns.js';
export { allowedHostsFrom, hostProblem } from './rules/allowedHosts.js';
export { corsOriginsFrom } from './rules/corsOrigins.js';
export { documentLimitsFrom } from './rules/documentLimits.js';
export { ldapSettingsFrom } from './rules/ldapSettings.js';
export { oidcSettingsFrom } from './rules/oidcSettings.js';
export type { OidcSettings } from './rules/oidcSettings.js';
export { passwordLengthFrom } from './rules/passwordLength.js';

const USAGE = `Usage: npm run server -- [--port 8081] [--host 127.0.0.1] [--data DIR] [--empty] [--private-destinations]
                         [--behind-proxy]

  --port   port to listen on, default 8081
  --host   address to listen on, default 127.0.0.1 (this machine only)
  --data   folder of the database, default ./data
  --empty  start without the demo portfolio
  --private-destinations
           allow notifications, and requests to package repositories and the identity provider, to use
           addresses in your own network
  --behind-proxy
           trust X-Forwarded-For, because all requests pass through your proxy

Environment:
  ALPINE_OIDC_ENABLED, ALPINE_OIDC_ISSUER, ALPINE_OIDC_CLIENT_ID, …
           sign-in through an identity provider
  ALPINE_LDAP_ENABLED, ALPINE_LDAP_SERVER_URL, ALPINE_LDAP_BASEDN, …
           sign-in with accounts of a directory
  ALPINE_CORS_ALLOW_ORIGIN
           origins whose pages can read responses
  ALLOWED_HOSTS
           further host names of this server
  BOM_MAX_COMPONENTS, BOM_MAX_VALUES, BOM_MAX_DEPTH, BOM_MAX_TEXT
           limits of uploaded documents

For details, see docs/server.md.`;

/** Runs only the server until it is stopped (SIGTERM, SIGINT). */
export async function main(args: readonly string[]): Promise<void> {
  const options = readArguments(args);
  if (!options) return;
  // Before anything is made or begun: a server that cannot listen should leave no trace.
  const problem = await problemOfListening(options);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  const server = await startServer(options);
  if (!server) return;
  const listener = serve({
    fetch: server.fetch,
    port: options.port,
    hostname: options.host,
    serverOptions: { maxHeaderSize: MAX_HEADER_BYTES },
  });
  const stop = async (exitCode: number) => {
    if ('closeAllConnections' in listener) await closeGently(listener);
    await server.close();
    process.exit(exitCode);
  };
  listener.on('listening', () => {
    const address = listener.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    const host = options.host.includes(':') ? `[${options.host}]` : options.host;
    console.log(`listening on http://${host}:${port}`);
  });
  listener.on('error', (error: Error) => {
    console.error(error.message);
    void stop(1);
  });
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
}

/** The URL contains the search text: 10,000 characters, each of up to four bytes written as `%F0`. */
const MAX_HEADER_BYTES = 160 * 1024;

async function startServer({
  data,
  isEmpty,
  privateDestinations,
  isBehindProxy,
}: {
  data: string;
  isEmpty: boolean;
  privateDestinations: boolean;
  isBehindProxy: boolean;
}): Promise<Server | undefined> {
  try {
    return await createServer({
      database: join(data, 'bomdeck.sqlite'),
      seed: isEmpty ? 'defaults' : 'demo',
      privateDestinations,
      isBehindProxy,
      corsOrigins: corsOriginsFrom(process.env),
      allowedHosts: allowedHostsFrom(process.env),
      oidc: oidcSettingsFrom(process.env),
      ldap: ldapSettingsFrom(process.env),
      documentLimits: documentLimitsFrom(process.env),
      leastPasswordLength: passwordLengthFrom(process.env),
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return undefined;
  }
}

/** Why nothing can listen there; undefined where it can. */
function problemOfListening({ port, host }: { port: number; host: string }): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createSocket();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use. Choose another port with --port.`
          : `${host}:${port}: ${error.message}`,
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '8081' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: 'data' },
        empty: { type: 'boolean', default: false },
        'private-destinations': { type: 'boolean', default: false },
        'behind-proxy': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65535)
      throw new Error(`--port: '${values.port}' is not a valid port. Use a number from 0 to 65535.`);
    if (values.data === '') throw new Error('--data requires a folder.');
    if (values.help) {
      console.log(USAGE);
      return undefined;
    }
    return {
      port,
      host: values.host,
      data: values.data,
      isEmpty: values.empty,
      privateDestinations: values['private-destinations'],
      isBehindProxy: values['behind-proxy'],
    };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exitCode = 2;
    return undefined;
  }
}

// Imported by another owner of the process (the start script of the console), this file only exports.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2));
}
