import type { Api } from './support/api.js';
import { apiAs } from './support/api.js';
import { jsonBom } from './support/boms.js';
import { beSignedIn } from './support/people.js';
import { aProject, type Project } from './support/portfolio.js';
import { expect, expectAccessible, test } from './support/test.js';

interface Finding {
  matrix: string;
  analysis: { state?: string };
  component: { uuid: string };
  vulnerability: { uuid: string; vulnId: string };
}

test.describe('two versions of a project', () => {
  let api: Api;
  let older: Project;
  let newer: Project;

  test.beforeEach(async ({ request, complaints }, { testId }) => {
    // A decision that was not made yet does not exist on the server.
    complaints.allow(/404 .*\/api\/v1\/analysis/);
    api = await apiAs(request, 'admin');
    const name = `versions-${testId}`;
    older = await aProject(api, name);
    newer = await aProject(
      api,
      name,
      jsonBom([
        { name: 'journey-paths', version: '4.17.15', license: 'MIT' },
        { name: 'journey-left', version: '1.4.0', license: 'WTFPL' },
      ]),
      '2.0',
    );
    await decide(older, 'INT-1001');
  });

  test('are compared from the version switcher, and what did not carry over is carried over and taken back', async ({
    page,
  }) => {
    await beSignedIn(page, 'auditor', `projects/${older.uuid}`);
    await page.getByRole('button', { name: /^Version 1\.0/ }).click();
    await page.getByRole('menuitem', { name: /Compare.*2\.0/ }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${older.uuid}/compare\\?with=${newer.uuid}`));
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText(
      '1 of 1 decision did not carry',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Components/ }).click();
    await expect(page.getByRole('row', { name: /journey-words/ })).toBeVisible();
    await expect(page).toHaveURL(/part=components/);
    await expectAccessible(page);

    await page
      .getByRole('button', { name: /^Carry over/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row', { name: /INT-1001/ })).toContainText('Not affected');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Carry over 1 decision/ }).click();
    await expect(page.getByRole('dialog', { name: '1 of 1 decision carried over' })).toBeVisible();
    expect(await stateOf(newer, 'INT-1001')).toBe('NOT_AFFECTED');

    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => stateOf(newer, 'INT-1001')).toBe('NOT_SET');
  });

  test('share a decision that is applied from one to the other, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await beSignedIn(page, 'auditor', `projects/${older.uuid}/findings`);
    await page.getByRole('button', { name: /Details.*INT-1001/ }).click();
    await page.getByRole('button', { name: 'Apply elsewhere…' }).click();
    const dialog = page.getByRole('dialog', { name: /Apply .* elsewhere/ });
    await expect(dialog.getByRole('checkbox', { name: '2.0' })).toBeChecked();
    await dialog.getByRole('button', { name: /^Check 1 project/ }).click();
    await expect(dialog.getByRole('button', { name: /^Apply to 1 finding/ })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await dialog.getByRole('button', { name: /^Apply to 1 finding/ }).click();
    await expect.poll(() => stateOf(newer, 'INT-1001')).toBe('NOT_AFFECTED');
  });

  async function findingOf({ uuid }: Project, vulnId: string): Promise<Finding> {
    const findings = await api.get<Finding[]>(`/finding/project/${uuid}`);
    return findings.find(({ vulnerability }) => vulnerability.vulnId === vulnId)!;
  }

  async function stateOf(project: Project, vulnId: string): Promise<string> {
    return (await findingOf(project, vulnId)).analysis.state ?? 'NOT_SET';
  }

  async function decide(project: Project, vulnId: string) {
    const { component, vulnerability } = await findingOf(project, vulnId);
    await api.put('/analysis', {
      project: project.uuid,
      component: component.uuid,
      vulnerability: vulnerability.uuid,
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      isSuppressed: false,
    });
  }
});
