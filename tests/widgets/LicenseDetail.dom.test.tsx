import { screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LicenseDetail } from '../../src/widgets/policy/LicenseDetail/index.js';
import { apiCall } from '../support/apiCall.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const OWN = { name: 'Acme in house', licenseId: 'LicenseRef-Acme+1' };

/** A custom license in a group, and a policy that names it. */
async function aCustomLicense() {
  const call = apiCall(server);
  const json = async (method: string, path: string, body?: object) =>
    (await (await call(method, path, body)).json()) as { uuid: string };
  const license = await json('PUT', '/license', {
    ...OWN,
    seeAlso: ['https://example.com/acme', 'javascript:alert(1)'],
    licenseComments: 'For our own',
  });
  const group = await json('PUT', '/licenseGroup', { name: 'House rules' });
  await call('POST', `/licenseGroup/${group.uuid}/license/${license.uuid}`);
  const policy = await json('PUT', '/policy', { name: 'Keep it in the house' });
  const condition = { subject: 'LICENSE', operator: 'IS', value: license.uuid };
  await call('PUT', `/policy/${policy.uuid}/condition`, condition);
  return { license, group };
}

/** Components with MIT: resolved, in an expression, and in a project that is no longer active. */
async function severalLicenses() {
  await server.aProject({
    name: 'shop',
    components: [
      { name: 'left-pad', version: '1.0.0', license: 'MIT' },
      { name: 'right-pad', version: '1.0.0' },
      { name: 'other', version: '1.0.0', license: 'Apache-2.0' },
    ],
  });
  await server.aProject({
    name: 'retired',
    isActive: false,
    components: [{ name: 'left-pad', version: '0.9.0', license: 'MIT' }, { name: 'own' }],
  });
  const { db } = server.context;
  db.prepare(`update component set licenseExpression = 'MIT OR Apache-2.0' where name = 'right-pad'`).run();
  db.prepare(`update component set license = '${OWN.licenseId}' where name = 'own'`).run();
}

