import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/api/findings/intakeInSlices.js';
import '../../src/entities/finding/detail/FindingDetail.js';
import '../../src/entities/finding/detail/FindingSheet.js';
import {
  ProjectFindings,
  type ProjectFindingsProps,
  type ProjectFindingsValue,
} from '../../src/widgets/project/ProjectFindings/index.js';
import {
  DEFAULT_FINDINGS_VALUE,
  formatFindingsValue,
  parseFindingsValue,
} from '../../src/domain/findings/findingsValue.js';
import { notifierOf } from '../../reference-app/console/shell/notifierOf.js';
import { KitProvider } from '../../src/host/KitProvider.js';
import type { NavigationTarget } from '../../src/host/types.js';
import { ToastList } from '../../src/ui/overlay/ToastList.js';
import { createToasts } from '../../src/ui/overlay/toasts.js';
import { heldAnswers } from '../support/heldAnswers.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type ProjectSpec, type TestProject, type TestServer } from '../support/testServer.js';
import { kitPage, type KitPageOptions } from './kitPage.js';

const HOSTILE = '<img src=x onerror=alert(1)> \u202eתשלומים 😀';

const SPEC: ProjectSpec = {
  name: 'web-shop',
  version: '1.2.0',
  components: [
    { name: 'lodash', version: '4.17.15', latestVersion: '4.17.21' },
    { name: 'log4j-core', version: '2.14.1', purl: 'pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1' },
    { name: HOSTILE, version: '1.0.0' },
  ],
  findings: [
    {
      vulnId: 'CVE-2021-44228',
      severity: 'CRITICAL',
      component: 'log4j-core',
      epssScore: 0.944,
      cwes: [502],
      aliases: ['GHSA-jfh8-c2jp-5v3q'],
      description:
        'JNDI **lookups** <script>alert(1)</script> [bad](javascript:alert(1)) [good](https://logging.example/)',
    },
    { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash', description: HOSTILE },
    { vulnId: 'CVE-2019-10744', severity: 'MEDIUM', component: 'lodash', state: 'NOT_AFFECTED' },
    { vulnId: 'CVE-2018-1', severity: 'LOW', component: HOSTILE, isSuppressed: true },
  ],
};

let server: TestServer;
let project: TestProject;

beforeEach(async () => {
  server = await testServer();
  project = await server.aProject(SPEC);
});
afterEach(() => server.close());

const show = (options: Partial<KitPageOptions> = {}, props: object = {}) =>
  kitPage(<ProjectFindings projectId={project.uuid} {...props} />, {
    server,
    as: 'auditor',
    ...options,
  });

const rowOf = async (vulnId: string) =>
  (await screen.findByRole('button', { name: new RegExp(`Details.*${vulnId}`) })).closest('tr')!;
const vulnIds = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) =>
      row.matches('[data-row]') ? (/CVE-\d+-\d+/.exec(row.textContent ?? '')?.[0] ?? []) : [],
    );
/** Makes a decision as a different user. */
const decideElsewhere = async (request: object) =>
  server.fetch('/api/v1/analysis', {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(request),
  });
const openRow = async (user: { click: (element: Element) => Promise<void> }, vulnId: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`Details.*${vulnId}`) }));
  return screen.findByRole('form', { name: `Audit of ${vulnId}` });
};
const analysisOf = (vulnId: string) => {
  const finding = project.findings[SPEC.findings!.findIndex((one) => one.vulnId === vulnId)]!;
  const [project_, component, vulnerability] = finding.matrix.split(':');
  return server.get<{
    analysisState: string;
    isSuppressed: boolean;
    analysisComments: { comment: string }[];
  }>(`/analysis?project=${project_}&component=${component}&vulnerability=${vulnerability}`);
};

