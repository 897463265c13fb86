import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getUserSelf } from '../../src/api/users.js';
import { ProfileDialog } from '../../src/widgets/account/ProfileDialog/index.js';
import { pasteInto } from '../support/pasteInto.js';
import { requestsOf } from '../support/requestsOf.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage, type KitPageOptions } from './kitPage.js';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

/** Answers instead of the server when the form sends or requests data. */
const answering = (of: 'GET' | 'POST', answer: () => Response | Promise<Response>) =>
  interceptedFetch(server, ({ path, method }) =>
    path.endsWith('/user/self') && method === of ? answer() : undefined,
  );

async function open(options: Partial<KitPageOptions> = {}) {
  const onClose = vi.fn();
  const onProfileSaved = vi.fn();
  const page = await kitPage(<ProfileDialog onClose={onClose} onProfileSaved={onProfileSaved} />, {
    server,
    as: 'viewer',
    ...options,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Your profile' });
  const retype = async (label: string, text: string) => {
    await page.user.clear(within(dialog).getByLabelText(label));
    if (text) await pasteInto(page.user, within(dialog).getByLabelText(label), text);
  };
  const save = () => page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  return { ...page, dialog, onClose, onProfileSaved, retype, save };
}

/** The dialog with the fields of the signed-in user. */
async function openForm(options: Partial<KitPageOptions> = {}) {
  const page = await open(options);
  await within(page.dialog).findByDisplayValue('viewer@bomdeck.example');
  return page;
}

describe('ProfileDialog', () => {
  describe('on a server that does not tell people their name', () => {
    const hiding = (who: 'admin' | 'viewer') =>
      interceptedFetch(server, async ({ method, path }) => {
        if (method !== 'GET' || !path.endsWith('/user/self')) return undefined;
        const { fullname: _, ...self } = await server.get<Record<string, unknown>>('/user/self', who);
        return Response.json(self);
      });

    it('finds it where the user may see accounts', async () => {
      const { dialog } = await open({ as: 'admin', fetch: hiding('admin') });

      expect(await within(dialog).findByLabelText('Full name')).toHaveValue('Administrator');
    });

    it('says that what is typed is stored', async () => {
      const { dialog } = await open({ fetch: hiding('viewer') });

      expect(
        await within(dialog).findByText(/Your stored name is not shown\. Your entry replaces it\./),
      ).toBeVisible();
    });
  });

  it('saves name and e-mail address of somebody without any right but their own', async () => {
    const { api, dialog, told, onProfileSaved, retype, save } = await openForm();
    expect(within(dialog).getByLabelText('Full name')).toHaveValue('viewer');
    expect(within(dialog).getByLabelText('Full name')).toHaveFocus();

    await retype('Full name', ' Zoë Ødegård ');
    await retype('Email address', 'zoe@shop.example');
    await save();

    await waitFor(() => expect(onProfileSaved).toHaveBeenCalledOnce());
    expect(onProfileSaved.mock.calls[0]![0]).toMatchObject({
      user: { username: 'viewer', fullname: 'Zoë Ødegård', email: 'zoe@shop.example' },
    });
    expect(await getUserSelf(api)).toMatchObject({ fullname: 'Zoë Ødegård', email: 'zoe@shop.example' });
    expect(told.notices).toMatchObject([{ kind: 'success', title: 'Profile saved' }]);
  });

  it('says what the user may do, and through which teams', async () => {
    const { dialog, unmount } = await openForm();
    expect(dialog).toHaveTextContent('Permissions');
    expect(within(dialog).getByText('View portfolio')).toBeVisible();
    expect(within(dialog).queryByText('Manage access')).toBeNull();
    unmount();
    const other = await open({
      fetch: answering('GET', () => Response.json({ username: 'carl', teams: [{ name: 'Automation' }] })),
    });
    expect(await within(other.dialog).findByText('Automation')).toBeVisible();
  });

  it('says at the fields what is missing or no address, and sends nothing', async () => {
    const fetch = vi.fn(server.fetch);
    const { dialog, retype, save } = await openForm({ fetch });
    const requests = requestsOf(fetch);

    await retype('Full name', '');
    await retype('Email address', 'nowhere');
    await save();

    expect(within(dialog).getByLabelText('Full name')).toHaveAccessibleDescription(
      /This field is required\./,
    );
    expect(within(dialog).getByLabelText('Email address')).toHaveAccessibleDescription(
      /Enter an email address, such as jane@example\.org\./,
    );
    expect(within(dialog).getByLabelText('Full name')).toHaveFocus();
    expect(requestsOf(fetch)).toEqual(requests);
    await expectAccessible();
  });

  it('says the reason of the server at the field it is about, and keeps what was typed', async () => {
    const violations = [{ path: 'email', message: 'is taken', invalidValue: 'zoe@shop.example' }];
    const fetch = answering('POST', () => Response.json(violations, { status: 400 }));
    const { dialog, onProfileSaved, retype, save } = await openForm({ fetch });

    await retype('Email address', 'zoe@shop.example');
    await save();

    const field = within(dialog).getByLabelText('Email address');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The server says: is taken/));
    expect(field).toHaveValue('zoe@shop.example');
    expect(field).toHaveFocus();
    expect(onProfileSaved).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', () => new Response('Full name is required.', { status: 400 }), 'Full name is required.'],
    ['a fault of the server', () => new Response('', { status: 500 }), 'Could not save.'],
    ['a broken line', () => Promise.reject(new TypeError('failed')), 'Could not connect'],
  ])('says %s above the form, keeps what was typed, and can be sent again', async (_, answer, words) => {
    let isWell = false;
    const fetch: typeof server.fetch = (input, init) =>
      isWell ? server.fetch(input, init) : answering('POST', answer)(input, init);
    const { dialog, onProfileSaved, retype, save } = await openForm({ fetch });

    await retype('Full name', 'Zoë');
    await save();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
    expect(within(dialog).getByLabelText('Full name')).toHaveValue('Zoë');
    isWell = true;
    await save();

    await waitFor(() => expect(onProfileSaved).toHaveBeenCalledOnce());
  });

  it('tells the host that the session has ended, and stays', async () => {
    const { told, dialog, retype, save } = await openForm({
      fetch: answering('POST', () => new Response('', { status: 401 })),
    });

    await retype('Full name', 'Zoë');
    await save();

    await waitFor(() => expect(told.unauthorized).toBe(1));
    expect(within(dialog).getByLabelText('Full name')).toHaveValue('Zoë');
  });

  it('says why it could not be loaded, and tries again', async () => {
    let isWell = false;
    const failing = answering('GET', () => new Response('', { status: 500 }));
    const fetch: typeof server.fetch = (input, init) => (isWell ? server.fetch : failing)(input, init);
    const { user, dialog } = await open({ fetch });
    expect(await within(dialog).findByText('Could not load your profile')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();

    isWell = true;
    await user.click(within(dialog).getByRole('button', { name: /again/i }));

    expect(await within(dialog).findByDisplayValue('viewer@bomdeck.example')).toBeVisible();
  });

  it('waits for what it shows', async () => {
    const { dialog } = await open({ fetch: answering('GET', () => new Promise(() => {})) });

    expect(await within(dialog).findByRole('status')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it.each([
    ['a directory', { username: 'zoe', dn: 'cn=zoe', email: 'zoe@shop.example' }],
    ['an identity provider', { username: 'zoe', subjectIdentifier: '1', email: 'zoe@shop.example' }],
  ])('of a user of %s says where it is changed', async (_, who) => {
    const { user, dialog, onClose } = await open({ fetch: answering('GET', () => Response.json(who)) });

    expect(await within(dialog).findByText('You cannot edit your profile here')).toBeVisible();
    expect(within(dialog).getByLabelText('Email address')).toHaveAttribute('readonly');
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
    await expectAccessible();
    await user.click(within(dialog).getByText('Close'));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('only shows it in a host that lets nothing be changed', async () => {
    const { dialog } = await openForm({ isReadOnly: true });

    expect(within(dialog).getByLabelText('Full name')).toHaveAttribute('readonly');
    expect(within(dialog).queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('asks before what was typed is thrown away', async () => {
    const { user, dialog, onClose, retype } = await openForm();

    await retype('Full name', 'Zoë');
    await user.keyboard('{Escape}');

    expect(within(dialog).getByRole('alert')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('speaks German', async () => {
    await kitPage(<ProfileDialog onClose={() => {}} onProfileSaved={() => {}} />, { server, locale: 'de' });

    expect(await screen.findByLabelText('Vollständiger Name')).toBeVisible();
  });
});
