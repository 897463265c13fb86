import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../tests/support/chromium.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = chromiumPath();

// This file is read by each worker again; all of them must mean the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'bomdeck-e2e-'));
process.env.E2E_PORT ??= '8472';
const started = `http://127.0.0.1:${process.env.E2E_PORT}/`;
// Another console, and with it another server; see docs/contributing.md.
const given = process.env.E2E_BASE_URL;
const baseURL = given === undefined ? started : `${given.replace(/\/+$/, '')}/`;

/** Chromium features that run beside the page, again for each test: a third of its work. */
const DISABLED_FEATURES = [
  // The suggestions of the address bar are two extra pages in each new window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process in store, which is of use on an idle machine.
  'SpareRendererForSitePerProcess',
  // Of several lists, Chromium uses the last one, so the features that Playwright disables are listed here,
  // too.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The running console with its embedded server and a new database, or in front of another server, in Chromium. */
export default defineConfig({
  testDir: join(root, 'tests/e2e'),
  outputDir: join(root, 'test-results'),
  forbidOnly: Boolean(process.env.CI),
  // One server, one database, two slow cores: a test makes its own projects, and leaves settings alone. A third one works while others wait.
  workers: 3,
  fullyParallel: true,
  // Nothing is retried, because tests that pass only sometimes are broken. This also applies with --retries.
  retries: 0,
  failOnFlakyTests: true,
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    // Recording a trace of each test, to keep those of the few that fail, takes a fifth of the time. Use
    // --trace to record them.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Found on the machine, else the one that Playwright installed.
      ...(installed !== undefined && { executablePath: installed }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        `--disable-features=${DISABLED_FEATURES.join()}`,
      ],
    },
  },
  projects: [
    { name: 'prepare', testMatch: /prepare\.setup\.ts$/, fullyParallel: false },
    { name: 'console', testMatch: /\.spec\.ts$/, dependencies: ['prepare'] },
  ],
  webServer:
    given === undefined
      ? {
          command: 'node reference-app/start.mjs',
          cwd: root,
          url: `${baseURL}${process.env.E2E_API_URL === undefined ? 'api/version' : 'static/config.json'}`,
          env: {
            PORT: process.env.E2E_PORT,
            DATA_DIR: process.env.E2E_DATA_DIR,
            EMPTY: '1',
            // An API on another origin: the console then asks that one.
            ...(process.env.E2E_API_URL !== undefined && { API_BASE_URL: process.env.E2E_API_URL }),
          },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
          timeout: 180_000,
          stdout: 'pipe',
        }
      : undefined,
});
