import type { Locator, Page } from '@playwright/test';
import { HOSTILE, HOSTILE_TEXTS, TEN_THOUSAND } from '../support/hostileTexts.js';
import { apiAs } from './support/api.js';
import { jsonBom } from './support/boms.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, test } from './support/test.js';

const MARKUP = HOSTILE_TEXTS.markup;
/** As long as a name may be. */
const LONGEST_NAME = TEN_THOUSAND.slice(0, 255);

/**
 * Each screen is checked at both widths. The journey itself uses the width of a phone, where long texts leave
 * the least room for a finger.
 */
const WIDTHS = [1440, 390];

/**
 * Checks at each width that nothing overflows to the side and that no script ran. The message stays visible.
 */
async function expectHarmless(page: Page, where: string, said?: Locator) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const seen = await page.evaluate(async () => {
      // Content that depends on the width is drawn in the frame after the one that reports it.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return {
        width: document.documentElement.scrollWidth,
        hacked: 'hacked' in window,
        elements: document.querySelectorAll('main img, dialog img, [onerror]').length,
      };
    });
    expect(seen, where).toEqual({ width, hacked: false, elements: 0 });
    if (said) await expect(said, `${where}, ${width} pixels`).toBeInViewport();
  }
}

test.describe('hostile texts', () => {
  test('are shown as text and hold the layout of each screen, on a phone and on a desk', async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/404 .*\/api\/v1\/analysis/, /status of 401/);
    page.on('dialog', (dialog) => {
      expect.soft(dialog.message(), 'a page asked something').toBe('');
      void dialog.accept();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const api = await apiAs(request, 'admin');

    // Input of a person who is not allowed to sign in.
    await page.goto('./');
    await page.getByLabel('Username', { exact: true }).fill(TEN_THOUSAND);
    await page.getByLabel('Password', { exact: true }).fill(TEN_THOUSAND);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Incorrect username or password');
    await expectHarmless(page, 'sign-in', page.getByRole('alert'));

    // The editor: rejected first, then accepted.
    await beSignedIn(page, 'admin', 'projects?layout=flat');
    await page
      .getByRole('button', { name: /^Create project…/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const control = (field: string) => dialog.locator(`[name=${field}]`);
    await dialog.getByRole('button', { name: 'Identity' }).click();
    for (const field of ['name', 'version', 'description', 'group', 'purl', 'cpe', 'swidTagId']) {
      await control(field).fill(TEN_THOUSAND);
    }
    await control('tags').fill(TEN_THOUSAND);
    await control('parent').fill(TEN_THOUSAND);
    await expect(page.getByText('No matches').first()).toBeVisible();
    await expectHarmless(page, 'search of a parent');
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(dialog.getByText(/^Use \d+ characters or fewer\. This has 10,000/).first()).toBeVisible();
    await expectHarmless(page, 'refused project');
    await control('name').fill(HOSTILE);
    await control('version').fill(HOSTILE);
    for (const field of ['purl', 'cpe', 'group', 'swidTagId']) await control(field).fill('');
    await control('tags').press('Backspace');
    await control('tags').fill(HOSTILE);
    await dialog.getByRole('button', { name: 'Create project' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
    await expect(page).toHaveTitle(/· Bomdeck$/);
    await expectHarmless(page, 'new project');
    const address = new URL(page.url()).pathname;
    const uuid = address.split('/').at(-1)!;
    expect(await api.get(`/project/${uuid}`)).toMatchObject({
      name: HOSTILE,
      version: HOSTILE,
      description: TEN_THOUSAND,
      tags: [{ name: HOSTILE.toLowerCase() }],
    });

    // The upload: a name of 10,000 characters above it, and a file with such texts.
    const bom = {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      components: [
        {
          type: 'library',
          name: 'journey-paths',
          version: '4.17.15',
          purl: 'pkg:npm/journey-paths@4.17.15',
          group: HOSTILE,
        },
        {
          type: 'library',
          name: LONGEST_NAME,
          version: HOSTILE,
          group: LONGEST_NAME,
          description: TEN_THOUSAND,
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
    await choose.setInputFiles(file(JSON.stringify(bom).replace('"library"', JSON.stringify(TEN_THOUSAND))));
    await expectHarmless(page, 'refused BOM', dialog.getByText(/breaks the CycloneDX 1\.5 schema/));
    await dialog.getByRole('button', { name: /^Remove/ }).click();
    await choose.setInputFiles(file(JSON.stringify(bom)));
    await expectHarmless(page, 'checked BOM', dialog.getByText('The file is valid.'));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expectHarmless(page, 'processed BOM', dialog.getByText('BOM processed'));
    await dialog.getByRole('button', { name: 'Done' }).click();

    // The lists, and what is searched for in them.
    await page.goto(`${address}/components`);
    const components = page.locator('tbody');
    await expect(components.getByText('journey-paths')).toBeVisible();
    await expectHarmless(page, 'components');
    await page.getByRole('searchbox').fill(LONGEST_NAME);
    await expect(components.getByText('journey-paths')).toBeHidden();
    await expect(components.getByText(LONGEST_NAME).first()).toBeVisible();
    await expectHarmless(page, 'searched components');
    await page.goto(`${address}/findings/INT-1002`);
    const audit = (field: string) => page.locator(`textarea[name=${field}]`);
    await audit('comment').fill(TEN_THOUSAND);
    await audit('details').fill(TEN_THOUSAND);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/commented/).first()).toBeVisible();
    await expect(audit('comment')).toHaveValue('');
    await expect(audit('details')).toHaveValue(TEN_THOUSAND);
    await expectHarmless(page, 'audited finding');
    await page.goto(`${address}/findings`);
    await page.getByRole('searchbox').fill(TEN_THOUSAND);
    await expectHarmless(page, 'searched findings', page.getByText(/^No matches/).first());
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await dialog.getByRole('button', { name: 'EPSS', exact: true }).click();
    const least = dialog.getByRole('textbox', { name: 'Minimum (%)' });
    await least.fill(TEN_THOUSAND);
    await least.press('Enter');
    await expectHarmless(page, 'refused filter', dialog.getByText(/Enter a number from 0 to 100, such as/));
    await page.goto('projects?layout=flat');
    await page.getByRole('searchbox').fill(TEN_THOUSAND);
    await expect(page.getByText('No matches').first()).toBeVisible();
    await page.getByRole('searchbox').fill('😀'.repeat(5_000));
    // A long text stays in the address, and comes back with it.
    await expect(page).toHaveURL(/searchText=%F0%9F%98%80/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('😀'.repeat(5_000));
    await expectHarmless(page, 'searched projects', page.getByText('No matches').first());
    await page.goto(`projects?layout=flat&tag=${encodeURIComponent(HOSTILE.toLowerCase())}`);
    await expect(page.getByRole('link', { name: HOSTILE })).toBeVisible();
    await expectHarmless(page, 'projects by tag');

    await api.post('/project', { uuid, name: 'was hostile', active: false });
  });

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
        { name: 'journey-paths', version: '4.17.15' },
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
    await expect(page.getByText('Project not found')).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
