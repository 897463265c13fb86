import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProjectTabs } from '../../src/widgets/project/ProjectHeader/index.js';
import { ProjectProperties } from '../../src/widgets/project/ProjectProperties/index.js';
import { apiCall } from '../support/apiCall.js';
import { asLine } from '../support/asLine.js';
import { testServer, type TestProject, type TestServer } from '../support/testServer.js';
import { closed, kitPage } from './kitPage.js';

let server: TestServer;
let shop: TestProject;

// The content that opens is in a separate file, for which the transformer of the tests may take longer than a
// test waits.
beforeAll(() => import('../../src/entities/property/PropertyForm.js'));
beforeEach(async () => {
  server = await testServer();
  shop = await server.aProject({ name: 'web-shop', version: '1.2.0' });
});
afterEach(() => closed(server));

const LIMIT = { groupName: 'build', propertyName: 'limit', propertyValue: '10', propertyType: 'INTEGER' };
const KEY = {
  groupName: 'jira',
  propertyName: 'key',
  propertyValue: 's3cret',
  propertyType: 'ENCRYPTEDSTRING',
};

async function has(...properties: object[]) {
  for (const property of properties)
    expect((await apiCall(server)('PUT', `/project/${shop.uuid}/property`, property)).status).toBe(201);
}

const stored = () => server.get<Record<string, string>[]>(`/project/${shop.uuid}/property`);
const show = (options: Partial<Parameters<typeof kitPage>[1]> = {}) =>
  kitPage(<ProjectProperties projectId={shop.uuid} />, { server, ...options });

describe('the properties of a project', () => {
  it('are listed, and what is encrypted is not shown, neither in files nor to a search', async () => {
    await has(LIMIT, KEY, { ...LIMIT, propertyName: 'note', propertyValue: 'x', propertyType: 'STRING' });
    const { container } = await show();

    const row = within(await screen.findByRole('row', { name: /jira/ }));
    expect(row.getByText('Encrypted')).toBeVisible();
    expect(await screen.findByRole('row', { name: /build limit 10 INTEGER/ })).toBeVisible();
    expect(container.textContent).not.toContain('Placeholder');
  });

  it.each([
    ['4.14.2', true],
    ['5.0.2', false],
  ] as const)('can be encrypted where the server can (%s: %s)', async (version, isOffered) => {
    const { user } = await show({
      server: asLine(server, version),
      as: ['PORTFOLIO_MANAGEMENT', 'VIEW_PORTFOLIO'],
    });
    await user.click((await screen.findAllByRole('button', { name: 'Add property…' }))[0]!);
    const type = within(await screen.findByRole('dialog', { name: 'Add property' })).getByLabelText('Type');

    await waitFor(() =>
      expect(within(type).queryAllByRole('option', { name: 'ENCRYPTEDSTRING' })).toHaveLength(
        isOffered ? 1 : 0,
      ),
    );
    expect(within(type).getByRole('option', { name: 'STRING' })).toBeEnabled();
  });

  it('get one more, once all of it is right', async () => {
    const { user } = await show();
    await user.click((await screen.findAllByRole('button', { name: 'Add property…' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add property' }));
    await user.click(dialog.getByRole('button', { name: 'Add property' }));
    expect(dialog.getByLabelText('Group')).toHaveAccessibleDescription('This field is required.');
    await user.type(dialog.getByLabelText('Group'), 'build');
    await user.type(dialog.getByLabelText('Name'), 'limit');
    await user.selectOptions(dialog.getByLabelText('Type'), 'INTEGER');
    await user.type(dialog.getByLabelText('Value'), 'ten{Enter}');
    expect(dialog.getByLabelText('Value')).toHaveAccessibleDescription(/Not a valid INTEGER value/);
    expect(await stored()).toEqual([]);
    await user.clear(dialog.getByLabelText('Value'));
    await user.type(dialog.getByLabelText('Value'), '10{Enter}');

    expect(await screen.findByRole('row', { name: /build limit 10 INTEGER/ })).toBeVisible();
    expect(await stored()).toMatchObject([LIMIT]);
  });

  it('say at the name that there is such a one', async () => {
    await has(LIMIT);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Add property…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add property' }));
    await user.type(dialog.getByLabelText('Group'), 'build');
    await user.type(dialog.getByLabelText('Name'), 'limit');
    await user.type(dialog.getByLabelText('Value'), 'x{Enter}');

    await waitFor(() =>
      expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Already used in this group\./),
    );
  });

  it('get another value of the same type', async () => {
    await has(LIMIT);
    const { user, told } = await show();
    await user.click(await screen.findByRole('button', { name: 'Edit value of build / limit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit value' }));
    const value = dialog.getByLabelText('Value');
    expect(value).toHaveFocus();
    expect(value).toHaveValue('10');
    expect(dialog.getByLabelText('Name')).toHaveAttribute('readonly');
    await user.clear(value);
    await user.type(value, 'many{Enter}');
    expect(value).toHaveAccessibleDescription(/Not a valid INTEGER value/);
    await user.clear(value);
    await user.type(value, '20{Enter}');

    expect(await screen.findByRole('row', { name: /build limit 20/ })).toBeVisible();
    expect(told.notices).toMatchObject([{ title: 'limit updated' }]);
    expect(await stored()).toMatchObject([{ ...LIMIT, propertyValue: '20' }]);
  });

  it('keep what somebody else wrote meanwhile until that was seen', async () => {
    await has(LIMIT);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Edit value of build / limit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit value' }));
    await apiCall(server)('POST', `/project/${shop.uuid}/property`, { ...LIMIT, propertyValue: '30' });
    const value = dialog.getByLabelText('Value');
    await user.clear(value);
    await user.type(value, '20{Enter}');

    await waitFor(() => expect(value).toHaveAccessibleDescription(/30/));
    expect(await stored()).toMatchObject([{ propertyValue: '30' }]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stored()).toMatchObject([{ propertyValue: '20' }]));
  });

  it('take another secret unseen', async () => {
    await has(KEY);
    const before = server.context.db.prepare('select propertyValue from projectProperty').first();
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Edit value of jira / key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit value' }));
    const value = dialog.getByLabelText('Value');
    expect(value).toHaveAttribute('type', 'password');
    expect(value).toHaveValue('');
    expect(value).toHaveAccessibleDescription(/Replaces the stored value\./);
    await user.type(value, 'another{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.context.db.prepare('select propertyValue from projectProperty').first()).not.toEqual(
      before,
    );
  });

  it('are removed after a question', async () => {
    await has(LIMIT, KEY);
    const { user } = await show();
    const row = within(await screen.findByRole('row', { name: /build limit/ }));
    await user.click(row.getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Remove…' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete build / limit?' }));
    await user.click(question.getByRole('button', { name: 'Delete 1 property' }));

    await waitFor(async () => expect(await stored()).toMatchObject([{ propertyName: 'key' }]));
    await waitFor(() => expect(screen.queryByRole('row', { name: /build limit/ })).toBeNull());
  });

  it('say that the project is not there', async () => {
    await kitPage(<ProjectProperties projectId="11111111-1111-4111-8111-111111111111" />, { server });

    expect(await screen.findByText('Project not found')).toBeVisible();
  });

  it('and their tab are for those who may manage projects only', async () => {
    await kitPage(
      <>
        <ProjectTabs projectId={shop.uuid} tab="components" tabs={['components', 'properties']} />
        <ProjectProperties projectId={shop.uuid} />
      </>,
      { server, as: 'viewer' },
    );

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
    expect(screen.getByRole('link', { name: /Components/ })).toBeVisible();
    expect(screen.queryByText('Properties')).toBeNull();
  });
});
