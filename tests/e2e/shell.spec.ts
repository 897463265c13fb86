import { apiAs } from './support/api.js';
import { held } from './support/held.js';
import { beSignedIn, PEOPLE } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, expectAccessible, test } from './support/test.js';

test.describe('the frame of the pages', () => {
  test('is reached and left by keyboard', async ({ page }) => {
    await beSignedIn(page, 'admin', 'projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('shows what exists, and whose versions these are', async ({ page }) => {
    await beSignedIn(page, 'admin', 'projects');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('listitem')).toHaveText([
      'Dashboard',
      'Projects',
      'Components',
      'Vulnerabilities',
      'Licenses',
      'Findings',
      'Policy violations',
      'Policies',
      'License groups',
      'Administration',
    ]);
    await expect(navigation.getByRole('link', { name: 'Projects', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // System colors leave no background to recognize it by.
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(navigation.getByRole('link', { name: 'Projects', exact: true })).toHaveCSS(
      'outline-style',
      'solid',
    );
    await page.emulateMedia({ forcedColors: null });

    await page.getByRole('button', { name: /Dependency-Track \d/ }).click();
    const about = page.getByRole('dialog', { name: 'About Bomdeck' });
    await expect(about).toContainText(/Dependency-Track \d/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();

    // Where there is only room for icons, the entry is in the menu.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'About Bomdeck' }).click();
    await expect(about).toBeVisible();
  });

  test('leads to whatever has a name, from the keyboard, at a desk and on a phone', async ({
    page,
    request,
  }) => {
    const project = await aProject(await apiAs(request, 'admin'), 'goto-project', null);
    await beSignedIn(page, 'admin', 'projects');
    await expect(page.getByRole('banner')).toContainText('Projects');
    const bar = await page.getByRole('banner').innerText();
    await page.keyboard.press('Control+K');
    const dialog = page.getByRole('dialog', { name: 'Go to…' });
    await dialog.getByRole('combobox').fill('goto-pro');
    await expect(dialog.getByRole('option')).toHaveText([
      'goto-project 1.0',
      'Search components for “goto-pro”',
    ]);
    await expectAccessible(page);
    expect(await page.getByRole('banner').innerText()).toBe(bar);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/projects/${project.uuid}`));
    await expect(dialog).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Go to project, CVE…' }).click();
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('vulner');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Vulnerabilities' })).toBeVisible();
  });

  test('changes its colours at once, and remembers them', async ({ page }) => {
    await beSignedIn(page, 'admin', 'projects');
    // A page that is still coming moves the focus, which closes menus.
    await page.waitForLoadState('networkidle');
    const background = () =>
      page.getByRole('main').evaluate((main) => getComputedStyle(main.parentElement!).backgroundColor);
    const light = await background();

    await page.getByRole('button', { name: 'Theme' }).click();
    await page
      .getByRole('menuitemcheckbox', { name: 'Dark' })
      .or(page.getByRole('menuitemradio', { name: 'Dark' }))
      .click();
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    await page.reload();
    await expect.poll(background).toBe(dark);
  });

  test('changes its language without loading the page', async ({ page }) => {
    await beSignedIn(page, 'admin', 'projects');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByText('Deutsch').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projekte' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle('Projekte · Bomdeck');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Projekte' })).toBeVisible();
  });

  test('folds its navigation, and remembers that', async ({ page }) => {
    await beSignedIn(page, 'admin', 'projects');
    const words = page.getByRole('navigation', { name: 'Main' }).getByText('Projects', { exact: true });
    await page.getByRole('button', { name: 'Collapse navigation' }).click();
    await expect.poll(async () => (await words.boundingBox())?.width ?? 0).toBeLessThan(3);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    await page.getByRole('button', { name: 'Expand navigation' }).click();
    await expect.poll(async () => (await words.boundingBox())?.width ?? 0).toBeGreaterThan(20);
  });

  test('keeps a menu open that was opened before the first page arrived', async ({ page }) => {
    const code = held();
    await page.route(/\/assets\/ProjectsPage-.*\.js$/, async (route) => {
      await code.released;
      await route.continue();
    });
    await beSignedIn(page, 'admin', 'projects');
    await page.getByRole('button', { name: /^Account:/ }).click();
    const item = page.getByRole('menuitem', { name: 'About Bomdeck' });
    await expect(item).toBeVisible();
    code.release();

    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expect(item).toBeVisible();
    await item.click();
    await expect(page.getByRole('dialog', { name: 'About Bomdeck' })).toBeVisible();
  });

  test('becomes a drawer on a phone, and nothing scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'admin', 'projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Main' });
    await expect(drawer.getByRole('link', { name: 'Projects', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await drawer.getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(drawer).toBeHidden();
  });

  test('shows only the way back above a page on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const project = await aProject(
      await apiAs(page.request, 'admin'),
      `a name that is longer than any phone is wide ${Date.now()}`,
      null,
    );
    await beSignedIn(page, 'admin', `projects/${project.uuid}`);
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    const current = way.locator('[aria-current=page]');
    await expect(current).toHaveText(/longer than any phone/);
    await expect(current).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: /longer than any phone/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await way.getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expect(current).toBeVisible();
  });

  test('says that an address leads nowhere, and how to go on', async ({ page }) => {
    await beSignedIn(page, 'admin', 'nowhere/at/all');
    await expect(page.getByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All projects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  });

  for (const [old, now] of [
    ['', /\/dashboard(\?days=90)?$/],
    ['dashboard', /\/dashboard(\?days=90)?$/],
    // Until it is known that there is no such project, its first list may put its order into the address.
    ['project/?uuid=a%2Fb', /\/projects\/a%2Fb(\/|\?|$)/],
    ['project/', /\/projects\?sort=name$/],
    ['vulnerability/?source=NVD&vulnId=CVE-1', /\/vulnerabilities\/NVD\/CVE-1$/],
  ] as const) {
    test(`leads from /${old} to where that is now`, async ({ page, complaints }) => {
      complaints.allow(/status of 4\d\d/);
      await beSignedIn(page, 'admin', old);
      await expect(page).toHaveURL(now);
    });
  }

  test('offers a change of password to its own users only, and keeps the way back', async ({ page }) => {
    await beSignedIn(page, 'admin', 'projects');
    await page.getByRole('button', { name: /^Account:/ }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await expect(page.getByLabel('Username')).toHaveValue(PEOPLE.admin.username);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/projects\?sort=name$/);
  });
});
