import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../src/frames/list/ListSelectionBar.js';
import '../../src/entities/violation/bulk/ViolationBulk.js';
import { ViolationAudit } from '../../src/widgets/policy/ViolationAudit/index.js';
import { ProjectViolations } from '../../src/widgets/project/ProjectViolations/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
let project: TestProject;

beforeEach(async () => {
  server = await testServer();
  project = await server.aProject({
    name: 'web-shop',
    components: [{ name: 'log4j-core', version: '2.14.1' }],
    violations: [
      { policy: 'No critical ones', analysis: { state: 'REJECTED' } },
      { policy: 'Not too old', state: 'WARN' },
    ],
  });
  await server.aProject({
    name: 'intranet',
    components: [{ name: 'left-pad' }],
    violations: [{ policy: 'Licenses are known', state: 'INFO', type: 'LICENSE' }],
  });
});
afterEach(() => closed(server));

interface Decided {
  policyCondition: { policy: { name: string } };
  analysis?: { analysisState: string; isSuppressed: boolean };
}
const decisions = async () => {
  const all = await server.get<Decided[]>('/violation?suppressed=true');
  return Object.fromEntries(
    all.map(({ policyCondition, analysis }) => [
      policyCondition.policy.name,
      `${analysis?.analysisState ?? 'NOT_SET'}${analysis?.isSuppressed ? ' suppressed' : ''}`,
    ]),
  );
};
const show = (options: Partial<KitPageOptions> = {}) =>
  kitPage(<ViolationAudit defaultValue={{ showsSuppressed: true }} />, { server, ...options });
type User = Awaited<ReturnType<typeof show>>['user'];
/** Once there are rows: before them there is nothing to select. */
const selectAll = async (user: User) => {
  await screen.findByText('Not too old');
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
};
const openDialog = async (user: User) => {
  await selectAll(user);
  const bar = await screen.findByRole('region', { name: 'Audit selected policy violations' });
  await user.click(await within(bar).findByRole('button', { name: 'Audit…' }));
  return screen.findByRole('dialog', { name: /^Audit 3 policy violations/ });
};

describe('auditing many policy violations', () => {
  it('shows what would change, does it, and takes it back', async () => {
    const { user, told } = await show();
    const dialog = await openDialog(user);

    expect(within(dialog).getByRole('button', { name: /^Update/ })).toHaveAccessibleDescription(
      'Choose what to change.',
    );
    expect(within(dialog).getByRole('checkbox', { name: 'Skip 1 already audited' })).not.toBeChecked();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Analysis' }), 'Approved');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Suppression' }), 'Suppress');
    await pasteInto(user, within(dialog).getByRole('textbox', { name: /Comment/ }), 'As agreed.');
    await user.click(within(dialog).getByRole('button', { name: 'Update 3 violations' }));

    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('3 violations updated'));
    expect(await decisions()).toEqual({
      'No critical ones': 'APPROVED suppressed',
      'Not too old': 'APPROVED suppressed',
      'Licenses are known': 'APPROVED suppressed',
    });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Audit selected policy violations' })).toBeNull(),
    );
    await waitFor(() => expect(screen.getAllByText('Approved').length).toBeGreaterThanOrEqual(3));

    told.notices.at(-1)!.action!.run();

    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('Changes to 3 violations undone'));
    expect(await decisions()).toEqual({
      'No critical ones': 'REJECTED',
      'Not too old': 'NOT_SET',
      'Licenses are known': 'NOT_SET',
    });
  });

  it('leaves alone what was decided before, when asked to', async () => {
    const { user, told } = await show();
    const dialog = await openDialog(user);

    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Analysis' }), 'Approved');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Skip 1 already audited' }));
    expect(within(dialog).getByText('1 will not change')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Update 2 violations' }));

    await waitFor(() => expect(told.notices.at(-1)?.title).toBe('2 violations updated'));
    expect((await decisions())['No critical ones']).toBe('REJECTED');
  });

  it('writes nothing over what others decided meanwhile, unless it is tried again', async () => {
    const { user } = await show();
    const dialog = await openDialog(user);
    const violation = (
      await server.get<(Decided & { uuid: string; component: { uuid: string } })[]>('/violation')
    ).find(({ policyCondition }) => policyCondition.policy.name === 'Not too old')!;
    await server.fetch('/api/v1/violation/analysis', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${await server.tokenFor('admin')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        policyViolation: violation.uuid,
        component: violation.component.uuid,
        analysisState: 'REJECTED',
        isSuppressed: false,
      }),
    });
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Analysis' }), 'Approved');
    await user.click(within(dialog).getByRole('button', { name: 'Update 3 violations' }));

    const outcome = await screen.findByRole('dialog', { name: '2 of 3 violations updated' });
    expect(within(outcome).getByText(/Someone else changed this decision in the meantime/)).toBeVisible();
    expect((await decisions())['Not too old']).toBe('REJECTED');
    await user.click(within(outcome).getByRole('button', { name: 'Try again' }));

    await waitFor(async () => expect((await decisions())['Not too old']).toBe('APPROVED'));
  });

  it('is there in a project, and not for who may only read', async () => {
    const { unmount, user } = await kitPage(<ProjectViolations projectId={project.uuid} />, { server });
    await selectAll(user);
    expect(await screen.findByRole('button', { name: 'Audit…' })).toBeVisible();
    unmount();

    await show({ as: ['VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION'] });
    await screen.findByText('Not too old');
    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
  });
});
