import type { Page } from '@playwright/test';
import { beSignedIn } from './support/people.js';
import { expect, test } from './support/test.js';

/** The dialog that makes a project, with a name typed into it, reached from the list of licenses. */
async function halfTyped(page: Page) {
  await beSignedIn(page, 'admin', 'licenses');
  await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await page
    .getByRole('button', { name: /^(New|Create) project/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('half typed');
  // Waits until the typed text is drawn. No user leaves sooner.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
  return dialog;
}

test.describe('what is typed into a dialog', () => {
  test('is asked about on every way out of it', async ({ page }) => {
    const dialog = await halfTyped(page);
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => page.mouse.click(5, 500),
    ]) {
      await leave();
      await expect(dialog.getByRole('alert')).toContainText('Discard');
      await dialog.getByRole('alert').getByRole('button').first().click();
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('half typed');
    }
    await page.keyboard.press('Escape');
    await dialog.getByRole('alert').getByRole('button').last().click();
    await expect(dialog).toBeHidden();
    // Nothing is left to lose.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
  });

  test('is asked about by Back, which stays', async ({ page }) => {
    const dialog = await halfTyped(page);
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/projects/);
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('half typed');

    await page.goBack();
    await question.getByRole('button').last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('is asked about by the browser before a reload', async ({ page }) => {
    const dialog = await halfTyped(page);
    const asked = page.waitForEvent('dialog');
    const reload = page.reload({ timeout: 5_000 }).catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await reload;
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('half typed');
  });
});

test('the page behind a dialog stays where it is', async ({ page }) => {
  await beSignedIn(page, 'admin', 'licenses');
  // Placeholders of rows are rows, too, and not long enough to scroll.
  await expect(page.getByRole('grid').getByRole('link').nth(3)).toBeVisible();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  const left = () =>
    page.getByRole('heading', { level: 1 }).evaluate((it) => it.getBoundingClientRect().left);
  await page.mouse.move(720, 600);
  await page.mouse.wheel(0, 300);
  await expect.poll(top).toBe(300);
  const before = await left();

  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await left()).toBe(before);
  for (const [x, y] of [
    [20, 850],
    [720, 400],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(200);
  }
  expect(await top()).toBe(300);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect.poll(top).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).not.toContain(
    'overflow',
  );
});
