import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { apiAs, type Api } from './support/api.js';
import { colorsOf, contrastWithin } from './support/colors.js';
import { beSignedIn, PEOPLE } from './support/people.js';
import { aProject, type Project } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

let api: Api;
test.beforeAll(async ({ playwright, baseURL }) => {
  api = await apiAs(await playwright.request.newContext({ baseURL }), 'admin');
});

/** A finding as the API has it, as far as the tests look. */
interface Finding {
  component: { uuid: string };
  vulnerability: { uuid: string; vulnId: string };
  analysis: { state?: string; isSuppressed?: boolean };
}

async function openFindings(page: Page, who: 'admin' | 'auditor' = 'auditor', query = ''): Promise<Project> {
  const project = await aProject(api, `findings-${randomUUID()}`);
  await beSignedIn(page, who, `projects/${project.uuid}/findings${query}`);
  await expect(rowOf(page, 'INT-1001')).toBeVisible();
  return project;
}

const rowOf = (page: Page, vulnId: string) => page.getByRole('row', { name: new RegExp(vulnId) });

const audit = (page: Page, vulnId: string) =>
  page.getByRole('form', { name: new RegExp(`Audit of ${vulnId}`) });

/** Also detects less than the integer pixels that elements report. */
const isCut = (part: Locator) =>
  part.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().width > element.getBoundingClientRect().width + 0.01;
  });

async function findingOf(project: Project, vulnId: string): Promise<Finding> {
  const findings = await api.get<Finding[]>(`/finding/project/${project.uuid}?suppressed=true`);
  return findings.find(({ vulnerability }) => vulnerability.vulnId === vulnId)!;
}

