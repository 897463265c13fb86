import { randomUUID } from 'node:crypto';
import { apiAs, type Api } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, test } from './support/test.js';

let api: Api;
test.beforeAll(async ({ playwright, baseURL }) => {
  api = await apiAs(await playwright.request.newContext({ baseURL }), 'admin');
});

test.describe('the audit of findings', () => {
  // No decision exists yet, which the server reports with 404.
  test.beforeEach(({ complaints }) => complaints.allow(/404 .*\/api\/v1\/analysis/));

  test('filters, decides in a row by keyboard and about several at once, and exports what it lists', async ({
    page,
  }) => {
    const name = `audit-${randomUUID()}`;
    await aProject(api, name);
    await beSignedIn(page, 'auditor', 'projects');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Findings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Findings' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('searchbox', { name: 'Search findings' }).fill(name);
    await expect(page.getByText('3 matches')).toBeVisible();
    await page.getByRole('button', { name: 'Severity' }).first().press('Enter');
    await page.getByRole('checkbox', { name: 'Critical' }).check();
    await page.getByRole('checkbox', { name: 'Low' }).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 matches')).toBeVisible();
    await expect(page).toHaveURL(/\/vulnerabilityAudit\?searchText=audit-.*severity=CRITICAL%2CLOW/);

    // The detail that opens below it is a row, too.
    const row = page.getByRole('row', { name: /INT-1001/ }).first();
    await row.getByRole('button', { name: /^Details/ }).press('Enter');
    const form = page.getByRole('form', { name: 'Audit of INT-1001' });
    await form.getByRole('combobox', { name: /^Analysis/ }).selectOption('IN_TRIAGE');
    await form.getByRole('textbox', { name: /^Comment/ }).fill('Looked at');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Decision saved: INT-1001 in journey-paths')).toBeVisible();
    await expect(row).toContainText('In triage');

    await page.getByRole('checkbox', { name: 'Select all rows' }).first().click();
    const bar = page.getByRole('region', { name: 'Audit selected findings' });
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: 'Analysis' }).click();
    await page.getByRole('menuitem', { name: 'Exploitable' }).click();
    await bar.getByRole('button', { name: 'Preview changes…' }).click();
    const preview = page.getByRole('dialog', { name: 'Update 2 findings?' });
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Update 2 findings' }).click();
    await expect(page.getByText('2 findings updated')).toBeVisible();
    await expect(page.getByRole('row', { name: /INT-1003/ })).toContainText('Exploitable');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export list' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toBe('findings.csv');
  });

  test('leads from a vulnerability to its findings, and back, on a phone', async ({ page }) => {
    await aProject(api, `audit-${randomUUID()}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'auditor', 'vulnerabilityAudit/grouped');
    await expect(page).toHaveURL(/\/vulnerabilityAudit\?view=grouped/);
    await expect(page.getByRole('radio', { name: 'Vulnerabilities' })).toBeChecked();
    await expectAccessible(page);

    await page
      .getByRole('link', { name: /INT-1001: show findings$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/searchText=INT-1001&.*searchIn=vulnerability_id/);
    await expect(page.getByRole('row', { name: /INT-1001/ }).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Details.*INT-1001/ })
      .first()
      .click();
    await expect(page.getByRole('form', { name: 'Audit of INT-1001' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Vulnerabilities' })).toBeChecked();
  });
});
