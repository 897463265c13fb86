import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProjectViolations } from '../../src/widgets/project/ProjectViolations/index.js';
import { apiCall } from '../support/apiCall.js';
import { pasteInto } from '../support/pasteInto.js';
import { addressesOf } from '../support/requestsOf.js';
import { testServer, type ProjectSpec, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPage } from './kitPage.js';

let server: TestServer;

// The detail is a separate file, for which the transformer of the tests may take longer than a test waits.
beforeAll(() => import('../../src/entities/violation/audit/ViolationDetail.js'));
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
      analysis: { state: 'REJECTED', comments: ['Regenerate it first.'] },
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
  it('names the license of the component', async () => {
    const project = await server.aProject({
      ...SPEC,
      components: [{ name: 'left-pad', version: '1.3.0', license: 'WTFPL' }],
    });
    await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
    expect(await row('Not too old')).toHaveTextContent('WTFPL');
  });

  it('is filtered by state, risk type and decision, each with the others, which no server does', async () => {
    const project = await server.aProject(SPEC);
    const fetch = vi.fn(server.fetch);
    const { user } = await kitPage(
      <ProjectViolations projectId={project.uuid} defaultValue={{ showsSuppressed: true }} />,
      { server, fetch },
    );
    await row('No critical ones');
    const policies = () => screen.queryAllByText(/^(No critical ones|Not too old|Licenses are known)$/);

    await user.click(screen.getAllByRole('button', { name: 'Risk type' })[0]!);
    await user.click(await screen.findByRole('checkbox', { name: 'License' }));
    await waitFor(() =>
      expect(policies().map(({ textContent }) => textContent)).toEqual(['Licenses are known']),
    );
    expect(screen.getByText('1 match')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Analysis' })[0]!);
    await user.click(await screen.findByRole('checkbox', { name: 'Not set' }));
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Remove Risk type/ }));
    await waitFor(() => expect(policies().map(({ textContent }) => textContent)).toEqual(['Not too old']));
    expect(addressesOf(fetch).filter((request) => /riskType|analysisState/.test(request))).toEqual([]);
  });

  it('finds those that pass on whatever page the server has them', async () => {
    const violations = Array.from({ length: 1_203 }, (_, index) => ({
      policy: `Policy ${index}`,
      state: index % 100 === 0 ? ('INFO' as const) : ('WARN' as const),
    }));
    const project = await server.aProject({ components: [{ name: 'left-pad' }], violations });
    await kitPage(<ProjectViolations projectId={project.uuid} defaultValue={{ state: ['INFO'] }} />, {
      server,
    });

    expect(await screen.findByText('13 matches')).toBeVisible();
  });

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
    expect(old).toHaveTextContent('Version age is greater than 1 year, 6 months');
    expect(old).toHaveTextContent('Not set');
  });

  it('shows suppressed ones once they are asked for, and remembers that', async () => {
    const project = await server.aProject(SPEC);
    const { user, preferences } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
    await row('Not too old');
    expect(screen.queryByText('Licenses are known')).toBeNull();

    await user.click(screen.getByRole('switch', { name: 'Show suppressed' }));

    const licenses = await row('Licenses are known');
    expect(licenses).toHaveTextContent('Suppressed');
    expect(licenses).toHaveTextContent('The license is not recognized');
    expect(preferences.get('ProjectPolicyViolationsShowSuppressedViolations')).toBe('true');
  });

  it('searches policies and components on the server', async () => {
    const project = await server.aProject(SPEC);
    const { user } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
    await row('Not too old');

    await user.type(screen.getByRole('searchbox', { name: 'Search policy violations' }), 'LOG4J');

    expect(await screen.findByText('1 match')).toBeVisible();
    expect(screen.queryByText('Not too old')).toBeNull();
  });

  it('opens a row with the trail by keyboard, and offers nothing to change to those who may not', async () => {
    const project = await server.aProject(SPEC);
    const { user } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server, as: 'auditor' });
    const critical = await row('No critical ones');
    critical.focus();

    await user.keyboard('{Enter}');

    const detail = within(await screen.findByRole('region', { name: 'No critical ones: log4j-core 2.14.1' }));
    expect(await detail.findByText('Regenerate it first.')).toBeVisible();
    expect(detail.getByText(/from Not set to Rejected/)).toBeVisible();
    expect(detail.getByText('pkg:npm/log4j-core@2.14.1')).toBeVisible();
    expect(detail.queryByRole('textbox')).toBeNull();
    expect(detail.queryByRole('combobox')).toBeNull();
    expect(
      detail.getByText('You need the “Audit policy violations” permission to change this.'),
    ).toBeVisible();
    await expectAccessible();
  });

  describe('audit', () => {
    interface Analysis {
      analysisState: string;
      isSuppressed: boolean;
      analysisComments: { comment: string }[];
    }
    const opened = async (user: KitPage['user'], policy: string) => {
      (await row(policy)).focus();
      await user.keyboard('{Enter}');
      const form = await screen.findByRole('form', { name: new RegExp(`^Audit of ${policy}`) });
      return { form, fields: within(form) };
    };
    const keyOf = async (project: { uuid: string }, policy: string) => {
      const listed = await server.get<
        { uuid: string; component: { uuid: string }; policyCondition: { policy: { name: string } } }[]
      >(`/violation/project/${project.uuid}?suppressed=true`);
      const { uuid, component } = listed.find(
        ({ policyCondition }) => policyCondition.policy.name === policy,
      )!;
      return { policyViolation: uuid, component: component.uuid };
    };
    const stored = async (project: { uuid: string }, policy: string) => {
      const { policyViolation, component } = await keyOf(project, policy);
      return server.get<Analysis>(
        `/violation/analysis?policyViolation=${policyViolation}&component=${component}`,
      );
    };

    it('saves a decision with its comment, shows both, and takes it back', async () => {
      const project = await server.aProject(SPEC);
      const { user, told } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
      const { form, fields } = await opened(user, 'Not too old');
      await expectAccessible();

      await user.selectOptions(fields.getByRole('combobox', { name: /Analysis/ }), 'APPROVED');
      await pasteInto(user, fields.getByRole('textbox', { name: /Comment/ }), 'Replaced in spring');
      await user.click(fields.getByRole('button', { name: 'Save' }));

      await waitFor(() => expect(form.parentElement).toHaveTextContent('Replaced in spring'));
      await waitFor(async () => expect(await row('Not too old')).toHaveTextContent('Approved'));
      expect(fields.getByRole('textbox', { name: /Comment/ })).toHaveValue('');
      expect(await stored(project, 'Not too old')).toMatchObject({
        analysisState: 'APPROVED',
        isSuppressed: false,
      });
      expect(told.notices).toMatchObject([
        { kind: 'success', title: 'Decision saved: Not too old, left-pad 1.0.0' },
      ]);

      told.notices[0]!.action!.run();

      await waitFor(async () => expect(await row('Not too old')).toHaveTextContent('Not set'));
      expect(told.notices[1]).toMatchObject({ title: 'Decision undone: Not too old, left-pad 1.0.0' });
      expect((await stored(project, 'Not too old')).analysisComments.map(({ comment }) => comment)).toContain(
        'Replaced in spring',
      );
    });

    it('takes nothing back over what somebody else decided since', async () => {
      const project = await server.aProject(SPEC);
      const { user, told } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
      const { fields } = await opened(user, 'Not too old');
      await user.selectOptions(fields.getByRole('combobox', { name: /Analysis/ }), 'APPROVED');
      await user.click(fields.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(told.notices).toHaveLength(1));
      await apiCall(server)('PUT', '/violation/analysis', {
        ...(await keyOf(project, 'Not too old')),
        analysisState: 'REJECTED',
      });

      told.notices[0]!.action!.run();

      await waitFor(() =>
        expect(told.notices[1]).toMatchObject({
          kind: 'failure',
          title: 'Could not undo decision: Not too old, left-pad 1.0.0',
          detail: 'Someone else changed this in the meantime. Their change was kept.',
        }),
      );
      expect(await stored(project, 'Not too old')).toMatchObject({ analysisState: 'REJECTED' });
    });

    it('suppresses, after which the violation is not listed until it is asked for', async () => {
      const project = await server.aProject(SPEC);
      const { user } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
      const { fields } = await opened(user, 'Not too old');

      await user.click(fields.getByRole('switch', { name: 'Suppress' }));
      await user.click(fields.getByRole('button', { name: 'Save' }));

      await waitFor(() => expect(screen.queryByText('Not too old')).toBeNull());
      expect(await stored(project, 'Not too old')).toMatchObject({ isSuppressed: true });
      await user.click(screen.getByRole('switch', { name: 'Show suppressed' }));
      expect(await row('Not too old')).toHaveTextContent('Suppressed');
    });

    it('keeps what was typed while its row is closed, and tells the host', async () => {
      const project = await server.aProject(SPEC);
      const counts: number[] = [];
      const { user } = await kitPage(
        <ProjectViolations projectId={project.uuid} onDirtyChange={({ count }) => counts.push(count)} />,
        { server },
      );
      const { fields } = await opened(user, 'Not too old');
      await user.type(fields.getByRole('textbox', { name: /Comment/ }), 'Half a');
      (await row('Not too old')).focus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('form')).toBeNull());

      const again = await opened(user, 'Not too old');

      await waitFor(() =>
        expect(again.fields.getByRole('textbox', { name: /Comment/ })).toHaveValue('Half a'),
      );
      await user.click(again.fields.getByRole('button', { name: 'Discard' }));
      expect(counts).toEqual([1, 0]);
    });

    it('writes nothing over what somebody else decided meanwhile, and does so the second time', async () => {
      const project = await server.aProject(SPEC);
      const { user } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
      const { fields } = await opened(user, 'Not too old');
      await apiCall(server)('PUT', '/violation/analysis', {
        ...(await keyOf(project, 'Not too old')),
        analysisState: 'REJECTED',
      });

      await user.selectOptions(fields.getByRole('combobox', { name: /Analysis/ }), 'APPROVED');
      await user.click(fields.getByRole('button', { name: 'Save' }));

      expect(
        await fields.findByText(
          /Someone else changed this in the meantime\. Nothing was saved\. Save again to overwrite their changes\./,
        ),
      ).toBeVisible();
      expect(fields.getByText('Someone else changed this to “Rejected”.')).toBeVisible();
      expect(await stored(project, 'Not too old')).toMatchObject({ analysisState: 'REJECTED' });
      await user.click(fields.getByRole('button', { name: 'Save' }));
      await waitFor(async () =>
        expect(await stored(project, 'Not too old')).toMatchObject({ analysisState: 'APPROVED' }),
      );
    });

    it('keeps what was typed when the server refuses, and says why', async () => {
      const project = await server.aProject(SPEC);
      const fetch = interceptedFetch(server, ({ path, method }) =>
        method === 'PUT' && path === '/api/v1/violation/analysis'
          ? new Response(null, { status: 403 })
          : undefined,
      );
      const { user } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server, fetch });
      const { fields } = await opened(user, 'Not too old');
      await user.type(fields.getByRole('textbox', { name: /Comment/ }), 'Mine');
      await user.click(fields.getByRole('button', { name: 'Save' }));

      expect(await fields.findByRole('alert')).toBeVisible();
      expect(fields.getByRole('textbox', { name: /Comment/ })).toHaveValue('Mine');
    });
  });

  it('says that nothing was decided, and why the decision could not be loaded', async () => {
    const project = await server.aProject(SPEC);
    let fails = true;
    const fetch = interceptedFetch(server, ({ path }) =>
      fails && path === '/api/v1/violation/analysis' ? new Response(null, { status: 500 }) : undefined,
    );
    const { user } = await kitPage(<ProjectViolations projectId={project.uuid} />, {
      server,
      fetch,
      as: 'auditor',
    });
    (await row('Not too old')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Could not load the decision')).toBeVisible();

    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('No decision yet.')).toBeVisible();
  });
});
