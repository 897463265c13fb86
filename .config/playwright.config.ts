import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

// This file is read by each worker again; all of them must mean the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bomdeck-e2e-'));
process.env.E2E_PORT ??= '8472';
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}/`;

/** The running console with its embedded server and a new database, in Chromium. */
export default defineConfig({
  testDir: join(root, 'tests/e2e'),
  outputDir: join(root, 'test-results'),
  forbidOnly: Boolean(process.env.CI),
  // One server, one database, two slow cores.
  workers: 1,
  fullyParallel: false,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      // Found on the machine, else the one that Playwright installed.
      ...(existsSync(installed) ? { executablePath: installed } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'prepare', testMatch: /prepare\.setup\.ts$/ },
    { name: 'console', testMatch: /\.spec\.ts$/, dependencies: ['prepare'] },
  ],
  webServer: {
    command: 'node reference-app/start.mjs',
    cwd: root,
    url: `${baseURL}api/version`,
    env: { PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR, EMPTY: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000,
    stdout: 'pipe',
  },
});
