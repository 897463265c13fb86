import { apiAs } from './support/api.js';
import { cutButtonsIn } from './support/cutButtons.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { isServerSince } from './support/server.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test.describe('the properties of a project', () => {
  let projectId: string;
  /** The text shown in place of its value. 5.0 encrypts no values. */
  let shown: string;
  test.beforeEach(async ({ request }, { testId, retry }) => {
    const api = await apiAs(request, 'admin');
    ({ uuid: projectId } = await aProject(api, `with-properties-${testId}-${retry}`, null));
    const isPlain = await isServerSince(request, '5.0');
    shown = isPlain ? 'a secret' : 'Encrypted';
    const propertyType = isPlain ? 'STRING' : 'ENCRYPTEDSTRING';
    const property = { groupName: 'jira', propertyName: 'token', propertyType };
    await api.put(`/project/${projectId}/property`, { ...property, propertyValue: 'a secret' });
  });

  test('are added, changed and removed by keyboard; a secret stays one', async ({ page, complaints }) => {
    complaints.allow(refused(409));
    await beSignedIn(page, 'admin', `projects/${projectId}/properties`);
    await expect(page.getByRole('row', { name: new RegExp(`jira token ${shown}`) })).toBeVisible();
    expect(await cutButtonsIn(page)).toEqual([]);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add property…' }).first().focus();
    await page.keyboard.press('Enter');
    const creation = page.getByRole('dialog', { name: 'Add property' });
    await creation.getByLabel('Group').fill('jira');
    await creation.getByLabel('Name', { exact: true }).fill('token');
    await creation.getByLabel('Value').fill('PROJ');
    await page.keyboard.press('Enter');
    await expect(creation.getByText(/Already used in this group\./)).toBeVisible();
    await expect(creation.getByLabel('Value')).toHaveValue('PROJ');
    await expectAccessible(page);
    await creation.getByLabel('Name', { exact: true }).fill('<img src=x onerror=alert(1)>');
    await page.keyboard.press('Enter');
    await expect(creation).toBeHidden();
    const added = page.getByRole('row', { name: /<img src=x onerror=alert\(1\)> PROJ/ });
    await expect(added).toBeVisible();

    await added.getByRole('button', { name: /^Edit value/ }).click();
    const edit = page.getByRole('dialog');
    await edit.getByLabel('Value').fill('OTHER');
    await page.keyboard.press('Enter');
    await expect(edit).toBeHidden();
    const changed = page.getByRole('row', { name: /<img src=x onerror=alert\(1\)> OTHER/ });
    await changed.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Remove…' }).click();
    await page.getByRole('button', { name: 'Delete 1 property' }).click();
    await expect(changed).toHaveCount(0);
    await expect(page.getByRole('row', { name: /jira token/ })).toBeVisible();
  });

  test('fit a phone, in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'admin', `projects/${projectId}/properties`);
    await expect(page.getByText(shown, { exact: true })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });
});
