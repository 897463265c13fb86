import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/api/findings/intakeInSlices.js';
import '../../src/widgets/project/ProjectComparison/ComparedFindings.js';
import '../../src/widgets/project/ProjectComparison/ComparedComponents.js';
import '../../src/widgets/project/ProjectComparison/ComparedLicenses.js';
import '../../src/widgets/project/ProjectComparison/ComparedViolations.js';
import '../../src/widgets/project/ProjectComparison/LostDecisions.js';
import '../../src/widgets/project/ProjectComparison/AnotherProject.js';
import '../../src/widgets/project/ProjectComparison/CarryOver.js';
import {
  formatProjectComparisonValue,
  parseProjectComparisonValue,
  ProjectComparison,
} from '../../src/widgets/project/ProjectComparison/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { savedFiles } from '../support/savedFiles.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let older: TestProject;
let newer: TestProject;

beforeEach(async () => {
  server = await testServer();
  older = await server.aProject({
    name: 'web-shop',
    version: '1.9.0',
    components: [
      { name: 'lodash', version: '4.17.15', license: 'Custom 1' },
      { name: 'log4j-core', version: '2.14.1' },
      { name: 'left-pad', version: '1.3.0' },
      { name: 'express', version: '4.18.0' },
    ],
    findings: [
      { vulnId: 'CVE-2021-44228', severity: 'CRITICAL', component: 'log4j-core' },
      {
        vulnId: 'CVE-2020-8203',
        severity: 'HIGH',
        component: 'lodash',
        state: 'NOT_AFFECTED',
        justification: 'CODE_NOT_REACHABLE',
        response: 'WILL_NOT_FIX',
        details: 'Never called.',
      },
      { vulnId: 'CVE-2019-1010266', severity: 'LOW', component: 'lodash', isSuppressed: true },
      { vulnId: 'CVE-2024-29041', severity: 'MEDIUM', component: 'express', state: 'IN_TRIAGE' },
    ],
  });
  newer = await server.aProject({
    name: 'web-shop',
    version: '1.10.0',
    components: [
      { name: 'lodash', version: '4.17.21', license: 'Custom 2' },
      { name: 'log4j-core', version: '2.14.1' },
      { name: 'express', version: '4.17.0' },
      { name: 'zod', version: '3.0.0' },
    ],
    findings: [
      { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' },
      { vulnId: 'CVE-2019-1010266', severity: 'LOW', component: 'lodash' },
      { vulnId: 'CVE-2024-29041', severity: 'MEDIUM', component: 'express', state: 'EXPLOITABLE' },
      { vulnId: 'CVE-2023-4316', severity: 'HIGH', component: 'zod' },
    ],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  return closed(server);
});

/** Shows the list of components, whose addresses need not name it once it is narrowed. */
const showComponents = (props: object = {}, options: Partial<KitPageOptions> = {}) =>
  show({ defaultValue: { withProject: older.uuid, part: 'components' }, ...props }, options);
const show = (props: object = {}, options: Partial<KitPageOptions> = {}) =>
  kitPage(
    <ProjectComparison projectId={newer.uuid} defaultValue={{ withProject: older.uuid }} {...props} />,
    { server, ...options },
  );
const row = async (name: string) =>
  (await within(await screen.findByRole('tabpanel')).findByRole('link', { name })).closest(
    '[role=row], tr',
  ) as HTMLElement;
const names = () => within(screen.getByRole('tabpanel')).getAllByRole('row').length - 1;
type User = Awaited<ReturnType<typeof show>>['user'];
const openPart = (user: User, name: RegExp) =>
  screen.findByRole('tab', { name }).then((tab) => user.click(tab));
const lostList = () => screen.findByRole('region', { name: 'Decisions that did not carry over' });

describe('components of two versions', () => {
  it('tells which were added, removed and changed, the older version first', async () => {
    await showComponents();

    expect(await screen.findByRole('heading', { name: 'Compare versions of web-shop' })).toBeVisible();
    expect(await row('zod')).toHaveTextContent('Added');
    expect(await row('left-pad')).toHaveTextContent('Removed');
    const lodash = await row('lodash');
    expect(lodash).toHaveTextContent('4.17.15');
    expect(lodash).toHaveTextContent('4.17.21');
    expect(lodash).toHaveTextContent('Upgraded');
    expect(lodash).toHaveTextContent('Custom 1becomesCustom 2');
    expect(await row('express')).toHaveTextContent('Older than before');
    expect(screen.queryByRole('link', { name: 'log4j-core' })).toBeNull();
    expect(screen.getByRole('tab', { name: /Components/ })).toHaveTextContent('4');
    expect(await screen.findByRole('radio', { name: 'Differences 4' })).toBeChecked();
  });

  it('lists one outcome, all of them, and what is searched for', async () => {
    const { user } = await showComponents();
    await row('zod');

    await user.click(screen.getByRole('radio', { name: 'Removed 1' }));
    expect(names()).toBe(1);
    await user.click(screen.getByRole('radio', { name: 'All 5' }));
    expect(await row('log4j-core')).toHaveTextContent('Unchanged');
    await user.type(screen.getByRole('searchbox', { name: 'Search components' }), 'express');
    expect(names()).toBe(1);
  });

  it('narrows the list by what changed, in a value of the host', async () => {
    const onValueChange = vi.fn();
    const { user } = await showComponents({ onValueChange });
    await row('zod');

    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Downgraded' }));

    expect(names()).toBe(1);
    expect(onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        withProject: older.uuid,
        components: expect.objectContaining({ change: 'down' }) as object,
      }),
      { isStep: true },
    );
  });

  it('switches sides', async () => {
    const { user } = await showComponents();
    await row('zod');

    await user.click(screen.getByRole('button', { name: 'Swap versions' }));

    expect(await row('zod')).toHaveTextContent('Removed');
    expect(await row('lodash')).toHaveTextContent('Older than before');
  });

  it('gives exactly what is listed as a file', async () => {
    const files = savedFiles();
    const { user } = await show({
      defaultValue: { withProject: older.uuid, components: { outcome: 'changed' } },
    });
    await row('lodash');

    await user.click(screen.getByRole('button', { name: 'Export list' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));

    const [file] = await vi.waitFor(() => {
      expect(files).toHaveLength(1);
      return files;
    });
    const text = await file!.content;
    expect(text).toContain('Status,Name,Group,In 1.9.0,License in 1.9.0,Package URL in 1.9.0,In 1.10.0');
    expect(text).toContain('Changed,lodash,,4.17.15,Custom 1');
    expect(text).not.toContain('zod');
  });
});

describe('summary of two versions', () => {
  it('answers in sentences and counts what changed', async () => {
    await show();

    const summary = await screen.findByRole('region', { name: 'Summary' });
    await vi.waitFor(() => expect(summary).toHaveTextContent('1.10.0 has as many findings as 1.9.0.'));
    expect(summary).toHaveTextContent('1 new, 1 fixed, 3 unchanged. No new finding is critical.');
    expect(summary).toHaveTextContent('2 of 3 decisions did not carry over.');
    expect(within(summary).getByRole('button', { name: 'New findings +1' })).toBeVisible();
    expect(within(summary).getByRole('button', { name: 'Fixed findings −1' })).toBeVisible();
    expect(within(summary).getByRole('button', { name: /^Components.* 4 before, 4 after/ })).toBeVisible();
    expect(summary).toHaveTextContent('1 added, 1 removed, 2 changed');
    expect(summary).toHaveTextContent('of 3 on unchanged findings');
    expect(await screen.findByText(/4 components · 4 findings · 1 suppressed/)).toBeVisible();
    expect(screen.getByText(/4 components · 4 findings$/)).toBeVisible();
    await expectAccessible();
  });

  it('leads to the lists, narrowed to what was counted', async () => {
    const { user } = await show();

    await user.click(await screen.findByRole('button', { name: 'Unchanged findings 3' }));
    expect(await screen.findByRole('radio', { name: 'Unchanged 3' })).toBeChecked();
    expect(screen.getByRole('tab', { name: /^Findings/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Components/ }));
    expect(await row('zod')).toHaveTextContent('Added');
    expect(screen.getByRole('tab', { name: /^Components/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Decisions not carried over 2' }));
    expect(document.activeElement).toContainElement(await lostList());
  });

  it('counts the names of a vulnerability once', async () => {
    const [before, after] = [await aliased('1.0'), await aliased('2.0')];
    await show({
      projectId: after.uuid,
      defaultValue: { withProject: before.uuid, findings: { outcome: 'all' } },
    });

    const summary = await screen.findByRole('region', { name: 'Summary' });
    await vi.waitFor(() => expect(summary).toHaveTextContent('No differences between 1.0 and 2.0.'));
    await vi.waitFor(() => expect(screen.getAllByText(/1 component · 1 finding$/)).toHaveLength(2));
    expect(await row('CVE-2021-44228')).toHaveTextContent('Also GHSA-jfh8-c2jp-5v3q');
  });

  it('is about components for those who cannot view findings', async () => {
    await show({}, { as: ['VIEW_PORTFOLIO'] });

    expect(await screen.findByText('1 component added, 1 removed, 2 changed.')).toBeVisible();
    expect(screen.queryByText('New findings')).toBeNull();
    expect(screen.getByRole('tab', { name: /^Components/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('warns of a version that has no components', async () => {
    const empty = await server.aProject({ name: 'web-shop', version: '2.0.0', components: [] });
    await show({ projectId: empty.uuid });

    const summary = await screen.findByRole('region', { name: 'Summary' });
    await vi.waitFor(() =>
      expect(summary).toHaveTextContent(
        '2.0.0 has no components. Upload a BOM to get a meaningful comparison.',
      ),
    );
    expect(screen.getByText(/^No BOM imported · 0 components/)).toBeVisible();
  });

  it('stays with the lists that did not fail', async () => {
    await show({}, { fetch: failing(`/finding/project/${older.uuid}`) });

    const summary = await screen.findByRole('region', { name: 'Summary' });
    await vi.waitFor(() => expect(summary).toHaveTextContent('Could not compare findings'));
    expect(
      await within(summary).findByRole('button', { name: /^Components.* 4 before, 4 after/ }),
    ).toBeVisible();
  });

  it('compares findings without the lists of components', async () => {
    await show({}, { fetch: failing(`/component/project/${older.uuid}`) });

    expect(await row('CVE-2023-4316')).toHaveTextContent('New');
    expect(screen.getByRole('button', { name: 'Unchanged findings 3' })).toBeVisible();
    expect(screen.getByText('Could not compare components')).toBeVisible();
  });

  const aliased = (version: string) =>
    server.aProject({
      name: 'aliased',
      version,
      components: [{ name: 'log4j-core', version: '2.14.1' }],
      findings: [
        {
          vulnId: 'CVE-2021-44228',
          severity: 'CRITICAL',
          component: 'log4j-core',
          aliases: ['GHSA-jfh8-c2jp-5v3q'],
        },
        { vulnId: 'GHSA-jfh8-c2jp-5v3q', source: 'GITHUB', severity: 'CRITICAL', component: 'log4j-core' },
      ],
    });
  const failing = (path: string) =>
    interceptedFetch(server, (request) =>
      request.path.endsWith(path) ? new Response(null, { status: 500 }) : undefined,
    );
});

describe('choice of the versions', () => {
  it('keeps a version on the side where it was chosen', async () => {
    await server.aProject({ name: 'web-shop', version: '1.8.0' });
    const onValueChange = vi.fn();
    const { user } = await show({ onValueChange });

    await user.selectOptions(await screen.findByRole('combobox', { name: 'To' }), '1.8.0');

    expect(onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        withProject: older.uuid,
        ofProject: expect.any(String) as string,
        isSwitched: true,
      }),
      { isStep: true },
    );
    await vi.waitFor(() => expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('1.8.0'));
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveDisplayValue('1.9.0');
  });
});

describe('another project to compare with', () => {
  it('is found by its name', async () => {
    const other = await server.aProject({ name: 'back-office', version: '7.0' });
    const { user } = await show();

    await user.click(await screen.findByRole('button', { name: 'Compare projects…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare with another project' });
    await user.click(within(dialog).getByRole('button', { name: 'Compare projects' }));
    expect(within(dialog).getByText('This field is required.')).toBeVisible();
    await user.type(within(dialog).getByRole('combobox', { name: 'Project' }), 'back');
    await user.click(await screen.findByRole('option', { name: /back-office 7\.0/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Compare projects' }));

    expect(await screen.findByRole('heading', { name: /Compare .*back-office/ })).toHaveTextContent(
      /^Compare (web-shop with back-office|back-office with web-shop)$/,
    );
    const chosen = [
      screen.getByRole('combobox', { name: 'From' }),
      screen.getByRole('combobox', { name: 'To' }),
    ];
    expect(chosen.map((one) => (one as HTMLSelectElement).value)).toContain(other.uuid);
  });
});

describe('addresses of a comparison', () => {
  const parsed = (text: string) => parseProjectComparisonValue(new URLSearchParams(text));

  it.each([
    ['with=a&sort=name', { part: 'components', components: {} }],
    ['with=a&outcome=added&sort=name', { part: 'components', components: { outcome: 'added' } }],
    ['with=a&part=findings&outcome=lost&sort=severity&order=desc', { findings: { outcome: 'lost' } }],
    ['with=a&switched=true', { part: undefined, isSwitched: true }],
  ])('are read as earlier versions wrote them: %s', (text, value) => {
    expect(parsed(text)).toMatchObject({ withProject: 'a', ...value });
  });

  it.each([
    'with=a&of=b&switched=true&part=licenses&outcome=stayed&sort=before&order=desc',
    'with=a&part=violations&searchText=gpl&outcome=all&sort=state',
    'with=a',
  ])('are written as they are read: %s', (text) => {
    expect(formatProjectComparisonValue(parsed(text)).toString()).toBe(
      new URLSearchParams([...new URLSearchParams(text)].sort(byPlace)).toString(),
    );
  });

  const ORDER = ['with', 'of', 'switched', 'part', 'searchText', 'outcome', 'sort', 'order'];
  const byPlace = ([a]: [string, string], [b]: [string, string]) => ORDER.indexOf(a) - ORDER.indexOf(b);
});

describe('findings of two versions', () => {
  it('are listed as new and fixed, with the reason', async () => {
    const { user } = await show();

    expect(await row('CVE-2023-4316')).toHaveTextContent(/New.*Component added/);
    expect(await row('CVE-2021-44228')).toHaveTextContent(/Fixed.*No longer reported/);
    expect(screen.getByRole('tab', { name: /^Findings/ })).toHaveTextContent('2');
    expect(screen.getByRole('radio', { name: 'Differences 2' })).toBeChecked();
    expect(screen.queryByRole('link', { name: 'CVE-2024-29041' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Unchanged 3' }));
    expect(await row('CVE-2024-29041')).toHaveTextContent('Different analysis');
  });

  it('are listed by what became of their decisions', async () => {
    const { user } = await show();
    await row('CVE-2023-4316');

    await user.click(screen.getByRole('button', { name: 'Decision' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Different analysis' }));

    expect(await row('CVE-2024-29041')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All 5' })).toBeChecked();
  });

  it('lists lost decisions for an address that asks for them', async () => {
    await show({
      defaultValue: { withProject: older.uuid, part: 'findings', findings: { outcome: 'lost' } },
    });

    expect(await screen.findByText('2 matches')).toBeVisible();
    await vi.waitFor(() => expect(names()).toBe(2));
  });

  it('compares what lists do not tell of decisions, when it is asked to', async () => {
    const { component, vulnerability } = newer.findings.find(({ vulnId }) => vulnId === 'CVE-2020-8203')!;
    const { user, api } = await show({
      defaultValue: { withProject: older.uuid, findings: { outcome: 'stayed' } },
    });
    await api.send({
      method: 'PUT',
      path: '/api/v1/analysis',
      body: { project: newer.uuid, component, vulnerability, analysisState: 'NOT_AFFECTED' },
    });
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    await vi.waitFor(async () => expect(await row('CVE-2020-8203')).toHaveTextContent('Same analysis'));

    await user.click(screen.getByRole('button', { name: 'Compare 1 decision' }));

    await vi.waitFor(async () => expect(await row('CVE-2020-8203')).toHaveTextContent('Different analysis'));
    expect(screen.queryByRole('button', { name: /^Compare \d+ decision/ })).toBeNull();
  });

  it('is for those who may see them', async () => {
    const { user } = await show({}, { as: ['VIEW_PORTFOLIO'] });
    await openPart(user, /^Findings/);

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
  });
});

describe('licenses and policy violations of two versions', () => {
  it('lists the licenses that one side lacks, with the number of components', async () => {
    const { user } = await show();
    await openPart(user, /^Licenses/);

    const listed = await screen.findByRole('row', { name: /Custom 2/ });
    expect(listed).toHaveTextContent(/New.*–.*1/);
    expect(screen.getByRole('row', { name: /Custom 1/ })).toHaveTextContent('Removed');
    expect(screen.getByRole('tab', { name: /^Licenses/ })).toHaveTextContent('2');
  });

  it('lists the policy violations that one side lacks', async () => {
    const { user } = await show();
    await openPart(user, /^Policy violations/);

    expect(await screen.findByRole('heading', { name: 'No differences' })).toBeVisible();
  });

  it('shows policy violations to those who can view them', async () => {
    const { user } = await show({}, { as: ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'] });
    await openPart(user, /^Policy violations/);

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
  });
});

describe('without something to compare', () => {
  it('asks for a version', async () => {
    const { user } = await show({ defaultValue: {} });

    expect(await screen.findByText('Choose a version to compare with')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '1.9.0');

    expect(await row('CVE-2023-4316')).toHaveTextContent('New');
  });

  it('says that there is one version only', async () => {
    const alone = await server.aProject({ name: 'alone' });
    await show({ projectId: alone.uuid, defaultValue: {} });

    expect(await screen.findByText('No other version to compare with')).toBeVisible();
  });

  it('says that the other one is not there, and still lets choose', async () => {
    await show({ defaultValue: { withProject: '00000000-0000-4000-8000-000000000000' } });

    expect(await screen.findByText(/^Version not found or not accessible/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'From' })).toBeEnabled();
  });

  it('says what is forbidden, and asks nothing', async () => {
    await show({}, { as: [] });

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
  });

  it('offers to try again what failed', async () => {
    let isBroken = true;
    const { user } = await showComponents(
      {},
      {
        fetch: interceptedFetch(server, (request) =>
          isBroken && request.path.endsWith(`/component/project/${older.uuid}`)
            ? new Response(null, { status: 500 })
            : undefined,
        ),
      },
    );

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Could not compare components');
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));

    expect(await row('zod')).toBeVisible();
  });
});

describe('decisions that did not carry over', () => {
  const analysisOf = (vulnId: string) => {
    const { component, vulnerability } = newer.findings.find((one) => one.vulnId === vulnId)!;
    return server.get<{
      analysisState: string;
      analysisJustification?: string;
      analysisResponse?: string;
      analysisDetails?: string;
      isSuppressed: boolean;
      analysisComments: { comment: string }[];
    }>(`/analysis?project=${newer.uuid}&component=${component}&vulnerability=${vulnerability}`);
  };
  const askForAll = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Carry over 2 decisions…' }));
    return screen.findByRole('dialog', { name: 'Carry over 2 decisions to 1.10.0?' });
  };

  it('are not carried over before “Cancel” has asked about a comment', async () => {
    const { user } = await show();
    const dialog = await askForAll(user);
    await pasteInto(user, within(dialog).getByRole('textbox', { name: /Comment/ }), ' As agreed.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(within(dialog).getByRole('textbox', { name: /Comment/ })).toHaveValue(
      'Carried over from web-shop 1.9.0. As agreed.',
    );
  });

  it('are carried over as a whole after a look at them, and taken back', async () => {
    const onFindingAudited = vi.fn();
    const { user, told } = await show({ onFindingAudited });
    const dialog = await askForAll(user);
    const listed = within(dialog).getByRole('row', { name: /CVE-2020-8203/ });
    expect(listed).toHaveTextContent('Not affected');
    expect(listed).toHaveTextContent('Not set');
    expect(within(dialog).getByRole('textbox', { name: /Comment/ })).toHaveValue(
      'Carried over from web-shop 1.9.0.',
    );

    await user.click(within(dialog).getByRole('button', { name: 'Carry over 2 decisions' }));

    const over = await screen.findByRole('dialog', { name: '2 of 2 decisions carried over' });
    expect(within(over).getAllByText('Carried over')).toHaveLength(2);
    expect(await analysisOf('CVE-2020-8203')).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
      analysisResponse: 'WILL_NOT_FIX',
      analysisDetails: 'Never called.',
      isSuppressed: false,
    });
    const { isSuppressed, analysisComments } = await analysisOf('CVE-2019-1010266');
    expect(isSuppressed).toBe(true);
    expect(analysisComments.map(({ comment }) => comment)).toContain('Carried over from web-shop 1.9.0.');
    expect(onFindingAudited).toHaveBeenCalledTimes(2);

    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: /did not carry over/ })).toBeNull());
    told.notices.at(-1)!.action!.run();
    await vi.waitFor(() => expect(told.notices.at(-1)!.title).toBe('2 of 2 decisions undone'));
    expect(await analysisOf('CVE-2020-8203')).toMatchObject({ analysisState: 'NOT_SET' });
    expect((await analysisOf('CVE-2019-1010266')).isSuppressed).toBe(false);
    expect(within(await lostList()).getByRole('link', { name: 'CVE-2020-8203' })).toBeVisible();
  });

  it('are taken back in the dialog, too', async () => {
    const { user, told } = await show();
    const dialog = await askForAll(user);
    await user.click(within(dialog).getByRole('button', { name: 'Carry over 2 decisions' }));
    const over = await screen.findByRole('dialog', { name: '2 of 2 decisions carried over' });

    await user.click(within(over).getByRole('button', { name: 'Undo' }));

    await vi.waitFor(() => expect(told.notices.at(-1)!.title).toBe('2 of 2 decisions undone'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await analysisOf('CVE-2020-8203')).toMatchObject({ analysisState: 'NOT_SET' });
  });

  it('are carried over one by one, when they are selected', async () => {
    const { user } = await show();
    await lostList();

    await user.click(screen.getByRole('checkbox', { name: /Select CVE-2020-8203/ }));
    await user.click(await screen.findByRole('button', { name: 'Carry over…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Carry over 1 decision to 1.10.0?' });
    await user.click(within(dialog).getByRole('button', { name: 'Carry over 1 decision' }));

    await screen.findByRole('dialog', { name: '1 of 1 decision carried over' });
    expect((await analysisOf('CVE-2019-1010266').catch(() => undefined))?.isSuppressed).toBeFalsy();
  });

  it('says of each whether it was refused, and tries those again', async () => {
    let isRefusing = true;
    const { user } = await show(
      {},
      {
        fetch: async (url, init) => {
          const { vulnerability } = newer.findings.find(({ vulnId }) => vulnId === 'CVE-2020-8203')!;
          const isIt = init?.method === 'PUT' && String(init.body).includes(vulnerability);
          return isRefusing && isIt ? new Response(null, { status: 403 }) : server.fetch(url, init);
        },
      },
    );
    const dialog = await askForAll(user);
    await user.click(within(dialog).getByRole('button', { name: 'Carry over 2 decisions' }));

    const over = await screen.findByRole('dialog', { name: '1 of 2 decisions carried over' });
    expect(within(over).getByRole('row', { name: /CVE-2020-8203/ })).toHaveTextContent(
      /not allow|permission|may not/i,
    );
    isRefusing = false;
    await user.click(within(over).getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('dialog', { name: '2 of 2 decisions carried over' })).toBeVisible();
  });

  it('leaves what somebody decided meanwhile', async () => {
    const { user, api } = await show();
    const dialog = await askForAll(user);
    const { component, vulnerability } = newer.findings.find(({ vulnId }) => vulnId === 'CVE-2020-8203')!;
    await api.send({
      method: 'PUT',
      path: '/api/v1/analysis',
      body: { project: newer.uuid, component, vulnerability, analysisState: 'EXPLOITABLE' },
    });

    await user.click(within(dialog).getByRole('button', { name: 'Carry over 2 decisions' }));

    const over = await screen.findByRole('dialog', { name: '1 of 2 decisions carried over' });
    expect(over).toHaveTextContent('Someone else changed this decision in the meantime.');
    expect(await analysisOf('CVE-2020-8203')).toMatchObject({ analysisState: 'EXPLOITABLE' });
  });

  it('are not offered to be taken back where somebody decided the same meanwhile', async () => {
    const { user, api, told } = await show();
    await user.click(await screen.findByRole('checkbox', { name: /Select CVE-2020-8203/ }));
    await user.click(await screen.findByRole('button', { name: 'Carry over…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Carry over 1 decision to 1.10.0?' });
    const { component, vulnerability } = newer.findings.find(({ vulnId }) => vulnId === 'CVE-2020-8203')!;
    await api.send({
      method: 'PUT',
      path: '/api/v1/analysis',
      body: {
        project: newer.uuid,
        component,
        vulnerability,
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'CODE_NOT_REACHABLE',
        analysisResponse: 'WILL_NOT_FIX',
        analysisDetails: 'Never called.',
      },
    });

    await user.click(within(dialog).getByRole('button', { name: 'Carry over 1 decision' }));

    const over = await screen.findByRole('dialog', { name: '1 of 1 decision carried over' });
    expect(within(over).queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(told.notices.filter(({ action }) => action)).toEqual([]);
    const { analysisState, analysisComments } = await analysisOf('CVE-2020-8203');
    expect(analysisState).toBe('NOT_AFFECTED');
    expect(analysisComments.at(-1)!.comment).toBe('Carried over from web-shop 1.9.0.');
  });

  it('are only told to those who may not decide', async () => {
    await show({}, { as: 'viewer' });

    const button = await screen.findByRole('button', { name: 'Carry over 2 decisions…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
  });
});
