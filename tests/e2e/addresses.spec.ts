import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { apiAs, type Api } from './support/api.js';
import { jsonBom } from './support/boms.js';
import { beSignedIn, signIn } from './support/people.js';
import { aProject, type Project } from './support/portfolio.js';
import { expect, test, type Complaints } from './support/test.js';

let api: Api;
test.beforeAll(async ({ playwright, baseURL }) => {
  api = await apiAs(await playwright.request.newContext({ baseURL }), 'admin');
});

/** A choice, and what the page then shows. */
interface Step {
  choose: () => Promise<unknown>;
  shows: () => Promise<unknown>;
  /** The part of the choice that the URL contains. */
  address: RegExp;
}

/** Makes the choices one after the other, goes back through all of them and forward again, and reloads. */
async function expectHistory(page: Page, first: () => Promise<unknown>, steps: readonly Step[]) {
  await first();
  const addresses = [page.url()];
  for (const { choose, shows, address } of steps) {
    await choose();
    await shows();
    await expect(page).toHaveURL(address);
    expect(page.url()).not.toBe(addresses.at(-1));
    addresses.push(page.url());
  }
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    await page.goBack();
    await expect(page).toHaveURL(addresses[at]!);
    await (at === 0 ? first() : steps[at - 1]!.shows());
  }
  for (const [at, { shows }] of steps.entries()) {
    await page.goForward();
    await expect(page).toHaveURL(addresses[at + 1]!);
    await shows();
  }
  await page.reload();
  await steps.at(-1)!.shows();
  await expect(page).toHaveURL(addresses.at(-1)!);
}

/** Opens the URL as a different user would, in another browser with different choices. */
async function elsewhere(
  browser: Browser,
  complaints: Complaints,
  page: Page,
  chosen: Readonly<Record<string, string>>,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL('/', page.url()).href });
  const other = await context.newPage();
  await complaints.watch(other);
  await other.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, chosen);
  await beSignedIn(other, 'admin', page.url());
  return other;
}

const rows = (page: Page) => page.getByRole('grid').or(page.getByRole('treegrid')).getByRole('row');
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const head = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });

/** Names of the rows in their order, as far as they are about what the test made. */
async function namesOf(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.flatMap((text) => names.filter((name) => text.includes(name)));
}

