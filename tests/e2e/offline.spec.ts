import { beSignedIn } from './support/people.js';
import { expect, test } from './support/test.js';

test.describe('without a network', () => {
  test('a page that cannot be loaded says so with few requests, and comes by itself', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
    await beSignedIn(page, 'admin', 'projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    // Nothing is fetched ahead.
    await page.evaluate(() => (window.requestIdleCallback = () => 0));
    await page.waitForLoadState('networkidle');

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await context.setOffline(true);
    await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Licenses' }).click();
    await expect(page.getByRole('heading', { name: 'Could not show this page' }).first()).toBeAttached();
    await page.waitForTimeout(2_500);
    expect(asked.length).toBeLessThan(6);

    // It stays in the console.
    await page.getByRole('button', { name: /^Reload$/ }).click();
    await page.waitForTimeout(500);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
    await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
  });

  test('a dialog whose code is missing says so with few requests, and comes by itself', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
    await beSignedIn(page, 'admin', 'projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    // Nothing is fetched ahead.
    await page.evaluate(() => (window.requestIdleCallback = () => 0));
    await page.waitForLoadState('networkidle');

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /^Create project…/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await page.waitForTimeout(2_500);
    expect(asked.length, asked.join('\n')).toBeLessThan(6);

    await context.setOffline(false);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Create project' })).toBeVisible();
  });

  test('a list that could not be loaded comes by itself', async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await beSignedIn(page, 'admin', 'licenses');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('searchbox').first().fill('GPL');
    await expect(page.getByText('You are offline.').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await expect(page.getByText('GPL-2.0-only').first()).toBeVisible();
  });

  test('a server that does not answer is tried again, though the browser has its network', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
    await beSignedIn(page, 'admin', 'licenses');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('searchbox').first().fill('GPL');
    await expect(page.getByText('Cannot reach the server', { exact: true })).toBeVisible();
    let asked = 0;
    page.on('request', () => (asked += 1));
    await page.waitForTimeout(5_000);
    expect(asked).toBeLessThan(5);
    await page.unroute('**/*');
    await expect(page.getByText('GPL-2.0-only').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Cannot reach the server', { exact: true })).toBeHidden();
  });
});