describe('the list', () => {
  it('shows the worst first, leaves suppressed findings out, and says how many there are', async () => {
    const { user } = await show();

    await rowOf('CVE-2021-44228');
    expect(vulnIds()).toEqual(['CVE-2021-44228', 'CVE-2020-8203', 'CVE-2019-10744']);
    expect(screen.getByText(/of 4 vulnerabilities/).closest(':not(bd-text, b)')!.textContent).toBe(
      '3 of 4 vulnerabilities · 3 of 4 findings',
    );
    expect(screen.getByText('hidden').closest('button')).toHaveTextContent('1 suppressed finding hidden');
    await user.click(screen.getByRole('button', { name: 'Show suppressed findings' }));
    expect(screen.getByText('shown').closest('button')).toHaveTextContent('1 suppressed finding shown');
  });

  it('says that it is loading, with head and search usable', async () => {
    const never = () => new Promise<Response>(() => {});
    await show({ fetch: never as typeof fetch });

    expect(screen.getByRole('searchbox', { name: 'Search findings' })).toBeVisible();
    expect(screen.getByRole('treegrid', { name: 'Findings' })).toHaveAttribute('aria-busy', 'true');
    // A column that came with the rows would move all others.
    expect(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled();
  });

  it('says that there is nothing', async () => {
    const empty = await server.aProject({ name: 'empty' });
    await kitPage(<ProjectFindings projectId={empty.uuid} />, { server });

    expect(await screen.findByRole('heading', { name: 'No findings' })).toBeVisible();
  });

  it('says that the project does not exist', async () => {
    await kitPage(<ProjectFindings projectId="11111111-1111-4111-8111-111111111111" />, { server });

    expect(await screen.findByRole('heading', { name: /not found/ })).toBeVisible();
  });

  it.each([
    [
      'a page of a proxy',
      () => new Response('<html>Bad gateway</html>'),
      /Could not read the server’s response\./,
    ],
    ['an answer cut short', () => new Response('[{"component":'), /Could not read the server’s response\./],
    [
      'a server fault',
      () => new Response('', { status: 500 }),
      /The server could not complete the request\./,
    ],
  ])('tells of %s, and tries again', async (_, answer, words) => {
    let isBroken = true;
    const fetch: typeof globalThis.fetch = (...request) =>
      isBroken ? Promise.resolve(answer()) : server.fetch(...request);
    const { user } = await show({ fetch });

    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('CVE-2021-44228')).toBeVisible();
  });

  it('shows hostile texts as texts', async () => {
    const { user, container } = await show({}, { defaultValue: { suppression: 'shown' } });

    await rowOf('CVE-2018-1');
    await openRow(user, 'CVE-2020-8203');
    await openRow(user, 'CVE-2021-44228');

    expect(await screen.findByRole('link', { name: 'good' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getAllByText(/<img src=x/).length).toBeGreaterThan(1);
    expect(container.querySelector('img, script, [href^="javascript"]')).toBeNull();
  });
});

describe('search and filters', () => {
  it('finds by alias, and says which filter hides most when nothing is left', async () => {
    const { user } = await show();
    await rowOf('CVE-2021-44228');

    await user.type(screen.getByRole('searchbox'), 'ghsa-jfh8');
    await waitFor(() => expect(vulnIds()).toEqual(['CVE-2021-44228']));
    await user.type(screen.getByRole('searchbox'), 'zzz');

    expect(await screen.findByText(/Clear “Search” to show 3/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(vulnIds()).toHaveLength(3));
  });

  it('takes a least EPSS of one’s own, as a value with its count and as a pill', async () => {
    const changes: ProjectFindingsValue[] = [];
    const { user } = await show({}, { onValueChange: (value: ProjectFindingsValue) => changes.push(value) });
    await rowOf('CVE-2021-44228');

    await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'EPSS' }));
    const facet = await screen.findByRole('group', { name: 'EPSS' });
    const field = within(facet).getByRole('textbox', { name: 'Minimum (%)' });
    await user.type(field, '120{Enter}');
    expect(within(facet).getByText('Enter a number from 0 to 100, such as 12.5, not “120”.')).toBeVisible();
    expect(field).toBeInvalid();
    expect(vulnIds()).toHaveLength(3);
    await user.clear(field);
    await user.type(field, '94,4{Enter}');

    const own = await within(facet).findByRole('checkbox', { name: '94.4% or more' });
    expect(own).toBeChecked();
    expect(own.closest('div')).toHaveTextContent(/1$/);
    await waitFor(() => expect(vulnIds()).toEqual(['CVE-2021-44228']));
    expect(screen.getByRole('button', { name: /^Remove.*EPSS.*94\.4% or more/ })).toBeVisible();
    expect(changes.at(-1)?.filters).toEqual({ epss: ['0.944'] });
  });

  it('filters by a facet that shows counts, as a pill that can be removed', async () => {
    const { user } = await show();
    await rowOf('CVE-2021-44228');

    await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Severity' }));
    const facet = await screen.findByRole('group', { name: 'Severity' });
    await user.click(within(facet).getByRole('checkbox', { name: 'High' }));

    await waitFor(() => expect(vulnIds()).toEqual(['CVE-2020-8203']));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /Remove.*Severity is High/ }));
    await waitFor(() => expect(vulnIds()).toHaveLength(3));
  });

  it('turns a filter into its opposite where its values are, and says so in its pill', async () => {
    const onValueChange = vi.fn<(value: ProjectFindingsValue) => void>();
    const { user } = await show({}, { onValueChange, defaultValue: { filters: { severity: ['HIGH'] } } });
    await rowOf('CVE-2020-8203');

    await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Severity' }));
    const facet = await screen.findByRole('group', { name: 'Severity' });
    await user.click(within(facet).getByRole('radio', { name: 'is not' }));

    await waitFor(() => expect(vulnIds()).toEqual(['CVE-2021-44228', 'CVE-2019-10744']));
    expect(onValueChange.mock.lastCall?.[0].excludes).toEqual(['severity']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /Remove.*Severity is not High/ }));
    await waitFor(() => expect(vulnIds()).toHaveLength(3));
    expect(onValueChange.mock.lastCall?.[0]).not.toHaveProperty('excludes');
  });

  it('lets the host own the value', async () => {
    const onValueChange = vi.fn<(value: ProjectFindingsValue) => void>();
    const value: ProjectFindingsValue = { ...DEFAULT_FINDINGS_VALUE, filters: { severity: ['MEDIUM'] } };
    const { user } = await show({}, { value, onValueChange });
    await rowOf('CVE-2019-10744');

    expect(vulnIds()).toEqual(['CVE-2019-10744']);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(onValueChange).toHaveBeenCalledWith(DEFAULT_FINDINGS_VALUE, { isStep: true });
  });

  it('remembers that suppressed findings are shown', async () => {
    const { user, preferences } = await show();
    await rowOf('CVE-2021-44228');

    await user.click(screen.getByRole('button', { name: 'Show suppressed findings' }));

    expect(await rowOf('CVE-2018-1')).toBeVisible();
    expect(preferences.get('ProjectFindingsShowSuppressedFindings')).toBe('true');
    expect(screen.getByRole('button', { name: 'Hide suppressed findings' })).toBeVisible();
  });

  it('opens what a link leads to when it is the only one', async () => {
    const { preferences } = await show({}, { focus: { vulnerability: 'CVE-2020-8203' } });

    expect(await screen.findByRole('form', { name: 'Audit of CVE-2020-8203' })).toBeVisible();
    expect(vulnIds()).toEqual(['CVE-2020-8203']);
    expect(preferences.has('ProjectFindingsShowSuppressedFindings')).toBe(false);
  });

  it('tells when what a link led to is closed, and that letters that follow others are no step', async () => {
    const onFocusClosed = vi.fn();
    const onValueChange = vi.fn<NonNullable<ProjectFindingsProps['onValueChange']>>();
    const focus = { vulnerability: 'CVE-2020-8203' };
    const { user } = await show({}, { focus, onFocusClosed, onValueChange });
    await screen.findByRole('form', { name: 'Audit of CVE-2020-8203' });
    expect(onValueChange.mock.lastCall?.[1]).toEqual({ isStep: false });

    await user.click(within(await rowOf('CVE-2020-8203')).getByRole('button', { name: /^Details of/ }));
    await waitFor(() => expect(onFocusClosed).toHaveBeenCalledTimes(1));
    onValueChange.mockClear();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'lo');

    await waitFor(() => expect(onValueChange).toHaveBeenCalledTimes(3));
    expect(onValueChange.mock.calls.map(([{ search }, { isStep }]) => [search, isStep])).toEqual([
      ['', true],
      ['l', true],
      ['lo', false],
    ]);
    expect(onFocusClosed).toHaveBeenCalledTimes(1);
  });

  it('finds what a link by identifiers of the server leads to', async () => {
    const [, component, vulnerability] = project.findings[1]!.matrix.split(':');
    await show({}, { focus: { vulnerability, componentId: component } });

    expect(await screen.findByRole('form', { name: 'Audit of CVE-2020-8203' })).toBeVisible();
  });
});

