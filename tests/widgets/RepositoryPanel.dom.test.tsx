import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CrudValue } from '../../src/frames/crud/CrudDefinition.js';
import { RepositoryPanel } from '../../src/widgets/administration/RepositoryPanel/index.js';
import { apiCall } from '../support/apiCall.js';
import { heldAnswers } from '../support/heldAnswers.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const ACME = {
  type: 'MAVEN',
  identifier: 'acme',
  url: 'https://repo.acme.example/maven',
  enabled: true,
  internal: true,
  authenticationRequired: true,
  username: 'reader',
  password: 'Secret-1',
};

/** Creates a repository as another client would. */
async function aRepository(part: Partial<typeof ACME> = {}) {
  const answer = await apiCall(server)('PUT', '/repository', { ...ACME, ...part });
  return (await answer.json()) as { uuid: string };
}

/** Returns the stored repository, without the members that only the server knows. */
async function stored(identifier: string, type = 'MAVEN') {
  const all = await server.get<{ identifier: string; uuid: string }[]>(`/repository/${type}`);
  const found = all.find((one) => one.identifier === identifier);
  const row = server.context.db.first(
    server.context.db.build
      .selectFrom('repository')
      .selectAll()
      .where('uuid', '=', found?.uuid ?? ''),
  );
  return row && { ...row, password: row.password && server.context.secrets.decrypt(row.password) };
}

