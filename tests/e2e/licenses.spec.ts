import { beSignedIn } from './support/people.js';
import { expect, expectAccessible, test } from './support/test.js';

// Identifiers with characters that addresses write in another way.
const ID = 'LicenseRef-Journey+1.0';

test.describe('licenses', () => {
  test('from the list to a license of one’s own, and away', async ({ page }) => {
    await beSignedIn(page, 'admin', 'licenses');
    await page.getByRole('searchbox', { name: 'Search licenses' }).fill('GPL-2.0+');
    await page.getByRole('link', { name: 'GNU General Public License v2.0 or later' }).first().click();
    await expect(page).toHaveURL(/\/licenses\/GPL-2\.0/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'License text' }).click();
    await page.reload();
    await expect(page.getByText('GNU GENERAL PUBLIC LICENSE').first()).toBeVisible();

    await page.goBack();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Licenses' }).click();
    await page.getByRole('button', { name: 'Create license…' }).click();
    const form = page.getByRole('dialog', { name: 'Create custom license' });
    await form.getByLabel('Name').fill('License of a journey');
    await form.getByRole('textbox', { name: /^ID/ }).fill(ID);
    await form.getByRole('button', { name: 'Create license' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'License of a journey' })).toBeVisible();
    await expect(page).toHaveURL(/\/licenses\/LicenseRef-Journey%2B1\.0/);

    await page.getByRole('button', { name: 'Delete license…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete license' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
  });

  test('a group takes in licenses that are chosen over searches', async ({ page }) => {
    await beSignedIn(page, 'admin', 'licenses');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'License groups' }).click();
    await page.getByRole('button', { name: 'Create group…' }).click();
    const form = page.getByRole('dialog', { name: 'Create license group' });
    await form.getByLabel('Name').fill('Group of a journey');
    await form.getByRole('button', { name: 'Create group' }).click();
    await expect(page.getByRole('heading', { name: 'Group of a journey' })).toBeVisible();

    await page.getByRole('button', { name: 'Add licenses…' }).first().click();
    const picker = page.getByRole('dialog', { name: 'Add to Group of a journey' });
    const search = picker.getByRole('searchbox');
    for (const [id, name] of [
      ['MIT-0', 'MIT No Attribution'],
      ['Zlib', 'zlib License'],
    ] as const) {
      await search.fill(id);
      await picker.getByRole('checkbox', { name: `Select ${name}` }).check();
    }
    await expectAccessible(page);
    await picker.getByRole('button', { name: 'Add selected' }).click();
    await expect(picker).toBeHidden();
    await expect(page.getByText('MIT No Attribution')).toBeVisible();

    await page.getByRole('button', { name: 'Delete group…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete group' }).click();
    await expect(page.getByRole('button', { name: 'Copyleft', exact: true })).toBeVisible();
  });
});
