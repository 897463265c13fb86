import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LicenseList } from '../../src/widgets/policy/LicenseList/index.js';
import { apiCall } from '../support/apiCall.js';
import { pasteInto } from '../support/pasteInto.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

const row = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

describe('LicenseList', () => {
  it('lists what the server knows of SPDX, by name, without the texts', async () => {
    await kitPage(<LicenseList />, { server, as: 'viewer' });

    expect(await row('389 Directory Server Exception')).toHaveTextContent('389-exception');
    expect(screen.getByText(/^1–25 of \d+$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create license…' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'License groups' })).toBeNull();
  });

  it('searches and sorts on the server, and says what the flags are', async () => {
    const onValueChange = vi.fn();
    const { user } = await kitPage(<LicenseList onValueChange={onValueChange} />, { server });
    await row('389 Directory Server Exception');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'GPL-2.0' } });
    expect(await screen.findByText(/\d matches$/)).toBeVisible();
    const old = screen.getByText('GPL-2.0', { selector: 'td *' }).closest('tr')!;
    expect(within(old).getByRole('img', { name: 'Deprecated' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^SPDX ID/ }));

    const view = { searchText: 'GPL-2.0', sortBy: 'licenseId', sortOrder: 'asc' };
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(view, { isStep: true }));
    await waitFor(() => expect(document.querySelector('tbody tr')).not.toHaveTextContent('GNU Affero'));
  });

  it('filters all of them, and keeps it in the view', async () => {
    await apiCall(server)('PUT', '/license', { name: 'Acme in house', licenseId: 'LicenseRef-Acme' });
    const onValueChange = vi.fn();
    const { user } = await kitPage(<LicenseList onValueChange={onValueChange} />, { server });
    await row('389 Directory Server Exception');

    await user.click(screen.getByRole('switch', { name: 'Custom' }));

    expect(await row('Acme in house')).toHaveTextContent('LicenseRef-Acme');
    expect(await screen.findByText('1 match')).toBeVisible();
    expect(onValueChange).toHaveBeenLastCalledWith({ isCustomLicense: true }, { isStep: true });
  });

  it('does not say that nothing is deprecated where the server did not look', async () => {
    const fetch = interceptedFetch(server, ({ path }) =>
      path === '/api/v1/license/concise'
        ? Response.json([
            { uuid: 'a', licenseId: 'GPL-2.0', name: 'GPL', isFsfLibre: true, isDeprecatedLicenseId: false },
          ])
        : undefined,
    );
    await kitPage(<LicenseList defaultValue={{ isFsfLibre: true }} />, { server, fetch });

    expect(await row('GPL')).toHaveTextContent('Not reported');
  });

  it('creates a custom license, with what servers take, and leads to it', async () => {
    const { user, told } = await kitPage(<LicenseList />, { server });
    await user.click(await screen.findByRole('button', { name: 'Create license…' }));
    await pasteInto(user, await screen.findByLabelText(/^Name/), 'Acme in house');
    await user.type(screen.getByLabelText(/^ID/), 'no blanks');
    await user.click(screen.getByRole('button', { name: 'Create license' }));
    expect(
      await screen.findByText(/^Use only A to Z, a to z, digits, and _ - \. \+, such as LicenseRef-/),
    ).toBeVisible();

    await user.clear(screen.getByLabelText(/^ID/));
    await pasteInto(user, screen.getByLabelText(/^ID/), 'LicenseRef-Acme+1');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: 'FSF libre' }));
    await user.click(screen.getByText('Template, source header, comments, and links'));
    await user.click(screen.getByRole('button', { name: 'Add URL' }));
    await pasteInto(user, screen.getByLabelText(/^URL/), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Create license' }));
    expect(await screen.findByText(/Line 1: enter a web page URL/)).toBeVisible();
    await expectAccessible();
    await user.clear(screen.getByLabelText(/^URL/));
    await pasteInto(user, screen.getByLabelText(/^URL/), 'https://example.com/acme');
    await user.click(screen.getByRole('button', { name: 'Create license' }));

    await waitFor(() => expect(told.went).toEqual([{ to: 'license', licenseId: 'LicenseRef-Acme+1' }]));
    expect(await server.get('/license/LicenseRef-Acme%2B1')).toMatchObject({
      name: 'Acme in house',
      isFsfLibre: true,
      isCustomLicense: true,
      seeAlso: ['https://example.com/acme'],
    });
  });

  it('says at the field that an identifier is taken, and keeps what was typed', async () => {
    const { user } = await kitPage(<LicenseList />, { server });
    await user.click(await screen.findByRole('button', { name: 'Create license…' }));
    await pasteInto(user, await screen.findByLabelText(/^Name/), 'Another MIT');
    await user.type(screen.getByLabelText(/^ID/), 'MIT');
    await user.click(screen.getByRole('button', { name: 'Create license' }));

    expect(await screen.findByText('A license with the ID MIT already exists.')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Another MIT');
  });
});
