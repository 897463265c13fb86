import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testIdentityProvider, type TestIdentityProvider } from '../support/identityProvider.js';
import { freePort } from './support/freePort.js';
import { isOwnServer, OWN_SERVER_ONLY } from './support/server.js';
import { startConsole, stopAll } from './support/startConsole.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test.skip(!isOwnServer, OWN_SERVER_ONLY);

const BELOW = '/deep/bomdeck';
const BUTTON = 'Sign in with Example ID';

let provider: TestIdentityProvider;
let data: string;
let atRoot: string;
/** Below a path, with the API and the provider on other origins. */
let belowPath: string;
/** With a portfolio, and teams that follow the groups of the provider. */
let inGroups: string;

// All of them sign in at the same provider, which takes a while to start.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  data = mkdtempSync(join(tmpdir(), 'bomdeck-identity-'));
  const ports = [await freePort(), await freePort(), await freePort()];
  provider = await testIdentityProvider({
    people: [
      { sub: 'Ann', name: 'ann', email: 'ann@people.example' },
      { sub: 'an impostor', name: 'admin' },
      { sub: 'Gil', name: 'gil', email: 'gil@people.example', groups: ['auditors of the bank'] },
    ],
    redirectUris: [
      `http://127.0.0.1:${ports[0]}/static/oidc-callback.html`,
      `http://127.0.0.1:${ports[1]}${BELOW}/static/oidc-callback.html`,
      `http://127.0.0.1:${ports[2]}/static/oidc-callback.html`,
    ],
  });
  const settings = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_LOGIN_BUTTON_TEXT: BUTTON,
  };
  const root = await startConsole({
    ...settings,
    PORT: String(ports[0]),
    DATA_DIR: data,
    EMPTY: '1',
    PRIVATE_DESTINATIONS: '1',
    ALPINE_CORS_ALLOW_ORIGIN: `http://127.0.0.1:${ports[1]}`,
    ALPINE_OIDC_ENABLED: 'true',
    ALPINE_OIDC_ISSUER: provider.issuer,
    ALPINE_OIDC_CLIENT_ID: provider.clientId,
    ALPINE_OIDC_USER_PROVISIONING: 'true',
    ALPINE_OIDC_TEAMS_DEFAULT: 'Portfolio Managers',
  });
  expect(root.address, root.output()).toBeDefined();
  atRoot = root.address!;
  const below = await startConsole({
    ...settings,
    PORT: String(ports[1]),
    BASE_PATH: BELOW,
    API_BASE_URL: atRoot,
  });
  expect(below.address, below.output()).toBeDefined();
  belowPath = below.address!;
  const groups = await startConsole({
    ...settings,
    PORT: String(ports[2]),
    DATA_DIR: join(data, 'groups'),
    OIDC_SCOPE: 'openid profile email groups',
    PRIVATE_DESTINATIONS: '1',
    ALPINE_OIDC_ENABLED: 'true',
    ALPINE_OIDC_ISSUER: provider.issuer,
    ALPINE_OIDC_CLIENT_ID: provider.clientId,
    ALPINE_OIDC_USER_PROVISIONING: 'true',
    ALPINE_OIDC_TEAM_SYNCHRONIZATION: 'true',
  });
  expect(groups.address, groups.output()).toBeDefined();
  inGroups = groups.address!;
});
test.afterAll(async () => {
  await stopAll();
  await provider?.close();
  rmSync(data, { recursive: true, force: true });
});

/** Chooses the provider on the sign-in page, and who to be there. */
async function signInAs(page: Page, whom: string) {
  await page.getByRole('button', { name: BUTTON }).click();
  await page.getByRole('button', { name: `I am ${whom}` }).click();
}

