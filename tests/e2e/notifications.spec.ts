import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { isOwnServer } from './support/server.js';
import { expect, expectAccessible, test } from './support/test.js';

test.describe('notifications', () => {
  test('an alert with a template of its own, from the first click to an alert that tells', async ({
    page,
    request,
  }) => {
    const api = await apiAs(request, 'admin');
    await beSignedIn(page, 'admin', 'admin/notifications/templates');
    await expect(page).toHaveTitle('Templates · Bomdeck');
    // 5.0 calls it otherwise.
    await page.getByRole('button', { name: /^(Outbound )?Webhook$/ }).click();
    await page.getByRole('button', { name: 'Copy template' }).click();
    const copy = page.getByRole('form', { name: /^(Outbound )?Webhook \(copy\)$/ });
    await copy.getByLabel('Template text').fill('{"text": "{{ notification.title }}"}');
    await expect(copy.getByLabel('Preview')).toHaveValue('{"text": "New vulnerability on log4j-core"}');
    await expectAccessible(page);
    await copy.getByLabel('Name').fill('Pager');
    await copy.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('form', { name: 'Pager' }).getByText('Saved')).toBeVisible();

    await page.getByRole('link', { name: 'Alerts' }).click();
    await page.getByRole('button', { name: 'Create alert' }).first().click();
    const creation = page.getByRole('form', { name: 'Create alert' });
    await creation.getByLabel('Name').fill('On call');
    await creation.getByLabel('Template').selectOption('Pager');
    await creation.getByRole('button', { name: 'Create alert' }).click();
    const row = page.getByRole('row', { name: /On call/ });
    await expect(row).toContainText('No events');
    const alert = page.getByRole('form', { name: 'On call' });
    await alert.getByRole('checkbox', { name: 'New policy violation' }).click();
    // From 5.0 on it is among the settings of the extension that sends.
    const address = alert.getByLabel('Webhook URL');
    const hasAddress = (await address.count()) > 0;
    if (hasAddress) await address.fill('https://pager.example/hook');
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Save' }).click();
    await expect(alert.getByText('Saved', { exact: true })).toBeVisible();
    if (hasAddress) await expect(row).toContainText('Enabled');
    const stored = await api.get<{ name: string; notifyOn: string[] }[]>('/notification/rule');
    expect(stored.find(({ name }) => name === 'On call')?.notifyOn).toEqual(['POLICY_VIOLATION']);

    // The same on a phone, in the dark.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'On call' });
    await expect(dialog.getByRole('checkbox', { name: 'New policy violation' })).toBeChecked();
    if (hasAddress) await expect(dialog.getByLabel('Webhook URL')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete alert' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete alert' }).click();
    await expect(page.getByRole('button', { name: 'On call' })).toBeHidden();
    if (isOwnServer) await expect(page.getByText('No alerts yet')).toBeVisible();
    const templates = await api.get<{ name: string; uuid: string }[]>('/notification/publisher');
    const own = templates.find(({ name }) => name === 'Pager')!;
    expect(await api.status('DELETE', `/notification/publisher/${own.uuid}`)).toBe(204);
  });
});
