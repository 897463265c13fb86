import { apiAs } from './support/api.js';
import { jsonBom } from './support/boms.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, test } from './support/test.js';

interface Policy {
  uuid: string;
  policyConditions?: { value: string }[];
}

test('a dry run says what a changed policy would hit, before it is saved', async ({ page, request }, {
  testId,
  retry,
}) => {
  const api = await apiAs(request, 'admin');
  const name = `tried-${testId}-${retry}`;
  for (const version of ['1.0.0', '2.0.0']) {
    await aProject(api, `${name}-${version}`, jsonBom([{ name, version }]));
  }
  const { uuid } = await api.put<Policy>('/policy', { name, operator: 'ANY', violationState: 'FAIL' });
  const condition = { subject: 'PACKAGE_URL', operator: 'MATCHES', value: `${name}@3` };
  await api.put(`/policy/${uuid}/condition`, condition);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await beSignedIn(page, 'admin', `policy?open=${uuid}`);
  const form = page.getByRole('form', { name });
  const value = form.getByRole('group', { name: 'Condition 1' }).getByLabel('Value');
  await value.fill(name);

  await form.getByRole('button', { name: 'Dry run' }).click();
  const dryRun = form.getByRole('group', { name: 'Dry run' });
  await expect(dryRun.getByRole('button', { name: 'Start dry run' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(dryRun.getByText('2 components in 2 projects would match')).toBeVisible();
  await expect(dryRun.getByText(/^(\d+) of \1 projects scanned$/)).toBeVisible();
  expect(workers.some((url) => /dryRun\.worker/.test(url))).toBe(true);
  await expectAccessible(page);
  await dryRun.getByRole('searchbox', { name: 'Search matches' }).fill('2.0.0');
  await page.keyboard.press('Enter');
  await expect(dryRun.getByText('1 match', { exact: true })).toBeVisible();
  await expect(dryRun.getByRole('row', { name: `${name} 2.0.0` })).toBeVisible();
  const download = page.waitForEvent('download');
  await dryRun.getByRole('button', { name: 'Export list' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^dry-run.*\.csv$/);

  // Nothing was saved, and what was typed is still there.
  const stored = await api.get<Policy>(`/policy/${uuid}`);
  expect(stored.policyConditions).toMatchObject([{ value: `${name}@3` }]);
  await expect(value).toHaveValue(name);
});
