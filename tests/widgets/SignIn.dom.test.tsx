import axe from 'axe-core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from '../../src/api/client.js';
import { isIdentityProviderAvailable, signInWithIdentityProvider } from '../../src/api/users.js';
import {
  SignIn,
  type SignInIdentityProvider,
  type SignInProps,
} from '../../src/widgets/account/SignIn/index.js';
import { requestsOf } from '../support/requestsOf.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { TEST_PASSWORD } from '../support/testUsers.js';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
  await server.tokenFor('auditor');
});
afterEach(() => server.close());

function renderSignIn(props: Partial<SignInProps> & { fetch?: typeof globalThis.fetch } = {}) {
  const { fetch = server.fetch, ...own } = props;
  const onSignedIn = vi.fn();
  const api = createApiClient({ baseUrl: server.baseUrl, fetch });
  const { container } = render(<SignIn api={api} onSignedIn={onSignedIn} {...own} />);
  return { onSignedIn, container, user: userEvent.setup() };
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

describe('SignIn', () => {
  it('hands the token to its host', async () => {
    const { onSignedIn, user } = renderSignIn();

    await user.type(username(), 'auditor');
    await user.type(password(), `${TEST_PASSWORD}{Enter}`);

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(onSignedIn).toHaveBeenCalledWith({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      username: 'auditor',
    });
  });

  it('says what is wrong inline, and keeps what was typed', async () => {
    const { onSignedIn, user } = renderSignIn();

    await user.type(username(), 'auditor');
    await user.type(password(), 'wrong{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password');
    expect(username()).toHaveValue('auditor');
    expect(password()).toHaveFocus();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('marks a refused password as wrong, with the reason, until something else is typed', async () => {
    const { user } = renderSignIn();

    await user.type(username(), 'auditor');
    await user.type(password(), 'wrong{Enter}');

    await waitFor(() => expect(password()).toBeInvalid());
    expect(password()).toHaveAccessibleDescription(/Incorrect username or password/);
    expect(username()).toBeValid();

    await user.type(password(), 'another');

    expect(password()).toBeValid();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('blames no field where the account is the reason', async () => {
    const { user } = renderSignIn({ fetch: async () => new Response('SUSPENDED', { status: 403 }) });

    await user.type(username(), 'a');
    await user.type(password(), 'b{Enter}');

    await screen.findByRole('alert');
    expect(password()).toBeValid();
  });

  it('asks for what is missing, and sends nothing then', async () => {
    const fetch = vi.fn(server.fetch);
    const { user } = renderSignIn({ fetch });

    await user.click(submit());

    expect(username()).toBeInvalid();
    expect(username()).toHaveFocus();
    expect(requestsOf(fetch)).toEqual([]);
  });

  it('leads to the change of a password that is due', async () => {
    const onPasswordChangeRequired = vi.fn();
    const { user } = renderSignIn({ onPasswordChangeRequired });

    await user.type(username(), 'admin');
    await user.type(password(), 'admin{Enter}');

    await waitFor(() => expect(onPasswordChangeRequired).toHaveBeenCalledWith({ username: 'admin' }));
  });

  it('says that a password is due where the host has no page for it', async () => {
    const { user } = renderSignIn();

    await user.type(username(), 'admin');
    await user.type(password(), 'admin{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('Change your password to continue');
  });

  it.each([
    ['SUSPENDED', 403, 'This account is suspended'],
    ['EXPIRED_CREDENTIALS', 401, 'This account has expired'],
    ['UNMAPPED_ACCOUNT', 403, 'No account on this server'],
    ['OTHER', 401, 'denied access to this account'],
  ])('words the refusal %s', async (reason, status, words) => {
    const { user } = renderSignIn({ fetch: async () => new Response(reason, { status }) });

    await user.type(username(), 'a');
    await user.type(password(), 'b{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    [
      'a connection that fails',
      () => Promise.reject(new TypeError('failed')),
      'Could not connect to the server',
    ],
    [
      'a proxy that answers',
      async () => new Response('<h1>Proxy</h1>'),
      'Could not read the server’s response',
    ],
    [
      'a server that fails',
      async () => new Response('', { status: 500 }),
      'The server could not complete the request',
    ],
  ])('words %s', async (_, fetch, words) => {
    const { user, onSignedIn } = renderSignIn({ fetch: fetch as typeof globalThis.fetch });

    await user.type(username(), 'a');
    await user.type(password(), 'b{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('sends what a password manager filled in without an event', async () => {
    const { onSignedIn, container } = renderSignIn();
    // Past React, as browsers do it.
    const fill = (input: HTMLInputElement, value: string) =>
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    fill(username(), 'auditor');
    fill(password(), TEST_PASSWORD);

    fireEvent.submit(container.querySelector('form')!);

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('is known to password managers', () => {
    renderSignIn();

    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(username()).toHaveAttribute('name', 'username');
    expect(password()).toHaveAttribute('name', 'password');
  });

  it('notices the caps lock', async () => {
    renderSignIn();

    fireEvent.keyUp(password(), { key: 'A', modifierCapsLock: true });

    expect(await screen.findByText('Caps Lock is on.')).toBeVisible();
  });

  it('begins at the password of a known user', () => {
    renderSignIn({ defaultUsername: 'auditor' });

    expect(username()).toHaveValue('auditor');
    expect(password()).toHaveFocus();
  });

  it('is accessible', async () => {
    const { container, user } = renderSignIn();
    await user.click(submit());

    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });

    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('says which program mistake was made', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});

    render(<SignIn onSignedIn={() => {}} />);

    expect(console.error).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ message: expect.stringContaining('no api') }),
      expect.anything(),
    );
  });
});

describe('SignIn with an identity provider', () => {
  const provider = (more: Partial<SignInIdentityProvider> = {}) => ({
    identityProvider: { label: 'Sign in with Example ID', onChoose: vi.fn(), ...more },
  });
  const providerButton = () => screen.getByRole('button', { name: /Example ID|Signing in/ });
  const passwordButton = () => screen.getByRole('button', { name: 'Sign in with password' });
  const clientOf = (fetch: typeof globalThis.fetch) => createApiClient({ baseUrl: server.baseUrl, fetch });
  const tokens = { idToken: 'i.d.t' };

  it('offers it first, and leaves the rest to the host', async () => {
    const props = provider();
    const { user } = renderSignIn(props);

    expect(screen.queryByLabelText('Username')).toBeNull();
    expect(providerButton()).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(props.identityProvider.onChoose).toHaveBeenCalledOnce();
  });

  it('has words of its own for the button', () => {
    renderSignIn(provider({ label: undefined }));

    expect(screen.getByRole('button', { name: 'Sign in with OpenID Connect' })).toBeVisible();
  });

  it('shows the form for a password on request, beside it', async () => {
    const { onSignedIn, user } = renderSignIn(provider());

    await user.click(passwordButton());

    expect(username()).toHaveFocus();
    expect(providerButton()).toBeVisible();
    await user.type(username(), 'auditor');
    await user.type(password(), `${TEST_PASSWORD}{Enter}`);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  it('holds its place while it is not known whether it can be used, then takes it without taking the focus', () => {
    const api = clientOf(server.fetch);
    const draw = (status: SignInIdentityProvider['status']) => (
      <SignIn api={api} onSignedIn={() => {}} {...provider({ status })} />
    );
    const { container, rerender } = render(draw('checking'));
    expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByLabelText('Username')).toBeNull();

    rerender(draw('ready'));

    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
    expect(providerButton()).not.toHaveFocus();
  });

  it('shows the form as ever once the host has found out that it is no way in', () => {
    const api = clientOf(server.fetch);
    const { rerender } = render(
      <SignIn api={api} onSignedIn={() => {}} {...provider({ status: 'checking' })} />,
    );

    rerender(<SignIn api={api} onSignedIn={() => {}} />);

    expect(username()).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /Sign in/ })).toHaveLength(1);
  });

  it('is at work while the host is, and cannot be chosen twice', async () => {
    const props = provider({ status: 'busy' });
    const { user } = renderSignIn(props);

    expect(providerButton()).toHaveAttribute('aria-busy', 'true');
    await user.click(providerButton());

    expect(props.identityProvider.onChoose).not.toHaveBeenCalled();
    expect(passwordButton()).toBeEnabled();
  });

  it.each([
    ['INVALID_CREDENTIALS', 401, 'The server rejected this sign-in'],
    ['OTHER', 401, 'ask an administrator to check the server log'],
    ['UNMAPPED_ACCOUNT', 403, 'No account on this server'],
    ['SUSPENDED', 403, 'This account is suspended'],
    ['', 500, 'The server could not complete the request'],
  ])('words the refusal %s (%i) of the server', async (reason, status, words) => {
    const api = clientOf(async () => new Response(reason, { status }));
    const error = await signInWithIdentityProvider(api, tokens).catch((failure: unknown) => failure);
    renderSignIn(provider({ error }));

    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).not.toHaveTextContent('Incorrect username or password');
  });

  it('sends what the provider gave, and knows a server that takes no part', async () => {
    const fetch = vi.fn(server.fetch);

    expect(await isIdentityProviderAvailable(clientOf(fetch))).toBe(false);
    expect(await signInWithIdentityProvider(clientOf(fetch), tokens)).toBeUndefined();
    expect(
      await signInWithIdentityProvider(clientOf(fetch), { ...tokens, accessToken: 'a' }),
    ).toBeUndefined();

    expect(fetch.mock.calls.slice(1).map(([, init]) => String(init?.body))).toEqual([
      'idToken=i.d.t',
      'idToken=i.d.t&accessToken=a',
    ]);
  });

  it('takes no page of a proxy for an answer', async () => {
    const proxy = clientOf(async () => new Response('<h1>Proxy</h1>'));

    await expect(isIdentityProviderAvailable(proxy)).rejects.toThrow('expected true or false');
    await expect(signInWithIdentityProvider(proxy, tokens)).rejects.toThrow('expected a session token');
  });
});
