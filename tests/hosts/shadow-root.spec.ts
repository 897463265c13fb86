import { expect, test } from '../e2e/support/test.js';
import { expectFindings, expectMenuWorks, signIn } from '../support/hosts/page.js';
import { useHost } from '../support/hosts/useHost.js';

const host = useHost('shadow-root');

test.beforeEach(async ({ page }) => {
  await page.goto(host);
  await signIn(page);
});

test('shadow root: findings, under no style of the page, and no style in the page', async ({ page }) => {
  await expectFindings(page, 'en');

  const outside = await page.getByRole('heading', { name: 'Portal' }).evaluate(looks);
  const inside = await page.getByText('GHSA-pjwm-rvh2-c87w').first().evaluate(looks);
  expect(outside).toBe('rgb(220, 20, 60) fantasy');
  expect(inside).not.toMatch(/220, 20, 60|fantasy/);
  expect(await page.locator('head style').count()).toBe(0);
});

test('shadow root: a menu works', async ({ page }) => {
  await expectFindings(page, 'en');

  await expectMenuWorks(page, page, 'en');
});

function looks(element: Element): string {
  const { color, fontFamily } = getComputedStyle(element);
  return `${color} ${fontFamily}`;
}
