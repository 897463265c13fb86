import { apiAs } from './support/api.js';
import { jsonBom } from './support/boms.js';
import { beSignedIn } from './support/people.js';
import { aProject } from './support/portfolio.js';
import { expect, test } from './support/test.js';

const HOSTILE = '<img src=x onerror="window.wasExecuted=1">';

/** Texts that break layouts, markup or storage. */
const TEXTS = [
  ['markup', HOSTILE],
  ['a script', '</script><script>window.wasExecuted=1</script>'],
  ['right-to-left marks', '\u202Egnp.exe \u05E9\u05DC\u05D5\u05DD \u200F'],
  ['emoji', '👩‍👩‍👧‍👦🏴‍☠️ é ñ 王'],
  ['one long word', 'x'.repeat(255)],
] as const;

test.describe('hostile texts', () => {
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
      expect(await page.evaluate(() => 'wasExecuted' in window)).toBe(false);
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
        { name: HOSTILE, version: '1' },
      ]),
    );
    await beSignedIn(page, 'admin', `projects/${project.uuid}/components`);
    await expect(page.getByText(HOSTILE)).toBeVisible();

    await page.goto(`projects/${project.uuid}/findings/INT-1002`);
    await expect(page.getByText(/A long text takes long/)).toBeVisible();
    expect(await page.locator('a[href^="javascript"], main img').count()).toBe(0);
    const long = `${HOSTILE} ${'word '.repeat(1900)}🦊`;
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
    expect(await page.evaluate(() => 'wasExecuted' in window)).toBe(false);
  });

  test('in the address do no harm', async ({ page, complaints }) => {
    complaints.allow(/status of 4\d\d/);
    await beSignedIn(
      page,
      'admin',
      `projects?searchText=${encodeURIComponent(HOSTILE)}&page=-1&sort=__proto__`,
    );
    await expect(page.getByRole('searchbox')).toHaveValue(HOSTILE);
    await page.goto(`projects/${encodeURIComponent(`../../api?x=${HOSTILE}`)}/findings/%00`);
    await expect(page.getByText('This project does not exist, or you may not see it')).toBeVisible();
    expect(await page.evaluate(() => 'wasExecuted' in window)).toBe(false);
  });
});
