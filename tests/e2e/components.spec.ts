import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, test } from './support/test.js';

interface Made {
  uuid: string;
}

test.describe('components of the portfolio', () => {
  let name: string;
  let component: Made;

  test.beforeEach(async ({ request }, { testId, retry }) => {
    const api = await apiAs(request, 'admin');
    name = `part-${testId}-${retry}`;
    for (const version of ['1.0.0', '1.1.0']) {
      const project = await aProject(api, `uses-${name}-${version}`, null);
      const made = await api.put<Made>(`/component/project/${project.uuid}`, {
        name,
        version,
        purl: `pkg:npm/${name}@${version}`,
        classifier: 'LIBRARY',
      });
      if (version === '1.0.0') component = made;
    }
  });

  test('are found by name, lead to their page and from there to the others', async ({ page }) => {
    await beSignedIn(page, 'viewer', 'components');
    await expect(page.getByText('Where is a component used?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.keyboard.press('Enter');

    await expect(page.getByText('2 components found')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`components\\?name=${name}`));
    await expectAccessible(page);

    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const uses = page.getByRole('region', { name: 'Used in' });
    await expect(uses.getByText('1 component')).toBeVisible();
    await uses.getByRole('radio', { name: 'Same package, any version' }).check({ force: true });
    await expect(uses.getByText('2 components')).toBeVisible();
    await expectAccessible(page);

    await page.goBack();
    await expect(page.getByText('2 components found')).toBeVisible();
  });

  test('are found by links of older consoles', async ({ page }) => {
    await beSignedIn(
      page,
      'viewer',
      `components#/search/PACKAGE_URL/${encodeURIComponent(`pkg:npm/${name}@1.1.0`)}`,
    );

    await expect(page.getByText('1 component found')).toBeVisible();
    await expect(page).toHaveURL(/components\?purl=/);
  });

  test('are edited and deleted by keyboard', async ({ page }) => {
    await beSignedIn(page, 'admin', `components/${component.uuid}`);
    await page.getByRole('button', { name: 'Edit…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Edit ${name} 1.0.0` });
    await dialog.getByRole('textbox', { name: /^Version/ }).fill('1.0.1');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`${name} 1.0.1 saved`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit…' })).toBeFocused();

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete component' }).click();
    await expect(page).toHaveURL(/projects\/.*\/components/);
  });

  test('fit a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [`components?name=${name}`, `components/${component.uuid}`]) {
      await beSignedIn(page, 'viewer', address);
      await expect(page.getByText(name).first()).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expectAccessible(page);
    }
  });
});
