import { expect, test } from '../e2e/support/test.js';
import { expectFindings, expectMenuWorks, signIn } from '../support/hosts/page.js';
import { useHost } from '../support/hosts/useHost.js';

const host = useHost('react-18');

test('React 18: findings and a menu, in German, under a policy without inline styles', async ({ page }) => {
  await page.goto(host);
  await signIn(page);

  await expectFindings(page, 'de');
  await expectMenuWorks(page, page, 'de');
});

test('React 18: a widget says its language', async ({ page }) => {
  await page.goto(host);

  await expect(page.locator('[data-density]').first()).toHaveAttribute('lang', 'de');
});
