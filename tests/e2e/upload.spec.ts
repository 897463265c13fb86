import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { apiAs, type Api } from './support/api.js';
import { BAD_FILES, jsonBom, xmlBom, type BomFile } from './support/boms.js';
import { beSignedIn, fillSignIn, PEOPLE } from './support/people.js';
import { aProject, type Project } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

const samples = fileURLToPath(new URL('../../../shared/samples/boms/', import.meta.url));

let api: Api;
test.beforeAll(async ({ playwright, baseURL }) => {
  api = await apiAs(await playwright.request.newContext({ baseURL }), 'admin');
});

async function openUpload(page: Page, project: Project) {
  await beSignedIn(page, 'admin', `projects/${project.uuid}/components`);
  await page
    .getByRole('button', { name: /^Upload BOM/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /Upload BOM/ });
  await expect(dialog).toBeVisible();
  return dialog;
}

const choose = (page: Page, file: BomFile) => page.locator('input[type=file]').setInputFiles(file);

/** Drags files over a part of the page as a file manager does, and drops them unless instructed otherwise. */
async function drag(
  page: Page,
  over: Pick<Locator, 'dispatchEvent'>,
  files: readonly BomFile[],
  end = 'drop',
) {
  const dataTransfer = await page.evaluateHandle(
    (list) => {
      const transfer = new DataTransfer();
      for (const { name, type, bytes } of list)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  );
  for (const type of ['dragenter', 'dragover', end]) await over.dispatchEvent(type, { dataTransfer });
}

test.describe('a BOM', () => {
  test('in JSON is chosen, checked, sent and followed until its findings are there', async ({ page }) => {
    const project = await aProject(api, 'uploaded-json', null);
    const dialog = await openUpload(page, project);
    await expectAccessible(page);
    await choose(page, jsonBom());
    await expect(dialog.getByText('The file is valid.')).toBeVisible();
    await expect(dialog.getByText(/CycloneDX 1\.5 · 3 components/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();

    await expect(dialog.getByText('BOM processed')).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByText(/3 components/).first()).toBeVisible();
    await expect(dialog.getByText(/3 vulnerabilities/).first()).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('link', { name: 'Show findings' }).click();
    await expect(page).toHaveURL(/\/findings\?sort=-attributed$/);
    await expect(page.getByRole('row', { name: /INT-1001/ })).toBeVisible();
    await page.getByRole('link', { name: /^Components \d/ }).click();
    await expect(page.getByRole('row', { name: /journey-left/ })).toBeVisible();
  });

  test('has a receipt whose link a colleague opens, also by signing in first', async ({ page, browser }) => {
    const project = await aProject(api, 'receipt', null);
    const dialog = await openUpload(page, project);
    await choose(page, jsonBom());
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog.getByRole('region', { name: '3 new findings' })).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('link', { name: 'Open as page' }).click();
    await expect(page.getByRole('heading', { name: 'Changes from the BOM import' })).toBeVisible();
    await expect(page.getByRole('region', { name: '3 component changes' })).toBeVisible();
    await expectAccessible(page);

    const other = await (await browser.newContext()).newPage();
    await other.goto(page.url());
    await fillSignIn(other, PEOPLE.auditor.username, PEOPLE.auditor.password);
    await expect(other.getByRole('region', { name: '3 new findings' })).toBeVisible();
    expect(other.url()).toBe(page.url());
    await other.context().close();
  });

  test('in XML is taken when it is dropped', async ({ page }) => {
    const project = await aProject(api, 'uploaded-xml', null);
    const dialog = await openUpload(page, project);
    await drag(page, page.getByText('Drop a CycloneDX file here'), [xmlBom()]);
    await expect(dialog.getByText('The file is valid.')).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();

    await expect(dialog.getByText('BOM processed')).toBeVisible({ timeout: 30_000 });
    await dialog
      .getByRole('button', { name: /Done|Close/ })
      .last()
      .click();
    await expect(page.getByRole('row', { name: /journey-paths/ })).toBeVisible();
  });

  test('is taken wherever it is dropped on the page of its project', async ({ page }) => {
    const project = await aProject(api, 'dropped-on-the-page', null);
    await beSignedIn(page, 'admin', `projects/${project.uuid}/components`);
    await expect(page.getByRole('heading', { name: 'No components yet' })).toBeVisible();
    // Far below the list, which is short.
    const foot = (await page.evaluateHandle(() =>
      document.elementFromPoint(innerWidth / 2, innerHeight - 40),
    )) as unknown as Pick<Locator, 'dispatchEvent'>;

    await drag(page, foot, [jsonBom()], 'dragover');
    const veil = page.getByText('Drop to upload the BOM of dropped-on-the-page 1.0');
    await expect(veil).toBeInViewport();
    await drag(page, foot, [jsonBom(), xmlBom()]);
    await expect(page.getByText('Drop only one file, not 2.')).toBeVisible();
    await expect(veil).toBeHidden();
    await drag(page, foot, [jsonBom()]);

    const dialog = page.getByRole('dialog', { name: /Upload BOM/ });
    await expect(dialog.getByText('The file is valid.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog.getByText('BOM processed')).toBeVisible({ timeout: 30_000 });
    await dialog
      .getByRole('button', { name: /Done|Close/ })
      .last()
      .click();
    await expect(page.getByRole('row', { name: /journey-left/ })).toBeVisible();
  });

  test('is not taken by the page of somebody who may not upload', async ({ page }) => {
    const project = await aProject(api, 'dropped-by-a-viewer');
    await beSignedIn(page, 'viewer', `projects/${project.uuid}/components`);
    await expect(page.getByRole('row', { name: /journey-left/ })).toBeVisible();

    await drag(page, page.getByRole('row', { name: /journey-left/ }), [jsonBom()], 'dragover');

    await expect(page.getByText(/^Drop to upload/)).toHaveCount(0);
  });

  test('that was processed meanwhile says so over another dialog, where it can be reached', async ({
    page,
  }) => {
    const project = await aProject(api, 'processed-meanwhile', null);
    const dialog = await openUpload(page, project);
    let isProcessing = true;
    await page.route('**/api/v1/bom/token/*', (route) =>
      isProcessing ? route.fulfill({ json: { processing: true } }) : route.continue(),
    );
    await choose(page, jsonBom());
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Processing BOM…' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Dependency-Track \d/ }).click();
    const about = page.getByRole('dialog', { name: 'About Bomdeck' });
    await expect(about).toBeVisible();

    isProcessing = false;
    const toast = page.getByRole('status').filter({ hasText: 'BOM of processed-meanwhile 1.0 processed' });
    await expect(toast).toBeVisible({ timeout: 30_000 });
    // Its timer is paused during the check, however long that takes.
    await toast.hover();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(toast).toBeVisible();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
  });

  for (const { what, file, says, place } of BAD_FILES) {
    test(`is refused with the reason and its place: ${what}`, async ({ page }) => {
      let isSent = false;
      page.on('request', (request) => {
        isSent ||= request.url().includes('/api/v1/bom') && request.method() !== 'GET';
      });
      const project = await aProject(api, `refused-${file.name}`, null);
      const dialog = await openUpload(page, project);
      await choose(page, file);

      await expect(dialog.getByRole('alert')).toContainText(says);
      if (place) await expect(dialog.getByText(place).first()).toBeVisible();
      expect(isSent).toBe(false);

      const picker = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Choose another file' }).click();
      await (await picker).setFiles(jsonBom());
      await expect(dialog.getByText('The file is valid.')).toBeVisible();
    });
  }

  for (const [what, answer, says] of [
    [
      'a server that fails',
      { status: 500, body: 'Uncaught internal server error' },
      /The server could not complete the request\./,
    ],
    ['a server that takes no more', { status: 413, body: '' }, /exceeds the server’s size limit/],
    [
      'a server that finds problems itself',
      {
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          status: 400,
          title: 'The uploaded BOM is invalid',
          detail: 'Schema validation failed',
          errors: ['$.components[0].type: does not have a value in the enumeration'],
        }),
      },
      /\$\.components\[0\]\.type/,
    ],
    [
      'a proxy that answers instead',
      { status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' },
      /Could not read the server’s response/,
    ],
  ] as const) {
    test(`can be sent again after ${what}`, async ({ page, complaints }) => {
      complaints.allow(refused(500, 413, 400));
      const project = await aProject(api, `sent-again-${what}`, null);
      const dialog = await openUpload(page, project);
      await choose(page, jsonBom());
      await page.route('**/api/v1/bom', (route) => route.fulfill(answer));
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(dialog).toContainText(says);

      await page.unroute('**/api/v1/bom');
      await dialog
        .getByRole('button', { name: /Upload/ })
        .last()
        .click();
      await expect(dialog.getByText('BOM processed')).toBeVisible({ timeout: 30_000 });
    });
  }

  test('survives a connection that breaks on the way', async ({ page, complaints }) => {
    complaints.allow(/ERR_/);
    const project = await aProject(api, 'broken-connection', null);
    const dialog = await openUpload(page, project);
    await choose(page, jsonBom());
    await page.route('**/api/v1/bom', (route) => route.abort('connectionreset'));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Could not connect to the server.');

    await page.unroute('**/api/v1/bom');
    await dialog.getByRole('button', { name: 'Upload again' }).click();
    await expect(dialog.getByText('BOM processed')).toBeVisible({ timeout: 30_000 });
  });

  test('is still chosen after the session ended in the middle', async ({ page, complaints }) => {
    complaints.allow(refused(401));
    const project = await aProject(api, 'ended-session', null);
    const dialog = await openUpload(page, project);
    await choose(page, jsonBom());
    await page.route('**/api/v1/bom', (route) => route.fulfill({ status: 401, body: '' }));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();

    const ended = page.getByRole('dialog', { name: 'Session ended' });
    await expect(ended).toBeVisible();
    await page.unroute('**/api/v1/bom');
    await ended.getByLabel('Password', { exact: true }).fill(PEOPLE.admin.password);
    await page.keyboard.press('Enter');
    await expect(ended).toBeHidden();
    await dialog.getByRole('button', { name: 'Upload again' }).click();
    await expect(dialog.getByText('BOM processed')).toBeVisible({ timeout: 30_000 });
  });

  test('of the real world is taken', async ({ page }) => {
    test.skip(!existsSync(samples), 'the shared samples are not here');
    test.setTimeout(120_000);
    for (const name of readdirSync(samples).filter((sample) => /(cern-lhc|valid-bom-1\.5)/.test(sample))) {
      const project = await aProject(api, `real-${name}`, null);
      const dialog = await openUpload(page, project);
      await choose(page, { name, mimeType: '', buffer: readFileSync(samples + name) });
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click({ timeout: 20_000 });
      await expect(dialog.getByText('BOM processed')).toBeVisible({ timeout: 30_000 });
    }
  });
});
