import type { Page } from '@playwright/test';
import { HOSTILE, HOSTILE_TEXTS, TEN_THOUSAND } from '../support/hostileTexts.js';
import { apiAs } from './support/api.js';
import { jsonBom } from './support/boms.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, test } from './support/test.js';

const MARKUP = HOSTILE_TEXTS.markup;

/** Texts that break layouts, markup or storage. */
const TEXTS = [
  ['markup', MARKUP],
  ['a script', '</script><script>window.hacked=1</script>'],
  ['right-to-left marks', '\u202Egnp.exe \u05E9\u05DC\u05D5\u05DD \u200F'],
  ['emoji', '👩‍👩‍👧‍👦🏴‍☠️ é ñ 王'],
  ['one long word', 'x'.repeat(255)],
] as const;

/** Nothing sticks out to the side, and nothing was run. A question asked by a page would be, too. */
async function expectHarmless(page: Page, where: string) {
  const seen = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    hacked: 'hacked' in window,
    images: document.querySelectorAll('main img, dialog img, [onerror]').length,
  }));
  expect(seen, where).toEqual({ width: page.viewportSize()!.width, hacked: false, images: 0 });
}

test.describe('hostile texts', () => {
  for (const width of [1440, 390]) {
    test(`are shown as text and hold the layout at ${width} pixels, on each screen`, async ({
      page,
      request,
      complaints,
    }) => {
      complaints.allow(/404 .*\/api\/v1\/analysis/, /status of 401/);
      page.on('dialog', (dialog) => {
        expect.soft(dialog.message(), 'a page asked something').toBe('');
        void dialog.accept();
      });
      await page.setViewportSize({ width, height: 844 });
      const api = await apiAs(request, 'admin');
      const name = `${width} ${HOSTILE}`.slice(0, 255);

      // What somebody types who may not come in.
      await page.goto('./');
      await page.getByLabel('Username', { exact: true }).fill(TEN_THOUSAND);
      await page.getByLabel('Password', { exact: true }).fill(TEN_THOUSAND);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('is not right');
      await expectHarmless(page, 'sign-in');

      // The editor: refused first, then taken.
      await beSignedIn(page, 'admin', 'projects?layout=flat');
      await page.getByRole('button', { name: 'New project' }).first().click();
      const dialog = page.getByRole('dialog');
      const control = (field: string) => dialog.locator(`[name=${field}]`);
      await dialog.getByRole('button', { name: 'Identity' }).click();
      for (const field of ['name', 'version', 'description', 'group', 'purl', 'cpe', 'swidTagId']) {
        await control(field).fill(TEN_THOUSAND);
      }
      await control('tags').fill(TEN_THOUSAND);
      await control('parent').fill(TEN_THOUSAND);
      await expect(page.getByText('Nothing found').first()).toBeVisible();
      await expectHarmless(page, 'search of a parent');
      await dialog.getByRole('button', { name: 'Create project' }).click();
      await expect(dialog.getByText(/^This is too long: 10,000/).first()).toBeVisible();
      await expectHarmless(page, 'refused project');
      await control('name').fill(name);
      for (const field of ['purl', 'cpe', 'group', 'swidTagId']) await control(field).fill('');
      await control('tags').press('Backspace');
      await control('tags').fill(HOSTILE);
      await dialog.getByRole('button', { name: 'Create project' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(/· Bomdeck$/);
      await expectHarmless(page, 'new project');
      const address = new URL(page.url()).pathname;

      // The upload: a name of 10,000 characters above it, and a file with such texts.
      const bom = {
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        version: 1,
        components: [
          {
            type: 'library',
            name: 'lodash',
            version: '4.17.15',
            purl: 'pkg:npm/lodash@4.17.15',
            group: HOSTILE,
          },
          {
            type: 'library',
            ...{ name: TEN_THOUSAND, version: HOSTILE, group: TEN_THOUSAND, description: TEN_THOUSAND },
            licenses: [{ license: { name: TEN_THOUSAND } }],
          },
        ],
      };
      const file = (content: string) => ({
        name: `${HOSTILE.replaceAll('/', '').slice(0, 150)}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
      await page
        .getByRole('button', { name: /Upload BOM/ })
        .first()
        .click();
      const choose = page.locator('input[type=file]');
      await choose.setInputFiles(
        file(JSON.stringify(bom).replace('"library"', JSON.stringify(TEN_THOUSAND))),
      );
      await expect(dialog.getByText(/breaks the schema/)).toBeVisible();
      await expect(dialog.getByText(/breaks the schema/)).toBeInViewport();
      await expectHarmless(page, 'refused BOM');
      await dialog.getByRole('button', { name: /^Remove/ }).click();
      await choose.setInputFiles(file(JSON.stringify(bom)));
      await expect(dialog.getByText('The file fits its schema.')).toBeInViewport();
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
      await expect(dialog.getByText('The BOM was processed.')).toBeInViewport();
      await expectHarmless(page, 'processed BOM');
      await dialog.getByRole('button', { name: 'Done' }).click();

      await api.post('/project', {
        uuid: address.split('/').at(-1),
        name: `was hostile ${width}`,
        active: false,
      });
    });
  }

  for (const [what, text] of TEXTS) {
    test(`as the name of a project: ${what}`, async ({ page, request }) => {
      const api = await apiAs(request, 'admin');
      const name = text.slice(0, 255);
      const project = await aProject(api, name, null);
      expect((await api.get<{ name: string }>(`/project/${project.uuid}`)).name).toBe(name.trim());
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await beSignedIn(page, 'admin', `projects/${project.uuid}`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim());
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.goto('projects?layout=flat');
        await expect(page.getByRole('link', { name: name.trim() }).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await api.post('/project', { uuid: project.uuid, name: `was ${what}`, active: false });
    });
  }

  test('in a BOM, a description and a comment are shown as text and kept intact', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/404 .*\/api\/v1\/analysis/);
    const api = await apiAs(request, 'admin');
    const project = await aProject(
      api,
      'hostile-texts',
      jsonBom([
        { name: 'lodash', version: '4.17.15' },
        { name: MARKUP, version: '1' },
      ]),
    );
    await beSignedIn(page, 'admin', `projects/${project.uuid}/components`);
    await expect(page.getByText(MARKUP)).toBeVisible();

    await page.goto(`projects/${project.uuid}/findings/INT-1002`);
    await expect(page.getByText(/A long text takes long/)).toBeVisible();
    expect(await page.locator('a[href^="javascript"], main img').count()).toBe(0);
    const long = `${MARKUP} ${'word '.repeat(1900)}🦊`;
    await page.getByLabel('Comment').fill(long);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/commented/).first()).toBeVisible();

    const [finding] = (
      await api.get<{ component: { uuid: string }; vulnerability: { uuid: string; vulnId: string } }[]>(
        `/finding/project/${project.uuid}`,
      )
    ).filter(({ vulnerability }) => vulnerability.vulnId === 'INT-1002');
    const analysis = await api.get<{ analysisComments: { comment: string }[] }>(
      `/analysis?project=${project.uuid}&component=${finding!.component.uuid}&vulnerability=${finding!.vulnerability.uuid}`,
    );
    expect(analysis.analysisComments.map(({ comment }) => comment)).toContain(long.trim());
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('in the address do no harm', async ({ page, complaints }) => {
    complaints.allow(/status of 4\d\d/);
    await beSignedIn(
      page,
      'admin',
      `projects?searchText=${encodeURIComponent(MARKUP)}&page=-1&sort=__proto__`,
    );
    await expect(page.getByRole('searchbox')).toHaveValue(MARKUP);
    await page.goto(`projects/${encodeURIComponent(`../../api?x=${MARKUP}`)}/findings/%00`);
    await expect(page.getByText('This project does not exist, or you may not see it')).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