describe('auditing', () => {
  it('saves a decision, tells the row, the trail and the host', async () => {
    const onFindingAudited = vi.fn();
    const { user } = await show({}, { onFindingAudited });
    const form = await openRow(user, 'CVE-2021-44228');

    await user.selectOptions(within(form).getByLabelText(/^Analysis/), 'IN_TRIAGE');
    await pasteInto(user, within(form).getByLabelText(/^Comment/), 'looking into it');
    await user.click(within(form).getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('looking into it')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Audit trail' }).textContent).toContain(
        'auditor set analysis from Not set to In triage',
      ),
    );
    await waitFor(() => expect(within(form).getByLabelText(/^Comment/)).toHaveValue(''));
    expect(within(await rowOf('CVE-2021-44228')).getByText('In triage')).toBeVisible();
    expect(onFindingAudited).toHaveBeenCalledWith(
      expect.objectContaining({
        projectId: project.uuid,
        analysis: expect.objectContaining({ analysisState: 'IN_TRIAGE' }),
      }),
    );
    expect((await analysisOf('CVE-2021-44228')).analysisState).toBe('IN_TRIAGE');
  });

  it('never writes by opening a row or by choosing with the keyboard', async () => {
    const fetch = vi.fn(server.fetch);
    const { user } = await show({ fetch });
    const form = await openRow(user, 'CVE-2021-44228');

    within(form)
      .getByLabelText(/^Analysis/)
      .focus();
    await user.keyboard('{ArrowDown}');

    expect(fetch.mock.calls.filter(([, init]) => (init?.method ?? 'GET') !== 'GET')).toEqual([]);
  });

  it('draws the form at once from what the list knows; the rest of the decision and its trail follow', async () => {
    const first = await show();
    const decided = await openRow(first.user, 'CVE-2019-10744');
    await pasteInto(first.user, within(decided).getByLabelText(/^Details/), 'Only in tests');
    await first.user.click(within(decided).getByRole('button', { name: 'Save' }));
    await within(decided).findByText('Saved');
    first.unmount();
    const { fetch, hold } = heldAnswers(server);
    const analysis = hold({ method: 'GET', path: '/analysis' });
    const { user } = await show({ fetch });

    const form = await openRow(user, 'CVE-2019-10744');
    await waitFor(() => expect(analysis.count()).toBe(1));
    expect(within(form).getByLabelText(/^Analysis/)).toHaveValue('NOT_AFFECTED');
    // Values that are not loaded yet could be overwritten unseen.
    expect(within(form).getByLabelText(/^Details/)).toBeDisabled();
    expect(within(form).getByLabelText(/^Justification/)).toBeDisabled();
    expect(within(form).getByLabelText(/^Vendor response/)).toBeDisabled();
    expect(within(form).getByLabelText(/^Vendor response/)).toHaveDisplayValue('Loading…');
    await user.type(within(form).getByLabelText(/^Comment/), 'checked{Control>}{Enter}{/Control}');
    expect(within(form).getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');

    analysis.release();
    await waitFor(() => expect(within(form).getByLabelText(/^Details/)).toHaveValue('Only in tests'));
    expect(within(form).getByLabelText(/^Comment/)).toHaveValue('checked');
    expect(
      await within(screen.getByRole('region', { name: 'Audit trail' })).findByText('Only in tests'),
    ).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText('Saved')).toBeVisible();
    expect(await analysisOf('CVE-2019-10744')).toMatchObject({
      analysisState: 'NOT_AFFECTED',
      analysisDetails: 'Only in tests',
    });
  });

  it('takes a justification only for “not affected”', async () => {
    const { user } = await show();
    const form = await openRow(user, 'CVE-2021-44228');

    expect(within(form).getByLabelText(/^Justification/)).toBeDisabled();
    await user.selectOptions(within(form).getByLabelText(/^Analysis/), 'NOT_AFFECTED');
    await user.selectOptions(within(form).getByLabelText(/^Justification/), 'CODE_NOT_PRESENT');
    await user.selectOptions(within(form).getByLabelText(/^Analysis/), 'EXPLOITABLE');

    await waitFor(() => expect(within(form).getByLabelText(/^Justification/)).toHaveValue('NOT_SET'));
  });

  it('warns of a justification that is missing, leads to it, and saves without it, too', async () => {
    const { user } = await show();
    const form = await openRow(user, 'CVE-2021-44228');
    expect(within(form).queryByText('Justification missing')).toBeNull();

    await user.selectOptions(within(form).getByLabelText(/^Analysis/), 'NOT_AFFECTED');
    expect(within(form).getByText('Justification missing')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Choose justification' }));
    expect(within(form).getByLabelText(/^Justification/)).toHaveFocus();
    await user.selectOptions(within(form).getByLabelText(/^Justification/), 'CODE_NOT_PRESENT');
    expect(within(form).queryByText('Justification missing')).toBeNull();

    await user.selectOptions(within(form).getByLabelText(/^Justification/), 'NOT_SET');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText('Saved')).toBeVisible();
    expect(within(form).getByText('Justification missing')).toBeVisible();
  });

  it('keeps what was typed when saving fails, with the reason of the server', async () => {
    const fetch: typeof globalThis.fetch = (url, init) =>
      init?.method === 'PUT'
        ? Promise.resolve(new Response('The disk is full.', { status: 500 }))
        : server.fetch(url, init);
    const { user } = await show({ fetch });
    const form = await openRow(user, 'CVE-2021-44228');

    await pasteInto(user, within(form).getByLabelText(/^Comment/), 'my thoughts');
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(await within(form).findByText(/The disk is full/)).toBeVisible();
    expect(within(form).getByLabelText(/^Comment/)).toHaveValue('my thoughts');
    // Above the form the head of the table may cover it.
    const save = within(form).getByRole('button', { name: 'Save' });
    expect(save.compareDocumentPosition(within(form).getByRole('alert'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('keeps a draft through closing and filtering, and marks its row', async () => {
    const onDirtyChange = vi.fn();
    const { user } = await show({}, { onDirtyChange });
    const form = await openRow(user, 'CVE-2021-44228');
    await pasteInto(user, within(form).getByLabelText(/^Comment/), 'half a thought');
    expect(onDirtyChange).toHaveBeenLastCalledWith({ count: 1 });

    await user.click(screen.getByRole('button', { name: /Details.*CVE-2021-44228/ }));
    expect(await within(await rowOf('CVE-2021-44228')).findByText('Unsaved')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'lodash');
    await waitFor(() => expect(vulnIds()).not.toContain('CVE-2021-44228'));
    await user.clear(screen.getByRole('searchbox'));
    const again = await openRow(user, 'CVE-2021-44228');

    await waitFor(() => expect(within(again).getByLabelText(/^Comment/)).toHaveValue('half a thought'));
    await user.click(within(again).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith({ count: 0 }));
  });

  it('says that details stay which the server does not remove, and shows them again', async () => {
    const { user } = await show();
    const form = await openRow(user, 'CVE-2021-44228');
    const details = within(form).getByLabelText(/^Details/);
    await pasteInto(user, details, 'Only in tests');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await within(form).findByText('Saved')).toBeVisible();

    await user.clear(details);
    await user.click(within(form).getByRole('button', { name: 'Save' }));

    expect(
      await within(form).findByText(
        /Saved without clearing the details\. The server can only replace them\./,
      ),
    ).toBeVisible();
    expect(details).toHaveValue('Only in tests');
    expect(within(form).queryByText('Saved')).toBeNull();
  });

  /** A server that answers decisions only when instructed. */
  const slowToDecide = (decide: typeof globalThis.fetch = server.fetch) => {
    let answer = () => {};
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    const fetch: typeof globalThis.fetch = async (url, init) => {
      if (init?.method !== 'PUT') return server.fetch(url, init);
      await isHeld;
      return decide(url, init);
    };
    return { fetch, answer };
  };

  /** Before the server has answered. */
  const sendAndClose = async (user: Awaited<ReturnType<typeof show>>['user'], comment: string) => {
    const form = await openRow(user, 'CVE-2021-44228');
    await user.type(within(form).getByLabelText(/^Comment/), comment);
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: /Details.*CVE-2021-44228/ }));
  };

  it('keeps what is typed while a decision is being saved', async () => {
    const { fetch, answer } = slowToDecide();
    const { user } = await show({ fetch });
    const form = await openRow(user, 'CVE-2021-44228');
    const details = within(form).getByLabelText(/^Details/);
    const comment = within(form).getByLabelText(/^Comment/);
    await pasteInto(user, details, 'Only in tests');
    await user.type(comment, 'Looked at');
    await user.click(within(form).getByRole('button', { name: 'Save' }));

    await pasteInto(user, details, ', and in demos');
    await user.type(comment, ' twice');
    answer();
    await waitFor(async () => expect((await analysisOf('CVE-2021-44228')).analysisComments).not.toEqual([]));
    await within(form).findByRole('button', { name: 'Save' });

    expect(details).toHaveValue('Only in tests, and in demos');
    expect(comment).toHaveValue('Looked at twice');
    expect(within(form).queryByText('Saved')).toBeNull();
  });

  it('forgets what was typed when it is saved after the row was closed', async () => {
    const { fetch, answer } = slowToDecide();
    const onDirtyChange = vi.fn();
    const { user } = await show({ fetch }, { onDirtyChange });
    await sendAndClose(user, 'Looked at');
    expect(screen.queryByRole('form')).toBeNull();
    expect(onDirtyChange).toHaveBeenLastCalledWith({ count: 1 });

    answer();

    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith({ count: 0 }));
    const again = await openRow(user, 'CVE-2021-44228');
    expect(within(again).getByLabelText(/^Comment/)).toHaveValue('');
    expect(within(again).queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('forgets it, too, when the row was opened again meanwhile, but not what was typed there', async () => {
    const { fetch, answer } = slowToDecide();
    const onDirtyChange = vi.fn();
    const { user } = await show({ fetch }, { onDirtyChange });
    await sendAndClose(user, 'Looked at');
    const again = await openRow(user, 'CVE-2021-44228');
    const details = within(again).getByLabelText(/^Details/);
    await pasteInto(user, details, 'Only in tests');
    expect(within(again).getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    await user.click(within(again).getByRole('button', { name: 'Saving…' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.type(within(again).getByLabelText(/^Comment/), '{Control>}{Enter}{/Control}');

    answer();

    await waitFor(() => expect(within(again).getByLabelText(/^Comment/)).toHaveValue(''));
    expect(details).toHaveValue('Only in tests');
    expect(onDirtyChange).toHaveBeenLastCalledWith({ count: 1 });
    const { analysisComments } = await analysisOf('CVE-2021-44228');
    expect(analysisComments.filter(({ comment }) => comment === 'Looked at')).toHaveLength(1);

    await user.click(within(again).getByRole('button', { name: 'Discard' }));
    expect(details).toHaveValue('');
    await waitFor(() => expect(onDirtyChange).toHaveBeenLastCalledWith({ count: 0 }));
  });

  it('forgets what was sent of a draft that was changed meanwhile and closed', async () => {
    const { fetch, answer } = slowToDecide();
    const { user } = await show({ fetch });
    const form = await openRow(user, 'CVE-2021-44228');
    await user.type(within(form).getByLabelText(/^Comment/), 'Looked at');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await pasteInto(user, within(form).getByLabelText(/^Details/), 'Only in tests');
    await user.click(screen.getByRole('button', { name: /Details.*CVE-2021-44228/ }));

    answer();
    await waitFor(async () => expect((await analysisOf('CVE-2021-44228')).analysisComments).not.toEqual([]));

    const again = await openRow(user, 'CVE-2021-44228');
    await waitFor(() => expect(within(again).getByLabelText(/^Details/)).toHaveValue('Only in tests'));
    await waitFor(() => expect(within(again).getByLabelText(/^Comment/)).toHaveValue(''));
  });

  it.each([
    ['the server failed', 500, 'No space left', 'Looked at'],
    ['it refused a character', 400, '', 'Looked\u200dat'],
  ])(
    'says in a notice what was not saved after the row was closed, and keeps what was typed: %s',
    async (_, status, body, comment) => {
      const { fetch, answer } = slowToDecide(() => Promise.resolve(new Response(body, { status })));
      const { user, told } = await show({ fetch });
      await sendAndClose(user, comment);
      answer();

      await waitFor(() =>
        expect(told.notices).toMatchObject([{ kind: 'failure', title: 'Could not update CVE-2021-44228' }]),
      );
      const again = await openRow(user, 'CVE-2021-44228');
      expect(within(again).getByLabelText(/^Comment/)).toHaveValue(comment);
    },
  );

  it('says so when a change is undone that wrote the first details', async () => {
    const { user, told } = await show();
    const form = await openRow(user, 'CVE-2021-44228');
    await pasteInto(user, within(form).getByLabelText(/^Details/), 'Only in tests');
    await user.selectOptions(within(form).getByLabelText(/^Analysis/), 'RESOLVED');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await within(form).findByText('Saved');

    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));
    await user.keyboard('u');

    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('Last change to CVE-2021-44228 undone'));
    expect(told.notices.at(-1)?.detail).toMatch(/The details are kept\. The server can only replace them\./);
    expect((await analysisOf('CVE-2021-44228')).analysisState).toBe('NOT_SET');
  });

  it('says when somebody else decided meanwhile, before deciding over it', async () => {
    const { user } = await show();
    const form = await openRow(user, 'CVE-2021-44228');
    const [project_, component, vulnerability] = project.findings[0]!.matrix.split(':');
    await decideElsewhere({ project: project_, component, vulnerability, analysisState: 'RESOLVED' });

    await user.selectOptions(within(form).getByLabelText(/^Analysis/), 'EXPLOITABLE');
    await user.click(within(form).getByRole('button', { name: 'Save' }));

    expect(
      await screen.findByText(
        /Someone else changed this decision in the meantime\. What you typed is kept\. Save again to overwrite their changes\./,
      ),
    ).toBeVisible();
    expect((await analysisOf('CVE-2021-44228')).analysisState).toBe('RESOLVED');
    expect(await rowOf('CVE-2021-44228')).toHaveTextContent('Resolved');
    expect(within(form).getByLabelText(/^Analysis/)).toHaveValue('EXPLOITABLE');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await analysisOf('CVE-2021-44228')).analysisState).toBe('EXPLOITABLE'));
  });

  it('asks for the decision only where something was ever recorded, a lone comment included', async () => {
    const [project_, component, vulnerability] = project.findings[1]!.matrix.split(':');
    await decideElsewhere({ project: project_, component, vulnerability, comment: 'somebody asked' });
    const fetch = vi.fn(server.fetch);
    const { user } = await show({ fetch });
    const asked = () => fetch.mock.calls.filter(([url]) => String(url).includes('/analysis?')).length;

    await openRow(user, 'CVE-2021-44228');
    expect(asked()).toBe(0);
    expect(screen.getByText('no entries')).toBeVisible();

    await openRow(user, 'CVE-2020-8203');
    expect(await screen.findByText('somebody asked')).toBeVisible();
    expect(asked()).toBe(1);
  });

  it('shows a dash for what is not set, and no hints for input, to who may only read', async () => {
    const { user } = await show({ as: 'viewer' });
    const form = await openRow(user, 'CVE-2021-44228');

    expect(within(form).getByLabelText(/^Justification/)).toHaveValue('–');
    expect(within(form).getByLabelText(/^Vendor response/)).toHaveValue('–');
    expect(within(form).getByLabelText(/^Details/)).toHaveAttribute('placeholder', '–');
    expect(form.textContent).not.toContain('Included in the exported VEX.');
  });

  it('shows everything and changes nothing without the permission', async () => {
    const { user } = await show({ as: 'viewer' });
    const form = await openRow(user, 'CVE-2019-10744');

    expect(within(form).getByLabelText(/^Analysis/)).toHaveValue('Not affected');
    expect(within(form).queryByRole('button', { name: 'Save' })).toBeNull();
    expect(within(form).getByText(/You need the “Audit findings” permission to change this\./)).toBeVisible();
  });

  it('says that a part of a finding could not be loaded, and tries again', async () => {
    let isBroken = true;
    const fetch: typeof globalThis.fetch = (url, init) =>
      isBroken && String(url).includes('/vulnerability/source/')
        ? Promise.resolve(new Response('', { status: 500 }))
        : server.fetch(url, init);
    const { user } = await show({ fetch });
    await openRow(user, 'CVE-2021-44228');

    expect((await screen.findByRole('alert')).textContent).toContain('Could not load');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByText('Could not load dates, vectors, and references.')).toBeNull();
  });

  it('asks to sign in again when the session ended, and keeps what was typed', async () => {
    const fetch: typeof globalThis.fetch = (url, init) =>
      init?.method === 'PUT' ? Promise.resolve(new Response('', { status: 401 })) : server.fetch(url, init);
    const { user, told } = await show({ fetch });
    const form = await openRow(user, 'CVE-2021-44228');

    await user.type(within(form).getByLabelText(/^Details/), 'because');
    await user.click(within(form).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(told.unauthorized).toBeGreaterThan(0));
    expect(within(form).getByLabelText(/^Details/)).toHaveValue('because');
  });
});

