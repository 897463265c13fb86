import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sortedRows } from '../../src/frames/list/sortedRows.js';
import type { Policy } from '../../src/schema/policy.js';
import { PolicyEditor } from '../../src/widgets/policy/PolicyEditor/index.js';
import { apiCall } from '../support/apiCall.js';
import { savedFiles } from '../support/savedFiles.js';
import { testServer, type PermissionName, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

vi.mock('../../src/frames/list/sortedRows.js', async (original) => {
  const real = await original<{ sortedRows: typeof sortedRows }>();
  return { ...real, sortedRows: vi.fn(real.sortedRows) };
});

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closed(server);
});

type Line = readonly [subject: string, operator: string, value: string];

async function aPolicy(lines: readonly Line[], operator = 'ANY') {
  const call = apiCall(server);
  const made = await call('PUT', '/policy', { name: 'Banned', operator, violationState: 'FAIL' });
  const { uuid } = (await made.json()) as Policy;
  for (const [subject, operator_, value] of lines) {
    await call('PUT', `/policy/${uuid}/condition`, { subject, operator: operator_, value });
  }
  return uuid;
}

async function opened(open: string, options: Partial<KitPageOptions> = {}) {
  const page = await kitPage(<PolicyEditor defaultValue={{ open }} />, { server, ...options });
  await page.user.click(await screen.findByRole('button', { name: 'Dry run' }));
  await screen.findByRole('group', { name: 'Dry run' });
  return page;
}
const panel = () => within(screen.getByRole('group', { name: 'Dry run' }));
const start = async () => fireEvent.click(await panel().findByRole('button', { name: 'Start dry run' }));
const result = (text: string | RegExp) => waitFor(() => expect(panel().getByText(text)).toBeVisible());
const row = (name: RegExp) => panel().findByRole('row', { name });

async function twoShops() {
  const shop = await server.aProject({
    name: 'shop',
    version: '2.0',
    tags: ['tier-1'],
    components: [
      { name: 'alpha', version: '1.0.0' },
      { name: 'beta', version: '2.0.0' },
    ],
    findings: [{ component: 'beta', vulnId: 'CVE-2024-0001', severity: 'CRITICAL' }],
  });
  const api = await server.aProject({ name: 'api', components: [{ name: 'alpha', version: '3.0.0' }] });
  await server.aProject({ name: 'old', isActive: false, components: [{ name: 'alpha', version: '0.9.0' }] });
  return { shop, api };
}

