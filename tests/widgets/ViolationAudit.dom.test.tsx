import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ViolationAudit } from '../../src/widgets/policy/ViolationAudit/index.js';
import { asLine } from '../support/asLine.js';
import { addressesOf } from '../support/requestsOf.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, kitPage } from './kitPage.js';

let server: TestServer;

// The detail is a separate file, for which the transformer of the tests may take longer than a test waits.
beforeAll(() => import('../../src/entities/violation/audit/ViolationDetail.js'));
beforeEach(async () => {
  server = await testServer();
  await server.aProject({
    name: 'web-shop',
    version: '2.0',
    components: [{ name: 'log4j-core', version: '2.14.1' }],
    violations: [
      {
        policy: 'No critical ones',
        type: 'SECURITY',
        timestamp: Date.UTC(2026, 2, 4, 12),
        analysis: { state: 'REJECTED' },
      },
    ],
  });
  await server.aProject({
    name: 'intranet',
    components: [{ name: 'left-pad' }],
    violations: [
      { policy: 'Not too old', state: 'WARN', type: 'OPERATIONAL' },
      { policy: 'Licenses are known', state: 'INFO', type: 'LICENSE' },
    ],
  });
});
afterEach(() => closed(server));

const row = async (text: string) => (await screen.findByText(text)).closest('[role=row], tr') as HTMLElement;
const rows = () =>
  screen
    .queryAllByRole('row')
    .map((line) => /No critical ones|Not too old|Licenses are known/.exec(line.textContent)?.[0])
    .filter(Boolean);

describe('ViolationAudit', () => {
  it('lists the violations of all projects, and says which project each is in', async () => {
    const { user, told } = await kitPage(<ViolationAudit />, { server });

    const critical = await row('No critical ones');
    expect(critical).toHaveTextContent('Fail');
    expect(critical).toHaveTextContent('Rejected');
    expect(await screen.findByText('3 policy violations')).toBeVisible();
    await user.click(within(critical).getByRole('link', { name: 'web-shop' }));
    expect(told.went).toMatchObject([{ to: 'project', tab: 'policyViolations' }]);
  });

  it('is searched and filtered by the server, each filter with the others', async () => {
    const { user } = await kitPage(<ViolationAudit />, { server });
    await row('No critical ones');

    await user.type(screen.getByRole('searchbox', { name: 'Search policy violations' }), 'INTRA');
    await waitFor(() => expect(rows().sort()).toEqual(['Licenses are known', 'Not too old']));
    // The filters come before the column headers.
    await user.click(screen.getAllByRole('button', { name: 'State' })[0]!);
    await user.click(await screen.findByRole('checkbox', { name: 'Warn' }));
    await waitFor(() => expect(rows()).toEqual(['Not too old']));
    expect(screen.getByText('1 match')).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: 'Search policy violations' }));
    await user.click(screen.getByRole('button', { name: /Remove State/ }));
    await waitFor(() => expect(rows()).toHaveLength(3));

    await user.click(screen.getAllByRole('button', { name: 'Risk type' })[0]!);
    await user.click(await screen.findByRole('checkbox', { name: 'License' }));
    await waitFor(() => expect(rows()).toEqual(['Licenses are known']));
    await user.click(screen.getAllByRole('button', { name: 'Analysis' })[0]!);
    await user.click(await screen.findByRole('checkbox', { name: 'Rejected' }));
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible();
  });

  it('finds those of any state and of some days, whatever the server does of that itself', async () => {
    for (const line of [undefined, '4.11.7'] as const) {
      const { user, unmount } = await kitPage(<ViolationAudit />, {
        server: line ? (asLine(server, line) as unknown as TestServer) : server,
        as: ['VIEW_POLICY_VIOLATION'],
      });
      await row('No critical ones');
      await user.click(screen.getAllByRole('button', { name: 'State' })[0]!);
      await user.click(await screen.findByRole('checkbox', { name: 'Fail' }));
      await user.click(await screen.findByRole('checkbox', { name: 'Info' }));
      await waitFor(() => expect(rows().sort()).toEqual(['Licenses are known', 'No critical ones']));
      expect(screen.getByText('Fail or Info')).toBeVisible();
      await user.keyboard('{Escape}');
      await user.click(screen.getByRole('button', { name: /Remove State/ }));

      await user.click(screen.getAllByRole('button', { name: 'Occurred on' })[0]!);
      await user.type(await screen.findByLabelText('Occurred on from'), '2026-03-05');
      await user.type(screen.getByLabelText('Occurred on to'), '2026-03-01');
      await user.click(screen.getByRole('button', { name: 'Filter' }));
      expect(
        await screen.findByText(/The end is before the start\. Swap the values or clear one\./),
      ).toBeVisible();
      await user.clear(screen.getByLabelText('Occurred on from'));
      await user.type(screen.getByLabelText('Occurred on from'), '2026-03-01');
      await user.clear(screen.getByLabelText('Occurred on to'));
      await user.type(screen.getByLabelText('Occurred on to'), '2026-03-04');
      await user.click(screen.getByRole('button', { name: 'Filter' }));
      await waitFor(() => expect(rows()).toEqual(['No critical ones']));
      expect(screen.getByText('Mar 1, 2026 – Mar 4, 2026')).toBeVisible();
      unmount();
    }
  });

  it('decides about a violation in its row, and shows that', async () => {
    const { user } = await kitPage(<ViolationAudit />, { server });
    (await row('Not too old')).focus();
    await user.keyboard('{Enter}');
    const form = within(await screen.findByRole('form', { name: /^Audit of Not too old/ }));

    await user.selectOptions(form.getByRole('combobox', { name: /Analysis/ }), 'APPROVED');
    await user.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(async () => expect(await row('Not too old')).toHaveTextContent('Approved'));
  });

  it('searches and filters by itself where the server cannot', async () => {
    const other = asLine(server, '4.11.7') as unknown as TestServer;
    const fetch = vi.fn(other.fetch);
    const { user } = await kitPage(
      <ViolationAudit defaultValue={{ state: ['WARN'], searchText: 'INTRA' }} />,
      {
        server: other,
        fetch,
        as: ['VIEW_POLICY_VIOLATION'],
      },
    );

    await row('Not too old');
    expect(rows()).toEqual(['Not too old']);
    expect(screen.getByText('1 match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Remove State/ }));
    await waitFor(() => expect(rows().sort()).toEqual(['Licenses are known', 'Not too old']));
    await user.clear(screen.getByRole('searchbox', { name: 'Search policy violations' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(addressesOf(fetch).filter((request) => /violationState|textSearch/.test(request))).toEqual([]);
  });
});