const row = async (name: string) =>
  (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe('RepositoryPanel', () => {
  it('lists the repositories of a type in the order in which they are asked, with what they are in words', async () => {
    await aRepository();
    await aRepository({ identifier: 'mirror', enabled: false, internal: false, username: undefined });

    await kitPage(<RepositoryPanel type="MAVEN" />, { server });

    const acme = await row('acme');
    const names = [...document.querySelectorAll('tbody tr')].map((one) => one.textContent);
    expect(names.at(0)).toMatch(/1central/);
    expect(names.at(-1)).toMatch(/mirror/);
    expect(acme).toHaveTextContent('https://repo.acme.example/maven');
    for (const word of ['Internal', 'As reader', 'Enabled']) expect(acme).toHaveTextContent(word);
    const mirror = await row('mirror');
    for (const word of ['Not internal', 'With a token', 'Disabled']) expect(mirror).toHaveTextContent(word);
    expect(screen.getByRole('columnheader', { name: /^Status/ })).toBeVisible();
    expect(screen.getByText(/^\d repositories$/)).toBeVisible();
  });

  it('finds a repository by its URL, and sorts by its identifier', async () => {
    await aRepository();
    const onValueChange = vi.fn();
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" onValueChange={onValueChange} />, {
      server,
    });
    await row('acme');

    await user.click(screen.getByRole('button', { name: /^ID/ }));
    expect(document.querySelector('tbody tr')).toHaveTextContent('acme');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ACME.example' } });

    expect(await screen.findByText('1 match')).toBeVisible();
    expect(onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ searchText: 'ACME.example', sortBy: 'identifier' }),
      { isStep: true },
    );
  });

  it('creates a repository of its type, and shows it', async () => {
    const onValueChange = vi.fn();
    const { user, told } = await kitPage(<RepositoryPanel type="HACKAGE" onValueChange={onValueChange} />, {
      server,
    });

    await user.click(await screen.findByRole('button', { name: 'Create repository…' }));
    const form = await screen.findByRole('form', { name: 'Create repository' });
    await user.type(field('ID'), ' acme ');
    await pasteInto(user, field('URL'), 'https://hackage.acme.example/');
    await user.click(screen.getByRole('switch', { name: /^Internal/ }));
    await user.click(screen.getByRole('switch', { name: /^Authentication/ }));
    await user.type(field(/^Username/), 'reader');
    await user.type(screen.getByLabelText(/^Password/), 'Secret-1');
    await expectAccessible();
    await user.click(within(form).getByRole('button', { name: 'Create repository' }));

    expect(await screen.findByRole('form', { name: 'acme' })).toBeVisible();
    expect(await row('acme')).toHaveTextContent('As reader');
    expect(await stored('acme', 'HACKAGE')).toMatchObject({
      url: 'https://hackage.acme.example/',
      enabled: 1,
      internal: 1,
      username: 'reader',
      password: 'Secret-1',
      resolutionOrder: 2,
    });
    // The form stays open and reports the save, which is not reported twice.
    expect(within(await screen.findByRole('form', { name: 'acme' })).getByText('Saved')).toBeVisible();
    expect(told.notices).toEqual([]);
    const { uuid } = (await stored('acme', 'HACKAGE'))!;
    expect(onValueChange).toHaveBeenLastCalledWith({ open: uuid }, { isStep: true });
    expect(document.body).not.toHaveTextContent('Secret-1');
  });

  it('says at its fields what is missing or of no use, and asks the server nothing', async () => {
    const asked = vi.fn();
    const fetch = interceptedFetch(server, ({ method }) => void (method === 'PUT' && asked()));
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: '*' }} />, {
      server,
      fetch,
    });
    await screen.findByRole('form', { name: 'Create repository' });
    await user.click(screen.getByRole('switch', { name: /^Authentication/ }));
    type('URL', 'https://reader:Secret-1@repo.acme.example/');

    await user.click(screen.getAllByRole('button', { name: 'Create repository' }).at(-1)!);

    await waitFor(() => expect(field('ID')).toHaveFocus());
    expect(field('ID')).toBeInvalid();
    expect(field('ID')).toHaveAccessibleDescription(/This field is required/);
    expect(field('URL')).toHaveAccessibleDescription(
      /Use the username and password fields\. Anyone who sees the URL can read it\./,
    );
    expect(screen.getByLabelText(/^Password/)).toBeInvalid();
    type('URL', 'repo.acme.example');
    expect(field('URL')).toHaveAccessibleDescription(/Enter a full URL/);
    expect(asked).not.toHaveBeenCalled();
  });

  it('says at the identifier that there is one already, and keeps what was typed', async () => {
    await aRepository();
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: '*' }} />, { server });
    await screen.findByRole('form', { name: 'Create repository' });
    type('ID', 'acme');
    type('URL', 'https://other.acme.example/');

    await user.click(screen.getAllByRole('button', { name: 'Create repository' }).at(-1)!);

    await waitFor(() =>
      expect(field('ID')).toHaveAccessibleDescription(/A Maven repository with this ID already exists/),
    );
    expect(field('ID')).toHaveValue('acme');
    expect(field('URL')).toHaveValue('https://other.acme.example/');
  });

  it('says at a field what the server refuses', async () => {
    const fetch = interceptedFetch(server, ({ method }) =>
      method === 'POST'
        ? Response.json([{ message: 'The URL is not allowed here', path: 'url' }], { status: 400 })
        : undefined,
    );
    const { uuid } = await aRepository();
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: uuid }} />, {
      server,
      fetch,
    });
    await screen.findByRole('form', { name: 'acme' });
    type(/^URL/, 'https://repo.acme.example/forbidden');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(field(/^URL/)).toHaveAccessibleDescription(/The URL is not allowed here/));
  });

  it('changes a repository and keeps its password, which is never shown', async () => {
    const { uuid } = await aRepository();
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: uuid }} />, {
      server,
    });
    const form = await screen.findByRole('form', { name: 'acme' });
    expect(field('ID')).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(/Leave empty to keep/);
    expect(within(form).queryByRole('button', { name: 'Remove' })).toBeNull();

    type(/^URL/, 'https://repo.acme.example/other');
    await user.click(screen.getByRole('switch', { name: /^Enabled/ }));
    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(await within(form).findByText('Saved')).toBeVisible();
    await waitFor(async () => expect(await row('acme')).toHaveTextContent('Disabled'));
    expect(await stored('acme')).toMatchObject({
      url: 'https://repo.acme.example/other',
      enabled: 0,
      username: 'reader',
      password: 'Secret-1',
    });
  });

  it('replaces a password', async () => {
    const { uuid } = await aRepository();
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: uuid }} />, {
      server,
    });
    const form = await screen.findByRole('form', { name: 'acme' });

    type(/^Password/, 'Secret-2');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await within(form).findByText('Saved')).toBeVisible();
    expect(await stored('acme')).toMatchObject({ password: 'Secret-2' });
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  });

  it('sends a stored password to no other host: it has to be entered for that', async () => {
    const { uuid } = await aRepository();
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: uuid }} />, {
      server,
    });
    const form = await screen.findByRole('form', { name: 'acme' });
    type(/^URL/, 'https://elsewhere.example/');
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      /The stored password is not sent to a different host\. Enter the one for this host\./,
    );

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveFocus());
    expect(await stored('acme')).toMatchObject({ url: ACME.url });
    type(/^Password/, 'Secret-2');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await within(form).findByText('Saved')).toBeVisible();
    expect(await stored('acme')).toMatchObject({ url: 'https://elsewhere.example/', password: 'Secret-2' });
  });

  it('asks before authentication is turned off, which deletes what is stored', async () => {
    const { uuid } = await aRepository();
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: uuid }} />, {
      server,
    });
    const form = await screen.findByRole('form', { name: 'acme' });
    await user.click(screen.getByRole('switch', { name: /^Authentication/ }));

    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the credentials of acme?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await stored('acme')).toMatchObject({ username: 'reader', authenticationRequired: 1 });
    expect(within(form).queryByText('Saved')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save and delete' }));

    expect(await within(form).findByText('Saved')).toBeVisible();
    expect(await stored('acme')).toMatchObject({ username: null, password: null, authenticationRequired: 0 });
  });

  it('deletes a repository after it said what goes with it', async () => {
    const { uuid } = await aRepository();
    const { user, told } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: uuid }} />, {
      server,
    });
    await screen.findByRole('form', { name: 'acme' });

    await user.click(screen.getByRole('button', { name: 'Delete repository…' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete acme?' });
    expect(question).toHaveTextContent('stops checking it for Maven packages');
    await user.click(within(question).getByRole('button', { name: 'Delete repository' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'acme' })).toBeNull());
    expect(screen.queryByRole('form')).toBeNull();
    expect(await stored('acme')).toBeUndefined();
    expect(told.notices).toMatchObject([{ title: 'acme deleted' }]);
  });

  it('says that a repository is gone that somebody else deleted, and keeps what was typed', async () => {
    const { uuid } = await aRepository();
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: uuid }} />, {
      server,
    });
    await screen.findByRole('form', { name: 'acme' });
    await apiCall(server)('DELETE', `/repository/${uuid}`);
    type(/^URL/, 'https://repo.acme.example/other');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/^Someone else deleted acme/)).toBeVisible();
    expect(field(/^URL/)).toHaveValue('https://repo.acme.example/other');
  });

  it('says what it means that there is none, with the way to the first', async () => {
    for (const { uuid } of await server.get<{ uuid: string }[]>('/repository/HEX'))
      await apiCall(server)('DELETE', `/repository/${uuid}`);
    const { user } = await kitPage(<RepositoryPanel type="HEX" />, { server });

    const empty = (await screen.findByText('No repositories of this type')).closest('div')!;
    await user.click(within(empty).getByRole('button', { name: 'Create repository…' }));

    expect(await screen.findByRole('form', { name: 'Create repository' })).toBeVisible();
  });
});

