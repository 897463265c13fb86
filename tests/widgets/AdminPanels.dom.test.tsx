import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminPanels, offersAdministration } from '../../src/widgets/administration/AdminPanels/index.js';
import { asLine } from '../support/asLine.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, expectAccessible, interceptedFetch, kitPage } from './kitPage.js';

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

    await user.click(within(navigation).getByRole('link', { name: 'PyPI' }));

    expect(await screen.findByRole('button', { name: 'pypi.org' })).toBeVisible();
    expect(onValueChange).toHaveBeenLastCalledWith({ panel: 'repositories/python' }, { isStep: true });
    const section = 'Repositories';
    expect(onPanelShown.mock.calls).toEqual([
      [{ panel: { id: 'repositories/maven', title: 'Maven repositories', section } }],
      [{ panel: { id: 'repositories/python', title: 'PyPI repositories', section } }],
    ]);
  });

  it.each([
    ['Repositories/GoModules', 'Go modules repositories'],
    ['repositories', 'Cargo repositories'],
    ['REPOSITORIES/', 'Cargo repositories'],
    ['configuration', 'General'],
    ['analyzers', 'Internal analyzer'],
    ['vulnerabilitySources', 'National Vulnerability Database'],
    ['integrations/', 'DefectDojo'],
    ['Analyzers/VulnDb', 'VulnDB'],
    ['Configuration/Email', 'Email'],
  ])('takes the address %s as the original console does', async (panel, heading) => {
    await kitPage(<AdminPanels value={{ panel }} />, { server });

    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  });

  it('shows the first panel where its host names none', async () => {
    await kitPage(<AdminPanels />, { server });

    expect(await screen.findByRole('heading', { name: 'General' })).toBeVisible();
  });

  it('says that an address leads to no panel, and the way to the first', async () => {
    const onPanelShown = vi.fn();
    const { user } = await kitPage(
      <AdminPanels defaultValue={{ panel: 'analyzers/none' }} onPanelShown={onPanelShown} />,
      { server },
    );
    expect(await screen.findByText('Page not found')).toBeVisible();
    expect(onPanelShown).toHaveBeenLastCalledWith({});
    await expectAccessible();

    await user.click(screen.getByRole('button', { name: 'Open General' }));

    expect(await screen.findByRole('heading', { name: 'General' })).toBeVisible();
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
    fireEvent.change(screen.getByLabelText('ID'), { target: { value: 'acme' } });
    await waitFor(() => expect(told).toEqual([{ isDirty: true }]));
    const python = screen.getByRole('link', { name: 'PyPI' });

    await user.click(python);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('ID')).toHaveValue('acme');
    told.length = 0;
    await user.click(python);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));

    expect(await screen.findByRole('heading', { name: 'PyPI repositories' })).toBeVisible();
    expect(told.slice(0, 2)).toEqual([{ isDirty: false }, { panel: 'repositories/python' }]);
  });

  it('says to somebody without any of its rights what is missing', async () => {
    await kitPage(<AdminPanels value={{ panel: 'repositories/maven' }} />, {
      server,
      as: ['VIEW_PORTFOLIO'],
    });

    expect(await screen.findByText('You do not have permission to view this')).toBeVisible();
    expect(screen.getByText(/Configure the system or Manage access/)).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows access management to who may manage access alone, and nothing else', async () => {
    await kitPage(<AdminPanels value={{ panel: 'accessManagement/teams' }} />, {
      server,
      as: ['ACCESS_MANAGEMENT'],
    });

    expect(await screen.findByRole('button', { name: 'Administrators' })).toBeVisible();
    const navigation = screen.getByRole('navigation');
    expect(navigation).toHaveTextContent('Access management');
    expect(navigation).not.toHaveTextContent('Repositories');
  });
});

describe('the panels that the navigation has', () => {
  it.each([
    ['4.14.2', ['Welcome message', 'Telemetry', 'Email'], ['Experimental']],
    [
      '5.0.2',
      ['Welcome message', 'Telemetry', 'Maintenance', 'Risk score'],
      ['Email', 'Task scheduler', 'Search', 'Experimental'],
    ],
  ] as const)('are those of %s', async (release, has, lacks) => {
    await kitPage(<AdminPanels defaultValue={{ panel: 'configuration/general' }} />, {
      server: asLine(server, release),
      as: ['SYSTEM_CONFIGURATION'],
    });
    const navigation = within(await screen.findByRole('navigation', { name: 'Administration' }));

    for (const name of has) expect(await navigation.findByRole('link', { name })).toBeVisible();
    for (const name of lacks) expect(navigation.queryByRole('link', { name })).toBeNull();
    const hasAnalyzers = navigation.queryByRole('button', { name: 'Analyzers' }) !== null;
    expect(hasAnalyzers).toBe(release === '4.14.2');
  });
});

