import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { apiAs } from './support/api.js';
import { beSignedIn } from './support/people.js';
import { aProject, type Project } from './support/portfolio.js';
import { expect, test } from './support/test.js';

/** English texts that no German page may show: those of kit and console that German says in other words, values aside. */
const ENGLISH = ['src/i18n', 'reference-app/console/i18n'].flatMap((folder) => {
  const english = readJson<{ defaultMessage: string }>(`${folder}/generated/en.json`);
  const german = readJson<string>(`${folder}/locales/de.json`);
  const spoken = new Set(Object.values(german));
  return Object.values(english)
    .map(({ defaultMessage }) => defaultMessage)
    .filter((text) => !/[{<]/.test(text) && !spoken.has(text));
});

let project: Project;
test.beforeAll(async ({ playwright, baseURL }) => {
  const api = await apiAs(await playwright.request.newContext({ baseURL }), 'admin');
  project = await aProject(api, `words-${randomUUID()}`);
});
test.use({ locale: 'de-DE' });

test.describe('a console in German', () => {
  // No decision exists yet, which the server reports with 404.
  test.beforeEach(({ complaints }) => complaints.allow(/404 .*\/api\/v1\/analysis/));

  test('says nothing in English on its way through the pages, not for a moment', async ({ page }) => {
    test.setTimeout(60_000);
    const seen = await watchFor(page, ENGLISH);
    // Other projects of the server may have English tags.
    await beSignedIn(page, 'admin', `projects?searchText=${project.name}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Projekte' })).toBeVisible();
    await page.getByRole('button', { name: 'Projekt anlegen…', exact: true }).click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Projekt anlegen', exact: true }),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto(`projects/${project.uuid}/findings`);
    const toggle = page.locator('button[aria-expanded][aria-label*="INT-1001"]');
    await toggle.click();
    await expect(page.getByRole('form', { name: /INT-1001/ })).toBeVisible();
    await toggle.click();
    await page.locator('[data-facet=severity]').first().click();
    await page.keyboard.press('Escape');
    await page.locator('thead input').first().check();
    await expect(page.getByRole('button', { name: 'Änderungen ansehen…' })).toBeVisible();
    for (const tab of ['Komponenten \\d', 'Exploit-Prognosen', 'Abhängigkeitsgraph']) {
      await page.getByRole('link', { name: RegExp(`^${tab}`) }).click();
      await expect(page.getByText('journey-words').first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'Schwachstellen', exact: true }).first().click();
    await page.getByRole('button', { name: /Schwachstelle anlegen/ }).click();
    await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('tab').last().click();
    await page.keyboard.press('Escape');

    expect(await seen()).toEqual([]);
  });

  test('loads the words of what it shows, not those of the whole kit', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname.split('/').at(-1)!));
    await page.goto('');
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(files.filter((file) => /^SignIn-/.test(file))).toHaveLength(1);
    expect(
      files.filter((file) => /^(ProjectFindings|VulnerabilityDetail|CvssCalculator|cvss)-/.test(file)),
    ).toEqual([]);
  });
});

/**
 * Watches everything that is drawn from now on and returns a function that lists which of the texts were
 * seen.
 */
async function watchFor(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((list) => {
    const unwanted = new Set(list);
    const found = new Set<string>(JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[]);
    const look = (node: Node) => {
      const own =
        node instanceof Element
          ? ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name))
          : [node.nodeValue];
      for (const text of own) {
        if (!text || !unwanted.has(text.trim())) continue;
        found.add(text.trim());
        sessionStorage.setItem('seen', JSON.stringify([...found]));
      }
      // Content prepared for other languages is not shown.
      if (!(node instanceof HTMLTemplateElement) && !(node instanceof HTMLScriptElement))
        node.childNodes.forEach(look);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        if (type === 'childList') addedNodes.forEach(look);
        else look(target);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, texts);
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[]);
}

function readJson<T>(file: string): Record<string, T> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>;
}
