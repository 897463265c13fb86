import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathOf } from '../../src/api/client.js';
import { getPage } from '../../src/api/paging.js';
import { listRepositories, updateRepository } from '../../src/api/repositories.js';
import { resourceKey } from '../../src/data/resources/resourceKey.js';
import { nameColumn } from '../../src/frames/crud/crudColumns.js';
import { crudCodec, type CrudDefinition, type CrudPanelState } from '../../src/frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../src/frames/crud/CrudPanel.js';
import { RepositoryStruct, type Repository } from '../../src/schema/repository.js';
import type { Setting } from '../../src/schema/setting.js';
import { FormTextField } from '../../src/ui/form/fields.js';
import { AdminPanels, type AdminPanelsValue } from '../../src/widgets/administration/AdminPanels/index.js';
import { ADMIN_PANELS, type AdminPanel } from '../../src/widgets/administration/AdminPanels/panels.js';
import { panelWithQuery } from '../../src/widgets/administration/AdminPanels/panelWithQuery.js';
import { apiCall } from '../support/apiCall.js';
import { heldAnswers, type RequestPattern } from '../support/heldAnswers.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, kitPage } from './kitPage.js';

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
  await apiCall(server)('PUT', '/repository', {
    type: 'MAVEN',
    identifier: 'acme',
    url: 'https://repo.acme.example/one',
    enabled: true,
    internal: false,
    authenticationRequired: false,
  });
});
afterEach(() => closed(server));

type User = Awaited<ReturnType<typeof kitPage>>['user'];

/** A panel whose form has a text field, and ways to inspect its server without the panel. */
interface PanelPilot {
  /** Its address. */
  panel: string;
  /** Its section and link in the navigation. */
  link: readonly [section: string, name: string];
  /** Waits until the panel is there. */
  isThere: () => Promise<unknown>;
  /** Opens its form. */
  open: (user: User) => Promise<unknown>;
  label: RegExp;
  /** The initial text of the field, and the texts that are typed. */
  texts: readonly [first: string, second: string, third: string];
  /** Returns the value that the server has for the field. */
  stored: () => Promise<string | undefined>;
  saves: RequestPattern;
  loads: RequestPattern;
  /** Changes something else, as another administrator does. */
  changeElsewhere: () => Promise<unknown>;
  /** Returns whether that change still exists. */
  isElsewhereKept: () => Promise<boolean>;
}

const acme = async () =>
  (await server.get<Repository[]>('/repository/MAVEN')).find(({ identifier }) => identifier === 'acme')!;
const setting = async (name: string) =>
  (await server.get<Setting[]>('/configProperty')).find(
    ({ groupName, propertyName }) => groupName === 'email' && propertyName === name,
  )?.propertyValue ?? undefined;

const say = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage });
const COLUMNS = [
  nameColumn<Repository>({
    id: 'identifier',
    header: say('Identifier'),
    idOf: ({ uuid }) => uuid,
    nameOf: ({ identifier }) => identifier,
  }),
];
const PAGED_CODEC = crudCodec('PagedPanel', COLUMNS, 'identifier');

