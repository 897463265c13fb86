import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { apiAs, type Api } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject, type Project } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

let api: Api;
test.beforeAll(async ({ playwright, baseURL }) => {
  api = await apiAs(await playwright.request.newContext({ baseURL }), 'admin');
});

/** A finding as the API has it, as far as the tests look. */
interface Finding {
  vulnerability: { uuid: string; vulnId: string };
  analysis: { state?: string; isSuppressed?: boolean };
}

const findingsOf = (project: Project) =>
  api.get<Finding[]>(`/finding/project/${project.uuid}?suppressed=true`);
const statesOf = async (project: Project) =>
  Object.fromEntries(
    (await findingsOf(project)).map(({ vulnerability, analysis }) => [
      vulnerability.vulnId,
      analysis.state ?? 'NOT_SET',
    ]),
  );

async function openFindings(page: Page): Promise<Project> {
  const project = await aProject(api, `bulk-${randomUUID()}`);
  await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings`);
  await expect(page.getByRole('row', { name: /INT-1001/ })).toBeVisible();
  return project;
}

const box = (page: Page, vulnId: string) =>
  page.getByRole('checkbox', { name: new RegExp(`Select ${vulnId}`) });
const bar = (page: Page) => page.getByRole('region', { name: 'Audit selected findings' });

test.describe('many findings', () => {
  // No decision exists yet, which the server reports with 404.
  test.beforeEach(({ complaints }) => complaints.allow(/404 .*\/api\/v1\/analysis/));

  test('are changed at once: previewed, partly refused, tried again, undone', async ({
    page,
    complaints,
  }) => {
    complaints.allow(refused(409));
    const project = await openFindings(page);
    const [first] = (await findingsOf(project)).filter(
      ({ vulnerability }) => vulnerability.vulnId === 'INT-1002',
    );
    await page.getByRole('checkbox', { name: 'Select all rows' }).first().click();
    await expect(bar(page)).toContainText('3 selected');
    await expectAccessible(page);

    await bar(page).getByRole('button', { name: 'Analysis' }).click();
    await page.getByRole('menuitem', { name: 'Not affected' }).click();
    await bar(page).getByRole('button', { name: 'Justification' }).click();
    await page.getByRole('menuitem', { name: 'Code not reachable' }).click();
    await bar(page).getByRole('button', { name: 'Preview changes…' }).click();
    const preview = page.getByRole('dialog', { name: 'Update 3 findings?' });
    await expect(preview.getByRole('row', { name: /INT-1003.*Not set.*Not affected/ })).toBeVisible();
    await expectAccessible(page);

    await page.route('**/api/v1/analysis', (route) =>
      route.request().method() === 'PUT' && route.request().postData()?.includes(first!.vulnerability.uuid)
        ? route.fulfill({ status: 409, body: 'The finding is being analyzed.' })
        : route.fallback(),
    );
    await preview.getByRole('button', { name: 'Update 3 findings' }).click();
    await expect(page.getByText('2 of 3 findings updated, 1 failed')).toBeVisible();
    const reasons = page.getByRole('dialog', { name: 'Could not update 1 finding' });
    await expect(reasons.getByText(/The finding is being analyzed/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toContainText('1 selected');
    expect(await statesOf(project)).toEqual({
      'INT-1001': 'NOT_AFFECTED',
      'INT-1002': 'NOT_SET',
      'INT-1003': 'NOT_AFFECTED',
    });

    await page.unroute('**/api/v1/analysis');
    await page.getByRole('button', { name: 'Show failed findings' }).click();
    await reasons.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('3 findings updated')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect((await statesOf(project))['INT-1002']).toBe('NOT_AFFECTED');

    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByText('Changes to 3 findings undone')).toBeVisible();
    await expect.poll(async () => (await statesOf(project))['INT-1002']).toBe('NOT_SET');
    expect((await statesOf(project))['INT-1001']).toBe('NOT_SET');
  });

  test('are selected and suppressed by keyboard, and stay selected through a filter', async ({ page }) => {
    const project = await openFindings(page);
    await box(page, 'INT-1001').focus();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await expect(bar(page)).toContainText('2 selected');
    await page.keyboard.press('/');
    await page.keyboard.type('journey-words');
    await expect(bar(page)).toContainText('2 hidden by filters');
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('row', { name: /INT-1001/ })).toBeVisible();

    await box(page, 'INT-1001').focus();
    await page.keyboard.press('s');
    await expect(bar(page).getByRole('button', { name: 'Suppress' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Update 2 findings' }).click();
    await expect(page.getByText('2 findings updated')).toBeVisible();
    const suppressed = async () =>
      (await findingsOf(project)).filter(({ analysis }) => analysis.isSuppressed).length;
    expect(await suppressed()).toBe(2);

    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tr') !== null)).toBe(true);
    await page.keyboard.press('u');
    await expect.poll(suppressed).toBe(0);
  });

  test('leave the way on free from what a notice says, however narrow it is', async ({
    page,
    complaints,
  }) => {
    complaints.allow(refused(500));
    await openFindings(page);
    await page.route('**/api/v1/analysis', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await box(page, 'INT-1001').focus();
    await page.keyboard.press('s');
    const notice = page.getByRole('alert').filter({ hasText: 'INT-1001' });
    await expect(notice).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows' }).first().click();
    await bar(page).getByRole('button', { name: 'Analysis' }).click();
    await page.getByRole('menuitem', { name: 'Not affected' }).click();

    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 600 });
      await expect
        .poll(async () => {
          const [a, b] = [(await notice.boundingBox())!, (await bar(page).boundingBox())!];
          const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
          return isBeside || a.y + a.height <= b.y || b.y + b.height <= a.y;
        }, `at ${width} px`)
        .toBe(true);
    }
    await bar(page).getByRole('button', { name: 'Preview changes…' }).click();
    await expect(page.getByRole('dialog', { name: 'Update 3 findings?' })).toBeVisible();
  });

  for (const locale of ['en-US', 'de-DE']) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });
      test('have their actions on one line, which leaves the list free, at every width', async ({ page }) => {
        await openFindings(page);
        await page
          .getByRole('row', { name: /INT-1001/ })
          .getByRole('checkbox')
          .click();
        const line = page.locator('section[data-level]');
        await line.getByRole('button').first().click();
        await page.getByRole('menuitem').last().click();

        for (const width of [1440, 1280, 1024, 800, 390, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await expect
            .poll(() => line.evaluate(linesOf), `lines at ${width} px`)
            .toEqual({ lines: 1, isCut: false });
          expect((await line.boundingBox())!.height).toBeLessThan(56);
        }
      });
    });
  }

  test('are changed on a phone, where a finding fills the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFindings(page);
    await box(page, 'INT-1002').click();
    await expect(bar(page)).toContainText('1 selected');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await bar(page).getByRole('button', { name: 'Preview changes…' }).click();
    const preview = page.getByRole('dialog', { name: 'Update 1 finding?' });
    await preview.getByLabel('Suppression').selectOption({ label: 'Suppress' });
    await preview.getByRole('button', { name: 'Update 1 finding' }).click();
    await expect(page.getByText('1 finding updated')).toBeVisible();

    const opener = page.getByRole('button', { name: /^Details of INT-1001/ });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'INT-1001' });
    await expect(sheet.getByRole('form', { name: 'Audit of INT-1001' })).toBeVisible();
    await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect((await sheet.getByLabel('Analysis').boundingBox())!.x).toBeGreaterThan(0);
    await expectAccessible(page);
    await expect(page).toHaveURL(/[?&]open=/);
    const first = page.url();
    await sheet.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('form', { name: 'Audit of INT-1002' })).toBeVisible();
    await expect(page).not.toHaveURL(first);
    const list = page.url().replace(/open=[^&]*&/, '');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(list);
    await expect(opener).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('form', { name: 'Audit of INT-1002' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page).toHaveURL(first);
    await page.reload();
    await expect(page.getByRole('form', { name: 'Audit of INT-1001' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(list);
  });
});

/** Returns the number of lines that the parts of a bar occupy, and whether one of them sticks out of it. */
function linesOf(bar: Element): { lines: number; isCut: boolean } {
  const boxes = [...bar.children]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width }) => width > 1);
  const middles = new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2 / 12)));
  return { lines: middles.size, isCut: bar.scrollWidth > bar.clientWidth };
}
