import { randomUUID } from 'node:crypto';
import { apiAs, type Api } from './support/api.js';
import { jsonBom } from './support/boms.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, test } from './support/test.js';

let api: Api;
test.beforeAll(async ({ playwright, baseURL }) => {
  api = await apiAs(await playwright.request.newContext({ baseURL }), 'admin');
});
// No decision exists yet, which the server reports with 404.
test.beforeEach(({ complaints }) => complaints.allow(/404 .*\/api\/v1\/violation\/analysis/));

/** A name for one test, of which a policy forbids the components. */
const aName = () => `banned-${randomUUID()}`;

/** A component that the policy of its name forbids; with a license, so that common policies of other servers let it be. */
const aBanned = (name: string, version: string) => jsonBom([{ name, version, license: 'MIT' }]);

/** Two projects, each with a component that the policy of its name forbids. */
async function twoViolations(name: string) {
  const { uuid } = await api.put<{ uuid: string }>('/policy', {
    name,
    operator: 'ANY',
    violationState: 'WARN',
  });
  const condition = { subject: 'PACKAGE_URL', operator: 'MATCHES', value: name };
  await api.put(`/policy/${uuid}/condition`, condition);
  for (const version of ['1.0.0', '2.0.0']) {
    await aProject(api, `${name}-${version}`, aBanned(name, version));
  }
}

test.describe('policies and their violations', () => {
  test('a policy is written in the browser, and what violates it is found', async ({ page }) => {
    const name = aName();
    await beSignedIn(page, 'admin', 'policy');
    await page.getByRole('button', { name: 'Create policy' }).first().click();
    const created = page.getByRole('form', { name: 'Create policy' });
    await created.getByLabel('Name').fill(name);
    await created.getByRole('radio', { name: 'Fail' }).press('Space');
    await expectAccessible(page);
    await created.getByRole('button', { name: 'Create policy' }).click();

    const form = page.getByRole('form', { name });
    await expect(form.getByText('Without conditions, it does nothing.')).toBeVisible();
    await form.getByRole('button', { name: 'Add condition' }).press('Enter');
    const condition = form.getByRole('group', { name: 'Condition 1' });
    await condition.getByLabel('Subject').selectOption('PACKAGE_URL');
    await condition.getByLabel('Operator').selectOption('MATCHES');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(condition.getByText('Enter a value.')).toBeVisible();
    await condition.getByLabel('Value').fill(name);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Policy violations' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText(/^Saved/)).toBeVisible();

    await aProject(api, `${name}-shop`, aBanned(name, '1.0.0'));
    await page.getByRole('link', { name: 'Policy violations' }).click();
    await page.getByRole('searchbox', { name: 'Search policy violations' }).fill(name);
    const row = page.getByRole('row', { name: new RegExp(`${name}-shop`) });
    await expect(row).toContainText('Fail');
    await expect(page).toHaveURL(/\/policyViolationAudit\?searchText=banned-/);
  });

  test('are decided about in a row by keyboard and several at once, and exported', async ({ page }) => {
    const name = aName();
    await twoViolations(name);
    await beSignedIn(page, 'admin', `policyViolationAudit?searchText=${name}`);
    await expect(page.getByText('2 matches')).toBeVisible();
    await expectAccessible(page);

    const row = page.getByRole('row', { name: new RegExp(`${name}-1.0.0`) }).first();
    await row.getByRole('button', { name: /^Details/ }).press('Enter');
    const form = page.getByRole('form', { name: new RegExp(`^Audit of ${name}`) });
    await form.getByRole('combobox', { name: /^Analysis/ }).selectOption('APPROVED');
    await form.getByRole('textbox', { name: /^Comment/ }).fill('Replaced in the next release');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(row).toContainText('Approved');
    await expect(page.getByText('Replaced in the next release')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Select all rows' }).first().click();
    const bar = page.getByRole('region', { name: 'Audit selected policy violations' });
    await bar.getByRole('button', { name: 'Audit…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Audit 2 policy violations' });
    await dialog.getByRole('combobox', { name: /^Analysis/ }).selectOption('REJECTED');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Update 2 violations' }).click();
    await expect(page.getByText('2 violations updated')).toBeVisible();
    await expect(row).toContainText('Rejected');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export list' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toMatch(/violations.*\.csv$/);
  });

  test('keep a decision that was typed in the tab of a project, by asking', async ({ page }) => {
    const name = aName();
    await twoViolations(name);
    await beSignedIn(page, 'admin', `policyViolationAudit?searchText=${name}`);
    await page
      .getByRole('link', { name: `${name}-1.0.0` })
      .first()
      .click();
    await expect(page).toHaveURL(/\/projects\/.*\/policyViolations/);
    // Some servers send a violation twice.
    await page
      .getByRole('row', { name: new RegExp(name) })
      .first()
      .getByRole('button', { name: /^Details/ })
      .press('Enter');
    const comment = page.getByRole('textbox', { name: /^Comment/ });
    await comment.fill('half a thought');

    await page.getByRole('link', { name: /^Components \d/ }).click();

    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(comment).toHaveValue('half a thought');
  });

  test('fit a phone, in the dark', async ({ page }) => {
    const name = aName();
    await twoViolations(name);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'admin', `policyViolationAudit?searchText=${name}`);
    await page
      .getByRole('button', { name: /^Details/ })
      .first()
      .click();
    await expect(page.getByRole('form', { name: new RegExp(`^Audit of ${name}`) })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('are not shown to users without the permission, who are told so', async ({ page }) => {
    await beSignedIn(page, 'viewer', 'policyViolationAudit');
    const said = page.getByRole('heading', {
      level: 2,
      name: 'You do not have permission to view this page',
    });
    await expect(said).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Policy violations' })).toBeHidden();
    await expectAccessible(page);
  });
});