test.describe('the list of projects', () => {
  test('goes back and forward through every choice, and shows the same to others', async ({
    page,
    browser,
    complaints,
  }) => {
    const mark = `address-${randomUUID().slice(0, 8)}`;
    const parent = await aProject(api, `${mark}-parent`, null);
    await api.put('/project', { name: `${mark}-child`, version: '1', parent: { uuid: parent.uuid } });
    await api.put('/project', {
      name: `${mark}-asleep`,
      version: '1',
      active: false,
      tags: [{ name: mark }],
    });
    const shown =
      (...names: string[]) =>
      async () => {
        for (const name of ['parent', 'child', 'asleep']) {
          await expect(link(page, `${mark}-${name}`)).toHaveCount(names.includes(name) ? 1 : 0);
        }
      };
    // Others fill the list, so it is narrowed to what this test made.
    await beSignedIn(page, 'admin', `projects?searchText=${mark}`);

    await expectHistory(page, shown('parent', 'child'), [
      {
        choose: () => page.getByText('Show inactive', { exact: true }).click(),
        shows: shown('parent', 'child', 'asleep'),
        address: /inactive=true/,
      },
      {
        choose: () =>
          head(page, /^Project/)
            .getByRole('button')
            .first()
            .click(),
        shows: async () => expect(head(page, /^Project/)).toHaveAttribute('aria-sort', 'descending'),
        address: /order=desc/,
      },
      {
        choose: () => page.getByRole('searchbox').fill(''),
        shows: async () => expect(page.getByRole('searchbox')).toHaveValue(''),
        address: /projects\?inactive=true/,
      },
      {
        choose: () => page.getByRole('searchbox').pressSequentially(`${mark}-a`),
        shows: shown('asleep'),
        address: new RegExp(`searchText=${mark}-a&`),
      },
      {
        choose: () => page.getByRole('button', { name: 'Clear search' }).click(),
        shows: async () => expect(page.getByRole('searchbox')).toHaveValue(''),
        address: /projects\?inactive=true/,
      },
      {
        choose: () => page.getByText('Flat', { exact: true }).click(),
        shows: async () => expect(page.getByRole('radio', { name: 'Flat' })).toBeChecked(),
        address: /layout=flat/,
      },
      {
        choose: () => page.getByText('Show inactive', { exact: true }).click(),
        shows: async () => expect(page.getByRole('switch', { name: 'Show inactive' })).not.toBeChecked(),
        address: /projects\?layout=flat&sort/,
      },
    ]);

    const other = await elsewhere(browser, complaints, page, {
      ProjectListShowInactiveProjects: 'true',
      ProjectListShowFlatView: 'false',
      ProjectListPageSize: '100',
      ProjectListSortName: 'version',
      ProjectListSortOrder: 'asc',
    });
    await expect(other.getByRole('radio', { name: 'Flat' })).toBeChecked();
    await expect(other.getByRole('switch', { name: 'Show inactive' })).not.toBeChecked();
    await expect(head(other, /^Project/)).toHaveAttribute('aria-sort', 'descending');
    await expect(other).toHaveURL(page.url());
    // Other tests add projects in the meantime, which may fill the first page.
    for (const list of [page, other]) {
      await list.getByRole('searchbox').fill(mark);
      await expect(list.getByText('2 matches')).toBeVisible();
    }
    const own = (list: Page) => rows(list).filter({ hasText: mark }).allInnerTexts();
    await expect.poll(() => own(page)).toHaveLength(2);
    await expect.poll(() => own(other)).toEqual(await own(page));
    await other.context().close();
  });

  test('opens as it was left, also by a link that only names a tag', async ({ page }) => {
    const tag = `tag-${randomUUID().slice(0, 8)}`;
    await api.put('/project', { name: `${tag}-asleep`, version: '1', active: false, tags: [{ name: tag }] });
    await beSignedIn(page, 'admin');
    await page.getByText('Show inactive', { exact: true }).click();
    await expect(page).toHaveURL(/\/projects\?inactive=true&sort=name$/);

    await page.goto(`projects?tag=${tag}`);
    await expect(link(page, `${tag}-asleep`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?tag=${tag}&inactive=true&sort=name$`));
    await link(page, 'Projects').first().click();
    await expect(page).toHaveURL(/\/projects\?inactive=true&sort=name$/);
  });
});

test('the components of a project go back and forward through every choice, and are the same for others', async ({
  page,
  browser,
  complaints,
}) => {
  const components = Array.from({ length: 60 }, (_, at) => ({
    name: `part-${String(at + 1).padStart(2, '0')}`,
    version: String(100 - at),
  }));
  const project = await aProject(api, `components-${randomUUID()}`, jsonBom(components));
  const all = components.map(({ name }) => name);
  const shown = (from: number, to: number) => async () =>
    expect.poll(() => namesOf(page, all)).toEqual(all.slice(from - 1, to));
  const down = [...all].reverse();
  await beSignedIn(page, 'admin', `projects/${project.uuid}/components`);

  await expectHistory(page, shown(1, 25), [
    {
      choose: () => page.getByRole('button', { name: 'Next page' }).click(),
      shows: shown(26, 50),
      address: /page=2&sort=name$/,
    },
    {
      choose: () => page.getByRole('combobox', { name: 'Rows', exact: true }).selectOption('50'),
      shows: async () => expect.poll(async () => (await namesOf(page, all)).length).toBe(50),
      address: /size=50/,
    },
    {
      choose: () =>
        head(page, /^Component/)
          .getByRole('button')
          .first()
          .click(),
      shows: async () => expect.poll(() => namesOf(page, all)).toEqual(down.slice(0, 50)),
      address: /sort=name&order=desc/,
    },
    {
      choose: () => page.getByText('Direct only', { exact: true }).click(),
      shows: async () => expect(page.getByRole('switch', { name: 'Direct only' })).toBeChecked(),
      address: /direct=true/,
    },
    {
      choose: () => page.getByRole('searchbox').fill('part-0'),
      shows: async () => expect.poll(() => namesOf(page, all)).toEqual(down.slice(-9)),
      address: /searchText=part-0/,
    },
    {
      choose: () => page.getByText('Outdated only', { exact: true }).click(),
      shows: async () => expect(page.getByText('No matches').first()).toBeVisible(),
      address: /outdated=true/,
    },
  ]);
  await page.goBack();
  await expect.poll(() => namesOf(page, all)).toEqual(down.slice(-9));

  const other = await elsewhere(browser, complaints, page, {
    ProjectComponentsPageSize: '25',
    ProjectComponentsSortName: 'version',
  });
  await expect.poll(() => namesOf(other, all)).toEqual(down.slice(-9));
  await expect(other).toHaveURL(page.url());
  await other.context().close();
});

test('a page that is not there leads to the last one, and Back past it', async ({ page }) => {
  const project = await aProject(api, `beyond-${randomUUID()}`);
  await beSignedIn(page, 'admin', 'projects');
  await expect(page).toHaveURL(/projects\?sort=name$/);
  await page.evaluate((id) => {
    history.pushState(null, '', `projects/${id}/components?page=9&sort=name`);
    history.pushState(null, '', 'x');
    history.back();
  }, project.uuid);

  await expect(link(page, 'journey-left').or(page.getByText('journey-left')).first()).toBeVisible();
  await expect(page).toHaveURL(/components\?sort=name$/);
  await page.goBack();
  await expect(page).toHaveURL(/projects\?sort=name$/);
});

test.describe('findings', () => {
  test.beforeEach(({ complaints }) => complaints.allow(/404 .*\/api\/v1\/analysis/));

  interface Finding {
    component: { uuid: string };
    vulnerability: { uuid: string; vulnId: string };
  }
  const ids = ['INT-1001', 'INT-1002', 'INT-1003'];

  async function withDismissed(): Promise<{ project: Project; findings: Finding[] }> {
    const project = await aProject(api, `findings-${randomUUID()}`);
    const findings = await api.get<Finding[]>(`/finding/project/${project.uuid}?suppressed=true`);
    const { component, vulnerability } = findings.find(
      (finding) => finding.vulnerability.vulnId === 'INT-1003',
    )!;
    await api.put('/analysis', {
      project: project.uuid,
      component: component.uuid,
      vulnerability: vulnerability.uuid,
      analysisState: 'FALSE_POSITIVE',
      isSuppressed: true,
    });
    return { project, findings };
  }

  test('go back and forward through every choice, and are the same for others', async ({
    page,
    browser,
    complaints,
  }) => {
    const { project } = await withDismissed();
    const shown =
      (...names: string[]) =>
      async () =>
        expect.poll(() => namesOf(page, ids)).toEqual(names);
    await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings`);

    await expectHistory(page, shown('INT-1001', 'INT-1002'), [
      {
        choose: () => page.getByRole('button', { name: 'Show suppressed findings' }).click(),
        shows: shown('INT-1001', 'INT-1002', 'INT-1003'),
        address: /suppressed=shown/,
      },
      {
        choose: () => page.getByRole('radiogroup', { name: 'Show by' }).getByText('Findings').click(),
        shows: async () => expect(page.getByRole('radio', { name: 'Findings' })).toBeChecked(),
        address: /rows=all/,
      },
      {
        choose: () =>
          head(page, /^Severity/)
            .getByRole('button')
            .first()
            .click(),
        shows: shown('INT-1003', 'INT-1002', 'INT-1001'),
        address: /sort=severity/,
      },
      {
        choose: () => page.getByRole('searchbox').pressSequentially('journey-paths'),
        shows: shown('INT-1002', 'INT-1001'),
        address: /search=journey-paths&/,
      },
      {
        choose: async () => {
          await page.getByRole('button', { name: 'Severity', exact: true }).first().click();
          await page.getByRole('dialog').getByText('Critical', { exact: true }).click();
          await page.keyboard.press('Escape');
        },
        shows: shown('INT-1001'),
        address: /severity=CRITICAL/,
      },
      {
        choose: () => page.getByRole('button', { name: 'Clear all' }).click(),
        shows: shown('INT-1003', 'INT-1002', 'INT-1001'),
        address: /findings\?suppressed=shown&rows=all&sort=severity$/,
      },
      {
        choose: () => page.getByRole('radiogroup', { name: 'Show by' }).getByText('Vulnerabilities').click(),
        shows: async () => expect(page.getByRole('radio', { name: 'Vulnerabilities' })).toBeChecked(),
        address: /findings\?suppressed=shown&sort=severity$/,
      },
    ]);

    const other = await elsewhere(browser, complaints, page, {
      ProjectFindingsShowSuppressedFindings: 'false',
      ProjectFindingsGrouped: 'false',
      ProjectFindingsSort: '-component',
    });
    await expect.poll(() => namesOf(other, ids)).toEqual(['INT-1003', 'INT-1002', 'INT-1001']);
    await expect(other.getByRole('radio', { name: 'Vulnerabilities' })).toBeChecked();
    await expect(other).toHaveURL(page.url());
    await other.context().close();
  });

  test('open in the order that the existing console was told', async ({ page }) => {
    const { project } = await withDismissed();
    await page.addInitScript(() => {
      localStorage.setItem('ProjectFindingsSortName', 'vulnerability.vulnId');
      localStorage.setItem('ProjectFindingsSortOrder', 'desc');
      localStorage.setItem('ProjectFindingsShowSuppressedFindings', 'true');
    });

    await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings`);

    await expect.poll(() => namesOf(page, ids)).toEqual(['INT-1003', 'INT-1002', 'INT-1001']);
    await expect(page).toHaveURL(/findings\?suppressed=shown&sort=-vulnerability$/);
  });

  test('are led to by a link until something else is asked for, and by Back again', async ({
    page,
    browser,
    complaints,
  }) => {
    const { project, findings } = await withDismissed();
    const { component, vulnerability } = findings.find(
      (finding) => finding.vulnerability.vulnId === 'INT-1003',
    )!;
    const path = `projects/${project.uuid}/findings/${component.uuid}/${vulnerability.uuid}`;
    const form = page.getByRole('form', { name: 'Audit of INT-1003' });
    const isLedTo = async () => {
      await expect(form).toBeVisible();
      expect(await namesOf(page, ids)).toContain('INT-1003');
      await expect(row(page, /INT-1001/)).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${path}\\?sort=-severity$`));
    };
    await beSignedIn(page, 'auditor', `projects/${project.uuid}/findings`);
    await expect(row(page, /INT-1001/)).toBeVisible();
    await page.goto(path);
    await isLedTo();
    await page.reload();
    await isLedTo();

    await page.getByRole('searchbox').fill('journey-paths');
    await expect(row(page, /INT-1001/)).toBeVisible();
    await expect(page).toHaveURL(/findings\?search=journey-paths&suppressed=shown&sort=-severity$/);
    await page.reload();
    await expect(row(page, /INT-1001/)).toBeVisible();
    await expect(form).toBeHidden();
    await page.goBack();
    await isLedTo();
    await page.goForward();
    await expect(page.getByRole('searchbox')).toHaveValue('journey-paths');
    await expect(row(page, /INT-1001/)).toBeVisible();
    await page.goBack();
    await isLedTo();

    // Something typed is not lost by it, so there is no question.
    await form.getByLabel('Comment').fill('half a thought');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(row(page, /INT-1001/)).toBeVisible();
    await expect(page).toHaveURL(/findings\?suppressed=shown&sort=-severity$/);
    await page.goBack();
    await isLedTo();
    await expect(form.getByLabel('Comment')).toHaveValue('half a thought');
    await form.getByLabel('Comment').fill('');

    const other = await elsewhere(browser, complaints, page, {});
    await expect(other.getByRole('form', { name: 'Audit of INT-1003' })).toBeVisible();
    await other.context().close();

    await row(page, /INT-1003/)
      .getByRole('button')
      .first()
      .click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/findings\?search=[^&]+&suppressed=shown&sort=-severity$/);
    await page.reload();
    await expect(row(page, /INT-1003/)).toBeVisible();
    await expect(form).toBeHidden();
    await page.goBack();
    await isLedTo();
  });
});

test('Back leads past addresses that only lead elsewhere, and past the sign-in', async ({ page }) => {
  const project = await aProject(api, 'led-to');
  await page.goto('static/bomdeck.svg');
  await signIn(page, 'auditor', `projects/${project.uuid}`);
  await expect(page.getByRole('heading', { name: /led-to/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/bomdeck\.svg$/);

  for (const address of ['./', `project/?uuid=${project.uuid}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/bomdeck\.svg$/);
  }
});
