import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ComponentSearch } from '../../src/widgets/portfolio/ComponentSearch/index.js';
import { asLine } from '../support/asLine.js';
import { pasteInto } from '../support/pasteInto.js';
import { addressesOf, requestsOf } from '../support/requestsOf.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

// Groups are a separate file, for which the transformer of the tests may take longer than a test waits.
beforeAll(() => import('../../src/widgets/portfolio/ComponentSearch/VersionGroups.js'));
beforeEach(async () => {
  server = await testServer();
  await server.aProject({
    name: 'web-shop',
    version: '2.0',
    components: [
      { name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15', latestVersion: '4.17.21' },
      { name: 'react', version: '19.0.0', purl: 'pkg:npm/react@19.0.0' },
    ],
    findings: [{ vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' }],
  });
  await server.aProject({
    name: 'intranet',
    components: [{ name: 'lodash', version: '4.17.21', purl: 'pkg:npm/lodash@4.17.21' }],
  });
});
afterEach(() => closed(server));

const rowsOf = async (name: string) =>
  (await screen.findAllByText(name, { selector: 'td *' })).map((cell) => cell.closest('tr')!);

describe('ComponentSearch', () => {
  it('asks nothing until something is looked for', async () => {
    const fetch = vi.fn(server.fetch);
    const { user } = await kitPage(<ComponentSearch />, { server, fetch });
    expect(await screen.findByText('Where is a component used?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search' }));

    expect(await screen.findByText('Enter a search term.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(requestsOf(fetch).filter((request) => request.includes('/component'))).toEqual([]);
  });

  it('finds a component in all projects, by a part of its name', async () => {
    const onValueChange = vi.fn();
    const { user } = await kitPage(<ComponentSearch onValueChange={onValueChange} />, { server });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'lodas{Enter}');

    const [shop, intranet] = await rowsOf('lodash');
    expect(within(shop!).getByRole('link', { name: 'web-shop 2.0' })).toBeVisible();
    expect(within(shop!).getByRole('link', { name: 'lodash' })).toBeVisible();
    expect(shop).toHaveTextContent('4.17.15');
    expect(shop).toHaveTextContent(/High H1/);
    expect(intranet).toHaveTextContent('4.17.21');
    expect(screen.getByText('2 components found')).toBeVisible();
    expect(screen.queryByText('react')).toBeNull();
    expect(onValueChange).toHaveBeenLastCalledWith({ name: 'lodas' }, { isStep: true });
  });

  it('leaves out projects that are not active, and old versions where the server knows which those are', async () => {
    await server.aProject({ name: 'attic', isActive: false, components: [{ name: 'lodash', version: '3' }] });
    const { user, unmount } = await kitPage(<ComponentSearch defaultValue={{ name: 'lodash' }} />, {
      server,
    });
    expect(await screen.findByText('3 components found, 1 in inactive projects')).toBeVisible();
    const [attic] = await rowsOf('attic');
    expect(within(attic!).getByText('Inactive')).toBeVisible();
    expect(within((await rowsOf('intranet'))[0]!).queryByText('Inactive')).toBeNull();

    await user.click(screen.getByRole('switch', { name: 'Active projects only' }));
    expect(await screen.findByText('2 components found, 1 more in inactive projects')).toBeVisible();
    expect(screen.queryByText('attic')).toBeNull();
    // The embedded server knows no latest versions, and a hash is looked for everywhere.
    expect(screen.queryByRole('switch', { name: 'Latest versions only' })).toBeNull();
    unmount();
    const byHash = await kitPage(<ComponentSearch defaultValue={{ hash: 'a'.repeat(40) }} />, { server });
    await screen.findAllByText(/^No component/);
    expect(screen.queryByRole('switch', { name: 'Active projects only' })).toBeNull();
    byHash.unmount();

    const newer = asLine(server, '4.14.2') as unknown as TestServer;
    const fetch = vi.fn(newer.fetch);
    const other = await kitPage(<ComponentSearch defaultValue={{ name: 'lodash' }} />, {
      server: newer,
      fetch,
      as: ['VIEW_PORTFOLIO'],
    });
    await other.user.click(await screen.findByRole('switch', { name: 'Latest versions only' }));
    await waitFor(() => expect(addressesOf(fetch).join(' ')).toContain('onlyLatestProjectVersions=true'));
  });

  it('says when only inactive projects have a component, and leads from active ones to them', async () => {
    const old = { isActive: false, components: [{ name: 'struts', version: '1.3' }] };
    await server.aProject({ name: 'attic', ...old });
    const { unmount } = await kitPage(<ComponentSearch defaultValue={{ name: 'struts' }} />, {
      server,
    });
    expect(await screen.findByText('1 component found, in an inactive project')).toBeVisible();
    unmount();
    await server.aProject({ name: 'cellar', ...old });
    const active = await kitPage(<ComponentSearch defaultValue={{ name: 'struts', inActiveOnly: true }} />, {
      server,
    });
    expect(await screen.findByText('No matches in active projects')).toBeVisible();
    expect(screen.getByText('2 matches are in inactive projects.')).toBeVisible();

    await active.user.click(screen.getByRole('button', { name: 'Show inactive' }));
    expect(await screen.findByText('2 components found, all in inactive projects')).toBeVisible();
  });

  it('counts inactive projects on pages that are not loaded, where the server tells', async () => {
    const old = { isActive: false, components: [{ name: 'lodash', version: '3' }] };
    await server.aProject({ name: 'attic', ...old });
    const { unmount } = await kitPage(<ComponentSearch defaultValue={{ name: 'lodash' }} pageSize={1} />, {
      server,
    });
    expect(await screen.findByText('3 components found, 1 in inactive projects')).toBeVisible();
    unmount();
    const older = asLine(server, '4.11.7') as unknown as TestServer;
    await kitPage(<ComponentSearch defaultValue={{ name: 'lodash' }} pageSize={1} />, {
      server: older,
      as: ['VIEW_PORTFOLIO'],
    });
    expect(await screen.findByText('3 components found')).toBeVisible();
  });

  it('says since when a component is known to be in its project, as far as the server has measured it', async () => {
    const { db } = server.context;
    const first = Date.parse('2026-03-02T12:00:00Z');
    const ids = db
      .prepare("select id from component where name = 'lodash' order by id")
      .all<{ id: number }>();
    db.prepare('delete from componentMetrics where componentId = ?').run(ids[1]!.id);
    db.prepare('update componentMetrics set firstOccurrence = ? where componentId = ?').run(
      first,
      ids[0]!.id,
    );
    await kitPage(<ComponentSearch defaultValue={{ name: 'lodash' }} />, { server });
    const [shop, intranet] = await rowsOf('lodash');
    await waitFor(() => expect(shop).toHaveTextContent('Mar 2, 2026'));
    expect(within(intranet!).getAllByRole('gridcell')[4]).toHaveTextContent('–');
    expect(screen.getByText('Since')).toBeVisible();
  });

  it('shows the other columns where that cannot be loaded', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.startsWith('/api/v1/metrics/component') ? new Response('', { status: 500 }) : undefined,
    );
    await kitPage(<ComponentSearch defaultValue={{ name: 'lodash' }} />, { server, fetch });
    const [shop] = await rowsOf('lodash');
    expect(await within(shop!).findByTitle('Could not load the date')).toBeVisible();
    expect(shop).toHaveTextContent('4.17.15');
  });

  it('groups what it found by version, with the projects of each, and remembers that', async () => {
    const old = { isActive: false, components: [{ name: 'lodash', version: '4.17.15' }] };
    await server.aProject({ name: 'attic', ...old });
    const onValueChange = vi.fn();
    const { user, preferences } = await kitPage(
      <ComponentSearch defaultValue={{ name: 'lodash' }} onValueChange={onValueChange} />,
      { server },
    );
    await user.click(await screen.findByRole('switch', { name: 'Group by version' }));
    expect(await screen.findByText('2 versions found')).toBeVisible();
    expect(onValueChange).toHaveBeenLastCalledWith({ name: 'lodash', byVersion: true }, { isStep: true });
    expect(preferences.get('ComponentSearchByVersion')).toBe('true');
    const table = within(await screen.findByRole('treegrid', { name: 'Versions of components' }));
    const [first, second] = table.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('lodash4.17.15–1 active, 1 inactive');
    expect(second).toHaveTextContent('lodash4.17.21–1 project');

    await user.click(within(first!).getByRole('button', { name: /lodash 4.17.15/ }));
    const lines = (await table.findAllByRole('listitem')).map((line) => line.textContent);
    expect(lines[0]).toMatch(/^web-shop 2.0lodash/);
    expect(lines[1]).toMatch(/^atticInactivelodash/);
    await expectAccessible();

    await user.click(screen.getByRole('switch', { name: 'Active projects only' }));
    await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent('1 project'));
    await user.click(screen.getByRole('switch', { name: 'Group by version' }));
    expect(await screen.findByText('2 components found, 1 more in inactive projects')).toBeVisible();
  });

  it('reads all pages for groups, and says so where there are too many', async () => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const answer = await server.fetch(input, init);
      if (!String(input).includes('/component/identity')) return answer;
      return new Response(await answer.text(), { headers: { 'X-Total-Count': '2001' } });
    };
    const { user } = await kitPage(<ComponentSearch defaultValue={{ name: 'lodash', byVersion: true }} />, {
      server,
      fetch,
    });
    expect(await screen.findByText('Too many components to group')).toBeVisible();
    expect(screen.getByText('The search finds 2,001. Narrow it to 2,000 or fewer.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show components' }));
    expect(await rowsOf('lodash')).toHaveLength(2);
  });

  it('leads out of a search that found no versions', async () => {
    const { user } = await kitPage(<ComponentSearch defaultValue={{ name: 'nothing', byVersion: true }} />, {
      server,
    });
    expect(await screen.findByText('No matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('Where is a component used?')).toBeVisible();
  });

  it('says what is wrong with a package URL while it is typed, and sends none that the server would not understand', async () => {
    const fetch = vi.fn(server.fetch);
    const { user } = await kitPage(<ComponentSearch />, { server, fetch });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Search by' }), 'Package URL');
    await user.type(screen.getByRole('textbox', { name: 'Package URL' }), 'lodash');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Package URL' })).toBeInvalid());
    await user.keyboard('{Enter}');
    expect(requestsOf(fetch).filter((request) => request.includes('/component'))).toEqual([]);

    await user.clear(screen.getByRole('textbox', { name: 'Package URL' }));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Package URL' }), 'pkg:npm/lodash');
    await user.keyboard('{Enter}');

    expect(await rowsOf('lodash')).toHaveLength(2);
  });

  it('finds a hash in small letters, though it was typed in large ones, and says of which algorithm it may be', async () => {
    const { user } = await kitPage(<ComponentSearch />, { server });
    const hash = 'ab'.repeat(20);
    server.context.db.prepare("update component set sha1 = ? where name = 'react'").run(hash);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Search by' }), 'Hash');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Hash' }), hash.toUpperCase());
    expect(screen.getByText('40 digits: SHA-1')).toBeVisible();
    await user.keyboard('{Enter}');

    expect(await rowsOf('react')).toHaveLength(1);
  });

  it('follows what its host says, and leads out of a search that found nothing', async () => {
    const { user } = await kitPage(<ComponentSearch defaultValue={{ purl: 'pkg:npm/nothing' }} />, {
      server,
    });
    expect(await screen.findByText('No matches')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Package URL' })).toHaveValue('pkg:npm/nothing');

    await user.click(screen.getByRole('button', { name: 'Clear search' }));

    expect(await screen.findByText('Where is a component used?')).toBeVisible();
  });

  it('understands the answer of a server that does not understand what is looked for', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path === '/api/v1/component/identity'
        ? new Response(null, { headers: { 'X-Total-Count': '0' } })
        : undefined,
    );
    await kitPage(<ComponentSearch defaultValue={{ purl: 'pkg:npm/lodash' }} />, { server, fetch });

    expect(await screen.findByText('No matches')).toBeVisible();
  });

  it('keeps the search while it fails, and tries again', async () => {
    let isDown = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isDown && path === '/api/v1/component/identity' ? new Response('', { status: 503 }) : undefined,
    );
    const { user } = await kitPage(<ComponentSearch defaultValue={{ name: 'lodash' }} />, { server, fetch });
    expect(await screen.findByText('Could not search components')).toBeVisible();
    isDown = false;

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await rowsOf('lodash')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('lodash');
  });
});