/** A panel whose rows a server sends page by page, as those of users, teams and licences have to be. */
const PAGED: CrudDefinition<Repository, { url: string }> = {
  list: {
    value: PAGED_CODEC,
    columns: COLUMNS,
    row: { getId: ({ uuid }) => uuid, getName: ({ identifier }) => identifier },
    permission: 'SYSTEM_CONFIGURATION',
    words: { label: say('Pagination'), total: say('all'), none: say('none') },
  },
  rows: {
    page: (request) => ({
      key: resourceKey('test.paged', 'list', request),
      load: (api, signal) =>
        getPage(api, { path: pathOf('repository', 'MAVEN'), signal }, request, RepositoryStruct),
    }),
    lists: resourceKey('test.paged', 'list'),
    one: (id) => ({
      key: resourceKey('test.paged', 'one', id),
      load: async (api, signal) =>
        (await listRepositories(api, 'MAVEN', signal)).find(({ uuid }) => uuid === id)!,
    }),
  },
  loadForm: async () => () => ({
    valuesOf: (row) => ({ url: row?.url ?? '' }),
    fields: () => <FormTextField name="url" label="URL" />,
    update: (api, row, { url }, signal) => {
      const { uuid, identifier, enabled, internal = false } = row;
      return updateRepository(
        api,
        { uuid, identifier, url, enabled, internal, authenticationRequired: false },
        signal,
      );
    },
  }),
};
const PagedPanel = panelWithQuery(
  (props: CrudPanelState) => <CrudPanel {...props} definition={PAGED} />,
  PAGED_CODEC,
);
// No panel of the product is paged yet; the table is what the area draws.
const panels = ADMIN_PANELS as AdminPanel[];
beforeAll(
  () =>
    void panels.push({
      id: 'repositories/pages',
      label: () => 'Pagination',
      draw: (props) => <PagedPanel {...props} />,
    }),
);
afterAll(() => void panels.pop());

const MAVEN: PanelPilot = {
  panel: 'repositories/maven',
  link: ['Repositories', 'Maven'],
  isThere: () => screen.findByRole('button', { name: 'acme' }),
  open: async (user) => {
    await user.click(await screen.findByRole('button', { name: 'acme' }));
    await within(await screen.findByRole('form', { name: 'acme' })).findByLabelText(/^URL/);
  },
  label: /^URL/,
  texts: [
    'https://repo.acme.example/one',
    'https://repo.acme.example/two',
    'https://repo.acme.example/three',
  ],
  stored: async () => (await acme()).url,
  saves: { method: 'POST', path: '/repository' },
  loads: { method: 'GET', path: '/repository/MAVEN' },
  changeElsewhere: async () => {
    const { uuid, identifier, url } = await acme();
    const flags = { enabled: false, internal: false, authenticationRequired: false };
    return apiCall(server)('POST', '/repository', { uuid, identifier, url, ...flags });
  },
  isElsewhereKept: async () => !(await acme()).enabled,
};
const PILOTS: readonly PanelPilot[] = [
  MAVEN,
  { ...MAVEN, panel: 'repositories/pages', link: ['Repositories', 'Pagination'] },
  {
    panel: 'configuration/email',
    link: ['Configuration', 'Email'],
    isThere: () => screen.findByLabelText(/^Subject prefix/),
    open: () => screen.findByLabelText(/^Subject prefix/),
    label: /^Subject prefix/,
    texts: ['[Dependency-Track]', '[two]', '[three]'],
    stored: () => setting('subject.prefix'),
    saves: { method: 'POST', path: '/aggregate' },
    loads: { method: 'GET', path: '/configProperty' },
    changeElsewhere: () =>
      apiCall(server)('POST', '/configProperty/aggregate', [
        { groupName: 'email', propertyName: 'smtp.server.port', propertyValue: '2525' },
      ]),
    isElsewhereKept: async () => (await setting('smtp.server.port')) === '2525',
  },
];

