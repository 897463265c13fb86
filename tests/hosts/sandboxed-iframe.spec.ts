import { test } from '../e2e/support/test.js';
import { expectFindings, expectMenuWorks, signIn } from '../support/hosts/page.js';
import { useHost } from '../support/hosts/useHost.js';

const host = useHost('sandboxed-iframe');

test('sandboxed iframe: findings and a menu, without an origin, storage or workers', async ({ page }) => {
  await page.goto(host);
  await signIn(page);
  const frame = page.frameLocator('iframe');

  await expectFindings(frame, 'en');
  await expectMenuWorks(page, frame, 'en');
});
