import { expect, test } from '../e2e/support/test.js';
import {
  downloadedScripts,
  expectFindings,
  expectMenuWorks,
  serveManyFindings,
  signIn,
} from '../support/hosts/page.js';
import { useHost } from '../support/hosts/useHost.js';

const host = useHost('esbuild');

test('esbuild: findings and a menu, in German', async ({ page }) => {
  await page.goto(host);
  await signIn(page);

  await expectFindings(page, 'de');
  await expectMenuWorks(page, page, 'de');
});

test('esbuild: a long list is read in the worker that the page serves', async ({ page }) => {
  await serveManyFindings(page);
  const started = page.waitForEvent('worker');
  await page.goto(host);
  await signIn(page);

  expect(new URL((await started).url()).pathname).toBe('/findings.worker.js');
  await expect(page.getByText('GHSA-pjwm-rvh2-c87w').first()).toBeVisible();
});

test('esbuild: the first download is about that of other bundlers', async ({ page }) => {
  // Opened rows and what else comes while the page is idle is no part of it.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const scripts = downloadedScripts(page);
  await page.goto(host);
  await signIn(page);
  await expectFindings(page, 'de');

  const { files, kilobytes } = await scripts();
  // With rolldown (Vite 8) it is 26 files of 188 kB, in the host react-18.
  expect(files).toBeLessThanOrEqual(66);
  expect(kilobytes).toBeLessThanOrEqual(235);
});