describe('RepositoryPanel on other servers', () => {
  const answering = (version: string) =>
    interceptedFetch(server, ({ path }) =>
      path === '/api/version' ? Response.json({ version, application: 'Dependency-Track' }) : undefined,
    );

  it('asks for the name of a secret where the server keeps secrets by name', async () => {
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: '*' }} />, {
      server,
      fetch: answering('5.0.2'),
    });
    await screen.findByRole('form', { name: 'Create repository' });

    await user.click(screen.getByRole('switch', { name: /^Authentication/ }));

    expect(await screen.findByRole('textbox', { name: 'Secret name' })).toBeVisible();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
  });

  it('asks for a user name where the server cannot sign in with a token alone', async () => {
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" defaultValue={{ open: '*' }} />, {
      server,
      fetch: answering('4.11.7'),
    });
    await screen.findByRole('form', { name: 'Create repository' });
    await user.click(screen.getByRole('switch', { name: /^Authentication/ }));

    await user.click(screen.getAllByRole('button', { name: 'Create repository' }).at(-1)!);

    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/This field is required/));
  });
});

describe('RepositoryPanel, when the server answers late', () => {
  /** Sends a new repository whose answer is held back. */
  async function creating() {
    const held = heldAnswers(server);
    const onValueChange = vi.fn<(value: CrudValue) => void>();
    const onRepositorySaved = vi.fn();
    const { user } = await kitPage(
      <RepositoryPanel type="MAVEN" onValueChange={onValueChange} onRepositorySaved={onRepositorySaved} />,
      { server, fetch: held.fetch },
    );
    await user.click(await screen.findByRole('button', { name: 'Create repository…' }));
    const form = await screen.findByRole('form', { name: 'Create repository' });
    type('ID', 'acme');
    type('URL', 'https://repo.acme.example/one');
    const answer = held.hold({ method: 'PUT', path: '/repository' });
    await user.click(within(form).getByRole('button', { name: 'Create repository' }));
    await waitFor(() => expect(answer.count()).toBe(1));
    return { user, answer, onValueChange, onRepositorySaved };
  }

  it('takes no other identifier while the repository is created, because it could not be saved any more', async () => {
    const { answer } = await creating();
    expect(field('ID')).toHaveAttribute('readonly');

    answer.release();

    expect(await screen.findByRole('form', { name: 'acme' })).toBeVisible();
    expect(field(/^ID/)).toHaveAttribute('readonly');
  });

  it('leaves the row alone that was opened meanwhile, and what was searched for', async () => {
    const { user, answer, onValueChange, onRepositorySaved } = await creating();
    await user.click(screen.getByRole('button', { name: 'central' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('form', { name: 'central' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cent' } });
    const central = onValueChange.mock.lastCall![0].open;

    answer.release();
    await waitFor(() => expect(onRepositorySaved).toHaveBeenCalledOnce());

    expect(onRepositorySaved.mock.lastCall![0]).toMatchObject({
      repository: { identifier: 'acme' },
      isNew: true,
    });
    expect(onValueChange.mock.lastCall![0]).toMatchObject({ open: central, searchText: 'cent' });
    expect(screen.getByRole('form', { name: 'central' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('cent');
  });

  it('goes on in the form of what was created, with what was typed meanwhile', async () => {
    const { user, answer, onValueChange } = await creating();
    type('URL', 'https://repo.acme.example/two');

    answer.release();

    const form = await screen.findByRole('form', { name: 'acme' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ open: expect.stringMatching(/^[\da-f-]{36}$/) }),
      { isStep: true },
    );
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(within(form).getByText('1 change')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await within(form).findByText('Saved');
    expect(await stored('acme')).toMatchObject({ url: 'https://repo.acme.example/two' });
  });
});

describe('RepositoryPanel, where the server does not answer', () => {
  it.each([
    ['what it can do', '/api/version'],
    ['the row as it is now', '/repository/MAVEN'],
  ])('asks for %s again before there are fields', async (_, path) => {
    await aRepository();
    let isBroken = false;
    const { user } = await kitPage(<RepositoryPanel type="MAVEN" />, {
      server,
      fetch: interceptedFetch(server, (request) => {
        if (isBroken && request.path.endsWith(path)) throw new TypeError('Failed to fetch');
        return undefined;
      }),
    });
    await row('acme');
    isBroken = true;

    await user.click(screen.getByRole('button', { name: 'acme' }));
    const form = await screen.findByRole('form');
    expect(await within(form).findByText('Could not load the latest data')).toBeVisible();
    expect(within(form).queryByRole('textbox')).toBeNull();
    isBroken = false;
    await user.click(within(form).getByRole('button', { name: 'Try again' }));

    expect(await within(form).findByLabelText(/^URL/)).toHaveValue(ACME.url);
  });
});

describe('RepositoryPanel tells its host', () => {
  it('what was changed and what was deleted', async () => {
    await aRepository({ authenticationRequired: false });
    const onRepositorySaved = vi.fn();
    const onRepositoryDeleted = vi.fn();
    const { user } = await kitPage(
      <RepositoryPanel
        type="MAVEN"
        onRepositorySaved={onRepositorySaved}
        onRepositoryDeleted={onRepositoryDeleted}
      />,
      { server },
    );
    await user.click(await screen.findByRole('button', { name: 'acme' }));
    const form = await screen.findByRole('form', { name: 'acme' });
    await user.click(await within(form).findByRole('switch', { name: /^Enabled/ }));
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onRepositorySaved).toHaveBeenCalledOnce());
    expect(onRepositorySaved.mock.lastCall![0]).toMatchObject({
      repository: { identifier: 'acme', enabled: false },
      isNew: false,
    });

    await user.click(within(form).getByRole('button', { name: 'Delete repository…' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete repository' }));

    await waitFor(() => expect(onRepositoryDeleted).toHaveBeenCalledOnce());
    expect(onRepositoryDeleted.mock.lastCall![0]).toMatchObject({ repository: { identifier: 'acme' } });
    expect(screen.queryByRole('form')).toBeNull();
  });
});
