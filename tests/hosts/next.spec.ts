import { expect, test } from '../e2e/support/test.js';
import { expectFindings, expectMenuWorks, signIn } from '../support/hosts/page.js';
import { useHost } from '../support/hosts/useHost.js';

/**
 * The mistake that the recipe warns of: a navigation between pages brings the nonce of a different response
 * than that of the document.
 */
const NONCE_IN_PAGE = `
import { headers } from 'next/headers';
import { ProjectList } from 'bomdeck/ProjectList';

export default async function Page() {
  const nonce = (await headers()).get('x-nonce')!;
  return <ProjectList nonce={nonce} />;
}
`;

const host = useHost('next', { 'app/nonce-in-page/page.tsx': NONCE_IN_PAGE });

test('Next: a document from the server has its styles and comes alive without a difference', async ({
  page,
  request,
}) => {
  const html = await (await request.get(host)).text();
  expect(html).toMatch(/<style [^>]*nonce="/);
  expect(html).not.toMatch(/<[^>]* style="/);

  await page.goto(host);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('Next: from the list of projects to findings, and a menu, in British English', async ({ page }) => {
  await page.goto(host);
  await signIn(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('searchbox').fill('shop-frontend');
  await page.getByRole('link', { name: 'shop-frontend' }).first().click();

  await expectFindings(page, 'en');
  await expectMenuWorks(page, page, 'en');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('Next: the nonce of another answer does not stop a widget', async ({ page }) => {
  await page.goto(host);
  await signIn(page);
  await expect(page.getByText('back-office').first()).toBeVisible();

  // Next's own router, as a link of the page would ask it.
  await page.evaluate('next.router.push("/nonce-in-page")');

  await page.waitForURL('**/nonce-in-page');
  await page.getByRole('searchbox').fill('shop-frontend');
  await expect(page.getByRole('link', { name: 'shop-frontend' }).first()).toBeVisible();
});

test('Next: Escape closes a list in a form in a dialog of Radix, then the dialog', async ({ page }) => {
  await page.goto(host);
  await signIn(page);
  await page.getByRole('button', { name: 'Add a project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a project' });
  const name = dialog.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('draft');
  await dialog.getByRole('combobox').first().press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();

  await page.getByRole('listbox').getByRole('option').nth(1).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await dialog.getByRole('combobox').first().press('ArrowDown');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(name).toHaveValue('draft');
  await name.press('Escape');
  await expect(dialog).toBeHidden();
});
