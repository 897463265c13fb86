import type { Page } from '@playwright/test';
import { held } from './support/held.js';
import { beSignedIn, PEOPLE } from './support/people.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

/** Keeps back the code that draws; what it gives lets it through. */
async function holdCode(page: Page): Promise<() => void> {
  const { released, release } = held();
  await page.route('**/assets/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** React keeps what it knows of an element beside it. */
const isTakenOver = (page: Page) =>
  page
    .locator('form')
    .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')))
    .catch(() => false);

/** All there is to see of the page: its elements, where they are, and what they look like. */
const looksOf = (page: Page) =>
  page.locator('#app').evaluate((root) => {
    // A colour on its way to another one is none of the page.
    for (const animation of root.getAnimations({ subtree: true }))
      if (animation instanceof CSSTransition) animation.finish();
    return [...root.querySelectorAll('*')].map((element) => {
      // React also writes the value of a field into its attribute once it controls the field.
      const attributes = [...element.attributes].filter(({ name }) => name !== 'value');
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        element.localName,
        ...attributes.map(({ name, value }) => `${name}=${value}`).sort(),
        `at ${x} ${y}, ${width} by ${height}`,
        ...[...style].map((property) => `${property}: ${style.getPropertyValue(property)}`),
      ].join('\n');
    });
  });

test('who types and presses Enter before the code has come is signed in with it, on the page asked for', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('projects?searchText=early');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByText('you return to the page')).toBeVisible();
  await page.keyboard.type(PEOPLE.admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PEOPLE.admin.password);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  expect(await isTakenOver(page)).toBe(false);
  await expect(page).toHaveURL(/\/projects\?searchText=early$/);

  release();

  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await expect(page).toHaveURL(/\/projects\?searchText=early&sort=name$/);
});

test('a user who goes on typing after Enter is not signed in with half a password', async ({
  page,
  complaints,
}) => {
  complaints.allow(refused(401));
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/user/login') && asked.push(request.url()));
  const release = await holdCode(page);
  await page.goto('./');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('half');
  release();
  await expect.poll(() => isTakenOver(page)).toBe(true);

  // After React takes control, it still knows the value of one field when only the other is touched.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Incorrect username or password');
  await expect(page.getByLabel('Username')).toHaveValue('admin');
  expect(asked).toHaveLength(1);
});

for (const [what, options] of [
  ['in English, light', { locale: 'en-GB', colorScheme: 'light' }],
  [
    'in German, dark, on a phone',
    { locale: 'de-DE', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ],
] as const) {
  test.describe(what, () => {
    test.use(options);

    test('the page that is there at once is the one that comes to life, with all that was done to it', async ({
      page,
    }) => {
      const isGerman = options.locale === 'de-DE';
      // The name of the server comes later, in a place that is kept for it.
      await page.route('**/api/version', () => {});
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const release = await holdCode(page);
      await page.goto('./');
      const username = page.getByLabel(isGerman ? 'Benutzername' : 'Username');
      await expect(username).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('lang', isGerman ? 'de' : 'en');
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: options.colorScheme, reducedMotion: 'reduce' });
      await page.keyboard.type('auditor');
      for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+ArrowLeft');
      const before = await looksOf(page);

      release();
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await expect(page).toHaveTitle(isGerman ? /^Anmeld/ : /^Sign in/);

      expect(await looksOf(page)).toEqual(before);
      await expect(username).toHaveValue('auditor');
      const selected = await username.evaluate((input: HTMLInputElement) => [
        input.selectionStart,
        input.selectionEnd,
      ]);
      expect(selected).toEqual([4, 7]);
    });
  });
}

test('choices of this browser are there at once, and can be changed at once', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('Theme', 'dark');
    localStorage.setItem('Locale', 'de');
  });
  const release = await holdCode(page);
  await page.goto('./');
  const [language, theme] = [page.getByLabel('Sprache'), page.getByLabel('Farbschema')];
  await expect(theme).toHaveValue('dark');
  await expect(language).toHaveValue('de');
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
  await language.selectOption('en');
  await page.getByLabel('Passwort', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();

  release();

  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret');
  await expect(page.getByLabel('Theme')).toHaveValue('dark');
});

test('nothing of it is shown to who is signed in, here or in another tab', async ({
  page,
  context,
  complaints,
}) => {
  await beSignedIn(page, 'viewer');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  const second = await context.newPage();
  await complaints.watch(second);
  for (const tab of [page, second]) {
    const release = await holdCode(tab);
    await tab.goto('projects');
    await tab.waitForTimeout(1_000);
    await expect(tab.locator('#app')).toBeEmpty();
    release();
    await expect(tab.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  }
});

test('nothing of it is shown where the page will be another one', async ({ page, complaints }) => {
  complaints.allow(/./);
  for (const config of [
    '{"API_BASE_URL": ',
    '{"OIDC_ISSUER": "https://id.example", "OIDC_CLIENT_ID": "bomdeck"}',
  ]) {
    await page.route('**/static/config.json', (route) => route.fulfill({ body: config }));
    const release = await holdCode(page);
    await page.goto('./');
    await page.waitForTimeout(1_000);
    await expect(page.locator('#app')).toBeEmpty();
    release();
    await expect(page.locator('#app')).not.toBeEmpty();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

for (const part of ['react', 'start']) {
  test(`says that the code does not come: ${part}`, async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|did not start|not used within/);
    await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
    await page.goto('./');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'The console stopped working' })).toBeVisible();
    await expect(alert).toContainText('Failed to fetch dynamically imported module');
    await expectAccessible(page);

    await page.unroute(`**/assets/${part}-*.js`);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => isTakenOver(page)).toBe(true);
  });
}

test('says that something is amiss when not even the first script comes, but not at once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|not used/);
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto('./');
  const note = page.getByText('Loading takes longer than usual.');
  await expect(note).toBeHidden();
  await note.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(note).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no form is shown that would lead nowhere', async ({ page, complaints }) => {
    complaints.allow(/preloaded .* but not used/);
    await page.goto('./');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
