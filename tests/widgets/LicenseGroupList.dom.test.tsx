import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LicenseGroupList } from '../../src/widgets/policy/LicenseGroupList/index.js';
import type { LicenseGroup } from '../../src/schema/license.js';
import { apiCall } from '../support/apiCall.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

/** A group with some licenses. */
async function aGroup(name: string, ...licenseIds: string[]): Promise<LicenseGroup> {
  const call = apiCall(server);
  const group = (await (await call('PUT', '/licenseGroup', { name })).json()) as LicenseGroup;
  for (const id of licenseIds) {
    const { uuid } = await server.get<{ uuid: string }>(`/license/${encodeURIComponent(id)}`);
    await call('POST', `/licenseGroup/${group.uuid}/license/${uuid}`);
  }
  return group;
}
const membersOf = async ({ uuid }: LicenseGroup) => {
  const { licenses = [] } = await server.get<LicenseGroup>(`/licenseGroup/${uuid}`);
  return licenses.map(({ licenseId }) => licenseId);
};

describe('LicenseGroupList', () => {
  it('lists groups with the number of their licenses, and searches them', async () => {
    await aGroup('House rules', 'MIT', 'Zlib');
    await kitPage(<LicenseGroupList />, { server });

    expect((await screen.findByText('House rules')).closest('tr')).toHaveTextContent('2');
    expect(screen.getByText('Copyleft')).toBeVisible();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'house' } });
    expect(await screen.findByText('1 match')).toBeVisible();
  });

  it('creates a group, says at the field that a name is taken, and opens it', async () => {
    const { user } = await kitPage(<LicenseGroupList />, { server });
    await user.click(await screen.findByRole('button', { name: 'Create group…' }));
    await user.type(await screen.findByLabelText(/^Name/), 'Copyleft');
    await user.click(screen.getByRole('button', { name: 'Create group' }));
    expect(await screen.findByText('A license group named “Copyleft” already exists.')).toBeVisible();

    await user.clear(screen.getByLabelText(/^Name/));
    await pasteInto(user, screen.getByLabelText(/^Name/), 'House rules');
    await user.click(screen.getByRole('button', { name: 'Create group' }));

    expect(await screen.findByRole('heading', { name: 'House rules' })).toBeVisible();
    expect(screen.getByText('No licenses yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All license groups' }));
    expect(await screen.findByRole('button', { name: 'House rules' })).toBeVisible();
  });

  it('adds licenses that are chosen over searches, and marks members', async () => {
    const group = await aGroup('House rules', 'MIT');
    const { user } = await kitPage(<LicenseGroupList defaultValue={{ open: group.uuid }} />, { server });
    await user.click((await screen.findAllByRole('button', { name: 'Add licenses…' }))[0]!);
    const picker = within(await screen.findByRole('dialog'));
    const search = await picker.findByRole('searchbox');
    fireEvent.change(search, { target: { value: 'MIT License' } });
    expect(await picker.findByText('MIT License')).toBeVisible();
    expect(picker.getByRole('checkbox', { name: 'Select MIT License' })).toBeDisabled();
    fireEvent.change(search, { target: { value: 'zlib License' } });
    await user.click(await picker.findByRole('checkbox', { name: 'Select zlib License' }));
    fireEvent.change(search, { target: { value: 'Apache-2.0' } });
    await user.click(await picker.findByRole('checkbox', { name: 'Select Apache License 2.0' }));

    await user.click(picker.getByRole('button', { name: 'Add selected' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await membersOf(group)).sort()).toEqual(['Apache-2.0', 'MIT', 'Zlib']);
    expect(await screen.findByText('Apache License 2.0')).toBeVisible();
  });

  it('keeps what was refused selected, and says why', async () => {
    const group = await aGroup('House rules');
    const fetch = interceptedFetch(server, ({ method, path }) =>
      method === 'POST' && path.includes('/license/')
        ? new Response('The license could not be found.', { status: 404 })
        : undefined,
    );
    const list = <LicenseGroupList defaultValue={{ open: group.uuid }} />;
    const { user } = await kitPage(list, { server, fetch });
    await user.click((await screen.findAllByRole('button', { name: 'Add licenses…' }))[0]!);
    const picker = within(await screen.findByRole('dialog'));
    fireEvent.change(await picker.findByRole('searchbox'), { target: { value: 'zlib License' } });
    await user.click(await picker.findByRole('checkbox', { name: 'Select zlib License' }));
    await user.click(picker.getByRole('button', { name: 'Add selected' }));

    expect(await picker.findByText(/Could not add 1 entry/)).toBeVisible();
    expect(picker.getByRole('checkbox', { name: 'Select zlib License' })).toBeChecked();
  });

  it('takes licenses out after a question', async () => {
    const group = await aGroup('House rules', 'MIT', 'Zlib');
    const { user } = await kitPage(<LicenseGroupList defaultValue={{ open: group.uuid }} />, { server });
    await user.click(await screen.findByRole('checkbox', { name: 'Select MIT License' }));
    await user.click(await screen.findByRole('button', { name: 'Remove…' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove license' }));

    await waitFor(() => expect(screen.queryByText('MIT License')).toBeNull());
    expect(await membersOf(group)).toEqual(['Zlib']);
  });

  it('renames a group', async () => {
    const group = await aGroup('House rules', 'MIT');
    const { user } = await kitPage(<LicenseGroupList defaultValue={{ open: group.uuid }} />, { server });
    await user.click(await screen.findByRole('button', { name: 'Rename group…' }));
    const name = await screen.findByLabelText(/^Name/);
    await user.clear(name);
    await pasteInto(user, name, 'Allowed here');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('heading', { name: 'Allowed here' })).toBeVisible();
    expect(await membersOf(group)).toEqual(['MIT']);
  });

  it('names the policies that depend on a group before it deletes it', async () => {
    const group = await aGroup('House rules', 'MIT');
    const call = apiCall(server);
    const policy = (await (await call('PUT', '/policy', { name: 'Only ours' })).json()) as { uuid: string };
    const condition = { subject: 'LICENSE_GROUP', operator: 'IS', value: group.uuid };
    await call('PUT', `/policy/${policy.uuid}/condition`, condition);
    const { user } = await kitPage(<LicenseGroupList defaultValue={{ open: group.uuid }} />, { server });
    await user.click(await screen.findByRole('button', { name: 'Delete group…' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText('Only ours')).toBeVisible();

    await user.click(question.getByRole('button', { name: 'Delete group' }));

    expect(await screen.findByRole('button', { name: 'Copyleft' })).toBeVisible();
    expect(screen.queryByText('House rules')).toBeNull();
  });

  it('says that a group does not exist', async () => {
    await kitPage(<LicenseGroupList defaultValue={{ open: 'gone' }} />, { server });

    expect(await screen.findByText('License group not found')).toBeVisible();
  });
});
