import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminPanels, adminPanelsFor } from '../../src/widgets/administration/AdminPanels/index.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => closed(server));

describe('AdminPanels', () => {
  it('leads from panel to panel, and tells its host the name of each', async () => {
    const onValueChange = vi.fn();
    const onPanelShown = vi.fn();
    const { user } = await kitPage(
      <AdminPanels
        defaultValue={{ panel: 'repositories/maven' }}
        onValueChange={onValueChange}
        onPanelShown={onPanelShown}
      />,
      { server },
    );
    expect(await screen.findByRole('heading', { name: 'Maven repositories' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'central' })).toBeVisible();
    const navigation = screen.getByRole('navigation', { name: 'Administration' });
    await expectAccessible();

    await user.click(within(navigation).getByRole('link', { name: 'Python' }));

    expect(await screen.findByRole('button', { name: 'pypi.org' })).toBeVisible();
    expect(onValueChange).toHaveBeenLastCalledWith({ panel: 'repositories/python' }, { isStep: true });
    const section = 'Repositories';
    expect(onPanelShown.mock.calls).toEqual([
      [{ panel: { id: 'repositories/maven', title: 'Maven repositories', section } }],
      [{ panel: { id: 'repositories/python', title: 'Python repositories', section } }],
    ]);
  });

  it.each([
    ['Repositories/GoModules', 'Go Modules repositories'],
    ['repositories', 'Cargo repositories'],
    ['REPOSITORIES/', 'Cargo repositories'],
    ['configuration', 'E-mail'],
    ['Configuration/Email', 'E-mail'],
  ])('takes the address %s as the original console does', async (panel, heading) => {
    await kitPage(<AdminPanels value={{ panel }} />, { server });

    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('shows the first panel where its host names none', async () => {
    await kitPage(<AdminPanels />, { server });

    expect(await screen.findByRole('heading', { name: 'E-mail' })).toBeVisible();
  });

  it('says that an address leads to no panel, and the way to the first', async () => {
    const onPanelShown = vi.fn();
    const { user } = await kitPage(
      <AdminPanels defaultValue={{ panel: 'analyzers/none' }} onPanelShown={onPanelShown} />,
      { server },
    );
    expect(await screen.findByText('There is no such panel')).toBeVisible();
    expect(onPanelShown).toHaveBeenLastCalledWith({});
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Open E-mail' }));

    expect(await screen.findByRole('heading', { name: 'E-mail' })).toBeVisible();
  });

  it('keeps in the value what a panel shows, as query parameters', async () => {
    const onValueChange = vi.fn();
    const { user } = await kitPage(
      <AdminPanels defaultValue={{ panel: 'repositories/maven' }} onValueChange={onValueChange} />,
      { server },
    );

    await user.click(await screen.findByRole('button', { name: 'central' }));

    expect(await screen.findByRole('form', { name: 'central' })).toBeVisible();
    const [{ panel, query }] = onValueChange.mock.lastCall as [{ panel: string; query: string }];
    expect(panel).toBe('repositories/maven');
    expect(new URLSearchParams(query).get('open')).toMatch(/^[\da-f-]{36}$/);
  });

  it('asks before a panel is left with something that is not saved, and tells its host first', async () => {
    const told: unknown[] = [];
    const { user } = await kitPage(
      <AdminPanels
        defaultValue={{ panel: 'repositories/maven', query: 'open=*' }}
        onValueChange={(value) => told.push(value)}
        onDirtyChange={(event) => told.push(event)}
      />,
      { server },
    );
    await screen.findByRole('form', { name: 'Create repository' });
    fireEvent.change(screen.getByLabelText('Identifier'), { target: { value: 'acme' } });
    await waitFor(() => expect(told).toEqual([{ isDirty: true }]));
    const python = screen.getByRole('link', { name: 'Python' });

    await user.click(python);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Identifier')).toHaveValue('acme');
    told.length = 0;
    await user.click(python);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));

    expect(await screen.findByRole('heading', { name: 'Python repositories' })).toBeVisible();
    expect(told.slice(0, 2)).toEqual([{ isDirty: false }, { panel: 'repositories/python' }]);
  });

  it.each([[['VIEW_PORTFOLIO']], [['ACCESS_MANAGEMENT']]] as const)(
    'says to somebody with %s alone what is missing',
    async (as) => {
      await kitPage(<AdminPanels value={{ panel: 'repositories/maven' }} />, { server, as });

      expect(await screen.findByText('You may not see the administration')).toBeVisible();
      expect(screen.getByText(/Configure the system/)).toBeVisible();
      expect(screen.queryByRole('navigation')).toBeNull();
      await expectAccessible();
    },
  );
});

describe('the panels for somebody', () => {
  it.each([
    [['SYSTEM_CONFIGURATION'], 14],
    // From 5.0 on reading can be granted alone.
    [['SYSTEM_CONFIGURATION_READ'], 14],
    [['VIEW_PORTFOLIO'], 0],
    [[], 0],
  ])('with %s are as many as there are to see', (permissions, count) => {
    expect(adminPanelsFor(permissions)).toHaveLength(count);
  });
});