describe('newer data', () => {
  it('waits until it is asked for, after the server was told to analyze again', async () => {
    let isNewer = false;
    const fetch: typeof globalThis.fetch = async (url, init) => {
      const response = await server.fetch(url, init);
      if (!isNewer || !String(url).includes('/finding/project/') || init?.method === 'POST') return response;
      const rows = (await response.json()) as { vulnerability: { vulnId: string } }[];
      return Response.json(rows.filter(({ vulnerability }) => vulnerability.vulnId !== 'CVE-2020-8203'));
    };
    const { user, told } = await show({ fetch });
    await rowOf('CVE-2021-44228');

    isNewer = true;
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Reanalyze/ }));

    expect(await screen.findByText('1 finding gone')).toBeVisible();
    expect(told.notices.at(-1)).toMatchObject({ kind: 'success', title: 'Analysis finished' });
    expect(vulnIds()).toContain('CVE-2020-8203');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(vulnIds()).not.toContain('CVE-2020-8203'));
  });

  it('keeps the old rows when loading again fails, and says so', async () => {
    let isBroken = false;
    const fetch: typeof globalThis.fetch = (...request) =>
      isBroken ? Promise.reject(new TypeError('Failed to fetch')) : server.fetch(...request);
    const { user } = await show({ fetch });
    await rowOf('CVE-2021-44228');

    isBroken = true;
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Reload/ }));

    expect(await screen.findByText(/Could not reload findings\. Showing data from/)).toBeVisible();
    expect(vulnIds()).toHaveLength(3);
  });
});

