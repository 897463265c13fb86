import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { HOSTS, originOf } from '../tests/support/hosts/hosts.js';
import journeys from './playwright.config.js';

const root = fileURLToPath(new URL('..', import.meta.url));

// This file is read by each worker again; all of them must mean the same folder.
process.env.HOSTS_DIR ??= mkdtempSync(join(tmpdir(), 'bomdeck-hosts-'));
process.env.HOSTS_API ??= 'http://127.0.0.1:8474';

const specOf = (name: string) => join(root, `tests/hosts/${name}.spec.ts`);
const isQuick = ([, { isQuick }]: (typeof HOSTS)[number]) => isQuick;

/** The hosts of tests/hosts: each installs the packed kit, is built, and is opened in Chromium. `npm test` runs the quick ones. */
export default defineConfig({
  ...journeys,
  testDir: join(root, 'tests/hosts'),
  globalSetup: join(root, 'tests/support/hosts/pack.ts'),
  // A host is installed once, by its first test.
  fullyParallel: false,
  use: { ...journeys.use, baseURL: undefined },
  projects: [
    { name: 'quick', testMatch: HOSTS.filter(isQuick).map(([name]) => specOf(name)) },
    { name: 'slow', testMatch: HOSTS.filter((host) => !isQuick(host)).map(([name]) => specOf(name)) },
  ],
  webServer: {
    command: `node reference-app/startServer.mjs --port ${new URL(process.env.HOSTS_API).port} --data ${process.env.HOSTS_DIR}/data`,
    cwd: root,
    url: `${process.env.HOSTS_API}/api/version`,
    // Pages in sandboxed frames have no origin that could be named.
    env: { ALPINE_CORS_ALLOW_ORIGIN: ['*', ...HOSTS.map(([name]) => originOf(name))].join(' ') },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  },
});
