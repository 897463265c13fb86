import { apiAs } from './support/api.js';
import { olderMetrics } from './support/olderMetrics.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, test } from './support/test.js';

test.describe('the dashboard', () => {
  test.beforeEach(async ({ page, request }, { testId, retry }) => {
    await olderMetrics(page);
    const api = await apiAs(request, 'admin');
    await aProject(api, `on-the-dashboard-${testId}-${retry}`);
    // Until the portfolio is measured, it has no projects.
    await api.get('/metrics/portfolio/refresh');
    await expect
      .poll(
        async () =>
          (await api.get<{ projects: number }[]>('/metrics/portfolio/1/days')).at(-1)?.projects ?? 0,
      )
      .toBeGreaterThan(0);
  });

  test('says what the portfolio adds up to, for every way of looking at it', async ({ page }) => {
    await beSignedIn(page, 'admin', 'dashboard?days=30');
    const chart = page.getByRole('slider', { name: /^Vulnerabilities by severity/ });
    await expect(chart).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Projects by risk' }).getByRole('rowheader').first(),
    ).toBeVisible();
    await expectAccessible(page);

    await chart.focus();
    await page.keyboard.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', /: [\d,]+\. Unassigned/);
    await page.getByRole('radio', { name: '1 year' }).check({ force: true });
    await expect(page).toHaveURL(/days=365/);
    await page.goBack();
    await expect(page).toHaveURL(/days=30/);

    await page.getByRole('combobox', { name: 'Metrics over time' }).selectOption('projects');
    await expect(page).toHaveURL(/days=30&trend=projects/);
    await expect(page.getByRole('slider', { name: /^Projects at risk over time/ })).toBeVisible();
    await page.goBack();
    await expect(chart).toBeVisible();

    const vulnerabilities = page.getByRole('region', { name: 'Vulnerabilities by severity' });
    await vulnerabilities.getByRole('radio', { name: 'Table' }).check({ force: true });
    await expect(vulnerabilities.getByRole('columnheader', { name: 'Critical' })).toBeVisible();
    await expectAccessible(page);
  });

  test('gives charts as pictures', async ({ page }) => {
    await beSignedIn(page, 'viewer', 'dashboard');
    const save = page.getByRole('button', { name: 'Download Vulnerabilities by severity' });
    for (const [format, name] of [
      ['Image (SVG)', 'portfolio-vulnerabilities.svg'],
      ['Image (PNG)', 'portfolio-vulnerabilities.png'],
    ] as const) {
      await save.click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).click();
      expect((await download).suggestedFilename()).toBe(name);
    }
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'viewer', 'dashboard');
    await expect(page.getByRole('slider', { name: /^Vulnerabilities by severity/ })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });
});
