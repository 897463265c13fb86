import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../../e2e/support/test.js';

/** The place of a widget: a page, a frame, or a dialog. */
type Place = Page | FrameLocator | Locator;

/** Words of the kit in the languages of the hosts. */
const WORDS = {
  en: { findings: 'Findings', more: 'More actions', saveCsv: 'Download view as CSV' },
  de: { findings: 'Befunde', more: 'Weitere Aktionen', saveCsv: 'Ansicht als CSV herunterladen' },
} as const;

/** Signs in through the form of the kit, as a user with all permissions. The form can be in any language. */
export async function signIn(place: Place) {
  await place.locator('input[autocomplete="username"]').fill('admin');
  const password = place.locator('input[autocomplete="current-password"]');
  await password.fill('admin');
  await password.press('Enter');
}

/** Rows of the demo of the server are in the list of findings, under the words of the language of the host. */
export async function expectFindings(place: Place, language: keyof typeof WORDS) {
  const list = place.getByRole('treegrid', { name: WORDS[language].findings, exact: true });
  await expect(list.getByText('GHSA-pjwm-rvh2-c87w')).toBeVisible();
  await expect(list.getByText('ua-parser-js').first()).toBeVisible();
}

/** Opens the menu of the list of findings and saves what is shown, as CSV. */
export async function expectMenuWorks(page: Page, place: Place, language: keyof typeof WORDS) {
  await place.getByRole('button', { name: WORDS[language].more, exact: true }).click();
  const saved = page.waitForEvent('download', { timeout: 10_000 });
  await place.getByRole('menuitem', { name: WORDS[language].saveCsv }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
  expect(lines.some((line) => line.includes('GHSA-pjwm-rvh2-c87w'))).toBe(true);
}

/** Counts what scripts a page downloads, gzipped; to be called before it is opened. @returns what there is by then */
export function downloadedScripts(page: Page) {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => {
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { files: sizes.length, kilobytes: Math.round(bytes / 1000) };
  };
}

/** Answers with some hundred findings, which the kit reads in a worker; the portfolio of the demo is small. */
export async function serveManyFindings(page: Page) {
  await page.route('**/api/v1/finding/project/**', async (route) => {
    const response = await route.fetch();
    const few = (await response.json()) as object[];
    const many = Array.from({ length: 60 }, (_, turn) => few.map((finding) => againAs(finding, turn))).flat();
    const headers = { ...response.headers(), 'x-total-count': String(many.length) };
    await route.fulfill({ response, headers, json: many });
  });
}

/** The same finding of another component. */
function againAs(finding: object, turn: number): object {
  const digits = turn.toString(16).padStart(8, '0');
  const text = JSON.stringify(finding).replace(/"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, (uuid) =>
    turn === 0 ? uuid : `"${digits}${uuid.slice(9)}`,
  );
  return JSON.parse(text) as object;
}
