import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject, makeRoom } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

test.describe('projects', () => {
  test('are created with a form that keeps what was typed when it fails', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(refused(409, 500));
    await makeRoom(await apiAs(request, 'admin'), 'created-here');
    await beSignedIn(page, 'admin');
    await page
      .getByRole('button', { name: /^Create project…/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Create project' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(dialog.getByText('Enter a project name.')).toBeVisible();

    await dialog.getByLabel('Name', { exact: true }).fill('created-here');
    await dialog.getByLabel('Version').fill('1.0');
    await page.route('**/api/v1/project', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Could not save.');
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('created-here');

    await page.unroute('**/api/v1/project');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /created-here/ })).toBeVisible();
    await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}\?days=90$/);

    await page.goBack();
    await page
      .getByRole('button', { name: /^Create project…/ })
      .first()
      .click();
    await dialog.getByLabel('Name', { exact: true }).fill('created-here');
    await dialog.getByLabel('Version').fill('1.0');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(dialog.getByText(/already exists/)).toBeVisible();
  });

  test('get a component and lose it again, by keyboard, with the reasons of the server at its fields', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(refused(500));
    const project = await aProject(await apiAs(request, 'admin'), 'by-hand', null);
    await beSignedIn(page, 'admin', `projects/${project.uuid}/components`);
    await page
      .getByRole('button', { name: /^Add component/ })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add component' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add component' }).press('Enter');
    await expect(dialog.getByText('Enter a component name.')).toBeVisible();

    await dialog.getByRole('textbox', { name: 'Package URL' }).fill('pkg:npm/journey-left@1.3.0');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('journey-left');
    await dialog.getByRole('textbox', { name: 'Version' }).fill('1.3.0');
    await page.route('**/api/v1/component/project/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Could not save.');
    await page.unroute('**/api/v1/component/project/*');
    await dialog.getByRole('button', { name: 'Add component' }).press('Enter');
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row', { name: /journey-left/ });
    await expect(row).toContainText('1.3.0');

    await row.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Remove…' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete journey-left 1.3.0?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete 1 component' }).press('Enter');
    await expect(page.getByText('1 component deleted')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true });

    test('have fields that are high enough, with letters for which no phone zooms in', async ({
      page,
      request,
    }) => {
      const project = await aProject(await apiAs(request, 'admin'), 'under-a-finger', null);
      await beSignedIn(page, 'admin', `projects/${project.uuid}/components`);
      await page
        .getByRole('button', { name: /^Add component/ })
        .first()
        .tap();
      const dialog = page.getByRole('dialog', { name: 'Add component' });

      for (const name of [/^Version/, /^Package URL/]) {
        const field = dialog.getByRole('textbox', { name });
        await expect(field).toHaveCSS('font-size', '16px');
        expect((await field.boundingBox())!.height).toBeGreaterThanOrEqual(40);
      }
    });
  });

  test('are found by what is typed, and the address says so', async ({ page, request }) => {
    const api = await apiAs(request, 'admin');
    // Other journeys make projects, too: these are on the first page.
    await aProject(api, '0-needle-in-the-portfolio', null);
    await aProject(api, '0-hay-in-the-portfolio', null);
    await beSignedIn(page, 'admin');
    await expect(page.getByRole('link', { name: '0-hay-in-the-portfolio' })).toBeVisible();
    await page.getByRole('searchbox').fill('needle');

    await expect(page.getByRole('link', { name: '0-hay-in-the-portfolio' })).toBeHidden();
    await expect(page.getByRole('link', { name: '0-needle-in-the-portfolio' })).toBeVisible();
    await expect(page).toHaveURL(/\/projects\?searchText=needle&sort=name$/);

    await page.getByRole('link', { name: 'needle-in-the-portfolio' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /needle/ })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('needle');
    await expect(page.getByRole('link', { name: 'hay-in-the-portfolio' })).toBeHidden();
  });

  test('stand below their parents, or flat', async ({ page, request }) => {
    const api = await apiAs(request, 'admin');
    const parent = await aProject(api, '0-a-parent', null);
    await api.put('/project', { name: '0-a-child', version: '1', parent: { uuid: parent.uuid } });
    await beSignedIn(page, 'admin');
    await expect(page.getByRole('link', { name: '0-a-parent' })).toBeVisible();
    await expect(page.getByRole('link', { name: '0-a-child' })).toBeHidden();

    const row = page.getByRole('row', { name: /0-a-parent/ });
    await row.getByRole('button').first().click();
    await expect(page.getByRole('link', { name: '0-a-child' })).toBeVisible();
    await expectAccessible(page);

    await page.getByText('Flat', { exact: true }).click();
    await expect(page.getByRole('link', { name: '0-a-child' })).toBeVisible();
    await expect(page).toHaveURL(/layout=flat/);
  });

  test('fill their cards on a phone, with room for an arrow only where there is one', async ({
    page,
    request,
  }) => {
    const api = await apiAs(request, 'admin');
    const name = `a-card-${Date.now()}`;
    const parent = await aProject(api, `${name}-parent`, null);
    await api.put('/project', { name: `${name}-child`, version: '1.0', parent: { uuid: parent.uuid } });
    await aProject(api, `${name}-alone`, null);
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'admin');
    await expect(page.getByRole('row', { name: new RegExp(`${name}-alone`) })).toBeVisible();

    for (const [which, hasArrow] of [
      ['alone', false],
      ['parent', true],
    ] as const) {
      const card = page.getByRole('row', { name: new RegExp(`${name}-${which}`) });
      const box = (await card.boundingBox())!;
      const title = (await card.getByRole('link').first().boundingBox())!;
      const risk = (await card.getByRole('gridcell', { name: /^Risk/ }).boundingBox())!;
      const arrow = card.getByRole('button', { name: /^Rows under/ });
      // Behind the box that selects it.
      expect(title.x - box.x, which).toBeCloseTo(48, 0);
      expect(await arrow.count(), which).toBe(hasArrow ? 1 : 0);
      const room = box.x + box.width - (risk.x + risk.width);
      if (hasArrow) expect(room, which).toBeGreaterThan(12);
      else expect(room, which).toBeCloseTo(12, 0);
    }
  });

  test('that do not exist are said to, with the way to the list', async ({ page, complaints }) => {
    complaints.allow(refused(400, 404));
    for (const address of ['projects/none', 'projects/6c5f2d6e-0000-4000-8000-000000000000/findings']) {
      await beSignedIn(page, 'admin', address);
      await expect(page.getByRole('heading', { name: 'Project not found' })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('link', { name: /^Findings/ })).toHaveCount(0);
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to projects' }).first().click();
    await expect(page).toHaveURL(/\/projects\?sort=name$/);
  });

  test('offer nothing to those who may only look', async ({ page, request }) => {
    const project = await aProject(await apiAs(request, 'admin'), '0-only-to-look-at', null);
    await beSignedIn(page, 'viewer');
    await expect(page.getByRole('link', { name: '0-only-to-look-at' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Create project…/ })).toHaveCount(0);

    await page.goto(`projects/${project.uuid}`);
    await expect(page.getByRole('heading', { level: 1, name: /only-to-look-at/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Upload BOM/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Findings/ })).toHaveCount(0);
    await page.goto(`projects/${project.uuid}/findings`);
    await expect(page.getByText('You do not have permission to view this page')).toBeVisible();
    await expect(page.getByText(/View vulnerabilities/)).toBeVisible();
  });

  test('say so when the list cannot be had, and come when it can', async ({ page, complaints }) => {
    complaints.allow(refused(500), /ERR_FAILED/);
    let isBroken = true;
    await page.route('**/api/v1/project?*', (route) =>
      isBroken ? route.fulfill({ status: 500, body: 'Uncaught internal server error' }) : route.fallback(),
    );
    await beSignedIn(page, 'admin');
    await expect(page.getByText('Could not load projects')).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(
      page.getByRole('table').or(page.getByRole('treegrid')).or(page.getByRole('grid')),
    ).toBeVisible();
  });

  test('are tagged, moved and deleted together, by keyboard, and found again by a named view', async ({
    page,
    request,
  }, { testId, retry }) => {
    const api = await apiAs(request, 'admin');
    const stem = `many-${testId}-${retry}`;
    const projects: { uuid: string }[] = [];
    for (const name of ['a', 'b', 'c']) projects.push(await aProject(api, `${stem}-${name}`, null));
    const tagsOf = async (uuid: string) =>
      (await api.get<{ tags?: { name: string }[] }>(`/project/${uuid}`)).tags?.map(({ name }) => name) ?? [];
    await beSignedIn(page, 'admin', `projects?searchText=${stem}`);
    const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`${stem}-${name}`) });
    for (const name of ['a', 'b']) {
      await box(name).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: 'Edit tags…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit tags of 2 projects' });
    await expect(dialog.getByLabel('Tags to add')).toBeFocused();
    await page.keyboard.type(`${stem},`);
    await expect(dialog.getByRole('row', { name: `Adds ${stem}` })).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Update 2 projects' }).click();
    // Another dialog shows the progress: the change is made when it can be undone.
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    expect(await tagsOf(projects[0]!.uuid)).toEqual([stem]);
    await undo.click();
    await expect(page.getByText('Changes to 2 projects undone')).toBeVisible();
    expect(await tagsOf(projects[0]!.uuid)).toEqual([]);

    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByLabel('Save this view as').fill(stem);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: stem, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expectAccessible(page);
    await page.goto('projects');
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: stem, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`searchText=${stem}`));

    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['a', 'b', 'c']) await box(name).check({ force: true });
    // On a phone, it is an icon.
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete 3 projects?' });
    await question.getByLabel('Type 3 to confirm').fill('3');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 projects deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  });
});