describe.each(PILOTS)('the panel $panel', (pilot) => {
  const { panel, link, label, texts, stored, saves, loads } = pilot;
  const [first, second, third] = texts;
  const field = () => screen.getByLabelText(label);
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  const save = (user: User) => user.click(screen.getByRole('button', { name: /^Save/ }));
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  async function page() {
    const held = heldAnswers(server);
    const onValueChange = vi.fn<(value: AdminPanelsValue) => void>();
    const kit = await kitPage(<AdminPanels defaultValue={{ panel }} onValueChange={onValueChange} />, {
      server,
      fetch: held.fetch,
    });
    await pilot.isThere();
    return { ...kit, held, onValueChange };
  }
  const go = async (user: User, [section, name]: PanelPilot['link']) => {
    if (!screen.queryByRole('link', { name })) {
      await user.click(screen.getByRole('button', { name: section }));
    }
    await user.click(screen.getByRole('link', { name }));
  };
  /** Leaves for another panel and types there. */
  const leave = async (user: User) => {
    await go(user, ['Repositories', 'PyPI']);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await user.click(await screen.findByRole('button', { name: 'pypi.org' }));
    await within(await screen.findByRole('form', { name: 'pypi.org' })).findByLabelText(/^URL/);
    fireEvent.change(screen.getByLabelText(/^URL/), { target: { value: 'https://typed.example/' } });
  };

  it('keeps what is typed on while it saves, as a change', async () => {
    const { user, held } = await page();
    await pilot.open(user);
    const answer = held.hold(saves);

    type(second);
    await save(user);
    type(third);
    await waitFor(() => expect(answer.count()).toBe(1));
    answer.release();

    expect(await screen.findByText('1 change')).toBeVisible();
    expect(field()).toHaveValue(third);
    expect(await stored()).toBe(second);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Save/ })).toBeEnabled());
    await save(user);
    await screen.findByText('Saved');
    expect(await stored()).toBe(third);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is left while it saves, and its answer disturbs nothing', async () => {
    const { user, held, onValueChange } = await page();
    await pilot.open(user);
    const answer = held.hold(saves);
    type(second);
    await save(user);

    await leave(user);
    onValueChange.mockClear();
    answer.release();
    await settled();

    expect(await stored()).toBe(second);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'PyPI repositories' })).toBeVisible();
    expect(screen.getByLabelText(/^URL/)).toHaveValue('https://typed.example/');
    // It still counts as something to lose.
    await go(user, link);
    expect(await screen.findByText('Leave without saving?')).toBeVisible();
  });

  it('is left while it saves and opened again: the answer leaves alone what is typed by then', async () => {
    const { user, held } = await page();
    await pilot.open(user);
    const answer = held.hold(saves);
    type(second);
    await save(user);
    await leave(user);
    await go(user, link);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await pilot.open(user);

    type(third);
    answer.release();
    await settled();

    expect(field()).toHaveValue(third);
    expect(await stored()).toBe(second);
    expect(screen.getByText('1 change')).toBeVisible();
  });

  it('saves what is changed back before what was saved is loaded again', async () => {
    const { user, held } = await page();
    await pilot.open(user);
    const reload = held.hold(loads);

    type(second);
    await save(user);
    await screen.findByText('Saved');
    type(first);
    await save(user);
    await screen.findByText('Saved');
    reload.release();
    await settled();

    expect(await stored()).toBe(first);
    expect(field()).toHaveValue(first);
  });

  it('keeps what another administrator changed since the page was opened', async () => {
    const { user } = await page();
    await pilot.changeElsewhere();

    await pilot.open(user);
    type(second);
    await save(user);
    await screen.findByText('Saved');

    expect(await stored()).toBe(second);
    expect(await pilot.isElsewhereKept()).toBe(true);
  });

  it('asks before its host leads elsewhere from what is not saved, and puts the host right', async () => {
    const told: AdminPanelsValue[] = [];
    let lead!: (value: AdminPanelsValue) => void;
    function Host() {
      const [value, setValue] = useState<AdminPanelsValue>({ panel });
      lead = setValue;
      const keep = (next: AdminPanelsValue) => {
        told.push(next);
        setValue(next);
      };
      return <AdminPanels value={value} onValueChange={keep} />;
    }
    const { user } = await kitPage(<Host />, { server });
    await pilot.isThere();
    await pilot.open(user);
    type(second);
    const here = { panel, query: told.at(-1)?.query ?? '' };

    act(() => lead({ panel: 'repositories/python' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));

    expect(field()).toHaveValue(second);
    expect(told.at(-1)).toEqual(here);
    act(() => lead({ panel: 'repositories/python' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { name: 'PyPI repositories' })).toBeVisible();
  });
});
