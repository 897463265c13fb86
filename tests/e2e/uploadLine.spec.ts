import { writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { apiAs, type Api } from './support/api.js';
import { jsonBom } from './support/boms.js';
import { beSignedIn } from './support/people.js';
import { aProject, type Project } from './support/portfolio.js';
import { isOwnServer, OWN_SERVER_ONLY } from './support/server.js';
import { expect, expectAccessible, refused, test as base } from './support/test.js';
import { uploadLine, type UploadLine } from './support/uploadLine.js';

/** More than what the buffers between a browser and a server that does not read hold. */
const FILE_BYTES = 30_000_000;
const SOON_BYTES = 1_000_000;

const test = base.extend<{ api: Api; line: UploadLine }>({
  api: async ({ request }, use) => use(await apiAs(request, 'admin')),
  line: async ({ baseURL }, use) => {
    const line = await uploadLine(baseURL!);
    await use(line);
    await line.close();
  },
});

test.skip(!isOwnServer, OWN_SERVER_ONLY);

/** A BOM of three components and much white space, so that only its way takes long. */
function largeFile(info: TestInfo, bytes = FILE_BYTES): string {
  const file = info.outputPath('large-bom.json');
  const bom = jsonBom().buffer.toString();
  writeFileSync(file, bom + ' '.repeat(bytes - bom.length));
  return file;
}

async function readyToSend(page: Page, address: string, project: Project, file: string): Promise<Locator> {
  await beSignedIn(page, 'admin', `${address}projects/${project.uuid}`);
  await page
    .getByRole('button', { name: /^Upload BOM/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /Upload BOM/ });
  await expect(dialog).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expectReady(dialog);
  return dialog;
}

async function expectReady(dialog: Locator) {
  await expect(dialog.getByText('The file is valid.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('large-bom.json')).toBeVisible();
  await expect(dialog.getByText(/CycloneDX 1\.5 · 3 components/)).toBeVisible();
}

const sentShare = async (dialog: Locator) =>
  Number(await dialog.getByRole('progressbar').getAttribute('aria-valuenow'));

/** The project as the server has it: nothing of the BOM may be in it. */
async function expectUntouched(api: Api, project: Project) {
  const { lastBomImport } = await api.get<{ lastBomImport?: number }>(`/project/${project.uuid}`);
  expect(lastBomImport).toBeUndefined();
  expect(await api.get<unknown[]>(`/component/project/${project.uuid}`)).toEqual([]);
}

async function expectProcessed(page: Page) {
  await expect(page.getByText('BOM processed')).toBeVisible({ timeout: 30_000 });
}

test('a long upload shows how far it is, and stops at once on demand', async ({ page, api, line }, info) => {
  const project = await aProject(api, 'stopped-upload', null);
  const dialog = await readyToSend(page, line.url, project, largeFile(info));
  line.setRule({ holdAt: SOON_BYTES });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();

  await expect.poll(() => sentShare(dialog)).toBeGreaterThan(0);
  await expect(dialog.getByText(/ of 30 MB/)).toBeVisible();
  await expectAccessible(page);
  const before = await sentShare(dialog);
  expect(before).toBeLessThan(60);
  line.setRule({ holdAt: FILE_BYTES / 2 });
  await expect.poll(() => sentShare(dialog)).toBeGreaterThan(before);
  expect(await sentShare(dialog)).toBeLessThan(100);
  expect(line.uploads).toMatchObject([{ isAborted: false }]);

  await dialog.getByRole('button', { name: 'Stop upload' }).click();
  await expectReady(dialog);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  // A socket that is not read does not see its end.
  line.setRule('pass');
  await expect.poll(() => line.uploads).toMatchObject([{ isAborted: true }]);
  expect(line.uploads[0]!.receivedBytes).toBeLessThan(FILE_BYTES);
  await expectUntouched(api, project);

  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expectProcessed(page);
  expect(line.uploads).toHaveLength(2);
});

for (const { what, rule, says, complains } of [
  {
    what: 'whose connection is cut on the way',
    rule: { cutAt: SOON_BYTES },
    says: 'Could not connect to the server.',
    complains: /ERR_(CONNECTION|EMPTY_RESPONSE)/,
  },
  {
    what: 'that the server refuses on the way for its size',
    rule: { refuseAt: SOON_BYTES },
    says: 'This exceeds the server’s size limit.',
    complains: refused(413),
  },
] as const) {
  test(`an upload ${what} is told once, and can be sent again`, async ({
    page,
    api,
    line,
    complaints,
  }, info) => {
    complaints.allow(complains);
    const project = await aProject(api, `upload ${what}`, null);
    const dialog = await readyToSend(page, line.url, project, largeFile(info));
    line.setRule(rule);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();

    await expect(dialog.getByRole('alert')).toHaveCount(1);
    await expect(dialog.getByRole('alert')).toContainText(says);
    await expect(dialog.getByText('large-bom.json')).toBeVisible();
    await expect(dialog.getByText(/CycloneDX 1\.5 · 3 components/)).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    for (const { receivedBytes } of line.uploads) expect(receivedBytes).toBeLessThan(FILE_BYTES);
    await expectAccessible(page);
    await expectUntouched(api, project);

    line.setRule('pass');
    await dialog.getByRole('button', { name: 'Upload again' }).click();
    await expectProcessed(page);
  });
}

test('a file larger than the embedded server takes is refused by it with the reason', async ({
  page,
  api,
  complaints,
}, info) => {
  complaints.allow(refused(413));
  const project = await aProject(api, 'too-large', null);
  const dialog = await readyToSend(page, '', project, largeFile(info, 101_000_000));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();

  await expect(dialog.getByRole('alert')).toContainText('This exceeds the server’s size limit.', {
    timeout: 30_000,
  });
  await expectUntouched(api, project);
});
