import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test.describe('vulnerabilities', () => {
  test('are found in their list, explained, and lead to the projects that have them', async ({
    page,
    request,
  }) => {
    const project = await aProject(await apiAs(request, 'admin'), 'with-lodash');
    await beSignedIn(page, 'auditor', 'projects');

    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Vulnerabilities' })
      .click();
    await page.getByRole('searchbox', { name: 'Search vulnerabilities' }).fill('INT-1001');
    await expect(page.getByText('1 vulnerability matches')).toBeVisible();
    await expect(page).toHaveURL(/\/vulnerabilities\?searchText=INT-1001&sort=published&order=desc$/);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'INT-1001', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'INT-1001' })).toBeVisible();
    await expect(page).toHaveTitle(/INT-1001/);
    await page.getByRole('button', { name: /^What the vector of CVSS v3/ }).press('Enter');
    await expect(page.getByText('The attack comes over any number of network hops')).toBeVisible();
    await expect(page.getByText('All versions of lodash from npm from 0', { exact: false })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: /^Affected projects/ }).press('Enter');
    await expect(page).toHaveURL(/\/vulnerabilities\/INTERNAL\/INT-1001\/affectedProjects$/);
    await page.getByRole('searchbox', { name: 'Search affected projects' }).fill('with-lodash');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'with-lodash', exact: true }).click();
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
    await expect(page.getByText('You may not see which projects have it')).toBeVisible();

    await page.goto('vulnerabilities/INTERNAL/INT-1001/elsewhere');
    await page.getByRole('link', { name: 'Open the vulnerability' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'INT-1001' })).toBeVisible();

    await page.goto('vulnerabilities/GITHUB/GHSA-0000%2F1');
    await expect(page.getByText('GHSA-0000/1 is not known here')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All vulnerabilities' }).click();
    await expect(page).toHaveURL(/\/vulnerabilities\?sort=published&order=desc$/);
    await expectAccessible(page);
  });
});
