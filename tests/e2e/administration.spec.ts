import type { Locator, Page } from '@playwright/test';
import { apiAs, type Api } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { isServerSince } from './support/server.js';
import { expect, expectAccessible, test } from './support/test.js';

interface Repository {
  identifier: string;
  url: string;
  enabled: boolean;
  username?: string;
}

test.describe('administration', () => {
  test('creates, lists, changes and deletes a package repository', async ({ page, request }) => {
    const api = await apiAs(request, 'admin');
    const stored = async () => {
      const all = await api.get<Repository[]>('/repository/HACKAGE?pageNumber=1&pageSize=100');
      return all.find(({ identifier }) => identifier === 'acme-hackage');
    };
    await beSignedIn(page, 'admin', 'projects');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Administration' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeFocused();
    const places = page.getByRole('navigation', { name: 'Administration' });
    await places.getByRole('button', { name: 'Repositories' }).click();
    await places.getByRole('link', { name: 'Hackage' }).click();
    await expect(page).toHaveURL(/\/admin\/repositories\/hackage$/);
    await expect(page).toHaveTitle('Hackage repositories · Bomdeck');
    // Servers name the repository that they come with differently.
    await expect(page.getByRole('button', { name: /hackage/i }).first()).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Create repository' }).click();
    const form = page.getByRole('form', { name: 'Create repository' });
    await expect(form.getByLabel('ID', { exact: true })).toBeFocused();
    await form.getByLabel('ID', { exact: true }).fill('acme-hackage');
    await form.getByLabel('URL').fill('https://hackage.acme.example/');
    // From 5.0 on the password is the name of a secret, of which a new server has none.
    const hasSecrets = await isServerSince(request, '5.0');
    if (!hasSecrets) {
      await form.getByRole('switch', { name: 'Authentication required' }).click();
      await form.getByLabel('Username').fill('reader');
      await form.getByLabel('Password or access token').fill('Secret-1');
    }
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Create repository' }).click();

    const row = page.getByRole('row', { name: /acme-hackage/ });
    if (!hasSecrets) await expect(row).toContainText('As reader');
    // The form stays open and is the only place that reports the save.
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('acme-hackage created')).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/repositories\/hackage\?open=[\da-f-]{36}/);
    const signsIn = hasSecrets ? {} : { username: 'reader' };
    expect(await stored()).toMatchObject({ url: 'https://hackage.acme.example/', ...signsIn });

    // The URL contains the open entry.
    await page.reload();
    const editor = page.getByRole('form', { name: 'acme-hackage' });
    await editor.getByRole('switch', { name: 'Enabled' }).click();
    await page.getByRole('link', { name: 'Maven' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor.getByText('Saved')).toBeVisible();
    await expect(row).toContainText('Disabled');
    expect(await stored()).toMatchObject({ enabled: false, ...signsIn });

    await editor.getByRole('button', { name: 'Delete repository' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete acme-hackage?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete repository' }).click();
    await expect(row).toBeHidden();
    expect(await stored()).toBeUndefined();
  });

  test('is a select and dialogs on a phone; Back asks for what is not saved', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'admin', 'ADMIN/Repositories/Python');
    await expect(page.getByRole('heading', { name: 'PyPI repositories' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Administration' }).selectOption('Cargo');
    await expect(page).toHaveURL(/\/admin\/repositories\/cargo$/);

    await page.getByRole('button', { name: 'crates.io' }).click();
    const dialog = page.getByRole('dialog', { name: 'crates.io' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('URL').fill('https://index.acme.example');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByLabel('URL')).toHaveValue('https://index.acme.example');
    await page.goBack();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
  });

  test('is not offered to somebody who may not see it, and says so under its address', async ({ page }) => {
    await beSignedIn(page, 'viewer', 'admin/repositories/maven');

    await expect(page.getByText('You do not have permission to view this')).toBeVisible();
    await expect(page.getByText(/Configure the system/)).toBeVisible();
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Projects', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Administration' })).toBeHidden();
    await expectAccessible(page);
  });

  test('saves what an internal component is, and refuses a wrong expression before that', async ({
    page,
    request,
  }) => {
    const api = await apiAs(request, 'admin');
    await beSignedIn(page, 'admin', 'admin/configuration/internalComponents');
    const expression = page.getByRole('textbox', { name: 'Namespace expression' });
    const first = await expression.inputValue();
    await expression.fill('com\\.acme(');
    await expect(page.getByText(/Not a valid Java regular expression\./)).toBeVisible();
    await expectAccessible(page);
    await expression.fill('com\\.acme-e2e(\\..*)?');
    await save(page);
    expect(await settingOf(api, 'groups.regex')).toBe('com\\.acme-e2e(\\..*)?');
    await fitsAPhone(page);
    // Other tests have internal components.
    await expression.fill(first);
    await save(page);
  });

  test('saves an analyzer, and shows nothing of its secret', async ({ page, request }) => {
    test.skip(await isServerSince(request, '5.0'), 'analyzers keep their settings as extensions');
    const api = await apiAs(request, 'admin');
    await beSignedIn(page, 'admin', 'admin/analyzers/trivy');
    await page.getByLabel('Base URL').fill('https://trivy.example');
    await page.getByRole('textbox', { name: 'API token' }).fill('Secret-1');
    await save(page);
    expect(await settingOf(api, 'trivy.base.url')).toBe('https://trivy.example');
    await expect(page.getByLabel('API token')).toHaveValue('');
    await fitsAPhone(page);
  });

  test('adds an ecosystem to a source, and removes it on a phone', async ({ page, request }) => {
    test.skip(await isServerSince(request, '5.0'), 'sources keep their settings as extensions');
    const api = await apiAs(request, 'admin');
    await beSignedIn(page, 'admin', 'admin/vulnerabilitySources/osv');
    // A server that cannot reach the source knows no ecosystem: it is typed then.
    const known = await api.get<string[]>('/integration/osv/ecosystem');
    await expect(page.getByRole('switch', { name: 'Sync aliases' })).toBeVisible();
    if (known.includes('Hackage')) {
      await page.getByRole('combobox', { name: 'Ecosystems' }).fill('Hackage');
      await page.getByRole('option', { name: 'Hackage', exact: true }).click();
    } else {
      await page.getByRole('textbox', { name: 'Ecosystems' }).fill('Hackage,');
    }
    await save(page);
    expect(await settingOf(api, 'google.osv.enabled')).toContain('Hackage');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Remove Hackage' }).click();
    await save(page);
  });

  test('refuses what lacks a value on a phone, with the reason at its field', async ({ page, request }) => {
    const api = await apiAs(request, 'admin');
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'admin', 'admin/integrations/kennaSecurity');
    // Other than what a run before may have left.
    const connector = String(Date.now() % 1_000_000);
    await page.getByLabel('Connector ID').fill('');
    await page.getByRole('switch', { name: 'Upload to Kenna Security' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/Required while “/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Connector ID').fill(connector);
    await page.getByRole('switch', { name: 'Upload to Kenna Security' }).click();
    await save(page);
    expect(await settingOf(api, 'kenna.connector.id')).toBe(connector);
  });

  test('has the boxes of the matrix of permissions below their heads', async ({ page }) => {
    await beSignedIn(page, 'admin', 'admin/accessManagement/permissions');
    await page.getByText('Matrix', { exact: true }).click();
    const box = page.getByRole('checkbox', { name: 'View portfolio for Administrators' });
    await expect(box).toBeVisible();

    const head = page.getByRole('columnheader', { name: /^View portfolio/ });
    expect(await middleOf(box)).toBeCloseTo(await middleOf(head), 0);
    await expectAccessible(page);
  });
});

test.describe('administration in German on a phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('keeps buttons below each other apart', async ({ page, request }) => {
    test.skip(await isServerSince(request, '5.0'), 'templates are not restored from 5.0 on');
    // Narrow enough that one button is below the other.
    await page.setViewportSize({ width: 320, height: 844 });
    await beSignedIn(page, 'admin', 'admin/notifications/templates');
    await page.getByRole('button', { name: 'Slack' }).click();
    const copy = page.getByRole('button', { name: 'Vorlage kopieren' });
    const restore = page.getByRole('button', { name: /^Vorlagen wiederherstellen/ });
    // While the dialog comes into view, it is not at its place.
    const distance = async () => {
      const { y, height } = await placeOf(copy);
      return (await placeOf(restore)).y - (y + height);
    };

    await expect.poll(distance).toBeCloseTo(8, 0);
    await expectAccessible(page);
  });

  test('begins the buttons of a list without a count where its search begins', async ({ page }) => {
    await beSignedIn(page, 'admin', 'admin/accessManagement/portfolioAccessControl');
    const search = await placeOf(page.getByRole('searchbox', { name: 'Teams suchen' }));
    const first = await placeOf(page.getByRole('button', { name: 'Liste exportieren' }));

    expect(first.x).toBeCloseTo(search.x, 0);
  });
});

/** Saves a panel of settings, and sees that it is. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
}

async function settingOf(api: Api, name: string) {
  const settings = await api.get<{ propertyName: string; propertyValue?: string }[]>('/configProperty');
  return settings.find(({ propertyName }) => propertyName === name)?.propertyValue;
}

async function fitsAPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expectAccessible(page);
}

async function placeOf(what: Locator) {
  await expect(what).toBeVisible();
  return (await what.boundingBox())!;
}

async function middleOf(what: Locator) {
  const { x, width } = await placeOf(what);
  return x + width / 2;
}
