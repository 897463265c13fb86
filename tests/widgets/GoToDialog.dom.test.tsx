import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NavigationAdapter } from '../../src/host/types.js';
import { GoToDialog, type GoToPlace } from '../../src/widgets/portfolio/GoToDialog/index.js';
import { asLine } from '../support/asLine.js';
import { requestsOf } from '../support/requestsOf.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
  await server.aProject({
    name: 'shop-backend',
    version: '4.12.0',
    components: [{ name: 'log4j-core', version: '2.14.1' }],
    findings: [{ vulnId: 'CVE-2021-44228', severity: 'CRITICAL', component: 'log4j-core' }],
  });
});
afterEach(() => closed(server));

async function open(options: Partial<KitPageOptions> = {}) {
  const onClose = vi.fn();
  const places: readonly GoToPlace[] = [
    { id: 'projects', label: 'Projects', icon: 'project', href: '/projects', onSelect: vi.fn() },
    { id: 'theme', label: 'Dark shop theme', onSelect: vi.fn() },
  ];
  const page = await kitPage(<GoToDialog onClose={onClose} places={places} />, { server, ...options });
  const dialog = await screen.findByRole('dialog', { name: 'Go to…' });
  const field = await within(dialog).findByRole('combobox');
  const names = () =>
    within(dialog)
      .queryAllByRole('option')
      .map((line) => line.textContent);
  /** Presses Enter when all kinds have been searched: before, the dialog waits for the rest. */
  const enter = async () => {
    const list = within(dialog).getByRole('listbox');
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
    await page.user.keyboard('{Enter}');
  };
  return { ...page, dialog, field, names, enter, onClose, places };
}

