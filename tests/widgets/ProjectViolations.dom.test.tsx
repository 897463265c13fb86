import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProjectViolations } from '../../src/widgets/project/ProjectViolations/index.js';
import { testServer, type ProjectSpec, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

// The detail comes as a file of its own, for which the transformer of the tests may take longer than a test waits.
beforeAll(() => import('../../src/widgets/project/ProjectViolations/ViolationDetail.js'));
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const SPEC: ProjectSpec = {
  components: [{ name: 'log4j-core', version: '2.14.1' }, { name: 'left-pad' }],
  violations: [
    {
      policy: 'No critical ones',
      type: 'SECURITY',
      condition: { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' },
      timestamp: Date.UTC(2026, 2, 4, 12),
      analysis: { state: 'REJECTED', comments: ['Replace it first.'] },
    },
    {
      policy: 'Not too old',
      state: 'WARN',
      component: 'left-pad',
      condition: { subject: 'AGE', operator: 'NUMERIC_GREATER_THAN', value: 'P1Y6M' },
    },
    {
      policy: 'Licenses are known',
      state: 'INFO',
      type: 'LICENSE',
      component: 'left-pad',
      condition: { subject: 'LICENSE', operator: 'IS', value: 'unresolved' },
      analysis: { state: 'APPROVED', isSuppressed: true },
    },
  ],
};

const row = async (text: string) => (await screen.findByText(text)).closest('[role=row], tr') as HTMLElement;

describe('ProjectViolations', () => {
  it('says what is violated, why in words, since when, and what was decided', async () => {
    const project = await server.aProject(SPEC);
    await kitPage(<ProjectViolations projectId={project.uuid} />, { server });

    const critical = await row('No critical ones');
    expect(critical).toHaveTextContent('Fail');
    expect(critical).toHaveTextContent('Security');
    expect(critical).toHaveTextContent('Severity is Critical');
    expect(critical).toHaveTextContent('Mar 4, 2026');
    expect(critical).toHaveTextContent('Rejected');
    expect(within(critical).getByRole('link', { name: 'log4j-core' })).toBeVisible();
    const old = await row('Not too old');
    expect(old).toHaveTextContent('Warn');
    expect(old).toHaveTextContent('Age of the version is greater than 1 year, 6 months');
    expect(old).toHaveTextContent('Not set');
    await expectAccessible();
  });

  it('shows suppressed ones once they are asked for, and remembers that', async () => {
    const project = await server.aProject(SPEC);
    const { user, preferences } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
    await row('Not too old');
    expect(screen.queryByText('Licenses are known')).toBeNull();

    await user.click(screen.getByRole('switch', { name: 'Show suppressed' }));

    const licenses = await row('Licenses are known');
    expect(licenses).toHaveTextContent('Suppressed');
    expect(licenses).toHaveTextContent('No license of the server’s list is known');
    expect(preferences.get('ProjectPolicyViolationsShowSuppressedViolations')).toBe('true');
  });

  it('searches policies and components on the server', async () => {
    const project = await server.aProject(SPEC);
    const { user } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
    await row('Not too old');

    await user.type(screen.getByRole('searchbox', { name: 'Search policy violations' }), 'LOG4J');

    expect(await screen.findByText('1 violation matches')).toBeVisible();
    expect(screen.queryByText('Not too old')).toBeNull();
  });

  it('opens a row with the trail by keyboard, and offers nothing to change', async () => {
    const project = await server.aProject(SPEC);
    const { user } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
    const critical = await row('No critical ones');
    critical.focus();

    await user.keyboard('{Enter}');

    const detail = within(await screen.findByRole('region', { name: 'No critical ones: log4j-core 2.14.1' }));
    expect(await detail.findByText('Replace it first.')).toBeVisible();
    expect(detail.getByText(/from Not set to Rejected/)).toBeVisible();
    expect(detail.getByText('pkg:npm/log4j-core@2.14.1')).toBeVisible();
    expect(detail.queryByRole('textbox')).toBeNull();
    expect(detail.queryByRole('combobox')).toBeNull();
    await expectAccessible();
  });

  it('says that nothing was decided, and why the decision could not be loaded', async () => {
    const project = await server.aProject(SPEC);
    let fails = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      fails && path === '/api/v1/violation/analysis' ? new Response(null, { status: 500 }) : undefined,
    );
    const { user } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server, fetch });
    (await row('Not too old')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('What was decided could not be loaded')).toBeVisible();

    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Nothing was decided yet.')).toBeVisible();
  });

  it('says that no policy is violated, that it may not be seen, and that it failed', async () => {
    const project = await server.aProject({});
    const empty = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
    expect(await screen.findByRole('heading', { name: 'No policy is violated' })).toBeVisible();
    empty.unmount();

    const forbidden = await kitPage(<ProjectViolations projectId={project.uuid} />, { server, as: 'viewer' });
    expect(await screen.findByText('You may not see policy violations')).toBeVisible();
    forbidden.unmount();

    const fetch = interceptedFetch(server, () => new Response(null, { status: 500 }));
    await kitPage(<ProjectViolations projectId={project.uuid} />, { server, fetch });
    await waitFor(() => expect(screen.getByText('Policy violations could not be loaded')).toBeVisible());
  });
});
