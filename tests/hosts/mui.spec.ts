import { type Page } from '@playwright/test';
import { expect, test } from '../e2e/support/test.js';
import { expectFindings, expectMenuWorks, signIn } from '../support/hosts/page.js';
import { useHost } from '../support/hosts/useHost.js';

const host = useHost('mui');

test.beforeEach(async ({ page }) => {
  await page.goto(host);
  await signIn(page);
});

test('MUI: findings in a drawer, in Swiss German, with the looks of the portal', async ({ page }) => {
  await page.getByRole('button', { name: 'Befunde' }).click();
  const drawer = page.getByRole('presentation').filter({ hasText: 'GHSA-pjwm-rvh2-c87w' });

  await expectFindings(drawer, 'de');
  const looks = await drawer.getByText('GHSA-pjwm-rvh2-c87w').evaluate((element) => ({
    font: getComputedStyle(element).fontFamily,
    accent: getComputedStyle(element).getPropertyValue('--bd-color-accent-solid'),
  }));
  expect(looks).toEqual({ font: 'Georgia, serif', accent: '#00695c' });
});

test('MUI: a menu of a widget in a drawer lies above it and works', async ({ page }) => {
  await openDrawer(page);

  await expectMenuWorks(page, page, 'de');
});

test('MUI: Escape closes a menu of a widget, not the drawer', async ({ page }) => {
  await openDrawer(page);
  await page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();

  await page.keyboard.press('Escape');

  await expect(page.getByRole('menu')).toBeHidden();
  await expectFindings(page, 'de');
});

test('MUI: Escape closes a filter of a widget, not the drawer', async ({ page }) => {
  await openDrawer(page);
  await page.getByRole('button', { name: 'Schweregrad', exact: true }).first().press('Enter');
  const option = page.getByRole('checkbox', { name: /Kritisch/ });
  await option.focus();

  await page.keyboard.press('Escape');

  await expect(option).toBeHidden();
  await expectFindings(page, 'de');
});

test('MUI: Escape in a decision leads back to its row, and what was typed stays', async ({ page }) => {
  await openDrawer(page);
  await page
    .getByRole('row', { name: /^GHSA-pjwm-rvh2-c87w in/ })
    .getByText('0.7.29')
    .click();
  const comment = page.getByRole('textbox', { name: /Kommentar/ });
  await comment.fill('draft');

  await page.keyboard.press('Escape');

  await expect(page.getByRole('row', { name: /^GHSA-pjwm-rvh2-c87w in/ })).toBeFocused();
  await expect(comment).toHaveValue('draft');
});

test('MUI: Escape closes a list in a form, not the dialog with the draft', async ({ page }) => {
  await page.getByRole('button', { name: 'Neues Projekt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neues Projekt' });
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill('draft');
  await dialog.getByRole('combobox').first().press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('draft');
});

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Befunde' }).click();
  await expectFindings(page, 'de');
}
