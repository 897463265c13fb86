import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { expect, expectAccessible, test } from './support/test.js';

interface Policy {
  uuid: string;
  policyConditions?: { value: string }[];
}

test('a dry run says what a changed policy would hit, before it is saved', async ({ page, request }) => {
  const api = await apiAs(request, 'admin');
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await beSignedIn(page, 'admin', 'policy');
  await page.getByRole('button', { name: 'Banned packages' }).click();
  const form = page.getByRole('form', { name: 'Banned packages' });
  await form.getByRole('group', { name: 'Condition 2' }).getByLabel('Value').fill('pkg:npm/*');

  await form.getByRole('button', { name: 'Dry run' }).click();
  const dryRun = form.getByRole('group', { name: 'Dry run' });
  await expect(dryRun.getByRole('button', { name: 'Start dry run' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(dryRun.getByText(/^\d+ components in \d+ projects would be hit$/)).toBeVisible();
  await expect(dryRun.getByText(/^(\d+) of \1 projects looked at$/)).toBeVisible();
  expect(workers.some((url) => /dryRun\.worker/.test(url))).toBe(true);
  await expectAccessible(page);
  await dryRun.getByRole('searchbox', { name: 'Search hits' }).fill('event-stream');
  await expect(dryRun.getByRole('row', { name: /event-stream.*mobile-backend/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await dryRun.getByRole('button', { name: 'Export list' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^dry-run.*\.csv$/);

  // Nothing was saved, and what was typed is still there.
  const [stored] = await api.get<Policy[]>('/policy?searchText=Banned&pageNumber=1&pageSize=10');
  expect(stored?.policyConditions?.map(({ value }) => value)).not.toContain('pkg:npm/*');
  await expect(form.getByRole('group', { name: 'Condition 2' }).getByLabel('Value')).toHaveValue('pkg:npm/*');
});