describe('the dry run of a policy', () => {
  it('lists what the values in the form would hit, with project and condition, and saves nothing', async () => {
    await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'gamma']]);
    const { user } = await opened(uuid);

    fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'alpha' } });
    await start();

    await result('2 components in 2 projects would match');
    expect(panel().getByText('2 of 2 projects scanned')).toBeVisible();
    expect(panel().getByText('among 3 components in 2 projects')).toBeVisible();
    expect(await row(/alpha 1\.0\.0 – shop 2\.0 Package URL matches alpha/)).toBeVisible();
    expect(await row(/alpha 3\.0\.0 – api/)).toBeVisible();
    expect((await server.get<Policy>(`/policy/${uuid}`)).policyConditions).toMatchObject([
      { value: 'gamma' },
    ]);

    await user.click(panel().getByRole('radio', { name: 'Projects' }));
    expect(await row(/shop 2\.0 1/)).toBeVisible();
    await expectAccessible();

    fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'beta' } });
    expect(await panel().findByText(/Settings changed\. Scan again to update\./)).toBeVisible();
  });

  it('names the license of what would match', async () => {
    await server.aProject({
      name: 'shop',
      components: [{ name: 'itext7-core', version: '7.2.3', license: 'AGPL-3.0-only' }],
    });
    await opened(await aPolicy([['PACKAGE_URL', 'MATCHES', 'itext7-core']]));
    await start();
    await result('1 component in 1 project would match');
    expect(await row(/itext7-core 7\.2\.3 AGPL-3\.0-only shop/)).toBeVisible();
  });

  it('asks for vulnerabilities only where a condition looks at them and the others are met', async () => {
    const { shop, api } = await twoShops();
    const uuid = await aPolicy(
      [
        ['SEVERITY', 'IS', 'CRITICAL'],
        ['VERSION', 'NUMERIC_EQUAL', '2.0.0'],
      ],
      'ALL',
    );
    const asked: string[] = [];
    await opened(uuid, {
      fetch: interceptedFetch(server, ({ path }) => void asked.push(path)),
    });

    await start();

    await result('1 component in 1 project would match');
    const findings = asked.filter((path) => path.includes('/finding/'));
    expect(findings).toEqual([`/api/v1/finding/project/${shop.uuid}`]);
    expect(asked.some((path) => path.includes(`/component/project/${api.uuid}`))).toBe(true);
    expect(asked.some((path) => path.includes('/license'))).toBe(false);
  });

  it('looks where the policy is limited to, and says which inactive projects it leaves out', async () => {
    await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    await apiCall(server)('POST', `/policy/${uuid}/tag/tier-1`);
    const old = (await server.get<{ uuid: string; name: string }[]>('/project')).find(
      ({ name }) => name === 'old',
    )!;
    await apiCall(server)('POST', `/policy/${uuid}/project/${old.uuid}`);
    const { user } = await opened(uuid);

    expect(panel().getByText('Limited by the policy to 1 project, 1 tag.')).toBeVisible();
    await start();
    await result('1 component in 1 project would match');
    expect(panel().getByText('1 inactive project skipped.')).toBeVisible();

    await user.click(panel().getByRole('switch', { name: 'Include inactive projects' }));
    await user.click(panel().getByRole('button', { name: 'Scan again' }));
    await result('2 components in 2 projects would match');
  });

  it('says that nothing would be hit, and that there is nothing to look at', async () => {
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'gamma']]);
    const { user } = await opened(uuid);

    await start();
    await result('No projects to scan');

    await twoShops();
    await user.click(panel().getByRole('button', { name: 'Scan again' }));
    await result('No matches');
  });

  it('stops, says how many projects were not looked at, and goes on', async () => {
    await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    let isHeld = true;
    const { user } = await opened(uuid, {
      fetch: (input, init) =>
        isHeld && String(input).includes('/component/project/')
          ? new Promise((_, reject) =>
              init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
            )
          : server.fetch(input, init),
    });

    await start();
    await waitFor(() =>
      expect(panel().getByRole('progressbar', { name: 'Dry run' })).toHaveAttribute(
        'aria-valuetext',
        '0 of 2 projects scanned',
      ),
    );
    const said = panel().getByRole('status');
    expect(said).toBeEmptyDOMElement();
    expect(panel().getByText('No matches yet')).toBeVisible();
    await user.click(panel().getByRole('button', { name: 'Stop' }));
    await result('2 projects were not scanned.');
    expect(said).toHaveTextContent(/^No matches yet/);

    isHeld = false;
    await user.click(panel().getByRole('button', { name: 'Resume' }));
    await result('2 components in 2 projects would match');
    expect(panel().queryByText(/not scanned/)).toBeNull();
    await waitFor(() => expect(said).toHaveTextContent(/^2 components in 2 projects would match/));
  });

  it('does not count a project that is gone among those that were looked at', async () => {
    const { shop, api } = await twoShops();
    const gone = await server.aProject({ name: 'gone' });
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    for (const project of [shop, api, gone]) {
      await apiCall(server)('POST', `/policy/${uuid}/project/${project.uuid}`);
    }
    let isHeld = true;
    const { user } = await opened(uuid, {
      fetch: (input, init) => {
        const path = String(input);
        if (path.endsWith(`/project/${gone.uuid}`)) return Promise.resolve(new Response('', { status: 404 }));
        return isHeld && path.includes(`/component/project/${shop.uuid}`)
          ? new Promise((_, reject) =>
              init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
            )
          : server.fetch(input, init);
      },
    });

    await start();
    await waitFor(() => {
      const progress = panel().getByRole('progressbar', { name: 'Dry run' });
      expect(progress).toHaveAttribute('aria-valuetext', '1 of 2 projects scanned');
      expect(progress).toHaveAttribute('aria-valuenow', '50');
    });
    await user.click(panel().getByRole('button', { name: 'Stop' }));
    await result('1 project was not scanned.');
    expect(panel().getByText('1 project no longer exists')).toBeVisible();

    isHeld = false;
    await user.click(panel().getByRole('button', { name: 'Resume' }));
    await result('2 components in 2 projects would match');
  });

  it('says that nothing would be hit although a project may not be seen', async () => {
    const { api } = await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'gamma']]);
    await opened(uuid, {
      fetch: interceptedFetch(server, ({ path }) =>
        path.endsWith(`/component/project/${api.uuid}`)
          ? Response.json({ status: 403, title: 'Forbidden' }, { status: 403 })
          : undefined,
      ),
    });

    await start();

    await result('No matches');
    expect(panel().getByText('1 project skipped (no access)')).toBeVisible();
  });

  it('names projects that could not be read and tries them again, and those that may not be seen', async () => {
    const { shop, api } = await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    let isBroken = true;
    const { user } = await opened(uuid, {
      fetch: interceptedFetch(server, ({ path }) => {
        if (path.endsWith(`/component/project/${api.uuid}`))
          return Response.json({ status: 403, title: 'Forbidden' }, { status: 403 });
        if (path.endsWith(`/component/project/${shop.uuid}`) && isBroken)
          return Response.json({ status: 500, title: 'Broken' }, { status: 500 });
        return undefined;
      }),
    });

    await start();
    await result('Could not read 1 project');
    expect(panel().getByText(/^shop 2\.0: /)).toBeVisible();
    expect(panel().getByText('1 project skipped (no access)')).toBeVisible();

    isBroken = false;
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    await result('1 component in 1 project would match');
    expect(panel().queryByText(/Could not read the server’s response\./)).toBeNull();
  });

  it('says why it could not begin, and begins again', async () => {
    await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    let isBroken = true;
    const { user } = await opened(uuid, {
      fetch: interceptedFetch(server, ({ path }) =>
        isBroken && path === '/api/v1/project'
          ? Response.json({ status: 500, title: 'Broken' }, { status: 500 })
          : undefined,
      ),
    });

    await start();
    await result('Could not start the scan');

    isBroken = false;
    await user.click(panel().getByRole('button', { name: 'Try again' }));
    await result('2 components in 2 projects would match');
  });

  it('pauses when the session ends, tells the host, and goes on', async () => {
    await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    let isOver = true;
    const { user, told } = await opened(uuid, {
      fetch: interceptedFetch(server, ({ path }) =>
        isOver && path.includes('/component/project/') ? new Response(null, { status: 401 }) : undefined,
      ),
    });

    await start();
    await result('Scan paused');
    expect(told.unauthorized).toBe(1);

    isOver = false;
    await user.click(panel().getByRole('button', { name: 'Resume' }));
    await result('2 components in 2 projects would match');
  });

  it('leaves out what it cannot look at, and says that the result is incomplete', async () => {
    await twoShops();
    const uuid = await aPolicy(
      [
        ['SEVERITY', 'IS', 'CRITICAL'],
        ['PACKAGE_URL', 'MATCHES', 'alpha'],
      ],
      'ALL',
    );
    const as: PermissionName[] = ['POLICY_MANAGEMENT', 'VIEW_PORTFOLIO'];
    await opened(uuid, { as });

    expect(panel().getByText('Result incomplete: 1 condition skipped').closest('div')).toHaveTextContent(
      'You do not have permission to view the vulnerabilities of condition 1.The policy may match fewer than are listed.',
    );
    await start();
    await result('2 components in 2 projects would match');
  });

  it('says what the server does not know of components', async () => {
    await server.aProject({
      name: 'shop',
      components: [
        { name: 'alpha', version: '1.0.0', latestVersion: '3.0.0' },
        { name: 'beta', version: '1.0.0' },
      ],
    });
    const uuid = await aPolicy([['VERSION_DISTANCE', 'NUMERIC_GREATER_THAN', '{"major":"1"}']]);
    await opened(uuid);

    await start();

    await result('1 component in 1 project would match');
    expect(panel().getByText('Condition 1: 1 direct dependency has no known latest version.')).toBeVisible();
  });

  it('gives the hits as a file, and no field of it saves the form', async () => {
    await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    const files = savedFiles();
    const { user } = await opened(uuid);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Changed' } });
    await start();
    await result('2 components in 2 projects would match');

    await user.type(panel().getByRole('searchbox', { name: 'Search matches' }), 'shop{Enter}');
    await waitFor(() => expect(panel().getByText('1 match')).toBeVisible());
    await user.click(panel().getByRole('button', { name: 'Export list' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));

    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]!.name).toMatch(/^dry-run.*\.csv$/);
    expect(await files[0]!.content).toContain('alpha,1.0.0,,shop,2.0,Package URL matches alpha');
    expect((await server.get<Policy>(`/policy/${uuid}`)).name).toBe('Banned');
  });

  it('lists the components of one project only, however alike others are called, until its pill is removed', async () => {
    for (const [name, version] of [
      ['app', '1.0'],
      ['app', '1.0.1'],
      ['my-app', '1.0'],
    ] as const) {
      await server.aProject({ name, version, components: [{ name: 'alpha', version: `0.${version}` }] });
    }
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    const { user } = await opened(uuid);
    await start();
    await result('3 components in 3 projects would match');
    await user.type(panel().getByRole('searchbox', { name: 'Search matches' }), '1.0.1');

    await user.click(panel().getByRole('radio', { name: 'Projects' }));
    await user.click((await row(/^app 1\.0 1$/)).querySelector('td')!);

    expect(await panel().findByText('1 match')).toBeVisible();
    expect(await row(/alpha 0\.1\.0 – app 1\.0 /)).toBeVisible();
    expect(panel().getByText(/^Project:/).parentElement).toHaveTextContent('Project: app 1.0');
    expect(panel().getByRole('searchbox', { name: 'Search matches' })).toHaveValue('');

    await user.click(panel().getByRole('button', { name: 'Remove Project app 1.0' }));
    expect(await panel().findByText('3 matches')).toBeVisible();
  });

  it('sorts its hits once, not with each key that is typed into the form', async () => {
    await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    await opened(uuid);
    await start();
    await result('2 components in 2 projects would match');
    expect(await row(/alpha 1\.0\.0 – shop 2\.0/)).toBeVisible();
    vi.mocked(sortedRows).mockClear();

    fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'alph' } });

    expect(await panel().findByText(/Settings changed\. Scan again to update\./)).toBeVisible();
    expect(sortedRows).not.toHaveBeenCalled();
  });

  it('asks for a condition, for projects to look at, and for the permission it takes', async () => {
    const uuid = await aPolicy([]);
    const { user, unmount } = await opened(uuid);
    await user.hover(panel().getByRole('button', { name: /Start dry run/ }));
    expect(await screen.findByText('Add a condition first.')).toBeVisible();
    unmount();

    await opened(uuid, { as: ['POLICY_MANAGEMENT'] });
    expect(panel().getByText('You need permission to view projects for a dry run.')).toBeVisible();
    expect(panel().queryByRole('button')).toBeNull();
  });

  it('looks at chosen projects only', async () => {
    await twoShops();
    const uuid = await aPolicy([['PACKAGE_URL', 'MATCHES', 'alpha']]);
    const { user } = await opened(uuid);

    await user.click(panel().getByRole('radio', { name: 'Selected projects' }));
    await user.type(panel().getByRole('combobox', { name: 'Selected projects' }), 'shop');
    await user.click(await screen.findByRole('option', { name: /shop 2\.0/ }));
    await start();

    await result('1 component in 1 project would match');
    expect(panel().getByText('1 of 1 project scanned')).toBeVisible();
  });
});
