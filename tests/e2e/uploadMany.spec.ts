import { apiAs } from './support/api.js';
import type { BomFile } from './support/boms.js';
import { BAD_FILES, jsonBom, xmlBom } from './support/boms.js';
import { beSignedIn } from './support/people.js';
import { makeRoom } from './support/portfolio.js';
import { expect, expectAccessible, refused, test } from './support/test.js';

/** Returns a copy of a file that describes its own project. */
const about = (file: BomFile, project: string): BomFile => ({
  ...file,
  name: file.name.replace('bom', project),
  buffer: Buffer.from(
    file.buffer
      .toString()
      .replace('"shop"', `"${project}"`)
      .replace(
        '<components>',
        `<metadata><component type="application"><name>${project}</name><version>1</version></component></metadata><components>`,
      ),
  ),
});

test('many BOMs are picked above the list of projects, checked, changed, sent and followed', async ({
  page,
  request,
  complaints,
}) => {
  const api = await apiAs(request, 'admin');
  for (const name of ['many-json', 'many-xml']) await makeRoom(api, name);
  // The existence of a project is checked by name.
  complaints.allow(refused(404));
  await beSignedIn(page, 'admin', 'projects');
  await page.getByRole('button', { name: 'Upload BOMs…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload BOMs' });
  await page
    .locator('input[type=file]')
    .setInputFiles([about(jsonBom(), 'many-json'), about(xmlBom(), 'many-xml'), BAD_FILES[0]!.file]);
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0).getByText('Creates this project.')).toBeVisible();
  await expect(rows.nth(1).getByLabel('Name')).toHaveValue('many-xml');
  await rows.nth(1).getByLabel('Version', { exact: true }).fill('2');
  await expect(rows.nth(1).getByText('Creates this project.')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Upload 2 files' }).click();

  await expect(dialog.getByText('2 BOMs processed')).toBeVisible({ timeout: 30_000 });
  await rows.nth(1).getByRole('link', { name: 'many-xml 2' }).click();
  await expect(page.getByRole('heading', { name: 'many-xml' })).toBeVisible();
});
