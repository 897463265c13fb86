import type { Page, Route } from '@playwright/test';
import { apiAs } from './support/api.js';
import { held } from './support/held.js';
import { beSignedIn, PEOPLE, fillSignIn, signIn, tokenOf } from './support/people.js';
import { makeRoom } from './support/portfolio.js';
import { apiAddress, isOwnServer, isServerSince, RECONNECTING } from './support/server.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test.describe('signing in', () => {
  test('leads to the dashboard, without any table of contents to find first', async ({ page }) => {
    await page.goto('./');
    await expect(page).toHaveTitle('Sign in · Bomdeck');
    await expect(page.getByLabel('Username')).toBeFocused();
    await expectAccessible(page);

    await page.keyboard.type(PEOPLE.admin.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PEOPLE.admin.password);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard(\?days=\d+)?$/);
    await expect(page).toHaveTitle('Dashboard · Bomdeck');
  });

  test('is refused inline, with the words for each reason, and what was typed stays', async ({
    page,
    complaints,
  }) => {
    complaints.allow(refused(401, 403));
    await page.goto('./');

    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Enter your username')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();

    await fillSignIn(page, 'admin', 'wrong');
    await expect(page.getByRole('alert')).toContainText('Incorrect username or password');
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page);

    await fillSignIn(page, PEOPLE.suspended.username, PEOPLE.suspended.password);
    await expect(page.getByRole('alert')).toContainText('This account is suspended');
  });

  test('says so when the server cannot be reached, and works once it can', async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED|status of 500|ERR_CONNECTION/);
    await page.goto('./');
    await page.route('**/user/login', (route) => route.abort('connectionfailed'));
    await fillSignIn(page, PEOPLE.admin.username, PEOPLE.admin.password);
    await expect(page.getByRole('alert')).toContainText('Could not connect to the server');

    await page.unroute('**/user/login');
    await page.route('**/user/login', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' }),
    );
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Could not read the server’s response');

    await page.unroute('**/user/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('sends once, however often Enter is pressed', async ({ page }) => {
    let calls = 0;
    const answer = held();
    await page.route('**/user/login', async (route) => {
      calls += 1;
      await answer.released;
      await route.continue();
    });
    await page.goto('./');
    await page.getByLabel('Username').fill(PEOPLE.admin.username);
    await page.getByLabel('Password', { exact: true }).fill(PEOPLE.admin.password);
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Sign/ })).toHaveAttribute('aria-busy', 'true');
    answer.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    expect(calls).toBe(1);
  });

  test('shows the password on request', async ({ page }) => {
    await page.goto('./');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  test('goes on to the page that was asked for', async ({ page }) => {
    await signIn(page, 'admin', 'projects?searchText=nothing-like-this');

    await expect(page).toHaveURL(/\/projects\?searchText=nothing-like-this&sort=name$/);
    await expect(page.getByRole('searchbox')).toHaveValue('nothing-like-this');
  });

  test('does not lead anywhere else', async ({ page, baseURL }) => {
    for (const target of [
      'https://evil.example/projects',
      '//evil.example/projects',
      '/\\evil.example',
      'javascript:alert(1)',
      '/login',
      '/static/config.json',
    ]) {
      await beSignedIn(page, 'admin', `login?redirect=${encodeURIComponent(target)}`);
      await expect(page).toHaveURL(new RegExp(`^${baseURL}dashboard(\\?days=\\d+)?$`));
    }
    await page.evaluate(() => sessionStorage.removeItem('token'));
    await signIn(page, 'admin', `login?redirect=${encodeURIComponent('//evil.example/projects')}`);
    await expect(page).toHaveURL(new RegExp(`^${baseURL}dashboard(\\?days=\\d+)?$`));
  });
});