describe('administration', () => {
  it.each([
    [['SYSTEM_CONFIGURATION'], true],
    // From 5.0 on reading can be granted alone.
    [['SYSTEM_CONFIGURATION_READ'], true],
    [['VIEW_PORTFOLIO'], false],
    [[], false],
  ])('with %s is something to lead to: %s', (permissions, isOffered) => {
    expect(offersAdministration(permissions)).toBe(isOffered);
  });
});

describe('the search over all settings', () => {
  const field = (name = 'Search settings') => screen.getByRole('searchbox', { name });
  const found = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);
  const search = (text: string, name?: string) => {
    fireEvent.focus(field(name));
    fireEvent.change(field(name), { target: { value: text } });
  };

  it('leads from a setting that it finds by its help to its field in another panel', async () => {
    const onValueChange = vi.fn();
    const { user } = await kitPage(
      <AdminPanels defaultValue={{ panel: 'repositories/maven' }} onValueChange={onValueChange} />,
      { server },
    );
    await screen.findByRole('button', { name: 'central' });

    search('empty for none');
    await user.click(await screen.findByRole('link', { name: /^Subject prefix Email Sender and subject/ }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject prefix' })).toHaveFocus());
    expect(onValueChange).toHaveBeenLastCalledWith({ panel: 'configuration/email' }, { isStep: true });
    expect(field()).toHaveValue('');
    expect(screen.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  });

  it('is used by keyboard alone: arrows, Enter, Escape', async () => {
    const { user } = await kitPage(<AdminPanels defaultValue={{ panel: 'configuration/email' }} />, {
      server,
    });
    await screen.findByRole('textbox', { name: 'From address' });

    await user.click(field());
    await user.keyboard('address');
    await screen.findByRole('link', { name: /^From address/ });
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /^From address/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    await user.keyboard('from{Enter}');

    expect(screen.getByRole('textbox', { name: 'From address' })).toHaveFocus();
  });

  it('finds panels before settings, and says when it finds nothing', async () => {
    await kitPage(<AdminPanels />, { server });

    search('mail');
    expect((await found()).slice(0, 2)).toEqual([
      expect.stringMatching(/^Email/),
      expect.stringMatching(/^Send email/),
    ]);
    search('maven repo');
    await waitFor(async () => expect(await found()).toEqual([expect.stringMatching(/^Maven repositories/)]));
    search('no such thing');

    expect(await screen.findByText('No matches')).toBeVisible();
  });

  it('knows the server’s own names of settings, and the words of the user’s language', async () => {
    await kitPage(<AdminPanels />, { server, locale: 'de' });
    await screen.findByRole('searchbox', { name: 'Einstellungen suchen' });

    search('smtp.server.port', 'Einstellungen suchen');
    expect(await found()).toEqual([expect.stringMatching(/^Port/)]);
    search('absenderadresse', 'Einstellungen suchen');

    await waitFor(async () => expect(await found()).toEqual([expect.stringMatching(/^Absenderadresse/)]));
  });

  it('finds no settings that the server does not have', async () => {
    // From 5.0 on servers keep those of mail elsewhere.
    const fetch = interceptedFetch(server, ({ path }) =>
      path === '/api/v1/configProperty' ? Response.json([]) : undefined,
    );
    await kitPage(<AdminPanels />, { server, fetch });
    await screen.findByRole('heading', { name: 'General' });

    search('prefix');

    expect(await screen.findByText('No matches')).toBeVisible();
  });

  it('asks before it leads away from something that is not saved, and keeps what it found', async () => {
    const { user } = await kitPage(
      <AdminPanels defaultValue={{ panel: 'repositories/maven', query: 'open=*' }} />,
      { server },
    );
    await screen.findByRole('form', { name: 'Create repository' });
    fireEvent.change(screen.getByLabelText('ID'), { target: { value: 'acme' } });

    search('prefix');
    await user.click(await screen.findByRole('link', { name: /^Subject prefix/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('ID')).toHaveValue('acme');
    await user.click(screen.getByRole('link', { name: /^Subject prefix/ }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject prefix' })).toHaveFocus());
  });
});
