import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.js';

const PORT = process.env.WORKSHOP_PORT ?? '8473';
const baseURL = `http://127.0.0.1:${PORT}/`;

/** All stories of the workshop, in Chromium. */
export default defineConfig({
  ...journeys,
  testDir: '../../tests/workshop',
  testMatch: /\.spec\.ts$/,
  // A test goes through a third of the stories.
  timeout: 1_200_000,
  // As wide as what the console leaves a page on a screen of 1440 pixels.
  use: { ...journeys.use, baseURL, viewport: { width: 1206, height: 760 } },
  projects: [{ name: 'stories' }],
  webServer: {
    command: `node_modules/.bin/storybook dev -c .config/workshop -p ${PORT} --host 127.0.0.1 --exact-port --ci --no-open --quiet`,
    cwd: '../..',
    url: `${baseURL}iframe.html`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 120_000,
  },
});
