import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account, Team, UserKind } from '../../src/schema/access.js';
import { OidcGroupPanel } from '../../src/widgets/administration/OidcGroupPanel/index.js';
import { PermissionPanel } from '../../src/widgets/administration/PermissionPanel/index.js';
import { ProjectAccessPanel } from '../../src/widgets/administration/ProjectAccessPanel/index.js';
import { TeamPanel } from '../../src/widgets/administration/TeamPanel/index.js';
import { UserPanel } from '../../src/widgets/administration/UserPanel/index.js';
import { apiCall } from '../support/apiCall.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

type User = Awaited<ReturnType<typeof kitPage>>['user'];

async function aTeam(name = 'Payments') {
  const answer = await apiCall(server)('PUT', '/team', { name });
  return (await answer.json()) as Team;
}

async function aUser(kind: UserKind, username: string) {
  const account = {
    username,
    fullname: 'Ada Lindqvist',
    email: 'ada@halden.example',
    newPassword: 'Correct-horse-1',
    confirmPassword: 'Correct-horse-1',
  };
  await apiCall(server)('PUT', `/user/${kind}`, kind === 'managed' ? account : { username });
}

const team = async (name: string) => (await server.get<Team[]>('/team')).find((one) => one.name === name);
const account = async (kind: UserKind, username: string) =>
  (await server.get<Account[]>(`/user/${kind}`)).find((one) => one.username === username);
const namesOf = (things: readonly { name: string }[] = []) => things.map(({ name }) => name);

const form = (name: string) => screen.findByRole('form', { name });
const block = async (name: string) => screen.findByRole('region', { name });
const notices = (told: { notices: readonly { title: string }[] }) => told.notices.map(({ title }) => title);

