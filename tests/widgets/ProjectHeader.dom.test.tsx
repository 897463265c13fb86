import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProjectHeader, ProjectTabs } from '../../src/widgets/project/ProjectHeader/index.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const UNKNOWN = '11111111-1111-4111-8111-111111111111';

describe('ProjectHeader', () => {
  it('says what the project is, where it belongs and how it stands', async () => {
    const parent = await server.aProject({ name: 'platform', version: '2' });
    const project = await server.aProject({
      name: 'payments-gateway',
      version: '4.12.0',
      parent: parent.uuid,
      description: 'Takes the money',
      tags: ['a', 'b', 'c', 'd'],
      components: [{ name: 'lodash' }],
      findings: [{ vulnId: 'CVE-2020-8203', severity: 'HIGH', component: 'lodash' }],
    });

    const { user } = await kitPage(<ProjectHeader projectId={project.uuid} />, { server });

    expect(await screen.findByRole('heading', { level: 1, name: 'payments-gateway' })).toBeVisible();
    expect(screen.getByText('4.12.0')).toBeVisible();
    expect(screen.getByText('Application')).toBeVisible();
    expect(screen.getByRole('link', { name: 'platform 2' })).toBeVisible();
    expect(screen.getByText('Takes the money')).toBeVisible();
    expect(screen.getByText('No BOM yet')).toBeVisible();
    const figures = screen.getByText('Risk score').closest('dl') as HTMLElement;
    expect(figures).toHaveTextContent('Risk score5');
    expect(within(figures).getByText('High', { exact: false }).parentElement).toHaveTextContent('1');
    expect(screen.getByText(/^Metrics as of today, \d/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'd' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '1 more tag' }));
    expect(screen.getByRole('link', { name: 'd' })).toBeVisible();
  });

  it('says that the last BOM could not be taken over, and why', async () => {
    const project = await server.aProject({ name: 'gateway' });
    const failure = { occurred: Date.UTC(2026, 10, 19, 12), reason: 'It needs more memory.' };
    server.context.db.prepare('update project set lastBomImportFailure = ?').run(JSON.stringify(failure));

    await kitPage(<ProjectHeader projectId={project.uuid} />, { server });

    expect(await screen.findByText(/^BOM import failed \(.*19.*2026.*\)\.$/)).toBeVisible();
    expect(screen.getByText('It needs more memory.')).toBeVisible();
    await expectAccessible();
  });

  it('leads to the comparison with another version, in two clicks', async () => {
    const project = await server.aProject({ name: 'gateway', version: '4.2.0' });
    const newest = await server.aProject({ name: 'gateway', version: '4.12.0' });
    const { user, told } = await kitPage(<ProjectHeader projectId={project.uuid} />, { server });

    await user.click(await screen.findByRole('button', { name: 'Version 4.2.0. Switch version' }));
    const compare = await screen.findAllByRole('menuitem', { name: /^Compare/ });
    await user.click(compare[0]!);

    expect(compare).toHaveLength(1);
    expect(told.went).toEqual([{ to: 'comparison', projectId: project.uuid, withProject: newest.uuid }]);
  });

  it('offers no comparison where the host has no page for it', async () => {
    const project = await server.aProject({ name: 'gateway', version: '4.2.0' });
    await server.aProject({ name: 'gateway', version: '4.12.0' });
    const navigation = { href: ({ to }: { to: string }) => (to === 'comparison' ? undefined : `/${to}`) };
    const { user } = await kitPage(<ProjectHeader projectId={project.uuid} />, { server, navigation });

    await user.click(await screen.findByRole('button', { name: 'Version 4.2.0. Switch version' }));

    expect(await screen.findByRole('menuitem', { name: '4.12.0' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Compare/ })).toBeNull();
  });

  it('leads to the other versions, newest first, and keeps the tab', async () => {
    const project = await server.aProject({ name: 'gateway', version: '4.2.0' });
    const newest = await server.aProject({ name: 'gateway', version: '4.12.0' });
    await server.aProject({ name: 'gateway', version: '4.11.2' });
    const { user, told } = await kitPage(<ProjectHeader projectId={project.uuid} tab="findings" />, {
      server,
    });

    await user.click(await screen.findByRole('button', { name: 'Version 4.2.0. Switch version' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '4.12.0',
      'Compare',
      '4.11.2',
      'Compare',
      '4.2.0',
    ]);
    await user.click(items[0]!);

    expect(told.went).toEqual([{ to: 'project', projectId: newest.uuid, tab: 'findings' }]);
  });

  it('claims no number before the project was measured', async () => {
    const project = await server.aProject({ name: 'gateway' });
    const fetch = interceptedFetch(server, ({ path }) =>
      path === `/api/v1/project/${project.uuid}`
        ? Response.json({ uuid: project.uuid, name: 'gateway' })
        : undefined,
    );

    await kitPage(<ProjectHeader projectId={project.uuid} />, { server, fetch });

    await screen.findByRole('heading', { name: 'gateway' });
    expect(screen.getByText('Risk score').closest('dl')).not.toHaveTextContent('0');
  });

  it('claims no number for a project that never had a BOM, although the server counts it', async () => {
    const project = await server.aProject({ name: 'gateway', components: [] });
    expect((await server.get<{ metrics: object }>(`/project/${project.uuid}`)).metrics).toMatchObject({
      components: 0,
      inheritedRiskScore: 0,
    });

    await kitPage(
      <>
        <ProjectHeader projectId={project.uuid} />
        <ProjectTabs projectId={project.uuid} tab="components" tabs={['components', 'findings']} />
      </>,
      { server },
    );

    await screen.findByRole('heading', { name: 'gateway' });
    const figures = screen.getByText('Risk score').closest('dl') as HTMLElement;
    expect(figures).not.toHaveTextContent('0');
    expect(within(figures).getAllByText('Not analyzed yet')).toHaveLength(2);
    expect((await screen.findByRole('link', { name: /^Findings/ })).textContent).toBe('Findings');
  });

  it('marks a project that no longer counts', async () => {
    const project = await server.aProject({ name: 'legacy', isActive: false });

    await kitPage(<ProjectHeader projectId={project.uuid} />, { server });

    expect(await screen.findByText('Inactive')).toBeVisible();
  });

  it('follows references to web addresses only', async () => {
    const project = await server.aProject({ name: 'gateway' });
    const externalReferences = [
      { type: 'website', url: 'javascript:alert(1)' },
      { type: 'vcs', url: 'https://git.example/gateway', comment: '<b>here</b>' },
    ];
    const fetch = interceptedFetch(server, ({ path }) =>
      path === `/api/v1/project/${project.uuid}`
        ? Response.json({ uuid: project.uuid, name: 'gateway', externalReferences })
        : undefined,
    );
    const { user } = await kitPage(<ProjectHeader projectId={project.uuid} />, { server, fetch });

    await user.click(await screen.findByRole('button', { name: '2 references' }));

    expect(await screen.findByRole('link', { name: 'https://git.example/gateway' })).toHaveAttribute(
      'href',
      'https://git.example/gateway',
    );
    expect(screen.getByText('javascript:alert(1)')).toBeVisible();
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
    expect(screen.getByText('<b>here</b>')).toBeVisible();
  });

  it.each([
    ['is unknown', UNKNOWN, undefined],
    ['is hidden', 'hidden', 403],
    ['cannot exist', 'no-uuid-at-all', undefined],
  ])('says the same of a project that %s', async (_, projectId, status) => {
    const fetch = interceptedFetch(server, () => (status ? new Response('', { status }) : undefined));

    const failed: unknown[] = [];

    await kitPage(<ProjectHeader projectId={projectId} onProjectFailed={(event) => failed.push(event)} />, {
      server,
      fetch,
    });

    expect(
      await screen.findByRole('heading', {
        name: 'Project not found',
      }),
    ).toBeVisible();
    expect(failed).toEqual([{ projectId }]);
    expect(screen.getByRole('link', { name: 'Go to projects' })).toBeVisible();
  });

  it('tries again after a failure', async () => {
    const project = await server.aProject({ name: 'gateway' });
    let isBroken = true;
    const fetch = interceptedFetch(server, () => (isBroken ? new Response('', { status: 503 }) : undefined));
    const { user } = await kitPage(<ProjectHeader projectId={project.uuid} />, { server, fetch });
    expect(await screen.findByRole('heading', { name: 'Could not load the project' })).toBeVisible();

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'gateway' })).toBeVisible();
  });

  it('offers the upload to those who may', async () => {
    const project = await server.aProject({ name: 'gateway', version: '1' });
    const { user } = await kitPage(<ProjectHeader projectId={project.uuid} />, { server });

    await user.click(await screen.findByRole('button', { name: 'Upload BOM…' }));

    expect(await screen.findByRole('dialog', { name: 'Upload BOM' })).toHaveTextContent('gateway 1');
  });

  it('does not offer it to others, nor in a read-only widget', async () => {
    const project = await server.aProject({ name: 'gateway' });

    const { unmount } = await kitPage(<ProjectHeader projectId={project.uuid} />, { server, as: 'viewer' });
    await screen.findByRole('heading', { name: 'gateway' });
    expect(screen.queryByRole('button', { name: 'Upload BOM…' })).toBeNull();
    unmount();
    await kitPage(<ProjectHeader projectId={project.uuid} />, { server, isReadOnly: true });

    await screen.findByRole('heading', { name: 'gateway' });
    expect(screen.queryByRole('button', { name: 'Upload BOM…' })).toBeNull();
  });
});

describe('ProjectTabs', () => {
  it('shows the tabs the user may open, with what is behind them', async () => {
    const project = await server.aProject({
      components: [{ name: 'a' }, { name: 'b' }],
      findings: [{ vulnId: 'CVE-2020-8203', component: 'a' }],
    });
    const tabs = ['components', 'findings'] as const;

    const { user, told, unmount } = await kitPage(
      <ProjectTabs projectId={project.uuid} tab="components" tabs={tabs} />,
      { server },
    );
    const findings = await screen.findByRole('link', {
      name: /Findings\s*1 vulnerability, aliases counted once/,
    });
    expect(screen.getByRole('link', { name: /Components\s*2/ })).toHaveAttribute('aria-current', 'page');
    await user.click(findings);
    expect(told.went).toEqual([{ to: 'project', projectId: project.uuid, tab: 'findings' }]);
    unmount();

    await kitPage(<ProjectTabs projectId={project.uuid} tab="components" tabs={tabs} />, {
      server,
      as: ['VIEW_PORTFOLIO'],
    });
    expect(await screen.findByRole('link', { name: /Components\s*2/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Findings/ })).toBeNull();
  });
});
