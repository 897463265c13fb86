import { expect, test } from '../e2e/support/test.js';
import { expectFindings, expectMenuWorks, serveManyFindings, signIn } from '../support/hosts/page.js';
import { useHost } from '../support/hosts/useHost.js';

const host = useHost('webpack');

test('webpack: findings, and a menu', async ({ page }) => {
  await page.goto(host);
  await signIn(page);

  await expectFindings(page, 'en');
  await expectMenuWorks(page, page, 'en');
});

test('webpack: a long list is read in a worker that it found by itself', async ({ page }) => {
  await serveManyFindings(page);
  const started = page.waitForEvent('worker');
  await page.goto(host);
  await signIn(page);

  expect(new URL((await started).url()).origin).toBe(host);
  await expect(page.getByText('GHSA-pjwm-rvh2-c87w').first()).toBeVisible();
});