describe('the keyboard', () => {
  it('reaches the first finding within five presses of Tab', async () => {
    const { user } = await show();
    await rowOf('CVE-2021-44228');

    await user.tab();
    expect(screen.getByRole('button', { name: 'Skip to findings' })).toHaveFocus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-index', '0'));
  });

  it('moves, suppresses without moving the row, and takes it back', async () => {
    const { user, told } = await show();
    await rowOf('CVE-2021-44228');
    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));

    await user.keyboard('js');
    const row = await rowOf('CVE-2020-8203');
    expect(await within(row).findByText('Suppressed')).toBeVisible();
    expect(vulnIds()).toContain('CVE-2020-8203');
    expect(told.notices.at(-1)).toMatchObject({ kind: 'success', title: 'CVE-2020-8203 suppressed' });
    expect((await analysisOf('CVE-2020-8203')).isSuppressed).toBe(true);
    const suppressed = () => screen.getByText('hidden').closest('button');
    expect(suppressed()).toHaveTextContent('2 suppressed findings hidden');

    await user.keyboard('u');
    await waitFor(async () => expect((await analysisOf('CVE-2020-8203')).isSuppressed).toBe(false));
    await waitFor(() => expect(suppressed()).toHaveTextContent('1 suppressed finding hidden'));
  });

  it('takes back with the Undo of a notice what that notice tells of, once', async () => {
    const fetch = vi.fn(server.fetch);
    const { user, told } = await show({ fetch });
    const writes = () => fetch.mock.calls.filter(([, init]) => init?.method === 'PUT').length;
    const isSuppressed = async (vulnId: string) => (await analysisOf(vulnId)).isSuppressed;
    await rowOf('CVE-2021-44228');
    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));

    await user.keyboard('s');
    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('CVE-2021-44228 suppressed'));
    await user.keyboard('js');
    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('CVE-2020-8203 suppressed'));
    const undoFirst = told.notices.find(({ title }) => title === 'CVE-2021-44228 suppressed')!.action!.run;

    undoFirst();
    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('Last change to CVE-2021-44228 undone'));
    expect(await isSuppressed('CVE-2021-44228')).toBe(false);
    expect(await isSuppressed('CVE-2020-8203')).toBe(true);

    undoFirst();
    await user.keyboard('u');
    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('Last change to CVE-2020-8203 undone'));
    expect(await isSuppressed('CVE-2021-44228')).toBe(false);
    expect(await isSuppressed('CVE-2020-8203')).toBe(false);
    expect(writes()).toBe(4);
  });

  it('offers no Undo any more once the change was taken back by key', async () => {
    const toasts = createToasts();
    const { user } = await kitPage(
      <KitProvider notify={notifierOf(toasts)}>
        <ProjectFindings projectId={project.uuid} />
        <ToastList toasts={toasts} />
      </KitProvider>,
      { server, as: 'auditor' },
    );
    const shown = () => within(screen.getByRole('region', { name: 'Notifications' }));
    await rowOf('CVE-2021-44228');
    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));
    await user.keyboard('s');
    expect(await shown().findByText('CVE-2021-44228 suppressed')).toBeVisible();
    expect(shown().getByRole('button', { name: 'Undo' })).toBeVisible();

    await user.keyboard('u');

    expect(await shown().findByText('Last change to CVE-2021-44228 undone')).toBeVisible();
    expect(shown().queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(shown().queryByText('CVE-2021-44228 suppressed')).toBeNull();
  });

  it('offers no Undo any more once somebody else has taken the change back', async () => {
    const { user, told } = await show();
    await rowOf('CVE-2021-44228');
    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));
    await user.keyboard('s');
    await waitFor(() => expect(told.notices).toHaveLength(1));
    const [project_, component, vulnerability] = project.findings[0]!.matrix.split(':');
    await decideElsewhere({ project: project_, component, vulnerability, suppressed: false });

    await user.keyboard('u');

    await waitFor(() => expect(told.notices).toHaveLength(2));
    expect(told.notices[1]).toEqual({
      id: told.notices[0]!.id,
      kind: 'success',
      title: 'Last change to CVE-2021-44228 undone',
    });
    expect(told.notices[1]!.id).toBeDefined();
  });

  it('takes back no more than the change itself', async () => {
    const { user, told } = await show();
    await rowOf('CVE-2021-44228');
    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));
    await user.keyboard('s');
    await waitFor(() => expect(told.notices).toHaveLength(1));
    const form = await openRow(user, 'CVE-2021-44228');
    await user.selectOptions(within(form).getByLabelText(/^Analysis/), 'IN_TRIAGE');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await within(form).findByText('Saved');

    told.notices[0]!.action!.run();

    await waitFor(async () => expect((await analysisOf('CVE-2021-44228')).isSuppressed).toBe(false));
    expect((await analysisOf('CVE-2021-44228')).analysisState).toBe('IN_TRIAGE');
  });

  it.each(['vulnerability', 'dependencyGraph'])(
    'offers no key to a %s the host has no place for',
    async (to) => {
      const go = vi.fn();
      const navigation = { href: (target: NavigationTarget) => (target.to === to ? undefined : '#'), go };
      const { user } = await show({ navigation });
      await rowOf('CVE-2021-44228');
      await user.click(screen.getByRole('button', { name: 'Skip to findings' }));

      await user.keyboard('op?');

      const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
      const has = (words: string) => within(help).queryByText(words) !== null;
      expect([has('Open vulnerability page'), has('Show paths to component')]).toEqual([
        to !== 'vulnerability',
        to !== 'dependencyGraph',
      ]);
      expect(go.mock.calls.map(([target]) => (target as NavigationTarget).to)).not.toContain(to);
      expect(go).toHaveBeenCalledTimes(1);
    },
  );

  it('goes to search, to a field of the form, to the page of the vulnerability, and lists its keys', async () => {
    const { user, told } = await show();
    await rowOf('CVE-2021-44228');
    const table = () => user.click(screen.getByRole('button', { name: 'Skip to findings' }));

    await table();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await table();
    await user.keyboard('o');
    expect(told.went.at(-1)).toEqual({ to: 'vulnerability', source: 'NVD', vulnId: 'CVE-2021-44228' });
    await user.keyboard('c');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'comment'));
    await table();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('does nothing with letters once they are switched off', async () => {
    const { user, told } = await show({ preferences: new Map([['ProjectFindingsLetterKeys', 'false']]) });
    await rowOf('CVE-2021-44228');
    await user.click(screen.getByRole('button', { name: 'Skip to findings' }));

    await user.keyboard('s');

    expect(told.notices).toEqual([]);
  });
});