test.describe('the session', () => {
  test('survives a reload, and leaves no trace that outlives the tab', async ({ page }) => {
    await signIn(page, 'admin');
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token);
  });

  test('is there in a new tab, and ends in all of them', async ({ page, context, complaints }) => {
    await signIn(page, 'admin');
    await page.goto('projects?searchText=back&sort=name');
    const second = await context.newPage();
    await complaints.watch(second);
    await second.goto('projects');
    await expect(second.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();

    await second.getByRole('button', { name: /^Account:/ }).click();
    await second.getByRole('menuitem', { name: 'Sign out' }).click();

    await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(second).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  test('that ends in the middle of work is resumed in place', async ({ page, request, complaints }) => {
    complaints.allow(refused(401));
    await makeRoom(await apiAs(request, 'admin'), 'typed-before-the-session-ended');
    await signIn(page, 'admin', 'projects');
    await page
      .getByRole('button', { name: /^Create project…/ })
      .first()
      .click();
    await page.getByLabel('Name', { exact: true }).fill('typed-before-the-session-ended');
    let isOver = true;
    await page.route('**/api/v1/**', (route) =>
      isOver && !route.request().url().includes('/user/login')
        ? route.fulfill({ status: 401, body: '' })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Create project', exact: true }).click();

    const dialog = page.getByRole('dialog', { name: 'Session ended' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('Username')).toHaveValue(PEOPLE.admin.username);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page);
    isOver = false;
    await dialog.getByLabel('Password', { exact: true }).fill(PEOPLE.admin.password);
    await page.keyboard.press('Enter');

    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('typed-before-the-session-ended');
    await page.getByRole('button', { name: 'Create project', exact: true }).click();
    await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);
  });

  test('says before it ends, and is resumed in place', async ({ page }) => {
    const isReadable = (await tokenOf(page.request, 'admin')).split('.').length === 3;
    test.skip(!isReadable, 'the token of this server does not say when it ends');
    await signIn(page, 'admin', 'projects');
    await page
      .getByRole('button', { name: /^Create project…/ })
      .first()
      .click();
    await page.getByLabel('Name', { exact: true }).fill('typed-before-the-session-ends');
    const before = await page.evaluate(() => sessionStorage.getItem('token')!);
    const { exp } = JSON.parse(Buffer.from(before.split('.')[1]!, 'base64url').toString()) as { exp: number };
    await page.clock.setSystemTime((exp - 4 * 60) * 1000);
    // A tab that comes to the front checks the time again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    await expect(page.getByText(/^Your session expires at/)).toBeVisible();
    await expectAccessible(page);
    await page.clock.setSystemTime(new Date());
    await page.getByRole('button', { name: 'Sign in again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Session ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(PEOPLE.admin.password);
    await page.keyboard.press('Enter');

    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Your session expires at/)).toBeHidden();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('typed-before-the-session-ends');
  });

  test('of somebody else does not go on in the page of the first', async ({ page, complaints }) => {
    complaints.allow(refused(401));
    await signIn(page, 'admin', 'projects');
    let isOver = true;
    await page.route('**/api/v1/project?*', (route) =>
      isOver ? route.fulfill({ status: 401, body: '' }) : route.continue(),
    );
    await page.getByRole('searchbox').fill('x');
    const dialog = page.getByRole('dialog', { name: 'Session ended' });
    await expect(dialog).toBeVisible();
    isOver = false;
    await dialog.getByLabel('Username').fill(PEOPLE.viewer.username);
    await dialog.getByLabel('Password', { exact: true }).fill(PEOPLE.viewer.password);
    await page.keyboard.press('Enter');

    await expect(
      page.getByRole('button', { name: new RegExp(`^Account: (The )?${PEOPLE.viewer.username}$`) }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Create project…/ })).toHaveCount(0);
  });

  test('is not ended by a hiccup of the server', async ({ page, complaints }) => {
    complaints.allow(refused(500));
    await page.route('**/user/self', (route) => route.fulfill({ status: 500, body: 'Uncaught' }));
    await signIn(page, 'admin');
    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Account: ${PEOPLE.admin.username}` })).toBeVisible();
  });

  test('outlasts code that could not be loaded: each place says so, and asks for it again', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
    let missing: RegExp | undefined = /SignedIn-/;
    await page.route('**/assets/*.js', (route) =>
      missing?.test(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto('./');
    await fillSignIn(page, PEOPLE.admin.username, PEOPLE.admin.password);
    await expect(page.getByRole('heading', { name: 'The console stopped working' })).toBeVisible();
    await expectAccessible(page);
    missing = undefined;
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    // A page: the shell around it keeps working.
    missing = /VulnerabilitiesPage-/;
    const toVulnerabilities = page.getByRole('link', { name: 'Vulnerabilities', exact: true });
    await toVulnerabilities.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Could not show this page' })).toBeVisible();
    await expect(toVulnerabilities).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    missing = undefined;
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vulnerabilities' })).toBeVisible();

    // A dialog: the page below stays.
    missing = /AboutDialog-/;
    const about = page.getByRole('button', { name: /Bomdeck console/ });
    await about.click();
    await expect(page.getByRole('alert')).toContainText('Could not load part of the application.');
    missing = undefined;
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'About Bomdeck' })).toBeVisible();
  });

  test('asks who is signed in once, not with each page', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      // A request without a token comes from the sign-in page, which checks whether sign-in is required at
      // all.
      if (request.url().endsWith('/user/self') && request.headers()['authorization']) calls += 1;
    });
    await signIn(page, 'admin');
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
    await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();

    expect(calls).toBe(1);
  });

  test('of somebody without rights says which one is missing', async ({ page }) => {
    await signIn(page, 'stranger');

    await expect(
      page.getByRole('heading', { level: 2, name: 'You do not have permission to view this page' }),
    ).toBeVisible();
    await expect(page.getByText('View portfolio')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard/);
    await expectAccessible(page);
  });

  test('of somebody who manages but sees no portfolio leads on to what they may see', async ({
    page,
    request,
  }) => {
    const api = await apiAs(request, 'admin');
    const team = await api.put<{ uuid: string }>('/team', { name: `Only settings ${Date.now()}` });
    await api.post(`/permission/SYSTEM_CONFIGURATION/team/${team.uuid}`);
    // A server that is used again has the account.
    await api.status('DELETE', '/user/managed', { username: 'only-settings' });
    await api.put('/user/managed', {
      username: 'only-settings',
      fullname: 'Only Settings',
      email: 'settings@shop.example',
      newPassword: 'Settings-1',
      confirmPassword: 'Settings-1',
    });
    await api.post('/user/only-settings/membership', { uuid: team.uuid });
    await page.goto('./');
    await fillSignIn(page, 'only-settings', 'Settings-1');

    await expect(
      page.getByRole('heading', { level: 2, name: 'You do not have permission to view this page' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Administration' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  });
});

test.describe('a server', () => {
  /** Requests without a token are the administrator's; `answers` come before. */
  async function actAsAdmin(page: Page, answers: Record<string, (route: Route) => Promise<void>>) {
    const { username, password } = PEOPLE.admin;
    const login = await page.request.post(apiAddress('v1/user/login'), {
      form: { username, password },
      ...RECONNECTING,
    });
    const token = await login.text();
    await page.route('**/api/v1/**', (route) => {
      const path = new URL(route.request().url()).pathname;
      const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
      if (answer) return answer(route);
      return route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${token}` } });
    });
  }

  test('without sign-in opens at once, and offers nothing to sign out of', async ({ page }) => {
    await actAsAdmin(page, { '/user/self': (route) => route.fulfill({ status: 200, body: '' }) });

    await page.goto('projects?searchText=shop');

    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expect(page).toHaveURL(/\/projects\?searchText=shop&sort=name$/);
    await expect(page.getByRole('button', { name: /^Create project…/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account:/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('button', { name: 'About Bomdeck' }).click();
    await expect(page.getByRole('dialog', { name: 'About Bomdeck' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  });

  test('that keeps the sessions itself (5.0) is told that one has ended, and not waited for', async ({
    page,
    complaints,
  }) => {
    test.skip(
      !isOwnServer && !(await isServerSince(page.request, '5.0')),
      'servers before 5.0 end no session',
    );
    complaints.allow(/ERR_FAILED|ERR_ABORTED/);
    const opaque = 'q3VvYWx0aGVyZSBpcyBub3RoaW5nIHRvIHJlYWQgaGV';
    const told: (string | undefined)[] = [];
    const answer = held();
    await actAsAdmin(page, {
      '/user/login': (route) => route.fulfill({ contentType: 'text/plain', body: opaque }),
      '/user/self/permissions': (route) => route.fulfill({ json: ['VIEW_PORTFOLIO'] }),
      '/user/self': (route) =>
        route.request().headers()['authorization']
          ? route.fulfill({ json: { username: PEOPLE.admin.username, suspended: false } })
          : route.fulfill({ status: 401, body: '' }),
      '/user/logout': async (route) => {
        told.push(route.request().headers()['authorization']);
        await answer.released;
        await route.abort('failed');
      },
    });
    await signIn(page, 'admin');
    await page.getByRole('button', { name: `Account: ${PEOPLE.admin.username}` }).click();

    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await expect.poll(() => told).toEqual([`Bearer ${opaque}`]);
    answer.release();
  });
});