test.describe('findings', () => {
  // No decision exists yet, which the server reports with 404.
  test.beforeEach(({ complaints }) => complaints.allow(/404 .*\/api\/v1\/analysis/));

  test('are filtered, and the address can be passed on', async ({ page }) => {
    const project = await openFindings(page);
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('journey-words');
    await expect(rowOf(page, 'INT-1001')).toBeHidden();
    await expect(rowOf(page, 'INT-1003')).toBeVisible();
    await expect(page).toHaveURL(/search=journey-words/);
    await page.getByRole('searchbox').fill('');

    await page.getByRole('button', { name: 'Severity', exact: true }).first().click();
    await expectAccessible(page);
    await page.getByRole('group', { name: 'Severity' }).getByText('Critical', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, 'INT-1003')).toBeHidden();
    await expect(page).toHaveURL(/severity=CRITICAL/);

    await page.reload();
    await expect(rowOf(page, 'INT-1001')).toBeVisible();
    await expect(rowOf(page, 'INT-1003')).toBeHidden();
    await page.goto(`projects/${project.uuid}/findings?search=nothing-matches-this`);
    await expect(page.getByText('No matches')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(rowOf(page, 'INT-1003')).toBeVisible();
  });

  test('are audited, suppressed and brought back', async ({ page }) => {
    const project = await openFindings(page);
    await rowOf(page, 'INT-1001').getByRole('button').first().click();
    const form = audit(page, 'INT-1001');
    await expect(form).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Analysis').selectOption({ label: 'Not affected' });
    await form.getByLabel('Justification').selectOption({ index: 1 });
    await form.getByLabel('Details').fill('Only in tests');
    await form.getByLabel('Comment').fill('Looked at the call sites');
    await form.getByRole('button', { name: 'Save', exact: true }).click();

    await expect(rowOf(page, 'INT-1001').first()).toContainText('Not affected');
    const trail = page.getByRole('region', { name: 'Audit trail' });
    await expect(trail.getByText('Looked at the call sites')).toBeVisible();
    expect((await findingOf(project, 'INT-1001')).analysis.state).toBe('NOT_AFFECTED');

    await form.getByText('Suppress', { exact: true }).click();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await findingOf(project, 'INT-1001')).analysis.isSuppressed).toBe(true);
    await page.goto(`projects/${project.uuid}/findings`);
    await expect(rowOf(page, 'INT-1002')).toBeVisible();
    await expect(rowOf(page, 'INT-1001')).toBeHidden();
    await page.goto(`projects/${project.uuid}/findings?suppressed=only`);
    await expect(rowOf(page, 'INT-1001')).toBeVisible();
    await expect(rowOf(page, 'INT-1002')).toBeHidden();
  });

  test('are opened without another rule in a query, for which every style of the page is calculated again', async ({
    page,
  }) => {
    await page.route('**/api/v1/finding/project/**', async (route) => {
      const response = await route.fetch();
      const findings = (await response.json()) as Finding[];
      for (const { analysis } of findings) analysis.state = 'IN_TRIAGE';
      await route.fulfill({ response, json: findings });
    });
    // Never answered, so that the placeholder lines of the audit trail stay.
    await page.route('**/api/v1/analysis?**', () => undefined);
    await openFindings(page);
    const rulesInQueries = () =>
      page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => !(rule instanceof CSSStyleRule))
          .map((rule) => rule.cssText),
      );
    const before = await rulesInQueries();
    await rowOf(page, 'INT-1001').getByRole('button').first().click();
    await expect(audit(page, 'INT-1001').getByRole('switch')).toBeVisible();
    await expect(page.locator('[data-detail] [role=status][aria-busy]')).toBeVisible();

    expect(await rulesInQueries()).toEqual(before);
  });

  test('are not covered by the head of their table where it scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 800 });
    await openFindings(page);
    const head = (await page.getByRole('columnheader', { name: /^Vulnerability/ }).boundingBox())!;
    const first = (await rowOf(page, 'INT-1001').boundingBox())!;
    expect(head.y + head.height).toBeLessThanOrEqual(first.y + 1);
  });

  test('have one line each, as high as the density says', async ({ page }) => {
    await openFindings(page);
    const height = async () => (await rowOf(page, 'INT-1001').boundingBox())!.height;
    expect(await height()).toBe(32);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByText('Comfortable').click();
    await expect.poll(height).toBe(40);
  });

  test('fill each line of scores', async ({ page }) => {
    // Four scores, which made three and one in the detail of a window this wide.
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.route('**/api/v1/finding/project/**', async (route) => {
      const response = await route.fetch();
      const findings = (await response.json()) as { vulnerability: object }[];
      for (const { vulnerability } of findings) {
        Object.assign(vulnerability, { cvssV2BaseScore: 7.5, epssScore: 0.1, epssPercentile: 0.9 });
      }
      await route.fulfill({ response, json: findings });
    });
    await openFindings(page);
    await rowOf(page, 'INT-1001')
      .getByRole('button', { name: /^Details of/ })
      .click();
    const scores = page
      .locator('dl')
      .filter({ hasText: 'CVSS v2' })
      .filter({ hasText: 'EPSS percentile' })
      .first();
    const last = scores.locator(':scope > div').last();
    await expect(last).toBeVisible();
    const end = ({ x, width }: { x: number; width: number }) => x + width;
    expect(end((await scores.boundingBox())!) - end((await last.boundingBox())!)).toBeLessThan(3);
  });

  test('are five presses of Tab away at most', async ({ page }) => {
    const project = await openFindings(page, 'admin');
    await api.post('/project', { ...project, tags: ['one', 'two', 'three'].map((name) => ({ name })) });
    await page.reload();
    await expect(page.getByRole('link', { name: 'three' })).toBeVisible();
    await expect(rowOf(page, 'INT-1001')).toBeVisible();
    const isInFirstRow = () =>
      page.evaluate(() =>
        document.activeElement?.closest('[role=row], tr')?.textContent?.includes('INT-1001'),
      );
    let presses = 0;
    while (!(await isInFirstRow()) && presses < 5) {
      await page.keyboard.press('Tab');
      presses += 1;
      const isSkip = await page.evaluate(() => document.activeElement?.textContent?.startsWith('Skip to'));
      if (isSkip) await page.keyboard.press('Enter');
    }
    expect(await isInFirstRow()).toBe(true);
  });

  test('are worked through by keyboard alone', async ({ page }) => {
    const project = await openFindings(page);
    const isInTable = () =>
      page.evaluate(
        () => document.activeElement?.closest('[role=row], tr')?.textContent?.includes('INT-100') ?? false,
      );
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    let presses = 0;
    await page.keyboard.press('Tab');
    while (
      presses < 30 &&
      !(await page
        .getByRole('button', { name: 'Skip to findings' })
        .evaluate((skip) => skip === document.activeElement))
    ) {
      presses += 1;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    expect(await isInTable()).toBe(true);

    await page.keyboard.press('f');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await isInTable()).toBe(true);

    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect((await findingOf(project, 'INT-1001')).analysis.state ?? 'NOT_SET').toBe('NOT_SET');
    await page.keyboard.press('e');
    const analysis = audit(page, 'INT-1001').getByLabel('Analysis');
    await expect(analysis).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect((await findingOf(project, 'INT-1001')).analysis.state ?? 'NOT_SET').toBe('NOT_SET');
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () => (await findingOf(project, 'INT-1001')).analysis.state ?? 'NOT_SET')
      .not.toBe('NOT_SET');

    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/\/dependencyGraph\//);
    await expect(page.locator('[data-skip-target]:focus')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/findings/);
    await expect(page.locator('[data-skip-target]:focus')).toBeVisible();
  });

  test('are led to by links', async ({ page }) => {
    const project = await openFindings(page);
    await page.goto(`projects/${project.uuid}/findings/INT-1002`);
    await expect(audit(page, 'INT-1002')).toBeVisible();
    await expect(rowOf(page, 'INT-1001')).toBeHidden();

    const { component, vulnerability } = await findingOf(project, 'INT-1003');
    await page.goto(`projects/${project.uuid}/findings/${component.uuid}/${vulnerability.uuid}`);
    await expect(audit(page, 'INT-1003')).toBeVisible();
  });

  test('keep a decision that was typed: by asking, through a failure, and past the end of the session', async ({
    page,
    complaints,
  }) => {
    complaints.allow(refused(401, 500));
    const project = await openFindings(page);
    await rowOf(page, 'INT-1001').getByRole('button').first().click();
    const form = audit(page, 'INT-1001');
    await form.getByLabel('Comment').fill('half a thought');

    await page.getByRole('link', { name: /^Components \d/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.getByLabel('Comment')).toHaveValue('half a thought');

    await page.route('**/api/v1/analysis', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText(/Could not save\./)).toBeVisible();
    await expect(form.getByLabel('Comment')).toHaveValue('half a thought');

    await page.unroute('**/api/v1/analysis');
    await page.route('**/api/v1/analysis', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 401, body: '' }) : route.fallback(),
    );
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    const ended = page.getByRole('dialog', { name: 'Session ended' });
    await expect(ended).toBeVisible();
    await page.unroute('**/api/v1/analysis');
    await ended.getByLabel('Password', { exact: true }).fill(PEOPLE.auditor.password);
    await page.keyboard.press('Enter');
    await expect(ended).toBeHidden();
    await expect(form.getByLabel('Comment')).toHaveValue('half a thought');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    // Saved: until then leaving would ask again.
    await expect(form.getByLabel('Comment')).toHaveValue('');
    await expect(page.getByText('half a thought').first()).toBeVisible();
    await page.getByRole('link', { name: /^Components \d/ }).click();
    await expect(page).toHaveURL(new RegExp(`${project.uuid}/components\\?sort=name$`));
  });

  test('say what went wrong with the list, and come when it is over', async ({ page, complaints }) => {
    complaints.allow(refused(500), /ERR_/);
    const project = await aProject(api, `findings-${randomUUID()}`);
    for (const answer of [
      { status: 500, body: 'Uncaught internal server error' },
      { status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' },
      { status: 200, contentType: 'application/json', body: '[{"component":{"uuid":"x"' },
    ]) {
      await page.unrouteAll();
      await page.route('**/api/v1/finding/project/**', (route) => route.fulfill(answer));
      await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings`);
      await expect(page.getByText('Could not load findings')).toBeVisible();
    }
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    // The element that replaces the button then has the focus, with the focus ring of the kit.
    await expect(page.locator(':focus').filter({ hasText: 'Skip to findings' })).toHaveCSS(
      'outline-style',
      'solid',
    );
    await expect(rowOf(page, 'INT-1001')).toBeVisible();
  });

  test('show the safe version in full below one that is too long for its column', async ({ page }) => {
    const long = '4.12.0-SNAPSHOT.20261122031542-feature-payment-retries+build.98217364';
    await page.route('**/api/v1/finding/project/**', async (route) => {
      const response = await route.fetch();
      const findings = (await response.json()) as { component: object }[];
      for (const { component } of findings)
        Object.assign(component, { version: long, latestVersion: '4.13.0' });
      await route.fulfill({ response, json: findings });
    });
    await openFindings(page);
    const row = rowOf(page, 'INT-1001');
    const height = async () => (await row.boundingBox())!.height;
    // It comes while the page is idle, and moves no rows.
    await expect(row.getByRole('img', { name: 'Safe version' })).toBeVisible();
    expect(await height()).toBe(32);

    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const safe = row
        .getByTitle(/^Safe in/)
        .locator('span')
        .last();
      await expect(safe).toBeVisible();
      expect(
        await safe.evaluate((element) => element.scrollWidth <= element.clientWidth),
        `at ${width} px`,
      ).toBe(true);
      // The full text and the latest version are available as a tip, and for screen readers.
      const latest = 'Outdated. The latest version is 4.13.0.';
      await expect(row.getByTitle(`${long} · ${latest}`)).toBeVisible();
      await expect(row.getByRole('img', { name: latest })).toBeVisible();
    }
  });

  test('stay readable when two columns sort them and one is not saved, in forced colours, too', async ({
    page,
    complaints,
  }) => {
    complaints.allow(refused(404));
    await page.route('**/api/v1/finding/project/**', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll('INT-1001', 'CVE-2021-44228');
      await route.fulfill({ response, body: text });
    });
    const project = await aProject(api, `findings-${randomUUID()}`);
    await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings?sort=-cvss,component`);
    const row = rowOf(page, 'CVE-2021-44228').first();
    await row.getByRole('button').first().click();
    await page.getByLabel('Comment').fill('half a thought');
    await expect(row.getByText('Unsaved')).toBeAttached();

    expect(await isCut(page.getByRole('columnheader', { name: 'CVSS' }).getByText('CVSS'))).toBe(false);
    expect(await isCut(row.getByTitle('CVE-2021-44228'))).toBe(false);
    expect(await isCut(row.getByText('Internal', { exact: true }).first())).toBe(false);

    await page.emulateMedia({ forcedColors: 'active' });
    // High enough that the bar of the selection covers no button of the open row.
    await page.setViewportSize({ width: 1280, height: 1100 });
    await row.getByRole('checkbox').click();
    await page.getByRole('heading', { level: 1 }).hover();
    // The rule about contrast reads the colours of our styles, not those that are drawn.
    await expectAccessible(page, { without: 'color-contrast' });
    const box = row.getByRole('checkbox');
    for (const sign of [row.locator('[data-tone^=severity] > svg'), row.locator('[data-state] > svg'), box]) {
      expect(contrastWithin(await colorsOf(sign))).toBeGreaterThan(3);
    }
    const other = rowOf(page, 'INT-1003');
    expect(await colorsOf(box)).not.toEqual(await colorsOf(other.getByRole('checkbox')));
    const suppress = page.getByRole('switch', { name: 'Suppress' });
    const off = await colorsOf(suppress);
    await suppress.click();
    await page.getByRole('heading', { level: 1 }).hover();
    const on = await colorsOf(suppress);
    expect(contrastWithin(off)).toBeGreaterThan(3);
    expect(contrastWithin(on)).toBeGreaterThan(3);
    expect(on).not.toEqual(off);
    expect(
      contrastWithin([...(await colorsOf(row, 3)).slice(0, 1), ...(await colorsOf(other, 3))]),
    ).toBeGreaterThan(3);
  });

  test('are grouped and ungrouped on a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFindings(page);

    await page.getByRole('radiogroup', { name: 'Show by' }).getByText('Findings').click();

    await expect(page).toHaveURL(/[?&]rows=all/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('stay readable when the window becomes narrow', async ({ page }) => {
    await openFindings(page);
    await rowOf(page, 'INT-1001')
      .getByRole('button', { name: /^Details of/ })
      .click();
    await expect(page.getByLabel('Analysis').first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });

    const scores = page.locator('dl').filter({ hasText: 'CVSS v3' }).first();
    await expect.poll(async () => (await scores.boundingBox())!.width).toBeGreaterThan(280);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('fit on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await rowOf(page, 'INT-1001').getByRole('button').first().click();
    await expect(page.getByLabel('Analysis').first()).toBeVisible();
    await expectAccessible(page);
  });
});
