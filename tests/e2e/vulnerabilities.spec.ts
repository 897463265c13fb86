import type { Locator } from '@playwright/test';
import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test.describe('vulnerabilities', () => {
  test('are found in their list, explained, and lead to the projects that have them', async ({
    page,
    request,
  }) => {
    const project = await aProject(await apiAs(request, 'admin'), 'with-journey-paths');
    await beSignedIn(page, 'auditor', 'projects');

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Vulnerabilities' })
      .click();
    await page.getByRole('searchbox', { name: 'Search vulnerabilities' }).fill('INT-1001');
    await expect(page.getByText('1 match')).toBeVisible();
    await expect(page).toHaveURL(/\/vulnerabilities\?searchText=INT-1001&sort=published&order=desc$/);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'INT-1001', exact: true }).click();
    const affected = page.getByRole('link', { name: /^Affected projects/ });
    await expect(affected).toBeVisible();
    // The heading that stood there until the answer came had it first.
    await expect(page.getByRole('heading', { level: 1, name: 'INT-1001' })).toBeFocused();
    await expect(page).toHaveTitle(/INT-1001/);
    await page.getByRole('button', { name: /^Explain the CVSS v3/ }).press('Enter');
    await expect(page.getByText('The attack works across networks')).toBeVisible();
    await expect(page.getByText('Versions of journey-paths from npm from 0', { exact: false })).toBeVisible();
    await expectAccessible(page);

    await affected.press('Enter');
    await expect(page).toHaveURL(/\/vulnerabilities\/INTERNAL\/INT-1001\/affectedProjects$/);
    await page.getByRole('searchbox', { name: 'Search projects' }).fill('with-journey-paths');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'with-journey-paths', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${project.uuid}/findings`));
    await expect(page.getByRole('form', { name: 'Audit of INT-1001' })).toBeVisible();
  });

  test('are found under addresses of older releases; unknown ones and unknown parts lead on', async ({
    page,
    complaints,
  }) => {
    complaints.allow(refused(404));
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'viewer', 'vulnerability?source=INTERNAL&vulnId=INT-1001');
    await expect(page).toHaveURL(/\/vulnerabilities\/INTERNAL\/INT-1001$/);
    await expect(page.getByRole('heading', { level: 1, name: 'INT-1001' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Affected projects/ })).toBeHidden();

    await page.goto('vulnerabilities/INTERNAL/INT-1001/affectedProjects');
    await expect(page.getByText('You do not have permission to view this')).toBeVisible();

    await page.goto('vulnerabilities/INTERNAL/INT-1001/elsewhere');
    await page.getByRole('link', { name: 'Open vulnerability' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'INT-1001' })).toBeVisible();

    await page.goto('vulnerabilities/GITHUB/GHSA-0000%2F1');
    await expect(page.getByText('GHSA-0000/1 not found')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All vulnerabilities' }).click();
    await expect(page).toHaveURL(/\/vulnerabilities\?sort=published&order=desc$/);
    await expectAccessible(page);
  });

  test('of one’s own are created, changed and deleted by keyboard alone', async ({ page }) => {
    const { keyboard } = page;
    /** Presses Tab until something has the focus. */
    const tabTo = async (target: Locator, key = 'Tab') => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press(key);
      }
      await expect(target).toBeFocused();
    };
    await beSignedIn(page, 'admin', 'vulnerabilities?searchText=INT');
    await page.getByRole('button', { name: 'Create vulnerability…' }).focus();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create vulnerability' });
    await expect(dialog).toBeVisible();

    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toBeFocused();
    const vulnId = await dialog.getByRole('textbox', { name: 'ID', exact: true }).inputValue();
    await keyboard.type('Labels run scripts');
    await tabTo(dialog.getByRole('combobox', { name: /^Weaknesses/ }));
    await keyboard.type('79');
    await expect(page.getByRole('option', { name: /^CWE-79 / })).toBeVisible();
    await keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: 'CWE-79' })).toBeVisible();

    // The tabs are one stop, in which the arrow keys choose.
    const part = (name: string) => dialog.getByRole('tab', { name });
    /** Presses the arrow until a tab has the focus; newer servers have one more, for CVSS v4. */
    const stepTo = async (name: string) => {
      for (let step = 0; step < 7; step += 1) {
        if (await part(name).evaluate((element) => element === document.activeElement)) break;
        await keyboard.press('ArrowRight');
      }
      await expect(part(name)).toBeFocused();
    };
    await tabTo(part('General'), 'Shift+Tab');
    await stepTo('CVSS v3');
    const vector = dialog.getByRole('textbox', { name: 'Vector' });
    await tabTo(vector);
    await keyboard.insertText('CVSS:3.1/AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N');
    await expect(dialog.getByText('6.1', { exact: true }).first()).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /^Network/ })).toBeChecked();
    await tabTo(part('CVSS v3'), 'Shift+Tab');
    await stepTo('Affected components');
    await tabTo(dialog.getByRole('button', { name: 'Add component' }));
    await keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Package URL' })).toBeFocused();
    await keyboard.type('pkg:npm/label-maker');
    await keyboard.press('Shift+Tab');
    await keyboard.press('ArrowRight');
    await tabTo(dialog.getByRole('textbox', { name: 'Highest version' }));
    await keyboard.type('2.0.0');
    await expect(dialog.getByText('Versions of label-maker from npm before 2.0.0.')).toBeVisible();
    await expectAccessible(page);
    await keyboard.press('Enter');
    await tabTo(dialog.getByRole('button', { name: 'Create vulnerability' }));
    await keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: vulnId })).toBeVisible();
    await expect(page.getByText('Labels run scripts')).toBeVisible();
    await expect(page.getByText('pkg:npm/label-maker')).toBeVisible();
    await tabTo(page.getByRole('button', { name: /^Calculator: vector of CVSS v3/ }));
    await keyboard.press('Enter');
    await expect(
      page
        .getByRole('dialog', { name: new RegExp(`^CVSS v3.* of ${vulnId}`) })
        .getByText('6.1')
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Calculator: vector of CVSS v3/ })).toBeFocused();

    await tabTo(page.getByRole('button', { name: 'Edit…' }));
    await keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: `Edit ${vulnId}` });
    await tabTo(editor.getByRole('textbox', { name: /^Title/ }));
    await keyboard.press('End');
    await keyboard.type(' in prints');
    await keyboard.press('Enter');
    await expect(page.getByText('Labels run scripts in prints')).toBeVisible();
    await expect(editor).toBeHidden();

    await tabTo(page.getByRole('button', { name: 'More actions' }));
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await tabTo(page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ }));
    await keyboard.press('Enter');
    // As it was searched before.
    await expect(page).toHaveURL(/\/vulnerabilities\?searchText=INT&/);
    await expect(page.getByRole('link', { name: 'INT-1001', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: vulnId, exact: true })).toBeHidden();
  });
});
