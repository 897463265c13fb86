import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProjectList, type ProjectListValue } from '../../src/widgets/portfolio/ProjectList/index.js';
import { asLine } from '../support/asLine.js';
import { pasteInto } from '../support/pasteInto.js';
import { requestsOf } from '../support/requestsOf.js';
import { savedFiles } from '../support/savedFiles.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const link = (name: string | RegExp) => screen.findByRole('link', { name });

describe('ProjectList', () => {
  it('lists projects with their figures, and what is not measured as such', async () => {
    await server.aProject({
      name: 'web-shop',
      version: '1.2.0',
      tags: ['shop'],
      components: [{ name: 'lodash', version: '4.17.15' }],
      findings: [{ vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' }],
    });

    await kitPage(<ProjectList />, { server });

    const row = (await link('web-shop')).closest('[role=row], tr') as HTMLElement;
    expect(row).toHaveTextContent('1.2.0');
    expect(within(row).getByTitle('High')).toHaveTextContent(/1$/);
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
  });

  it('claims no number for a project that never had a BOM, although the server counts it', async () => {
    const project = await server.aProject({ name: 'empty-project', components: [] });
    expect((await server.get<{ metrics: object }>(`/project/${project.uuid}`)).metrics).toMatchObject({
      components: 0,
      inheritedRiskScore: 0,
    });

    await kitPage(<ProjectList />, { server });

    const row = (await link('empty-project')).closest('[role=row], tr') as HTMLElement;
    expect(within(row).getAllByText('Not analyzed yet')).toHaveLength(3);
    expect(row).not.toHaveTextContent('0');
  });

  it('invites to create the first project, and leads to it', async () => {
    const { user, told } = await kitPage(<ProjectList />, { server });
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
    expect(screen.queryByText('top-level projects')).toBeNull();

    const [button] = screen.getAllByRole('button', { name: 'Create project…' });
    await user.click(button!);
    const dialog = await screen.findByRole('dialog', { name: 'Create project' });
    await pasteInto(user, within(dialog).getByRole('textbox', { name: /^Name/ }), 'payments-gateway');
    await user.type(within(dialog).getByRole('textbox', { name: /^Version/ }), '4.12.0');
    await user.click(within(dialog).getByRole('button', { name: 'Create project' }));

    await waitFor(() => expect(told.went).toHaveLength(1));
    const [created] = await server.get<{ uuid: string; name: string }[]>('/project');
    expect(created).toMatchObject({ name: 'payments-gateway' });
    expect(told.went).toEqual([{ to: 'project', projectId: created!.uuid }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await link('payments-gateway')).toBeVisible();
  });

  it('offers nothing to create to those who may not', async () => {
    await kitPage(<ProjectList />, { server, as: 'viewer' });

    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create project…' })).toBeNull();
  });

  it('opens a parent to show all its children, the first of them at once', async () => {
    const parent = await server.aProject({ name: 'platform' });
    for (let index = 0; index < 30; index += 1) {
      await server.aProject({ name: `service-${String(index).padStart(2, '0')}`, parent: parent.uuid });
    }
    const { user } = await kitPage(<ProjectList />, { server });
    await link('platform');
    expect(screen.queryByRole('link', { name: 'service-00' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Rows under platform' }));
    expect(await link('service-00')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'service-29' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show 5 more' }));

    expect(await link('service-29')).toBeVisible();
  });

  it('offers a first BOM to projects, not to those that group others', async () => {
    const parent = await server.aProject({ name: 'platform', components: [] });
    await server.aProject({ name: 'service', parent: parent.uuid });
    await server.aProject({ name: 'alone', components: [] });
    const { user } = await kitPage(<ProjectList />, { server });

    const rowOf = async (name: string) => (await link(name)).closest('[role=row], tr');
    expect(await rowOf('platform')).not.toHaveTextContent('Upload first BOM');
    expect(await rowOf('alone')).toHaveTextContent('Upload first BOM');

    // Lists of this server without a tree do not say what has others below it.
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'plat');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'alone' })).toBeNull());
    expect(await rowOf('platform')).not.toHaveTextContent('Upload first BOM');
  });

  it('exports nested projects, too, also those whose parent is closed', async () => {
    const parent = await server.aProject({ name: 'platform' });
    await server.aProject({ name: 'service', parent: parent.uuid });
    const files = savedFiles();
    const { user } = await kitPage(<ProjectList />, { server });
    await link('platform');

    await user.click(screen.getByRole('button', { name: 'Export list' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));

    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]!.content;
    expect(text).toMatch(/^platform,/m);
    expect(text).toMatch(/^service,/m);
  });

  it('says when children cannot be loaded, and tries again', async () => {
    const parent = await server.aProject({ name: 'platform' });
    await server.aProject({ name: 'service', parent: parent.uuid });
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isBroken && path.endsWith('/children') ? new Response('', { status: 500 }) : undefined,
    );
    const { user } = await kitPage(<ProjectList />, { server, fetch });
    await link('platform');

    await user.click(screen.getByRole('button', { name: 'Rows under platform' }));
    expect(await screen.findByText(/Could not load child projects of platform/)).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await link('service')).toBeVisible();
  });

  it('finds children by a search, flat or below what they belong to, and says how many match', async () => {
    const parent = await server.aProject({ name: 'platform' });
    await server.aProject({ name: 'payments-gateway', parent: parent.uuid });
    await server.aProject({ name: 'ledger' });
    const { user } = await kitPage(<ProjectList />, { server });
    await link('platform');

    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'gate');

    expect(await link('payments-gateway')).toBeVisible();
    expect(await screen.findByText('1 match')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'ledger' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'platform' })).toBeNull();

    // The tree is still available, and contains the matches.
    await user.click(screen.getByRole('radio', { name: 'Tree' }));

    expect(await link('platform')).toBeVisible();
    const levels = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [row.getAttribute('aria-level'), within(row).getByRole('link').textContent]);
    expect(levels).toEqual([
      ['1', 'platform'],
      ['2', 'payments-gateway'],
    ]);
    // Rows shown for orientation are neither selected nor counted.
    expect(screen.getByRole('checkbox', { name: /platform/ })).toBeDisabled();
    expect(screen.getByText('1 match')).toBeVisible();

    // Neither choice changes the other.
    await user.click(screen.getByRole('radio', { name: 'Flat' }));
    await user.clear(screen.getByRole('searchbox', { name: 'Search projects' }));
    expect(await screen.findByText('top-level projects')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Tree' })).toBeChecked();
  });

  it('says what the projects below one add up to, at any depth, as such', async () => {
    const finding = { vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' } as const;
    const top = await server.aProject({ name: 'platform', components: [] });
    const group = await server.aProject({ name: 'services', parent: top.uuid, components: [] });
    for (const name of ['service-a', 'service-b'])
      await server.aProject({ name, parent: group.uuid, findings: [finding] });
    await server.aProject({ name: 'attic', parent: group.uuid, findings: [finding], isActive: false });
    const own = await server.aProject({ name: 'shop', findings: [finding] });
    await server.aProject({ name: 'shop-part', parent: own.uuid, findings: [finding] });
    const kiosk = await server.aProject({ name: 'kiosk', findings: [finding] });
    await server.aProject({ name: 'kiosk-part', parent: kiosk.uuid, components: [] });
    const fetch = vi.fn(server.fetch);
    const { user } = await kitPage(<ProjectList />, { server, fetch });
    const rowOf = async (name: string) => (await link(name)).closest('[role=row], tr') as HTMLElement;

    const row = await rowOf('platform');
    await waitFor(() => expect(row).toHaveTextContent('Sum of 2 of 3 child projects'));
    expect(within(row).getByTitle('High')).toHaveTextContent(/2$/);
    expect(within(await rowOf('shop')).getByTitle('High')).toHaveTextContent(/1$/);
    expect(await rowOf('shop')).toHaveTextContent('Plus 1 vulnerability in child projects');
    // Nothing is known of the child project.
    expect(await rowOf('kiosk')).not.toHaveTextContent('in child projects');
    await user.click(screen.getByRole('button', { name: 'Rows under platform' }));
    const inner = await rowOf('services');
    await waitFor(() => expect(inner).toHaveTextContent('Sum of 2 child projects'));
    // Data that one row or the tree has loaded is not requested again by the others.
    const asked = requestsOf(fetch).filter((request) => request.endsWith('/children'));
    expect(asked).toHaveLength(new Set(asked).size);
    await expectAccessible();
  });

  it('adds nothing up that would take many questions', async () => {
    const top = await server.aProject({ name: 'platform', components: [] });
    for (let number = 0; number < 30; number += 1) {
      const group = await server.aProject({ name: `group-${number}`, parent: top.uuid, components: [] });
      await server.aProject({ name: `part-${number}`, parent: group.uuid, components: [] });
    }
    const fetch = vi.fn(server.fetch);
    await kitPage(<ProjectList />, { server, fetch });

    const row = (await link('platform')).closest('[role=row], tr')!;
    const asked = () => requestsOf(fetch).filter((request) => request.endsWith('/children')).length;
    await waitFor(() => expect(asked()).toBeGreaterThan(15));
    expect(row).toHaveTextContent('No BOM of its own');
    expect(asked()).toBeLessThan(25);
  });

  it('creates a project below one from its menu', async () => {
    const parent = await server.aProject({ name: 'platform', components: [] });
    await server.aProject({ name: 'service', parent: parent.uuid });
    const { user, told } = await kitPage(<ProjectList />, { server });
    await user.click(await screen.findByRole('button', { name: 'Actions for platform' }));
    await user.click(screen.getByRole('menuitem', { name: 'Create child project…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create project' });
    expect(within(dialog).getByRole('combobox', { name: /^Parent/ })).toHaveValue('platform');
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'another');
    await user.click(within(dialog).getByRole('button', { name: 'Create project' }));

    await waitFor(() => expect(told.went).toHaveLength(1));
    const [target] = told.went as { projectId: string }[];
    const created = await server.get<{ parent: { uuid: string } }>(`/project/${target!.projectId}`);
    expect(created.parent.uuid).toBe(parent.uuid);
  });

  it('does from the menu of a row what the bar does with many', async () => {
    const project = await server.aProject({ name: 'gateway', version: '1' });
    const { user, told } = await kitPage(<ProjectList />, { server });
    await user.click(await screen.findByRole('button', { name: 'Actions for gateway 1' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Create child project…',
      'Add version…',
      'Edit tags…',
      'Move…',
      'Deactivate…',
      'Delete…',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Deactivate…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deactivate 1 project?' });
    await user.click(within(dialog).getByRole('button', { name: 'Update 1 project' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'gateway' })).toBeNull());
    told.notices[0]!.action!.run();
    await link('gateway');

    await user.click(await screen.findByRole('button', { name: 'Actions for gateway 1' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete gateway 1?' });
    await user.type(within(question).getByLabelText('Type gateway to confirm'), 'gateway');
    await user.click(within(question).getByRole('button', { name: 'Delete 1 project' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const gone = await server.fetch(`/api/v1/project/${project.uuid}`, {
      headers: { authorization: `Bearer ${await server.tokenFor('admin')}` },
    });
    expect(gone.status).toBe(404);
  });

  it('filters by team together with tag and classifier where the server can', async () => {
    const asked: URL[] = [];
    const line = asLine(server, '5.0.2');
    const fetch: typeof globalThis.fetch = (input, init) => {
      const url = new URL(String(input), server.baseUrl);
      if (url.pathname !== '/api/v1/project/concise') return line.fetch(input, init);
      asked.push(url);
      const row = {
        uuid: 'd2c4c0d8-6f6e-4d3d-9d5a-0a0f3f1f4b11',
        name: 'theirs',
        active: true,
        lastRiskScore: 7,
      };
      return Promise.resolve(
        Response.json([{ ...row, lastBomImport: 1, isLatest: false, hasChildren: false }], {
          headers: { 'X-Total-Count': '1' },
        }),
      );
    };
    const { user } = await kitPage(<ProjectList defaultValue={{ tag: 'pci' }} />, {
      server: line,
      as: ['VIEW_PORTFOLIO'],
      fetch,
    });
    await user.click(await screen.findByRole('button', { name: 'Team' }));
    await user.type(await screen.findByRole('textbox', { name: 'Team' }), 'Payments{Enter}');

    expect(await link('theirs')).toBeVisible();
    expect((await link('theirs')).closest('[role=row], tr')).toHaveTextContent('7');
    expect(screen.getByText('1 match')).toBeVisible();
    expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
      team: 'Payments',
      tag: 'pci',
      active: 'true',
      includeMetrics: 'true',
      onlyRoot: 'false',
    });
    await user.click(screen.getByRole('button', { name: /Team Payments/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'theirs' })).toBeNull());
  });

  it('says of a link that names a team that an older server cannot, instead of listing all', async () => {
    await server.aProject({ name: 'gateway' });
    const { user } = await kitPage(<ProjectList defaultValue={{ team: 'Payments' }} />, { server });

    expect(
      await screen.findByRole('heading', {
        name: /Listing projects by team requires Dependency-Track 5\.0\./,
      }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Team' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await link('gateway')).toBeVisible();
  });

  it('lists what it found in the order that the head of the table shows', async () => {
    await server.aProject({ name: 'gate-a', version: '1.0' });
    await server.aProject({ name: 'gate-b', version: '2.0' });
    await kitPage(<ProjectList defaultValue={{ searchText: 'gate' }} />, { server });

    expect(await link('gate-a')).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['gate-a', 'gate-b']);
  });

  it('asks the server at the first letter and once typing pauses, and stops the question that is overtaken', async () => {
    await server.aProject({ name: 'payments-gateway' });
    const searches: string[] = [];
    const stopped: string[] = [];
    let unsearched = 0;
    const fetch: typeof globalThis.fetch = (input, init) => {
      const url = new URL(String(input), server.baseUrl);
      const text = url.searchParams.get('searchText');
      // The metrics request one row: the new server has not counted any projects.
      const isList = url.pathname === '/api/v1/project' && url.searchParams.get('pageSize') !== '1';
      if (isList && !text) unsearched += 1;
      if (url.pathname !== '/api/v1/project' || !text) return server.fetch(input, init);
      searches.push(text);
      init?.signal?.addEventListener('abort', () => stopped.push(text));
      // The server is still at work on the first letter when the next ones are typed.
      return text === 'p' ? new Promise(() => {}) : server.fetch(input, init);
    };
    const { user } = await kitPage(<ProjectList />, { server, fetch });
    await link('payments-gateway');

    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'payments');

    await screen.findByText('1 match');
    // The count may be that of the list before until the answer is there.
    await waitFor(() => expect(searches.at(-1)).toBe('payments'));
    expect(searches[0]).toBe('p');
    expect(searches.length).toBeLessThan('payments'.length);
    expect(stopped).toContain('p');

    // Known data is shown and not requested again.
    await user.clear(screen.getByRole('searchbox', { name: 'Search projects' }));
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
    expect(unsearched).toBe(1);
  });

  it('filters by tag and classifier at once, although the server takes one of them', async () => {
    await server.aProject({ name: 'a-container', tags: ['pci'], classifier: 'CONTAINER' });
    await server.aProject({ name: 'an-application', tags: ['pci'], classifier: 'APPLICATION' });
    await server.aProject({ name: 'other-container', tags: ['other'], classifier: 'CONTAINER' });
    const value = { tag: 'pci', classifier: 'CONTAINER' };

    const { user } = await kitPage(<ProjectList defaultValue={value} />, { server });

    expect(await link('a-container')).toBeVisible();
    expect(screen.getByText('1 match')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'an-application' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'other-container' })).toBeNull();

    await user.click(screen.getByRole('button', { name: /Classifier Container/ }));
    expect(await link('an-application')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await link('other-container')).toBeVisible();
  });

  it('searches among projects of a kind, although the server does not', async () => {
    await server.aProject({ name: 'gateway', classifier: 'CONTAINER' });
    await server.aProject({ name: 'ledger', classifier: 'CONTAINER' });

    await kitPage(<ProjectList defaultValue={{ classifier: 'CONTAINER', searchText: 'led' }} />, { server });

    expect(await link('ledger')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'gateway' })).toBeNull();
  });

  it('explains a link with an unknown classifier', async () => {
    await kitPage(<ProjectList defaultValue={{ classifier: 'SPACESHIP' }} />, { server });

    expect(await screen.findByText('Unknown classifier “SPACESHIP”.')).toBeVisible();
  });

  it('shows inactive projects on demand and remembers that', async () => {
    await server.aProject({ name: 'active-one' });
    await server.aProject({ name: 'retired-one', isActive: false });
    const { user, preferences } = await kitPage(<ProjectList />, { server });
    await link('active-one');
    expect(screen.queryByRole('link', { name: 'retired-one' })).toBeNull();

    await user.click(screen.getByRole('switch', { name: 'Show inactive' }));

    expect(await link('retired-one')).toBeVisible();
    expect(screen.getByText('Inactive')).toBeVisible();
    expect(preferences.get('ProjectListShowInactiveProjects')).toBe('true');
  });

  it('shows what the existing console was told to show', async () => {
    await server.aProject({ name: 'one', components: [{ name: 'a', version: '1' }] });
    const preferences = new Map([
      ['ProjectListShowMetrics.components', 'true'],
      ['ProjectListShowTags', 'false'],
      ['ProjectListPageSize', '50'],
    ]);

    await kitPage(<ProjectList />, { server, preferences });
    await link('one');

    expect(screen.getByRole('columnheader', { name: /Components/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Tags/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Rows' })).toHaveValue('50');
  });

  it('sorts by the head that is clicked', async () => {
    await server.aProject({ name: 'a', version: '1' });
    await server.aProject({ name: 'b', version: '1' });
    const { user } = await kitPage(<ProjectList />, { server });
    await link('a');

    await user.click(screen.getByRole('button', { name: 'Project' }));

    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /^[ab]$/ }).map((one) => one.textContent)).toEqual([
        'b',
        'a',
      ]),
    );
  });

  it('leads from tags and kinds to all projects that have them, where the host has a place for that', async () => {
    await server.aProject({ name: 'gateway', tags: ['pci'], classifier: 'CONTAINER' });
    const { user, told } = await kitPage(<ProjectList />, { server });

    await user.click(await link('pci'));
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Classifier' }));
    await user.keyboard('{Escape}');
    await user.click(await link('Container'));

    expect(told.went).toEqual([
      { to: 'projects', tag: 'pci' },
      { to: 'projects', classifier: 'CONTAINER' },
    ]);
    expect(screen.getByRole('link', { name: 'pci' })).toHaveAttribute('href', expect.stringContaining('pci'));
  });

  it('lets the host keep the view', async () => {
    await server.aProject({ name: 'gateway', tags: ['pci'] });
    await server.aProject({ name: 'ledger' });
    const seen: ProjectListValue[] = [];
    function Host() {
      const [value, setValue] = useState<ProjectListValue>({});
      const onValueChange = (next: ProjectListValue) => (seen.push(next), setValue(next));
      return (
        <ProjectList value={value} onValueChange={onValueChange} navigation={{ href: () => undefined }} />
      );
    }
    const { user } = await kitPage(<Host />, { server });
    await screen.findByText('gateway');

    await user.click(screen.getByRole('button', { name: 'pci' }));

    await waitFor(() => expect(screen.queryByText('ledger')).toBeNull());
    expect(seen).toEqual([{ tag: 'pci' }]);
  });
});