describe('where the list is narrow', () => {
  beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390));

  it('opens a finding over the whole height, leads to its neighbours, and goes back to its row', async () => {
    const { user } = await show();
    const opener = await screen.findByRole('button', { name: /Details.*CVE-2021-44228/ });

    await user.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'CVE-2021-44228' });
    expect(await within(sheet).findByRole('form', { name: 'Audit of CVE-2021-44228' })).toBeVisible();
    expect(within(sheet).getByText('1 of 3')).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    const next = within(sheet).getByRole('button', { name: 'Next' });
    await user.click(next);
    expect(await screen.findByRole('dialog', { name: 'CVE-2020-8203' })).toBe(sheet);
    expect(await within(sheet).findByRole('form', { name: 'Audit of CVE-2020-8203' })).toBeVisible();
    expect(next).toHaveFocus();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  it('begins at its name and severity, then its title, the decision, and the facts, as it is seen', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: /Details.*CVE-2021-44228/ }));
    const sheet = await screen.findByRole('dialog', { name: 'CVE-2021-44228' });

    expect(within(sheet).getByText('CVE-2021-44228', { selector: 'h2 *' })).toHaveFocus();
    const form = await within(sheet).findByRole('form', { name: 'Audit of CVE-2021-44228' });
    expect(within(sheet).getByText('Critical', { selector: 'h2 ~ * *' })).toBeVisible();
    const title = within(sheet).getByText('Also known as');
    expect(title.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(sheet).getAllByText('CVE-2021-44228', { selector: 'h2 *, h3 *' })).toHaveLength(1);
    const fact = await within(sheet).findByText('Package URL');
    expect(form.compareDocumentPosition(fact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('opens and closes it in steps of the value, so that Back closes it, and goes on to its neighbours without', async () => {
    const seen: [openFinding: string | undefined, isStep: boolean][] = [];
    let back = () => {};
    function Host() {
      const [value, setValue] = useState<ProjectFindingsValue>(DEFAULT_FINDINGS_VALUE);
      back = () => setValue(parseFindingsValue(formatFindingsValue(DEFAULT_FINDINGS_VALUE)));
      return (
        <ProjectFindings
          projectId={project.uuid}
          value={value}
          onValueChange={(next, { isStep }) => {
            seen.push([next.openFinding, isStep]);
            setValue(next);
          }}
        />
      );
    }
    const { user, preferences } = await kitPage(<Host />, { server, as: 'auditor' });
    const [first, second] = project.findings.map(({ matrix }) => matrix);
    const opener = await screen.findByRole('button', { name: /Details.*CVE-2021-44228/ });

    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('dialog', { name: 'CVE-2020-8203' });
    await user.keyboard('{Escape}');
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'CVE-2021-44228' });
    act(() => back());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
    expect(seen).toEqual([
      [first, true],
      [second, false],
      [undefined, true],
      [first, true],
    ]);
    expect(preferences.size).toBe(0);
  });

  it('opens what its value names', async () => {
    const openFinding = project.findings[1]!.matrix;
    await show({}, { value: { ...DEFAULT_FINDINGS_VALUE, openFinding } });

    expect(await screen.findByRole('dialog', { name: 'CVE-2020-8203' })).toBeVisible();
  });

  it('keeps what was typed when it is left, and saves there', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: /Details.*CVE-2021-44228/ }));
    await pasteInto(user, await screen.findByLabelText(/^Comment/), 'half a thought');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('form', { name: 'Audit of CVE-2020-8203' });
    await user.click(screen.getByRole('button', { name: 'Previous' }));

    const form = await screen.findByRole('form', { name: 'Audit of CVE-2021-44228' });
    await waitFor(() => expect(within(form).getByLabelText(/^Comment/)).toHaveValue('half a thought'));
    await user.click(within(form).getByRole('button', { name: 'Save' }));

    expect(await within(form).findByText('Saved')).toBeVisible();
    expect(screen.getByText('half a thought')).toBeVisible();
  });

  it('opens there what a link leads to, and has no violations', async () => {
    await show({}, { focus: { vulnerability: 'CVE-2020-8203' } });
    const sheet = await screen.findByRole('dialog', { name: 'CVE-2020-8203' });
    await within(sheet).findByRole('form', { name: 'Audit of CVE-2020-8203' });

    const { violations } = await axe.run(sheet, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });

    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
