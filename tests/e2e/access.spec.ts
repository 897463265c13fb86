import { apiAs } from './support/api.js';
import { beSignedIn, PEOPLE } from './support/people.js';
import { apiAddress, RECONNECTING } from './support/server.js';
import { expect, expectAccessible, test } from './support/test.js';

const PASSWORD = 'Correct-horse-1';

test.describe('access management', () => {
  test('a team with a key that calls the server, and a user who may do what the team permits', async ({
    page,
    request,
  }) => {
    const api = await apiAs(request, 'admin');
    await beSignedIn(page, 'admin', 'admin/accessManagement/teams');
    await expect(page).toHaveTitle('Teams · Bomdeck');
    await page.getByRole('button', { name: 'Create team' }).click();
    const creation = page.getByRole('form', { name: 'Create team' });
    await creation.getByLabel('Name').fill('Payments');
    await creation.getByRole('button', { name: 'Create team' }).click();
    const team = page.getByRole('form', { name: 'Payments' });

    // The permissions of the team.
    await team.getByRole('button', { name: 'Add permissions…' }).click();
    const permissions = page.getByRole('dialog', { name: 'Add to Payments' });
    await expectAccessible(page);
    await permissions.getByRole('checkbox', { name: /View portfolio/ }).click();
    await permissions.getByRole('button', { name: 'Add selected' }).click();
    await expect(team.getByRole('region', { name: 'Permissions' })).toContainText('View portfolio');

    // A key, shown once.
    await team.getByRole('button', { name: 'Create API key' }).click();
    const shown = page.getByRole('dialog', { name: 'New API key for Payments' });
    const key = /odt_\w+/.exec(await shown.innerText())?.[0] ?? '';
    await expectAccessible(page);
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(key)).toHaveCount(0);
    const asTeam = { headers: { 'X-Api-Key': key }, ...RECONNECTING };
    expect((await request.get(apiAddress('v1/project'), asTeam)).status()).toBe(200);
    expect((await request.get(apiAddress('v1/team'), asTeam)).status()).toBe(403);
    await expectAccessible(page);

    // A member of the team.
    await page.getByRole('link', { name: 'Managed users' }).click();
    await page.getByRole('button', { name: 'Create user' }).click();
    const newUser = page.getByRole('form', { name: 'Create user' });
    await newUser.getByLabel('Username').fill('p.novak');
    await newUser.getByLabel('Full name').fill('Petra Novak');
    await newUser.getByLabel('Email address').fill('p.novak@shop.example');
    await newUser.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await newUser.getByRole('button', { name: 'Create user' }).click();
    const user = page.getByRole('form', { name: 'p.novak' });
    await user.getByRole('button', { name: 'Add teams…' }).click();
    const teams = page.getByRole('dialog', { name: 'Add to p.novak' });
    await teams.getByRole('checkbox', { name: /Payments/ }).click();
    await teams.getByRole('button', { name: 'Add selected' }).click();
    await expect(user.getByRole('region', { name: 'Permissions' })).toContainText('Through Payments');
    await expectAccessible(page);

    // The member then sees the projects, and nothing of the administration.
    const answer = await request.post(apiAddress('v1/user/login'), {
      form: { username: 'p.novak', password: PASSWORD },
      ...RECONNECTING,
    });
    const authorization = `Bearer ${await answer.text()}`;
    const ask = async (path: string) =>
      (await request.get(apiAddress(`v1${path}`), { headers: { authorization }, ...RECONNECTING })).status();
    expect(await ask('/project')).toBe(200);
    expect(await ask('/user/managed')).toBe(403);

    // And no more, once suspended.
    await user.getByRole('switch', { name: 'Suspended' }).click();
    await user.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /p\.novak/ })).toContainText('Suspended');
    expect(await ask('/project')).toBe(401);

    await user.getByRole('button', { name: 'Delete user' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByRole('row', { name: /p\.novak/ })).toBeHidden();
    const left = await api.get<{ username: string }[]>('/user/managed');
    expect(left.map(({ username }) => username)).not.toContain('p.novak');
  });

  test('asks before users take the management of access from themselves, on a phone, too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await beSignedIn(page, 'admin', `admin/accessManagement/managedUsers?open=${PEOPLE.admin.username}`);
    const user = page.getByRole('dialog', { name: PEOPLE.admin.username });
    await expect(user.getByLabel('Full name')).toBeVisible();
    await expectAccessible(page);
    await user.getByRole('button', { name: 'Delete user' }).click();
    const question = page.getByRole('alertdialog', { name: `Delete ${PEOPLE.admin.username}?` });
    await expect(question).toContainText('This is your own account.');
    await expect(question).toContainText('Manage access');
    await expectAccessible(page);
  });

  test('gives projects to a team, and limits what it sees', async ({ page, request }) => {
    const api = await apiAs(request, 'admin');
    await api.put('/project', { name: 'given-shop', version: '1.0', classifier: 'APPLICATION' });
    const teams = await api.get<{ uuid: string; name: string }[]>('/team');
    const { uuid } = teams.find(({ name }) => name === 'Portfolio Managers')!;
    await beSignedIn(page, 'admin', `admin/accessManagement/portfolioAccessControl?open=${uuid}`);
    const team = page.getByRole('form', { name: 'Portfolio Managers' });
    await team.getByRole('button', { name: 'Assign projects…' }).first().click();
    const projects = page.getByRole('dialog', { name: 'Add to Portfolio Managers' });
    await projects.getByRole('checkbox', { name: /given-shop/ }).click();
    await expectAccessible(page);
    await projects.getByRole('button', { name: 'Add selected' }).click();
    await expect(team).toContainText('1 project assigned');

    // Turning it on would change what other tests see.
    await page.getByRole('switch', { name: 'Teams see only the projects assigned to them' }).click();
    const question = page.getByRole('alertdialog', { name: 'Turn on portfolio access control?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(
      page.getByRole('switch', { name: /^Teams see only the projects assigned to them/ }),
    ).not.toBeChecked();

    await team.getByRole('checkbox', { name: /given-shop/ }).click();
    await team.getByRole('button', { name: 'Remove…' }).click();
    await page.getByRole('button', { name: 'Remove project' }).click();
    await expect(team).toContainText('No projects assigned');
  });
});