describe('GoToDialog', () => {
  it('offers the places of the host, and what the server finds of what is typed', async () => {
    const { user, field, names, dialog, onClose, told, enter } = await open();
    expect(field).toHaveFocus();
    expect(names()).toEqual(['Projects', 'Dark shop theme']);

    await user.type(field, 'shop');
    await waitFor(() =>
      expect(names()).toEqual([
        'Dark shop theme',
        'shop-backend 4.12.0',
        'Widget Workshop LicenseWidget-Workshop',
        'Search components for “shop”',
      ]),
    );
    expect(within(dialog).getByRole('group', { name: 'Projects' })).toBeVisible();
    expect(within(dialog).getByText('4 results')).toBeVisible();

    await user.keyboard('{ArrowDown}');
    await enter();
    expect(onClose).toHaveBeenCalledOnce();
    expect(told.went).toMatchObject([{ to: 'project' }]);
  });

  it('finds vulnerabilities by their identifier', async () => {
    const { user, field, names, told, enter } = await open();
    await user.type(field, 'CVE-2021-44');
    await waitFor(() => expect(names()[0]).toBe('CVE-2021-44228NVD'));
    await enter();
    expect(told.went).toEqual([{ to: 'vulnerability', source: 'NVD', vulnId: 'CVE-2021-44228' }]);
  });

  it('finds licenses by identifier and name, the best first', async () => {
    const { user, field, names, told, enter } = await open();
    await user.type(field, 'gpl-2.0+');
    await waitFor(() => expect(names()[0]).toContain('GNU General Public License v2.0 or later'));
    await enter();
    expect(told.went).toEqual([{ to: 'license', licenseId: 'GPL-2.0+' }]);
  });

  it('does not ask for licenses where the host has no page for one', async () => {
    const navigation: NavigationAdapter = { href: ({ to }) => (to === 'project' ? '/p' : undefined) };
    const fetch = vi.fn(server.fetch);
    const { user, field, names } = await open({ navigation, fetch });
    await user.type(field, 'shop');
    await waitFor(() => expect(names()).toContain('shop-backend 4.12.0'));
    expect(requestsOf(fetch).some((request) => request.includes('license'))).toBe(false);
  });

  it('finds only the one whose identifier was typed, although the index takes any that has a word of it', async () => {
    await server.aProject({
      name: 'other',
      components: [{ name: 'openssl', version: '1.0.1' }],
      findings: ['CVE-2014-0160', 'CVE-2022-44228'].map((vulnId) => ({ vulnId, component: 'openssl' })),
    });
    const { user, field, names, told, enter } = await open();
    await user.type(field, 'cve-2022-44228');
    await waitFor(() =>
      expect(names()).toEqual(['CVE-2022-44228NVD', 'Search components for “cve-2022-44228”']),
    );
    await enter();
    await waitFor(() => expect(told.went).toMatchObject([{ vulnId: 'CVE-2022-44228' }]));
  });

  it('leads to the search of components, by name or by package URL', async () => {
    const { user, field, names, told, enter } = await open();
    await user.type(field, 'log5j');
    await waitFor(() => expect(names()).toEqual(['Search components for “log5j”']));
    await enter();
    await user.clear(field);
    await user.type(field, 'pkg:maven/org.apache/log4j');
    await waitFor(() => expect(names()).toEqual(['Search components for “pkg:maven/org.apache/log4j”']));
    await enter();
    expect(told.went).toEqual([
      { to: 'components', name: 'log5j' },
      { to: 'components', purl: 'pkg:maven/org.apache/log4j' },
    ]);
  });

  it('finds components, one in a single project leading to it, one in several to those', async () => {
    await server.aProject({
      name: 'shop-frontend',
      components: [
        { name: 'log4j-core', version: '2.17.1' },
        { name: 'mylog4j-core', version: '1' },
      ],
    });
    const old = { isActive: false, components: [{ name: 'log4j-core', version: '2.17.1' }] };
    await server.aProject({ name: 'attic', ...old });
    const { user, field, names, told, enter } = await open();
    await user.type(field, 'log4j-core');
    await waitFor(() =>
      expect(names()).toEqual([
        'log4j-core 2.17.12 projects',
        'log4j-core 2.14.1shop-backend 4.12.0',
        'mylog4j-core 1shop-frontend',
        'Search components for “log4j-core”',
      ]),
    );
    await enter();
    await user.clear(field);
    await user.type(field, 'log4j-core 2.14');
    await waitFor(() => expect(names()[0]).toBe('log4j-core 2.14.1shop-backend 4.12.0'));
    await enter();
    expect(told.went).toMatchObject([
      { to: 'components', name: 'log4j-core', version: '2.17.1' },
      { to: 'component' },
    ]);
  });

  it('marks components that only inactive projects have', async () => {
    const old = { isActive: false, components: [{ name: 'struts', version: '1.3' }] };
    await server.aProject({ name: 'attic', ...old });
    const { user, field, names } = await open();
    await user.type(field, 'struts');
    await waitFor(() => expect(names()[0]).toBe('struts 1.3attic (inactive)'));
    await server.aProject({ name: 'cellar', ...old });
    await user.clear(field);
    await user.type(field, 'strut');
    await waitFor(() => expect(names()[0]).toBe('struts 1.32 inactive projects'));
  });

  it('leads to what was typed before what shares a word with it, whatever its kind', async () => {
    // The index finds the vulnerability by its description, which names the component.
    server.context.db
      .prepare("update vulnerability set description = 'Lookups in log4j-core' where vulnId = ?")
      .run('CVE-2021-44228');
    await server.aProject({ name: 'log4j-core-demo', components: [{ name: 'left-pad' }] });
    const { user, field, names, told, enter } = await open();
    await user.type(field, 'log4j-core');
    await waitFor(() =>
      expect(names()).toEqual([
        'log4j-core 2.14.1shop-backend 4.12.0',
        'Search components for “log4j-core”',
        'log4j-core-demo',
        'CVE-2021-44228NVD',
      ]),
    );
    await enter();
    expect(told.went).toMatchObject([{ to: 'component' }]);
  });

  it('says how many projects have a component at least, where there are more than it reads', async () => {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const answer = await server.fetch(input, init);
      if (!String(input).includes('/component/identity')) return answer;
      return new Response(await answer.text(), { headers: { 'X-Total-Count': '4000' } });
    };
    const { user, field, names, told, enter } = await open({ fetch });
    await user.type(field, 'log4j');
    await waitFor(() => expect(names()[0]).toBe('log4j-core 2.14.1At least 1 project'));
    await enter();
    expect(told.went).toEqual([{ to: 'components', name: 'log4j-core', version: '2.14.1' }]);
  });

  it('keeps the rest where components could not be searched', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path.endsWith('/component/identity') ? new Response('', { status: 500 }) : undefined,
    );
    const { user, field, names, dialog } = await open({ fetch });
    await user.type(field, 'shop');
    // Until then, shorter texts are searched, and fail, too.
    await waitFor(() => {
      expect(within(dialog).getByText('Could not search components')).toBeVisible();
      expect(names()).toContain('shop-backend 4.12.0');
      expect(names()).toContain('Search components for “shop”');
    });
  });

  it('finds a project or a component by its UUID', async () => {
    const [project] = await server.get<{ uuid: string }[]>('/project');
    const [component] = await server.get<{ uuid: string }[]>(`/component/project/${project!.uuid}`);
    const { user, field, names, told, enter } = await open();
    await user.type(field, component!.uuid);
    await waitFor(() => expect(names()).toEqual(['log4j-core 2.14.1shop-backend 4.12.0']));
    await enter();
    await user.clear(field);
    await user.type(field, project!.uuid.toUpperCase());
    await waitFor(() => expect(names()).toEqual(['shop-backend 4.12.0']));
    await enter();
    expect(told.went).toEqual([
      { to: 'component', componentId: component!.uuid },
      { to: 'project', projectId: project!.uuid },
    ]);
  });

  it('takes what fits the text once it is there, when Enter is pressed before', async () => {
    const { user, field, told } = await open();
    await user.type(field, 'shop-back{Enter}');
    await waitFor(() => expect(told.went).toMatchObject([{ to: 'project' }]));
  });

  it('does what an action of the host does, after it is closed', async () => {
    const { user, field, onClose, places } = await open();
    await user.type(field, 'dark{Enter}');
    await waitFor(() => expect(places[1]!.onSelect).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledBefore(vi.mocked(places[1]!.onSelect));
  });

  it('says that nothing fits, and empties the field before it closes', async () => {
    const navigation: NavigationAdapter = { href: ({ to }) => (to === 'components' ? undefined : '/') };
    const { user, field, dialog, onClose } = await open({ navigation });
    await user.type(field, 'xyzzy');
    expect(await within(dialog).findByText('No matches for “xyzzy”')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says what could not be searched, keeps the rest, and asks again', async () => {
    let isBroken = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      isBroken && path.endsWith('/project') ? new Response('', { status: 500 }) : undefined,
    );
    const { user, field, dialog, names } = await open({ fetch });
    await user.type(field, 'shop');
    await waitFor(() => {
      expect(within(dialog).getByText('Could not search projects')).toBeVisible();
      expect(names()).toContain('Search components for “shop”');
    });
    expect(names()).not.toContain('shop-backend 4.12.0');
    isBroken = false;
    await user.click(within(dialog).getByRole('button', { name: /again/i }));
    await waitFor(() => expect(names()).toContain('shop-backend 4.12.0'));
  });

  it('asks servers without an index for their list', async () => {
    const other = asLine(server, '5.0.2') as unknown as TestServer;
    const fetch = vi.fn(other.fetch);
    const { user, field, names } = await open({ server: other, fetch, as: ['VIEW_PORTFOLIO'] });
    await user.type(field, '44228');
    await waitFor(() => expect(names()[0]).toBe('CVE-2021-44228NVD'));
    expect(requestsOf(fetch).filter((request) => request.includes('/search'))).toEqual([]);
  });

  it('asks the server nothing without the right to see the portfolio', async () => {
    const fetch = vi.fn(server.fetch);
    const { user, field, names, dialog } = await open({ fetch, as: ['BOM_UPLOAD'] });
    await user.type(field, 'pro');
    await waitFor(() => expect(within(dialog).getByText('1 result')).toBeVisible());
    expect(names()).toEqual(['Projects']);
    expect(requestsOf(fetch)).toEqual([]);
  });

  it('offers nothing that the host has no place for', async () => {
    const navigation: NavigationAdapter = { href: ({ to }) => (to === 'project' ? '/p' : undefined) };
    const { user, field, names, dialog } = await open({ navigation });
    await user.type(field, 'CVE-2021-44228');
    expect(await within(dialog).findByText('No matches for “CVE-2021-44228”')).toBeVisible();
    expect(names()).toEqual([]);
  });
});
