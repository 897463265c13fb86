import { apiAs } from './support/api.js';
import { olderMetrics } from './support/olderMetrics.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test.describe('the overview of a project', () => {
  test.beforeEach(({ page }) => olderMetrics(page));

  test('is its first tab, and leads to what it counts', async ({ page, request }) => {
    const project = await aProject(await apiAs(request, 'admin'), 'looked-over');
    await beSignedIn(page, 'admin', `projects/${project.uuid}?days=30`);
    const chart = page.getByRole('slider', { name: /^Vulnerabilities by severity/ });
    await expect(chart).toBeVisible();
    await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);

    await page.getByRole('radio', { name: '1 year' }).check({ force: true });
    await expect(page).toHaveURL(/days=365/);
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByText('Metrics recalculated')).toBeVisible({ timeout: 15_000 });

    const tile = page.getByRole('region', { name: 'Project metrics' });
    await tile.getByText('Vulnerable components').locator('../..').getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/components\?.*sort=lastInheritedRiskScore/);
  });

  test('says what failed, and comes when it can', async ({ page, request, complaints }) => {
    complaints.allow(refused(500));
    const project = await aProject(await apiAs(request, 'admin'), 'not-looked-over');
    let isBroken = true;
    await page.route('**/api/v1/metrics/project/**', (route) =>
      isBroken ? route.fulfill({ status: 500, body: 'Uncaught internal server error' }) : route.fallback(),
    );
    await beSignedIn(page, 'viewer', `projects/${project.uuid}/overview`);
    await expect(page.getByText('Could not load metrics')).toBeVisible();

    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('slider', { name: /^Vulnerabilities by severity/ })).toBeVisible();
  });

  test('fits a phone', async ({ page, request }) => {
    const project = await aProject(await apiAs(request, 'admin'), 'looked-over-on-a-phone');
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'viewer', `projects/${project.uuid}`);
    await expect(page.getByRole('slider', { name: /^Vulnerabilities by severity/ })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });
});
