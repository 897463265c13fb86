import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../src/api/users.js';
import { createApiClient } from '../../src/api/client.js';
import { PasswordChange, type PasswordChangeProps } from '../../src/widgets/account/PasswordChange/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { requestsOf } from '../support/requestsOf.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { TEST_PASSWORD } from '../support/testUsers.js';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
  await server.tokenFor('auditor');
});
afterEach(() => server.close());

function renderForm(props: Partial<PasswordChangeProps> & { fetch?: typeof globalThis.fetch } = {}) {
  const { fetch = server.fetch, ...own } = props;
  const onPasswordChanged = vi.fn();
  const api = createApiClient({ baseUrl: server.baseUrl, fetch });
  const { container } = render(
    <PasswordChange api={api} defaultUsername="auditor" onPasswordChanged={onPasswordChanged} {...own} />,
  );
  const user = userEvent.setup();
  const fill = async (current: string, next: string, again = next) => {
    await user.clear(screen.getByLabelText('Current password'));
    await pasteInto(user, screen.getByLabelText('Current password'), current);
    await user.clear(screen.getByLabelText('New password'));
    await pasteInto(user, screen.getByLabelText('New password'), next);
    await user.clear(screen.getByLabelText('Confirm new password'));
    await pasteInto(user, screen.getByLabelText('Confirm new password'), again);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  return { api, onPasswordChanged, container, user, fill };
}

describe('PasswordChange', () => {
  it('changes the password of a known user', async () => {
    const { api, onPasswordChanged, fill } = renderForm();

    await fill(TEST_PASSWORD, 'Another-1');

    await waitFor(() => expect(onPasswordChanged).toHaveBeenCalledWith({ username: 'auditor' }));
    expect(await signIn(api, { username: 'auditor', password: 'Another-1' })).toMatch(/\./);
  });

  it('tells the host of what was typed, until it is saved', async () => {
    const onUnsavedChange = vi.fn();
    const { fill, onPasswordChanged, user } = renderForm({ onUnsavedChange });

    await user.type(screen.getByLabelText('New password'), 'x');
    expect(onUnsavedChange.mock.lastCall).toEqual([{ hasUnsaved: true }]);
    await user.clear(screen.getByLabelText('New password'));
    expect(onUnsavedChange.mock.lastCall).toEqual([{ hasUnsaved: false }]);

    let unsavedThen: unknown;
    onPasswordChanged.mockImplementation(() => (unsavedThen = onUnsavedChange.mock.lastCall));
    await fill(TEST_PASSWORD, 'Another-1');
    await waitFor(() => expect(unsavedThen).toEqual([{ hasUnsaved: false }]));
  });

  it('refuses at once what the server would refuse', async () => {
    const fetch = vi.fn(server.fetch);
    const { fill } = renderForm({ fetch });

    await fill('same', 'same');
    expect(screen.getByText('Use a password other than your current one.')).toBeVisible();

    await fill('old', 'new', 'other');
    expect(screen.getByText('The new passwords do not match.')).toBeVisible();
    expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
    expect(requestsOf(fetch)).toEqual([]);
  });

  it('says that the current password is wrong, and keeps what was typed', async () => {
    const { fill, onPasswordChanged } = renderForm();

    await fill('wrong', 'Another-1');

    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or current password');
    expect(screen.getByLabelText('New password')).toHaveValue('Another-1');
    expect(onPasswordChanged).not.toHaveBeenCalled();
  });

  it('words a password that the server does not take', async () => {
    const { fill } = renderForm({ fetch: async () => new Response('', { status: 406 }) });

    await fill('old', 'new');

    expect(await screen.findByRole('alert')).toHaveTextContent('The server rejected the new password');
    expect(screen.getByLabelText('New password')).toHaveFocus();
  });

  it('says at the field that the server wants a longer one, until it is changed', async () => {
    const { api, user, fill } = renderForm();

    await fill(TEST_PASSWORD, 'short-1');

    expect(await screen.findByText(/A password needs at least 8 characters/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/at least 8/);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByLabelText('New password'), '2');
    expect(screen.queryByText(/at least 8/)).toBeNull();
    expect(await signIn(api, { username: 'auditor', password: TEST_PASSWORD })).toMatch(/\./);
  });

  it('words a connection that fails', async () => {
    const { fill } = renderForm({ fetch: () => Promise.reject(new TypeError('failed')) });

    await fill('old', 'new');

    expect(await screen.findByRole('alert')).toHaveTextContent('Could not connect to the server');
  });

  it('tells password managers which password is which', () => {
    renderForm();

    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('can be left where the host says so', async () => {
    const onCancel = vi.fn();
    const { user } = renderForm({ onCancel });

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(onCancel).toHaveBeenCalledOnce();
  });
});
