import { apiAs } from './support/api.js';
import { cutButtonsIn } from './support/cutButtons.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, test } from './support/test.js';

test.describe('the services of a project', () => {
  let projectId: string;
  test.beforeEach(async ({ request }, { testId, retry }) => {
    const api = await apiAs(request, 'admin');
    ({ uuid: projectId } = await aProject(api, `with-services-${testId}-${retry}`, null));
    await api.put(`/service/project/${projectId}`, {
      name: 'payment-api',
      version: '2.1',
      endpoints: ['https://pay.example/v2', 'amqp://queue.example'],
      authenticated: true,
      data: [{ name: 'PII', direction: 'INBOUND' }],
      externalReferences: [],
    });
  });

  test('are added, changed and removed by keyboard', async ({ page }) => {
    await beSignedIn(page, 'admin', `projects/${projectId}/services`);
    await expect(page.getByRole('link', { name: 'payment-api' })).toBeVisible();
    expect(await cutButtonsIn(page)).toEqual([]);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add service…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add service' });
    await dialog.getByLabel('Name', { exact: true }).fill('geo');
    await dialog.getByRole('button', { name: 'Add endpoint' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('https://geo.example');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'https://geo.example' })).toBeVisible();

    await page.getByRole('link', { name: 'payment-api' }).click();
    await expect(page).toHaveURL(/\/services\/[0-9a-f-]+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'payment-api 2.1' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'amqp://queue.example' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await page.getByRole('button', { name: 'Delete service' }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${projectId}/services`));
    await expect(page.getByRole('link', { name: 'payment-api' })).toHaveCount(0);
  });

  test('fit a phone, list and form', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'admin', `projects/${projectId}/services`);
    await expect(page.getByRole('link', { name: 'payment-api' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit service payment-api' }).click();
    await expect(page.getByRole('textbox', { name: 'URL 2' })).toHaveValue('amqp://queue.example');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });

  test('change nothing for those who may only look', async ({ page }) => {
    await beSignedIn(page, 'viewer', `projects/${projectId}/services`);
    await expect(page.getByRole('link', { name: 'payment-api' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Add|Edit) service/ })).toHaveCount(0);
    await expect(page.getByText('Policy violations')).toHaveCount(0);
  });
});
