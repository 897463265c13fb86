import { existsSync } from 'node:fs';

/** Without these a browser on a closed network keeps asking for its maker's hosts. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of the browser to drive, preferably one with windows, because measurements are made with
 * it. Undefined lets Playwright use its own.
 */
export function chromiumPath(): string | undefined {
  return [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium-headless-shell',
  ].find((path) => path !== undefined && existsSync(path));
}