/** All that the tab and the browser remember for this origin. */
const remembered = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('somebody signs in through the provider, and ends on the page that was asked for', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${atRoot}projects?searchText=shop`);
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
  await expect(page.getByText('you return to the page you asked for')).toBeVisible();
  await expectAccessible(page);
  // The code that talks to the provider loads only when someone chooses to sign in there.
  expect(requested.filter((url) => url.includes('openIdConnect'))).toEqual([]);

  await signInAs(page, 'Ann');

  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page).toHaveURL(`${atRoot}projects?searchText=shop&sort=name`);
  await expect(page.getByRole('button', { name: /^Account: ann/ })).toBeVisible();
  // Nothing of the provider is kept except the session obtained with its tokens.
  const kept = await remembered(page);
  expect(kept).toContain('"token"');
  expect(kept).not.toMatch(/oidc|id_token|access_token|code_verifier/);

  // No password of the server: nothing to change here.
  await page.getByRole('button', { name: /^Account: ann/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Change password' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
});

test('below a path, with the API on another origin, it works as well', async ({ page }) => {
  await page.goto(`${belowPath}projects?searchText=shop`);
  await signInAs(page, 'Ann');

  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page).toHaveURL(`${belowPath}projects?searchText=shop&sort=name`);
});

test('who turns back at the provider is told so, and may still use a password', async ({ page }) => {
  await page.goto(`${atRoot}projects?searchText=shop`);
  await page.getByRole('button', { name: BUTTON }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByText('Sign-in was not completed')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprojects%3FsearchText%3Dshop$/);
  await expectAccessible(page);
  expect(await remembered(page)).not.toContain('oidc');
  await page.getByRole('button', { name: 'Sign in with password' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
  await expectAccessible(page);
});

test('a person with the name of an account of the server does not get that account', async ({
  page,
  complaints,
}) => {
  complaints.allow(refused(403));
  await page.goto(atRoot);
  await signInAs(page, 'an impostor');

  await expect(page.getByRole('alert')).toContainText('No account on this server');
  await expect(page.getByRole('button', { name: BUTTON })).toBeVisible();
  expect(await remembered(page)).not.toMatch(/oidc|token/);
});

test('an answer of the provider that the tab has not asked for does not sign in', async ({ page }) => {
  provider.asked();
  await page.goto(`${atRoot}static/oidc-callback.html?code=of-somebody-else&state=made-up`);

  await expect(page.getByRole('alert')).toContainText('was started in another tab');
  await expect(page).toHaveURL(`${atRoot}login`);
  expect(provider.asked()).toEqual([]);
});

test('a provider that does not answer, or may not be asked, is said; the password is there', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|ERR_CONNECTION|Failed to fetch|status of 500/, /policy violated: connect-src/);
  complaints.allow(/Content Security Policy|oidc|OidcClient|JsonService|MetadataService/i);
  await page.goto(atRoot);
  await page.route(`${provider.issuer}/**`, (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: BUTTON }).click();
  await expect(page.getByRole('alert')).toContainText('The identity provider did not respond as expected');
  await expect(page.getByRole('button', { name: BUTTON })).toBeEnabled();

  // An operator who changes only the file forgets the policy.
  await page.route('**/static/config.json', (route) =>
    route.fulfill({ json: { OIDC_ISSUER: 'https://id.example/realm', OIDC_CLIENT_ID: 'console' } }),
  );
  await page.goto(atRoot);
  await page.getByRole('button', { name: 'Sign in with OpenID Connect' }).click();
  await expect(page.getByRole('alert')).toContainText('add https://id.example to connect-src');
  await expectAccessible(page);

  // The server does not reach it either.
  for (const answer of [{ body: 'false', contentType: 'text/plain' }, { status: 500 }]) {
    await page.route('**/oidc/available', (route) => route.fulfill(answer));
    await page.goto(atRoot);
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByText('Identity provider sign-in is not available')).toBeVisible();
    await expect(page.getByRole('button', { name: /OpenID/ })).toHaveCount(0);
    await page.unroute('**/oidc/available');
  }
  await expectAccessible(page);
});

test('a session that ends in the middle of work goes on in place, by a new tab', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(refused(401));
  await page.goto(`${atRoot}projects`);
  await signInAs(page, 'Ann');
  await page
    .getByRole('button', { name: /^Create project…/ })
    .first()
    .click();
  await page.getByLabel('Name', { exact: true }).fill('typed-before-the-session-ended');
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 401, body: '' }));
  await page.getByRole('button', { name: 'Create project', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Session ended' });
  await expect(dialog.getByRole('button', { name: BUTTON })).toBeFocused();
  await expectAccessible(page);
  await page.unroute('**/api/v1/**');

  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: BUTTON }).click();
  const other = await opened;
  await complaints.watch(other);
  // The provider still knows her.
  await other.getByRole('button', { name: BUTTON }).click();

  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('typed-before-the-session-ended');
  await page.getByRole('button', { name: 'Create project', exact: true }).click();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);
});

test('somebody may do what a group of the provider allows, from the sign-in after it was mapped', async ({
  page,
  browser,
  complaints,
}) => {
  await page.goto(inGroups);
  await signInAs(page, 'Gil');
  // The server knows them now, and permits them nothing.
  await page.getByRole('button', { name: /^Account: gil/ }).click();
  await page.getByRole('menuitem', { name: 'Your profile…' }).click();
  await expect(page.getByText('You have no permissions yet. Ask an administrator.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account: gil/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  const context = await browser.newContext();
  const admin = await context.newPage();
  await complaints.watch(admin);
  await admin.goto(`${inGroups}admin/accessManagement/oidcGroups`);
  await admin.getByRole('button', { name: 'Sign in with password' }).click();
  await admin.getByLabel('Username').fill('admin');
  await admin.getByLabel('Password', { exact: true }).fill('admin');
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: 'Create group' }).first().click();
  await admin.getByLabel('Name', { exact: true }).fill('auditors of the bank');
  await admin.getByRole('form').getByRole('button', { name: 'Create group' }).click();
  await admin.getByRole('button', { name: 'Add teams…' }).click();
  const picker = admin.getByRole('dialog');
  await picker.getByRole('checkbox', { name: /Security Auditors/ }).click();
  await picker.getByRole('button', { name: /^Add selected/ }).click();
  await expect(picker).toBeHidden();
  await context.close();

  await page.goto(`${inGroups}vulnerabilityAudit`);
  // The provider still knows them.
  await page.getByRole('button', { name: BUTTON }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Findings' })).toBeVisible();
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('button', { name: /^Account: gil/ }).click();
  await page.getByRole('menuitem', { name: 'Your profile…' }).click();
  await expect(page.getByRole('dialog')).toContainText('Security Auditors');
  await expect(page.getByRole('dialog')).toContainText('Audit findings');
});
