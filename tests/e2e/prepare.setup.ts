import { expect, refused, test } from './support/test.js';
import { apiAs } from './support/api.js';
import { fillSignIn, PEOPLE, type Person } from './support/people.js';
import { knowVulnerabilities } from './support/portfolio.js';
import { isOwnServer, OWN_SERVER_ONLY } from './support/server.js';

test('a new server asks its administrator for another password first', async ({ page, complaints }) => {
  test.skip(!isOwnServer, OWN_SERVER_ONLY);
  complaints.allow(refused(401, 406));
  await page.goto('projects?searchText=shop');
  await fillSignIn(page, 'admin', 'admin');

  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');
  const change = page.getByRole('button', { name: 'Change password' });

  await page.getByLabel('Current password').fill('admin');
  await page.getByLabel('New password', { exact: true }).fill('admin');
  await change.click();
  await expect(page.getByText('Use a password other than your current one.')).toBeVisible();

  await page.getByLabel('New password', { exact: true }).fill(PEOPLE.admin.password);
  await page.getByLabel('Confirm new password').fill('Changed-2');
  await change.click();
  await expect(page.getByText('The new passwords do not match.')).toBeVisible();

  await page.getByLabel('Confirm new password').fill(PEOPLE.admin.password);
  await page.getByLabel('Current password').fill('wrong');
  await change.click();
  await expect(page.getByRole('alert')).toContainText('Incorrect username or current password');

  await page.getByLabel('Current password').fill('admin');
  await change.click();
  await expect(page.getByText('Password changed. Sign in with the new password.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('admin');

  await page.getByLabel('Password', { exact: true }).fill(PEOPLE.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\?searchText=shop&sort=name$/);
});

test('the people of the other tests', async ({ request }) => {
  const api = await apiAs(request, 'admin');
  for (const who of Object.keys(PEOPLE) as Person[]) {
    if (who === 'admin') continue;
    const { username, password, permissions } = PEOPLE[who];
    const status = await api.status('PUT', '/user/managed', {
      username,
      fullname: `The ${username}`,
      email: `${username}@bomdeck.example`,
      newPassword: password,
      confirmPassword: password,
      forcePasswordChange: false,
      nonExpiryPassword: true,
      suspended: who === 'suspended',
    });
    // Another server may have them, with the permissions that it gave them.
    expect(isOwnServer ? [201] : [201, 409], `account of ${who}`).toContain(status);
    for (const permission of permissions) {
      const granted = await api.status('POST', `/permission/${permission}/user/${username}`);
      expect([200, 304], `${permission} for ${who}`).toContain(granted);
    }
  }
});

test('the vulnerabilities of the other tests', async ({ request }) => {
  await knowVulnerabilities(await apiAs(request, 'admin'));
});