/** Opens the dialog of a block, picks a row and adds it. */
async function add(user: User, region: string, button: RegExp, row: string | RegExp) {
  await user.click(within(await block(region)).getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('checkbox', { name: row }));
  await user.click(within(dialog).getByRole('button', { name: /^Add selected/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('TeamPanel', () => {
  it('creates a team, which then gets permissions, members and groups', async () => {
    await aUser('oidc', 'carl');
    await apiCall(server)('PUT', '/oidc/group', { name: 'security' });
    const onTeamSaved = vi.fn();
    const { user, told } = await kitPage(<TeamPanel onTeamSaved={onTeamSaved} />, { server });

    await user.click(await screen.findByRole('button', { name: 'Create team…' }));
    await form('Create team');
    await pasteInto(user, screen.getByRole('textbox', { name: 'Name' }), ' Payments ');
    await user.click(screen.getAllByRole('button', { name: 'Create team' }).at(-1)!);
    await form('Payments');
    expect(onTeamSaved).toHaveBeenCalledWith({
      team: expect.objectContaining({ name: 'Payments' }),
      isNew: true,
    });

    await add(user, 'Permissions', /^Add/, /Upload BOMs/);
    await within(await block('Permissions')).findByText('Upload BOMs');
    await add(user, 'Members', /^Add/, /carl/);
    await within(await block('Members')).findByText('carl');
    await add(user, 'OpenID Connect groups', /^Add/, /security/);
    await within(await block('OpenID Connect groups')).findByText('security');

    const stored = await team('Payments');
    expect(namesOf(stored?.permissions)).toEqual(['BOM_UPLOAD']);
    expect(stored?.oidcUsers).toMatchObject([{ username: 'carl' }]);
    expect(stored?.mappedOidcGroups).toMatchObject([{ group: { name: 'security' } }]);
    expect(notices(told)).toContain('carl added to Payments');
  });

  it('shows a new key once, and hides most of it in the list', async () => {
    const { uuid } = await aTeam();
    const { user } = await kitPage(<TeamPanel defaultValue={{ open: uuid }} />, { server });
    await form('Payments');

    await user.click(within(await block('API keys')).getByRole('button', { name: 'Create API key' }));

    const dialog = await screen.findByRole('dialog', { name: 'New API key for Payments' });
    const key = (await team('Payments'))?.apiKeys?.[0]?.key ?? '';
    expect(dialog).toHaveTextContent(key);
    expect(dialog).toHaveTextContent('anyone who manages access can read it through the API');
    const asKey = await server.fetch('/api/v1/team/self', { headers: { 'X-Api-Key': key } });
    expect(asKey.status).toBe(200);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await within(await block('API keys')).findByText(/\*{8}/);
    expect(document.body).not.toHaveTextContent(key);
  });

  it('says that a new key is not shown again where the server does not keep it', async () => {
    const { uuid } = await aTeam();
    const fetch = interceptedFetch(server, ({ method, path }) =>
      method === 'PUT' && path.endsWith('/key')
        ? Response.json({ key: 'odt_12345678_secret', publicId: '12345678', maskedKey: 'odt_12345678****' })
        : undefined,
    );
    const { user } = await kitPage(<TeamPanel defaultValue={{ open: uuid }} />, { server, fetch });
    await form('Payments');

    await user.click(within(await block('API keys')).getByRole('button', { name: 'Create API key' }));

    const dialog = await screen.findByRole('dialog', { name: 'New API key for Payments' });
    expect(dialog).toHaveTextContent('Copy it now. You cannot view it again.');
    expect(dialog).not.toHaveTextContent('through the API');
  });

  it('says why no key was made until one is', async () => {
    const { uuid } = await aTeam();
    let isRefusing = true;
    const fetch = interceptedFetch(server, ({ method, path }) =>
      isRefusing && method === 'PUT' && path.endsWith('/key')
        ? new Response(null, { status: 500 })
        : undefined,
    );
    const { user, told } = await kitPage(<TeamPanel defaultValue={{ open: uuid }} />, { server, fetch });
    await form('Payments');
    const keys = within(await block('API keys'));

    await user.click(keys.getByRole('button', { name: 'Create API key' }));
    expect(await keys.findByRole('alert')).toHaveTextContent('Could not create the API key');
    await expectAccessible();
    isRefusing = false;
    await user.click(keys.getByRole('button', { name: 'Create API key' }));

    await screen.findByRole('dialog', { name: 'New API key for Payments' });
    expect(screen.queryByText('Could not create the API key')).toBeNull();
    expect(told.notices).toEqual([]);
  });

  it('says what a key is for, replaces it and deletes it, after a question', async () => {
    const { uuid } = await aTeam();
    await apiCall(server)('PUT', `/team/${uuid}/key`);
    const before = (await team('Payments'))?.apiKeys?.[0]?.key;
    const { user } = await kitPage(<TeamPanel defaultValue={{ open: uuid }} />, { server });
    await form('Payments');
    const keys = await block('API keys');

    await user.click(within(keys).getByRole('button', { name: /^Edit comment of / }));
    const dialog = await screen.findByRole('dialog');
    await pasteInto(user, within(dialog).getByRole('textbox', { name: /Comment/ }), 'CI of payments');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(keys).findByText('CI of payments');

    await user.click(within(keys).getByRole('button', { name: /^Regenerate/ }));
    await user.click(await screen.findByRole('button', { name: 'Regenerate API key' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    const after = (await team('Payments'))?.apiKeys?.[0]?.key;
    expect(after).toBeTruthy();
    expect(after).not.toBe(before);

    await user.click(within(keys).getByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete API key' }));
    await within(keys).findByText('No API keys');
    expect((await team('Payments'))?.apiKeys ?? []).toEqual([]);
  });

  it('shows the first fifty of many members, more on demand, and finds one by name', async () => {
    const { uuid } = await aTeam();
    for (let number = 0; number < 80; number += 1) {
      const username = `member-${String(number).padStart(3, '0')}`;
      await aUser('oidc', username);
      await apiCall(server)('POST', `/user/${username}/membership`, { uuid });
    }
    const { user } = await kitPage(<TeamPanel defaultValue={{ open: uuid }} />, { server });
    const members = within(await block('Members'));
    expect(await members.findByText('Showing 50 of 80')).toBeVisible();
    expect(members.getAllByRole('listitem')).toHaveLength(50);

    await user.click(members.getByRole('button', { name: 'Show more' }));
    expect(members.getAllByRole('listitem')).toHaveLength(80);
    expect(members.queryByText(/^Showing /)).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());

    // Enter in it does not save the form around it.
    const name = within(await form('Payments')).getByRole('textbox', { name: /^Name/ });
    await user.type(name, ' and more');
    await user.type(members.getByRole('searchbox', { name: 'Search by name' }), '-07{Enter}');
    expect(members.getAllByRole('listitem')).toHaveLength(10);
    expect(members.getByRole('status')).toHaveTextContent('Showing 10 of 80');
    expect((await server.get<{ name: string }>(`/team/${uuid}`)).name).toBe('Payments');
    await user.type(members.getByRole('searchbox', { name: 'Search by name' }), 'x');
    expect(members.getByText('No matches')).toBeVisible();
  });

  it('brings back what was removed', async () => {
    const { uuid } = await aTeam();
    await apiCall(server)('POST', `/permission/BOM_UPLOAD/team/${uuid}`);
    const { user, told } = await kitPage(<TeamPanel defaultValue={{ open: uuid }} />, { server });
    await form('Payments');

    await user.click(screen.getByRole('button', { name: 'Remove Upload BOMs from Payments' }));
    await within(await block('Permissions')).findByText('No direct permissions');
    expect(namesOf((await team('Payments'))?.permissions)).toEqual([]);

    told.notices.at(-1)?.action?.run();
    await within(await block('Permissions')).findByText('Upload BOMs');
    expect(namesOf((await team('Payments'))?.permissions)).toEqual(['BOM_UPLOAD']);
  });

  it('asks before the user takes the management of access from themselves, and says why the server refuses', async () => {
    const { uuid } = (await team('Administrators'))!;
    const me = (await server.get<Account>('/user/self')).username;
    for (const { name } of (await account('managed', me))?.permissions ?? [])
      await apiCall(server)('DELETE', `/permission/${name}/user/${me}`);
    const { user, told } = await kitPage(<TeamPanel defaultValue={{ open: uuid }} />, { server });
    await form('Administrators');
    const members = await block('Members');

    await user.click(
      await within(members).findByRole('button', { name: `Remove ${me} from Administrators` }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Remove your own permissions?' });
    expect(question).toHaveTextContent('Manage access');
    expect(question).toHaveTextContent('Only someone else who manages access can restore this.');
    await user.click(within(question).getByRole('button', { name: 'Remove my permissions' }));

    await waitFor(() => expect(told.notices.at(-1)).toMatchObject({ kind: 'failure' }));
    expect(JSON.stringify(told.notices.at(-1))).toMatch(/ACCESS_MANAGEMENT/);
    expect((await team('Administrators'))?.managedUsers).toMatchObject([{ username: me }]);
  });

  it('asks before it gives powerful permissions, to the team or to whoever joins it, and takes them again', async () => {
    await aUser('managed', 'ada');
    const { uuid } = await aTeam();
    const { user, told } = await kitPage(<TeamPanel defaultValue={{ open: uuid }} />, { server });
    await form('Payments');
    const pick = async (region: string, row: RegExp) => {
      await user.click(within(await block(region)).getByRole('button', { name: /^Add/ }));
      const dialog = await screen.findByRole('dialog');
      await user.click(await within(dialog).findByRole('checkbox', { name: row }));
      await user.click(within(dialog).getByRole('button', { name: 'Add selected' }));
    };
    const asked = () => screen.findByRole('alertdialog', { name: 'Grant a powerful permission?' });

    await pick('Permissions', /^.*Configure the system/);
    expect(await asked()).toHaveTextContent('Payments gets: Configure the system.');
    expect(namesOf((await team('Payments'))?.permissions)).toEqual([]);
    await user.click(within(await asked()).getByRole('button', { name: 'Grant permission' }));
    await waitFor(async () =>
      expect(namesOf((await team('Payments'))?.permissions)).toEqual(['SYSTEM_CONFIGURATION']),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await pick('Members', /ada/);
    expect(await asked()).toHaveTextContent('ada gets: Configure the system.');
    await user.click(within(await asked()).getByRole('button', { name: 'Grant permission' }));
    const members = async () => (await team('Payments'))?.managedUsers?.map(({ username }) => username) ?? [];
    await waitFor(async () => expect(await members()).toEqual(['ada']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => told.notices.at(-1)!.action!.run());
    await waitFor(async () => expect(await members()).toEqual([]));
  });

  it('asks before a team is deleted, with what goes with it', async () => {
    const { uuid } = await aTeam();
    await apiCall(server)('PUT', `/team/${uuid}/key`);
    const onTeamDeleted = vi.fn();
    const { user } = await kitPage(
      <TeamPanel defaultValue={{ open: uuid }} onTeamDeleted={onTeamDeleted} />,
      { server },
    );
    await form('Payments');
    await user.click(screen.getByRole('button', { name: 'Delete team…' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(
      'It has no members. Its API key stops working. This cannot be undone.',
    );
    await user.click(within(question).getByRole('button', { name: 'Delete team' }));
    await waitFor(() => expect(onTeamDeleted).toHaveBeenCalled());
    expect(await team('Payments')).toBeUndefined();
  });
});

describe('UserPanel', () => {
  it('creates a user of the server, who can then sign in, and suspends them', async () => {
    const { user } = await kitPage(<UserPanel kind="managed" />, { server });
    await user.click(await screen.findByRole('button', { name: 'Create user…' }));
    await form('Create user');
    await user.click(screen.getAllByRole('button', { name: 'Create user' }).at(-1)!);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Username/ })).toBeInvalid());
    await user.type(screen.getByRole('textbox', { name: /Username/ }), 'ada');
    await pasteInto(user, screen.getByRole('textbox', { name: /Full name/ }), 'Ada Lindqvist');
    await pasteInto(user, screen.getByRole('textbox', { name: /Email/ }), 'ada@halden.example');
    await pasteInto(
      user,
      screen.getByLabelText(/^Password/, { selector: 'input[type=password]' }),
      'Correct-horse-1',
    );
    await user.click(screen.getAllByRole('button', { name: 'Create user' }).at(-1)!);
    await form('ada');
    const signIn = () =>
      server.fetch('/api/v1/user/login', {
        method: 'POST',
        body: new URLSearchParams({ username: 'ada', password: 'Correct-horse-1' }),
      });
    expect((await signIn()).status).toBe(200);

    await user.click(screen.getByRole('switch', { name: /^Suspended/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await account('managed', 'ada'))?.suspended).toBe(true));
    expect((await signIn()).status).not.toBe(200);
  });

  it('wants an e-mail address, and names that are not too long', async () => {
    await aUser('managed', 'ada');
    const { user } = await kitPage(<UserPanel kind="managed" defaultValue={{ open: 'ada' }} />, { server });
    await form('ada');
    const field = (name: RegExp) => screen.getByRole('textbox', { name });

    fireEvent.change(field(/^Email/), { target: { value: 'ada, bob@halden.example' } });
    fireEvent.change(field(/^Full name/), { target: { value: 'n'.repeat(256) } });
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(field(/^Email/)).toHaveAccessibleDescription(
        /^Enter an email address, such as jane@example\.org\./,
      ),
    );
    expect(field(/^Full name/)).toHaveAccessibleDescription(/^Use 255 characters or fewer\. This has 256\./);
    expect(await account('managed', 'ada')).toMatchObject({ email: 'ada@halden.example' });
  });

  it('leaves an e-mail address alone that was stored as it is', async () => {
    const body = { username: 'ada', fullname: 'Ada', email: 'nowhere', newPassword: 'Correct-horse-1' };
    await apiCall(server)('PUT', '/user/managed', { ...body, confirmPassword: body.newPassword });
    const { user } = await kitPage(<UserPanel kind="managed" defaultValue={{ open: 'ada' }} />, { server });
    await form('ada');

    await user.click(screen.getByRole('switch', { name: /^Suspended/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(async () => expect((await account('managed', 'ada'))?.suspended).toBe(true));
  });

  it('says at the name that it is taken, and keeps what was typed', async () => {
    await aUser('ldap', 'ada');
    const { user } = await kitPage(<UserPanel kind="oidc" defaultValue={{ open: '*' }} />, { server });
    await form('Create user');
    await user.type(screen.getByRole('textbox', { name: /Username/ }), 'ada');
    await user.click(screen.getAllByRole('button', { name: 'Create user' }).at(-1)!);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Username/ })).toBeInvalid());
    expect(screen.getByRole('textbox', { name: /Username/ })).toHaveAccessibleDescription(
      /This username is already in use, possibly by another type of user\./,
    );
    expect(screen.getByRole('textbox', { name: /Username/ })).toHaveValue('ada');
  });

  it.each(['ldap', 'oidc'] as const)(
    'gives a %s user a team, and says what it may do through it',
    async (kind) => {
      const name = 'ada/?#%';
      await aUser(kind, name);
      const { uuid } = await aTeam();
      await apiCall(server)('POST', `/permission/BOM_UPLOAD/team/${uuid}`);
      const { user } = await kitPage(<UserPanel kind={kind} defaultValue={{ open: name }} />, { server });
      await form(name);

      await add(user, 'Teams', /^Add/, /Payments/);

      const permissions = await block('Permissions');
      await within(permissions).findByText('Through Payments');
      expect(permissions).toHaveTextContent('Upload BOMs');
      expect(namesOf((await account(kind, name))?.teams)).toEqual(['Payments']);
    },
  );

  it('warns before the own account is deleted or suspended', async () => {
    const me = (await server.get<Account>('/user/self')).username;
    const { user } = await kitPage(<UserPanel kind="managed" defaultValue={{ open: me }} />, { server });
    await form(me);
    await user.click(screen.getByRole('switch', { name: /^Suspended/ }));
    expect(await screen.findByText(/This is your own account/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /^Suspended/ }));
    await user.click(screen.getByRole('button', { name: 'Delete user…' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('This is your own account');
    await user.click(within(question).getByRole('button', { name: 'Delete user' }));
    expect(await within(question).findByText(/ACCESS_MANAGEMENT/)).toBeVisible();
    expect(await account('managed', me)).toBeDefined();
  });
});

describe('OidcGroupPanel', () => {
  it('creates a group and lets its members belong to a team', async () => {
    await aTeam();
    const { user } = await kitPage(<OidcGroupPanel />, { server });
    expect(await screen.findByText('No groups yet')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Create group…' })[0]!);
    await form('Create group');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'security');
    await user.click(screen.getAllByRole('button', { name: 'Create group' }).at(-1)!);
    await form('security');
    await add(user, 'Teams', /^Add/, /Payments/);
    await within(await block('Teams')).findByText('Payments');
    expect((await team('Payments'))?.mappedOidcGroups).toMatchObject([{ group: { name: 'security' } }]);
    await user.click(screen.getByRole('button', { name: 'Remove Payments from security' }));
    await within(await block('Teams')).findByText('No teams');
    expect((await team('Payments'))?.mappedOidcGroups ?? []).toEqual([]);
  });
});

describe('a user who takes the management of access from themselves', () => {
  /** Someone else keeps the permission, and the user has it only through a team. */
  beforeEach(async () => {
    await aUser('managed', 'ada');
    await apiCall(server)('POST', '/permission/ACCESS_MANAGEMENT/user/ada');
    for (const { name } of (await account('managed', 'admin'))?.permissions ?? [])
      await apiCall(server)('DELETE', `/permission/${name}/user/admin`);
  });

  async function confirmLoss(user: User) {
    const question = await screen.findByRole('alertdialog', { name: 'Remove your own permissions?' });
    await user.click(within(question).getByRole('button', { name: 'Remove my permissions' }));
    expect(
      await screen.findByRole('heading', { name: 'You do not have permission to view this' }),
    ).toBeVisible();
    expect(screen.getByText(/Manage access/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
  }

  it('sees no teams any more', async () => {
    const { uuid } = (await team('Administrators'))!;
    const { user, told } = await kitPage(<TeamPanel defaultValue={{ open: uuid }} />, { server });
    const members = await block('Members');

    await user.click(
      await within(members).findByRole('button', { name: 'Remove admin from Administrators' }),
    );

    await confirmLoss(user);
    // They cannot give it back to themselves.
    expect(told.notices).toEqual([{ kind: 'success', title: 'admin removed from Administrators' }]);
  });

  it('sees no users any more, also while something typed is not saved', async () => {
    const { user } = await kitPage(<UserPanel kind="managed" defaultValue={{ open: 'admin' }} />, { server });
    await pasteInto(user, await screen.findByRole('textbox', { name: /^Full name/ }), ' the First');

    await user.click(
      await within(await block('Teams')).findByRole('button', { name: 'Remove Administrators from admin' }),
    );

    await confirmLoss(user);
  });

  it('sees no permissions any more', async () => {
    const panel = <PermissionPanel defaultValue={{ open: 'ACCESS_MANAGEMENT' }} />;
    const { user } = await kitPage(panel, { server });

    await user.click(
      await within(await block('Teams')).findByRole('button', {
        name: 'Remove Administrators from Manage access',
      }),
    );

    await confirmLoss(user);
  });
});

describe('PermissionPanel', () => {
  it('lists who has a permission, and gives it to a user', async () => {
    await aUser('managed', 'ada');
    const { user } = await kitPage(<PermissionPanel defaultValue={{ open: 'BOM_UPLOAD' }} />, { server });
    await form('Upload BOMs');
    expect(await block('Teams')).toHaveTextContent('Automation');
    await add(user, 'Direct users', /^Add/, /ada/);
    await within(await block('Direct users')).findByText('ada');
    expect(namesOf((await account('managed', 'ada'))?.permissions)).toEqual(['BOM_UPLOAD']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'VULNERABILITY_ANALYSIS' } });
    expect(await screen.findByText('1 match')).toBeVisible();
  });
});

describe('the matrix of PermissionPanel', () => {
  // Its code is a separate file, for which the transformer of the tests may take longer than a test waits.
  beforeAll(() => import('../../src/widgets/administration/PermissionPanel/PermissionMatrix.js'));

  const opened = async (fetch = server.fetch) => {
    const page = await kitPage(<PermissionPanel />, { server, fetch });
    await page.user.click(await screen.findByRole('radio', { name: 'Matrix' }));
    await screen.findByRole('checkbox', { name: 'View portfolio for Automation' });
    return page;
  };
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('gives and takes a permission at once, and says what comes through teams', async () => {
    await aUser('managed', 'ada');
    await apiCall(server)('POST', '/user/ada/membership', { uuid: (await team('Automation'))!.uuid });
    const { user, preferences } = await opened();
    expect(box('View portfolio for ada')).not.toBeChecked();
    expect(screen.getAllByRole('img', { name: 'Through Automation' })).not.toHaveLength(0);

    await user.click(box('Audit findings for ada'));
    expect(box('Audit findings for ada')).toBeChecked();
    await waitFor(async () =>
      expect(namesOf((await account('managed', 'ada'))?.permissions)).toEqual(['VULNERABILITY_ANALYSIS']),
    );
    await user.click(box('View portfolio for Automation'));
    await waitFor(async () =>
      expect(namesOf((await team('Automation'))?.permissions)).not.toContain('VIEW_PORTFOLIO'),
    );
    await waitFor(() => expect(box('View portfolio for Automation')).not.toBeChecked());
    expect(preferences.get('PermissionPanelView')).toBe('matrix');

    // A permission that someone else revokes in the meantime is not reported as a failure of the server.
    await apiCall(server)('DELETE', '/permission/VULNERABILITY_ANALYSIS/user/ada');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(box('Audit findings for ada')).not.toBeChecked());
  });

  it('asks before users take something from themselves, and ticks nothing that was refused', async () => {
    const fetch = interceptedFetch(server, ({ method, path }) =>
      method === 'POST' && path.startsWith('/api/v1/permission/')
        ? new Response(null, { status: 403 })
        : undefined,
    );
    const { user, told } = await opened(fetch);
    // They have it through a team, too, so that nothing is lost yet.
    await user.click(box('Manage access for admin'));
    await waitFor(async () =>
      expect(namesOf((await account('managed', 'admin'))?.permissions)).not.toContain('ACCESS_MANAGEMENT'),
    );
    await waitFor(() => expect(box('Manage access for admin')).not.toBeChecked());
    await user.click(box('Manage access for Administrators'));
    const question = await screen.findByRole('alertdialog', { name: 'Remove your own permissions?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(box('Manage access for Administrators')).toBeChecked();

    told.notices.length = 0;
    await user.click(box('Manage access for Automation'));
    await user.click(await screen.findByRole('button', { name: 'Grant permission' }));
    await waitFor(() => expect(notices(told)).toEqual(['Could not grant “Manage access” to Automation']));
    expect(box('Manage access for Automation')).not.toBeChecked();
  });

  it('asks no longer about a permission that its user has through another way again', async () => {
    const { user, told } = await opened();
    await user.click(box('Manage access for admin'));
    await waitFor(() => expect(notices(told)).toEqual(['“Manage access” revoked from admin']));
    await user.click(box('Manage access for Administrators'));
    await screen.findByRole('alertdialog', { name: 'Remove your own permissions?' });

    act(() => told.notices.at(-1)?.action?.run());

    await waitFor(() => expect(box('Manage access for admin')).toBeChecked());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(box('Manage access for Administrators')).toBeChecked();
  });

  it('asks before it grants what lets somebody gain everything, and undoes each change', async () => {
    await aUser('managed', 'ada');
    const { user, told } = await opened();
    const own = async () => namesOf((await account('managed', 'ada'))?.permissions);

    await user.click(box('Manage access for ada'));
    const question = await screen.findByRole('alertdialog', { name: 'Grant a powerful permission?' });
    expect(question).toHaveTextContent('ada gets: Manage access.');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(box('Manage access for ada')).not.toBeChecked();
    expect(await own()).toEqual([]);

    await user.click(box('Manage access for ada'));
    await user.click(await screen.findByRole('button', { name: 'Grant permission' }));
    await waitFor(async () => expect(await own()).toEqual(['ACCESS_MANAGEMENT']));
    await waitFor(() => expect(notices(told)).toEqual(['“Manage access” granted to ada']));
    act(() => told.notices[0]!.action!.run());
    await waitFor(async () => expect(await own()).toEqual([]));

    // Less powerful permissions need no confirmation.
    await user.click(box('View portfolio for ada'));
    await waitFor(async () => expect(await own()).toEqual(['VIEW_PORTFOLIO']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('draws what comes through a team differently, and says so above', async () => {
    await aUser('managed', 'ada');
    await apiCall(server)('POST', '/user/ada/membership', { uuid: (await team('Automation'))!.uuid });
    await opened();

    expect(box('View portfolio for ada')).toBePartiallyChecked();
    expect(box('View portfolio for ada')).toHaveAccessibleDescription('Through Automation');
    expect(box('Manage access for ada')).not.toBePartiallyChecked();
    for (const meaning of [
      'Granted directly',
      'Only through a team',
      'Granted directly and through a team',
    ]) {
      expect(screen.getByText(meaning)).toBeVisible();
    }
  });

  it('goes with the right to see it', async () => {
    await aUser('managed', 'ada');
    await apiCall(server)('POST', '/permission/ACCESS_MANAGEMENT/user/ada');
    await apiCall(server)('DELETE', '/permission/ACCESS_MANAGEMENT/user/admin');
    const { user } = await opened();

    await user.click(box('Manage access for Administrators'));
    const question = await screen.findByRole('alertdialog', { name: 'Remove your own permissions?' });
    await user.click(within(question).getByRole('button', { name: 'Remove my permissions' }));

    expect(
      await screen.findByRole('heading', { name: 'You do not have permission to view this' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is searched, and narrowed to teams', async () => {
    await aUser('managed', 'ada');
    const { user } = await opened();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ada' } });
    expect(await screen.findByText('1 match')).toBeVisible();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    await user.click(screen.getAllByRole('button', { name: 'Type' })[0]!);
    await user.click(await screen.findByRole('menuitem', { name: 'Team' }));
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: 'View portfolio for ada' })).toBeNull(),
    );
    expect(box('View portfolio for Automation')).toBeVisible();
  });
});

describe('ProjectAccessPanel', () => {
  const controlled = async () =>
    (await server.get<{ propertyName: string; propertyValue?: string }[]>('/configProperty')).find(
      ({ propertyName }) => propertyName === 'acl.enabled',
    )?.propertyValue;

  it('asks before it limits what teams see', async () => {
    const { user } = await kitPage(<ProjectAccessPanel />, { server });
    await user.click(
      await screen.findByRole('switch', { name: /^Teams see only the projects assigned to them/ }),
    );
    const question = await screen.findByRole('alertdialog', { name: 'Turn on portfolio access control?' });
    expect(await controlled()).toBe('false');
    await user.click(within(question).getByRole('button', { name: 'Turn on' }));
    await waitFor(() =>
      expect(
        screen.getByRole('switch', { name: /^Teams see only the projects assigned to them/ }),
      ).toBeChecked(),
    );
    expect(await controlled()).toBe('true');
  });

  it('gives projects to a team from more pages than one, and takes them again', async () => {
    const { uuid } = await aTeam();
    for (let count = 1; count <= 3; count++)
      await apiCall(server)('PUT', '/project', { name: `shop-${count}`, version: '1.0' });
    const { user } = await kitPage(<ProjectAccessPanel defaultValue={{ open: uuid }} />, { server });
    const panel = await form('Payments');
    await user.click((await within(panel).findAllByRole('button', { name: 'Assign projects…' }))[0]!);
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('checkbox', { name: /shop-1/ }));
    await user.click(within(dialog).getByRole('checkbox', { name: /shop-3/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Add selected' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await within(panel).findByText('2 projects assigned')).toBeVisible();
    expect(await server.get<unknown[]>(`/acl/team/${uuid}`)).toHaveLength(2);
    await expectAccessible();

    await user.click(within(panel).getByRole('checkbox', { name: /shop-1/ }));
    await user.click(await within(panel).findByRole('button', { name: 'Remove…' }));
    await user.click(await screen.findByRole('button', { name: 'Remove project' }));
    expect(await within(panel).findByText('1 project assigned')).toBeVisible();
    expect(await server.get<unknown[]>(`/acl/team/${uuid}`)).toHaveLength(1);
  });

  it('says that the switch takes another right', async () => {
    await kitPage(<ProjectAccessPanel />, { server, as: ['ACCESS_MANAGEMENT'] });
    expect(
      await screen.findByText(/You do not have permission to see whether portfolio access control is on\./),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Administrators' })).toBeVisible();
  });
});
