import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { apiAs, type Api } from './support/api.js';
import { jsonBom } from './support/boms.js';
import { beSignedIn } from './support/people.js';
import { aProject, type Project } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

let api: Api;
test.beforeAll(async ({ playwright, baseURL }) => {
  api = await apiAs(await playwright.request.newContext({ baseURL }), 'admin');
});

/** A document with decisions, as far as the tests look. */
interface Vex {
  metadata: { component: { name: string } };
  vulnerabilities: { id: string; analysis?: { state?: string; detail?: string } }[];
}

async function openFindings(page: Page): Promise<Project> {
  const project = await aProject(api, `vex-${randomUUID()}`);
  await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings`);
  await expect(page.getByRole('row', { name: /INT-1001/ })).toBeVisible();
  return project;
}

async function choose(page: Page, entry: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function exported(page: Page, entry: string): Promise<{ name: string; content: Vex }> {
  const download = page.waitForEvent('download');
  await choose(page, entry);
  const file = await download;
  return {
    name: file.suggestedFilename(),
    content: JSON.parse(readFileSync(await file.path(), 'utf8')) as Vex,
  };
}

const aFile = (content: unknown) => ({
  name: 'vex.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

test('decisions leave as VEX, come back changed, and are in the rows, the counts and the open trail', async ({
  page,
}) => {
  const project = await openFindings(page);
  const vdr = await exported(page, 'Export vulnerabilities (VDR)');
  expect(vdr.name).toBe(`${project.name}-1.0-vdr.cdx.json`);
  const { name, content } = await exported(page, 'Export decisions (VEX)');
  expect(name).toBe(`${project.name}-1.0-vex.cdx.json`);
  expect(content.vulnerabilities.map(({ id }) => id)).toContain('INT-1001');
  for (const entry of content.vulnerabilities) {
    entry.analysis =
      entry.id === 'INT-1001'
        ? { state: 'in_triage', detail: 'Asked the vendor.' }
        : { state: 'not_affected' };
  }
  await page.getByRole('button', { name: /Details of INT-1001/ }).click();
  await expect(page.getByText('no entries')).toBeVisible();

  await choose(page, 'Upload decisions (VEX)…');
  const dialog = page.getByRole('dialog', { name: 'Upload VEX' });
  await expect(dialog.getByText('Drop a CycloneDX VEX here')).toBeVisible();
  await expectAccessible(page);
  await page.locator('input[type=file]').setInputFiles(aFile(content));
  await expect(dialog.getByText('All decisions match findings.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'What will change' })).toContainText(
    'Not set → Not affected, suppressed',
  );
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('VEX processed')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText(/newly suppressed/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('row', { name: /INT-1001/ }).first()).toContainText('In triage');
  await expect(page.getByText('CycloneDX VEX').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Details/ })).toHaveValue('Asked the vendor.');
  await expect(page.getByRole('button', { name: /Details of INT-1002/ })).toHaveCount(0);
});

test('a file that is no VEX, broken, or of another project is refused with its reason, and nothing is sent', async ({
  page,
}) => {
  await openFindings(page);
  const { content } = await exported(page, 'Export decisions (VEX)');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await choose(page, 'Upload decisions (VEX)…');
  const dialog = page.getByRole('dialog', { name: 'Upload VEX' });
  const other = {
    ...content,
    metadata: { ...content.metadata, component: { ...content.metadata.component, name: 'till' } },
    vulnerabilities: content.vulnerabilities.map((entry) => ({
      ...entry,
      id: `OTHER-${entry.id}`,
      analysis: { state: 'resolved' },
    })),
  };

  for (const [file, reason] of [
    [jsonBom(), 'No decisions in this file'],
    [aFile(''), 'This file is empty.'],
    [aFile('{"bomFormat": '), /^This file is not/],
    [aFile(other), /No matching findings for \d+ decisions?/],
  ] as const) {
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(dialog.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0);
  }
  await expect(dialog.getByText(/^This file is for till 1\.0, not vex-/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('an upload that the server refuses keeps the file and its words; an export that fails says so', async ({
  page,
  complaints,
}) => {
  complaints.allow(refused(400, 500));
  await openFindings(page);
  await page.route('**/api/v1/vex/cyclonedx/**', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Out of paper.' }),
  );
  await choose(page, 'Export decisions (VEX)');
  const toast = page.getByRole('alert').filter({ hasText: 'Could not export VEX' });
  await expect(toast).toContainText('Out of paper.');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await page.unroute('**/api/v1/vex/cyclonedx/**');
  const { content } = await exported(page, 'Export decisions (VEX)');
  content.vulnerabilities[0]!.analysis = { state: 'solved' };

  await choose(page, 'Upload decisions (VEX)…');
  const dialog = page.getByRole('dialog', { name: 'Upload VEX' });
  await page.locator('input[type=file]').setInputFiles(aFile(content));
  await expect(dialog.getByText(/^This file breaks the CycloneDX [\d.]+ schema/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload anyway' }).click();

  await expect(dialog.getByText('The server rejected this file.')).toBeVisible();
  await expect(dialog.getByText(/^The server found \d+ problem/)).toBeVisible();
  await expect(dialog.getByText('vex.json')).toBeVisible();
});
