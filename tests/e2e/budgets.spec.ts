import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, test } from './support/test.js';

/**
 * The time for which an idle page is observed, in milliseconds. All prefetching would have started by then.
 */
const AFTERWARDS_MS = 4_000;

/** Watches what a page downloads apart from the answers of the API, each file once. */
function watchDownloads(page: Page) {
  const files = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || files.has(pathname)) return;
    // Compressed as the server has it in store; which of its forms a browser takes differs.
    const size = async () => gzipSync(await (await request.response())!.body(), { level: 9 }).length;
    const reading = size();
    // A test may end while a file that it does not weigh is still being read. Callers that weigh the file
    // still get the error.
    reading.catch(() => undefined);
    files.set(pathname, reading);
  });
  return {
    names: () => [...files.keys()],
    /** Kilobytes so far, and the files from the largest on. */
    async weigh() {
      const sizes = await Promise.all([...files].map(async ([name, size]) => ({ name, size: await size })));
      const lines = sizes.sort((a, b) => b.size - a.size).map(({ name, size }) => `${size} ${name}`);
      return { kilobytes: sizes.reduce((sum, { size }) => sum + size, 0) / 1_000, lines };
    },
  };
}

test('the sign-in page downloads at most 150 kB in all', async ({ page }) => {
  // Without a clock nothing is fetched ahead.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const downloads = watchDownloads(page);
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const { kilobytes, lines } = await downloads.weigh();
  console.log(`sign-in page: ${kilobytes.toFixed(1)} kB`);
  expect(kilobytes, lines.join('\n')).toBeGreaterThan(50);
  expect(kilobytes, lines.join('\n')).toBeLessThanOrEqual(150);
});

for (const address of ['dashboard', 'projects', 'projects/none/findings']) {
  test(`the sign-in page fetches nothing ahead that the next page does not need: ${address}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const ofSignIn = watchDownloads(page);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect.poll(() => ofSignIn.names().some((name) => name.includes('/SignedIn-'))).toBe(true);
    await page.waitForTimeout(AFTERWARDS_MS);

    const other = await browser.newPage({ baseURL: baseURL! });
    await other.clock.install();
    await other.clock.pauseAt(Date.now() + 60_000);
    const needed = watchDownloads(other);
    await other.goto(address);
    await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await beSignedIn(other, 'auditor', address);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await other.waitForLoadState('networkidle');
    const names = needed.names();
    await other.close();

    // Its own code apart.
    const ahead = ofSignIn
      .names()
      .filter((name) => /\.(js|css)$/.test(name) && !name.includes('/signedOut-'));
    expect(ahead.filter((name) => !names.includes(name))).toEqual([]);
  });
}

/** Keeps a page from ever being idle, so that nothing is fetched ahead. */
async function keepBusy(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** True for the file that bundles src/entities/finding/detail. */
const isOpenedRow = (name: string) => name.includes('/detail.later-');

test('the list of findings downloads at most 308 kB in all, and an opened row 62 kB', async ({
  page,
  request,
}) => {
  const project = await aProject(await apiAs(request, 'admin'), 'weighed');
  await keepBusy(page);
  const downloads = watchDownloads(page);
  await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings`);
  const row = page.getByRole('row', { name: /INT-1001/ });
  await expect(row).toBeVisible();
  await page.waitForTimeout(AFTERWARDS_MS);

  const list = await downloads.weigh();
  console.log(`findings: ${list.kilobytes.toFixed(1)} kB`);
  expect(list.kilobytes, list.lines.join('\n')).toBeGreaterThan(150);
  expect(list.kilobytes, list.lines.join('\n')).toBeLessThanOrEqual(308);
  expect(downloads.names().some(isOpenedRow)).toBe(false);

  await row.hover();
  await expect.poll(() => downloads.names().some(isOpenedRow)).toBe(true);
  // The page was idle before, so its state does not show which requests a row causes.
  await page.waitForTimeout(AFTERWARDS_MS);
  const withRow = await downloads.weigh();
  console.log(`an opened row: ${(withRow.kilobytes - list.kilobytes).toFixed(1)} kB`);
  expect(withRow.kilobytes - list.kilobytes, withRow.lines.join('\n')).toBeLessThanOrEqual(62);
});

test('the code of an opened row comes while the list is idle', async ({ page, request }) => {
  const project = await aProject(await apiAs(request, 'admin'), 'opened-while-idle');
  const downloads = watchDownloads(page);
  await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings`);

  await expect.poll(() => downloads.names().some(isOpenedRow)).toBe(true);
});

test('the code of an opened row comes when a row gets the focus', async ({ page, request }) => {
  const project = await aProject(await apiAs(request, 'admin'), 'approached-by-keyboard');
  await keepBusy(page);
  const downloads = watchDownloads(page);
  await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings`);
  await expect(page.getByRole('row', { name: /INT-1001/ })).toBeVisible();

  await page.getByRole('button', { name: 'Skip to findings' }).focus();
  await page.keyboard.press('Enter');

  await expect.poll(() => downloads.names().some(isOpenedRow)).toBe(true);
});
