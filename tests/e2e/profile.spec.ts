import { apiAs } from './support/api.js';
import { fillSignIn } from './support/people.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test('somebody without any right changes their own name, which the page then shows', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(refused(500));
  const api = await apiAs(request, 'admin');
  // A server that is used again has the account.
  await api.status('DELETE', '/user/managed', { username: 'zoe' });
  await api.put('/user/managed', {
    username: 'zoe',
    fullname: 'Zoe',
    email: 'zoe@shop.example',
    newPassword: 'Profile-1',
    confirmPassword: 'Profile-1',
  });
  await page.goto('./');
  await fillSignIn(page, 'zoe', 'Profile-1');
  await page.getByRole('button', { name: /^Account: zoe$/i }).click();
  await page.getByRole('menuitem', { name: 'Your profile…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your profile' });
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);

  // The first answer is a fault: nothing typed is lost, and the second try succeeds.
  await page.route('**/user/self', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await dialog.getByLabel('Full name').fill('Zoë Ødegård');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Could not save.');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Zoë Ødegård');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account: Zoë Ødegård' })).toBeFocused();
});