describe('LicenseDetail', () => {
  it('shows what a license is called, who approves of it, and its texts', async () => {
    const { user } = await kitPage(<LicenseDetail licenseId="GPL-2.0+" />, { server });

    expect(
      await screen.findByRole('heading', { name: /General Public License v2.0 or later/ }),
    ).toBeVisible();
    expect(screen.getByText('Deprecated')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete license…' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'License text' }));
    expect(await screen.findByText(/GNU GENERAL PUBLIC LICENSE/i, { selector: 'pre' })).toBeVisible();
  });

  it('says where a text is missing', async () => {
    const server404 = <LicenseDetail licenseId="389-exception" defaultTab="header" />;
    await kitPage(server404, { server });

    expect(await screen.findByText('This license has no source header')).toBeVisible();
  });

  it('names groups and policies, and follows links of the web only', async () => {
    const { group } = await aCustomLicense();
    const { user, told } = await kitPage(<LicenseDetail licenseId={OWN.licenseId} />, { server });

    expect(await screen.findByText('Keep it in the house')).toBeVisible();
    expect(screen.getByText('For our own')).toBeVisible();
    expect(screen.getByRole('link', { name: /example.com\/acme/ })).toHaveAttribute('rel');
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'House rules' }));
    expect(told.went).toEqual([{ to: 'licenseGroups', groupId: group.uuid }]);
  });

  it('keeps groups and policies from those who may not see them', async () => {
    await aCustomLicense();
    await kitPage(<LicenseDetail licenseId={OWN.licenseId} />, { server, as: 'viewer' });

    expect(await screen.findByText(/” permission to see which policies use it\./)).toBeVisible();
    expect(screen.queryByText('House rules')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete license…' })).toBeNull();
  });

  it('asks before it deletes a custom one, naming what goes with it, and leads to the list', async () => {
    await aCustomLicense();
    const { user, told } = await kitPage(<LicenseDetail licenseId={OWN.licenseId} />, { server });
    await user.click(await screen.findByRole('button', { name: 'Delete license…' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText('Keep it in the house')).toBeVisible();
    expect(question.getByText('It is removed from these groups: House rules.')).toBeVisible();
    await expectAccessible();

    await user.click(question.getByRole('button', { name: 'Delete license' }));

    await waitFor(() => expect(told.went).toEqual([{ to: 'licenses' }]));
    await expect(server.get('/license/LicenseRef-Acme%2B1')).rejects.toThrow('404');
  });

  it('finds the components that have it, one project after the other, and lists them with their licenses', async () => {
    await severalLicenses();
    const { user, told } = await kitPage(<LicenseDetail licenseId="MIT" />, { server });
    const search = await screen.findByRole('button', { name: 'Find components' });
    expect(screen.queryByText('left-pad')).toBeNull();

    await user.click(search);

    await waitFor(() => expect(screen.getByText('2 components in 1 project')).toBeVisible());
    expect(screen.getByText('1 of 1 project scanned')).toBeVisible();
    expect(await screen.findByRole('row', { name: /left-pad 1\.0\.0 shop MIT/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /right-pad 1\.0\.0 shop MIT OR Apache-2\.0/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Scan again' })).toHaveFocus();
    await expectAccessible();

    await user.click(screen.getByRole('switch', { name: 'Include inactive projects' }));
    expect(screen.getByText(/Settings changed\. Scan again to update\./)).toBeVisible();
    expect(screen.getByText('2 components in 1 project')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Scan again' }));
    await waitFor(() => expect(screen.getByText('3 components in 2 projects')).toBeVisible());
    expect(screen.queryByText(/Settings changed\. Scan again to update\./)).toBeNull();
    await user.click(screen.getAllByRole('link', { name: 'left-pad' })[0]!);
    expect(told.went).toMatchObject([{ to: 'component' }]);
  });

  it('looks at each project once where the host draws twice', async () => {
    await severalLicenses();
    const asked: string[] = [];
    const fetch = interceptedFetch(server, ({ path }) => void asked.push(path));
    const strict = (
      <StrictMode>
        <LicenseDetail licenseId="MIT" />
      </StrictMode>
    );
    const { user } = await kitPage(strict, { server, fetch });
    await user.click(await screen.findByRole('button', { name: 'Find components' }));
    await screen.findByText('2 components in 1 project');

    expect(asked.filter((path) => path.includes('/component/project/'))).toHaveLength(1);
  });

  it('does not look again where Stop is pressed as the search ends', async () => {
    await severalLicenses();
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    const { user } = await kitPage(<LicenseDetail licenseId="MIT" />, {
      server,
      fetch: async (input, init) => {
        if (String(input).includes('/component/project/')) {
          asked.push(String(input));
          await held;
        }
        return server.fetch(input, init);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Find components' }));
    const stop = await screen.findByRole('button', { name: 'Stop' });
    expect(screen.getByRole('button', { name: 'Scan again' })).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expect(stop).toHaveFocus();

    release!();
    await screen.findByText('2 components in 1 project');
    await waitFor(() => expect(stop).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.keyboard('{Enter}');

    expect(asked).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Scan again' })).not.toHaveAttribute('aria-disabled');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Scan again' })).toHaveFocus();
  });

  it('says that no component has it, and which projects it could not look at', async () => {
    await severalLicenses();
    const fetch = interceptedFetch(server, ({ path }) =>
      path.includes('/component/project/') ? new Response('', { status: 500 }) : undefined,
    );
    const { user } = await kitPage(<LicenseDetail licenseId="ISC" />, { server, fetch });
    await user.click(await screen.findByRole('button', { name: 'Find components' }));

    expect(await screen.findByText('Could not read 1 project')).toBeVisible();
    expect(screen.getByText('No matches yet')).toBeVisible();
    expect(screen.queryByText('No components use it')).toBeNull();
  });

  it('names the projects whose components keep a custom one from being deleted', async () => {
    await aCustomLicense();
    await severalLicenses();
    const { user } = await kitPage(<LicenseDetail licenseId={OWN.licenseId} />, { server });
    await user.click(await screen.findByRole('button', { name: 'Delete license…' }));
    const question = within(await screen.findByRole('alertdialog'));

    await user.click(question.getByRole('button', { name: 'Find components' }));

    await waitFor(() => expect(question.getByText('1 component in 1 project')).toBeVisible());
    expect(question.getByText('retired: 1 component')).toBeVisible();
    await expectAccessible();
  });

  it('says why servers fail to delete one', async () => {
    await aCustomLicense();
    const fetch = interceptedFetch(server, ({ method }) =>
      method === 'DELETE' ? new Response('Uncaught internal server error', { status: 500 }) : undefined,
    );
    const onLicenseDeleted = vi.fn();
    const detail = <LicenseDetail licenseId={OWN.licenseId} onLicenseDeleted={onLicenseDeleted} />;
    const { user } = await kitPage(detail, { server, fetch });
    await user.click(await screen.findByRole('button', { name: 'Delete license…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete license' }));

    expect(
      await screen.findByText(
        /Could not delete\. Components probably use this license\. Give them another one first\./,
      ),
    ).toBeVisible();
    expect(onLicenseDeleted).not.toHaveBeenCalled();
  });

  it('says that a server does not know it, and leads to the list', async () => {
    const { user, told } = await kitPage(<LicenseDetail licenseId="mit" />, { server });
    await user.click(await screen.findByRole('link', { name: 'All licenses' }));

    expect(told.went).toEqual([{ to: 'licenses' }]);
  });
});
